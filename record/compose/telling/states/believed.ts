import { nominal } from '../../../style/words/stems.ts';
import { closedStem, learntAs } from './closed-states.ts';

/** What was thought first, and behind it what it is in truth. */
const BELIEVED =
  /^(.* 줄 알았)(?:는데|지만|으나),? ((?!.*(?:알게 됨|앎|들음|이해함|가짐|깨달음|확인함|파악함|배움|느낌|생각함|[다라]고 함)\.).*[가-힣])\.$/;
/** 재능이 있어야 하는 것이라고 생각했는데 아니었음. */
const NOT_SO =
  /^(?:처음에는 |원래 )?(.{6,}(?: 줄 알았|[다라]고만? ?생각했|[으]?로만? ?생각했))(?:는데|지만|으나),? (?:전혀 |꼭 |사실은? |그것이 )?(?:아니었음|아님|그렇지 않았음|그렇지 않음|그것이 아니었음|그런 것이 아니었음)\.$/;
/** 누룽지라는 뜻인데 처음에는 풀인 줄 알았음: the truth stands first. */
const TRUTH_FIRST = /^([^.]{3,}[가-힣0-9])인데,? (처음에는? [^.]+ 줄(?:로만)? 알았)음\.$/;
/** 심으면 되는 줄 알았는데 밑거름을 줘야 한다는 것도 몰랐음: by now it is known. */
const UNKNOWN_THEN =
  /^((?:처음에는 |원래 )?[^.]{4,} 줄(?:로만)? 알았(?:는데|지만|으나)) ([^.]{6,}다는 (?:것|점|사실))(?:도|은|을|조차) (?:전혀 |미처 )?몰랐음\.$/;
const PAST =
  /[았었했갔왔됐났였렸졌켰봤줬웠랐](?:다|습니다|어요|음|는데|거든요|더라고요|더라구요)[.!~ㅋㅎㅠ\s]*$/;

/**
 * 빠른 줄 알았는데 헛돎 → … 헛돈다는 점을 알게 됨: what it is in truth was learnt; a figure told in the past was
 * seen once (21%밖에 나오지 않음을 확인함). Null where nothing was believed.
 */
export function believed(text: string, raw: string): string | null {
  const not = NOT_SO.exec(text)?.[1];
  if (not) return `${not}으나 그렇지 않음을 알게 됨.`;
  const [, truth = '', thought = ''] = TRUTH_FIRST.exec(text) ?? [];
  if (truth) return `${thought}으나 ${truth}임을 알게 됨.`;
  const [, first = '', unknown = ''] = UNKNOWN_THEN.exec(text) ?? [];
  if (first) return `${first} ${unknown}을 알게 됨.`;
  const [, belief = '', what = ''] = BELIEVED.exec(text) ?? [];
  const before = belief && `${belief}으나 `;
  // …줄 알았는데 반대여서 교과서를 다시 찾아봄: what was done about it is no truth.
  // … 줄 알았는데 친구가 "…"라고 받아침: what was said is no truth.
  if (
    !what ||
    /["'”’](?:이?라)?고 [가-힣 ]+$/.test(what) ||
    /(?:찾아봄|물어봄|해봄|해 봄|고침|싶어 함|바꿈|다시 [가-힣]+)$/.test(what)
  )
    return null;
  const stem = closedStem(what);
  if (!stem || !PAST.test(raw)) return learntAs(before, what);
  // 21%밖에 나오지 않았다: seen once, and measured; 끝까지 뛰었다 is a doing.
  return /\d/.test(what) && !/걱정|불안|당황|긴장|실망|속상/.test(what)
    ? `${before}${nominal(stem)}을 확인함.`
    : null;
}
