import { lastFinal, withFinal } from '../../hangul.ts';
import { isAdjective, nominal, openStem, pastStem } from '../../style/words/stems.ts';

/** One clause may not stand in a record: what of the sentence still may. */

/** Letters of a clause that may stand when the one behind it may not. */
const SHORTEST_CLAUSE = 12;
/** What was finished before: 정리했고, 버텨서. */
const FINISHED =
  /([았었했였갔왔봤줬웠랐렸켰혔졌냈꿨썼])고,? |([아어여해려져와워켜텨])서,? |([가-힣])면서,? /g;
/** A cause of the forbidden thing is part of it: 연습해서 상을 탐, 아버지 덕분에 …. */
const FOR_IT = /대회|경시|상을|인증|자격|급수|논문|특허|출판|학원|과외|아버지|어머니|부모|형|누나|언니|오빠/;

/** 380g인데 11.2kg을 버텨서 반에서 2등 함 → 380g인데 11.2kg을 버팀.: the clauses before the forbidden one, or null. */
export function withoutForbiddenEnd(text: string, forbidden: number): string | null {
  const joints = [...text.matchAll(FINISHED)].filter(
    ({ index }) => index >= SHORTEST_CLAUSE && index < forbidden,
  );
  const last = joints.findLast((joint) => !isGround(text, joint));
  if (!last) return null;
  const [, finished, leading, beside] = last;
  const clause = text.slice(0, last.index);
  if (beside) return objective(`${nominal(openStem(clause + beside))}.`, clause);
  const past = finished ? clause + finished : withFinal(clause + (leading ?? ''), 'ㅆ');
  if (lastFinal(past) !== 'ㅆ') return null;
  return objective(`${nominal(pastStem(past))}.`, clause);
}

/** 한자가 많아서: why the rest was done, and nothing without it. */
function isGround(text: string, { index, 2: leading }: RegExpExecArray): boolean {
  const stem = leading ? pastStem(withFinal(text.slice(0, index) + leading, 'ㅆ')) : '';
  // 다시 정하자고 해서: by whom is told behind it, if at all.
  const said =
    /[다라자냐]고 (?:말|제안|이야기|얘기)?하$/.test(stem) && !/자신[은이] /.test(text.slice(0, index));
  return stem !== '' && (said || isAdjective(stem) || /[있없]$/.test(stem));
}

/** 드론 자격증 영상을 보다가 바람이 불면 …: what the student was at when it began. */
const CAME_BY = /^[^.]{2,24}[을를] (?:보다가|보고|읽다가|읽고|듣다가|찾다가|준비하다가|공부하다가|풀다가),? /;

/** 아버지가 개발자라서 컴퓨터를 좋아했고 백엔드 개발자가 되고 싶어 함: the student's own aim behind it. */
const OWN_AIM = /^.*[가-힣](?:고|지만|으나|는데),? (?=[^.,]{4,}(?:고 싶어 함|고자 함|계획임)\.$)/;

/** 카이스트 산업공학과에 가서 배차를 최적화하는 연구를 하고 싶어 함: where it would be. */
const ENTERED =
  /^[^.]{2,40}에 (?:가서|진학해서|진학하여|입학해서|입학하여|들어가서),? (?=[^.]*(?:고 싶어 함|고자 함|계획임)\.$)/;

/** The sentence without an opening clause that may not stand, where that only says how it began or where the student's
 * own aim stands behind it; null elsewhere. */
export function withoutForbiddenFront(text: string, end: number): string | null {
  const told = OWN_AIM.exec(text)?.[0];
  if (told && told.length >= end && text.length - told.length >= SHORTEST_CLAUSE)
    return text.slice(told.length);
  const place = ENTERED.exec(text)?.[0];
  if (place && place.length >= end && text.length - place.length >= SHORTEST_CLAUSE)
    return text.slice(place.length);
  const front = CAME_BY.exec(text)?.[0];
  if (!front || front.length < end || text.length - front.length < SHORTEST_CLAUSE * 2) return null;
  return text.slice(front.length);
}

/** What is done to something may stand alone. */
function objective(told: string, clause: string): string | null {
  return /[을를] /.test(told) && !FOR_IT.test(clause) && !/(?<![가-힣])그[런렇]/.test(told) ? told : null;
}
