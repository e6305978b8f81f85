import { decompose, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { adnominal, pastStem } from '../../style/stems.ts';

const OF_EARLIER =
  /^(?:작년|지난|어릴|어렸|어린|예전|(?:중학교|초등학교)(?: \d학년)? ?(?:때|시절|에서|에 )|방학|얼마 전|며칠 전|전부터|(?:할머니|할아버지)(?:가|께서|의|와|를|는) )/;
const PLACED =
  /^(?:(?![^ ]*[가-힣](?:고|며|서|여) )[^ ,]{1,8} ){0,2}(?:활동|수업|과정|시간|실험|프로젝트|토론|모둠)에서(?:는)? /;
const WHERE = /^.{0,16}에서(?:는|도)? /;

/** 여자만 일어서서, 결석이 잦았으나: whoever takes part in the activity does not do this. */
const OWN_SUBJECT =
  /^(?:[가-힣]+(?:에서|에는|에) )?(?:[가-힣]+ )?(?:여자|남자|사람|어른|아이|동생|관객|손님|주민|상인|선배|후배|결석|지각|출석)들?(?:이|가|만|은|는) /;

/** A doing in the past as an experience: 직접 봄. → 직접 본 경험; null for what is no doing. */
function experience(sentence: string): string | null {
  const stem = sentence.replace(/\.$/, '');
  const last = decompose(stem.at(-1));
  if (
    !last ||
    /(?:싶어 함|고자 함|생각함|(?:확인|파악|이해|설명)함|의문을 가짐|때문임|임|[았었했였있없]음)$/.test(stem)
  )
    return null;
  if (last.final === 'ㄻ') return `${withFinal(stem, 'ㄴ')} 경험`;
  if (stem.endsWith('음')) return `${stem.slice(0, -1)}은 경험`;
  return last.final === 'ㅁ' ? `${withFinal(stem, 'ㄴ')} 경험` : null;
}

/** What a reason left hanging is told with: … 많아서 활동에 참여함. */
const MOVED_BY = /^(.+(?:[가-힣]서|[보듣읽]고)) 활동에 참여함\.$/;
const GIVEN_UP = /^(.{6,}[았었했였웠렸])는데,? [^.]*(?:않|못)[^.]*\.$/;
/** What was seen, heard or read before it all began. */
const MET =
  /^(?!.*(?:수업|활동|모둠|조사|실험|탐구)).*[을를] (?:[가-힣]+ )?(?:봄|보게 됨|들음|듣게 됨|읽음|읽게 됨|겪음|접함|경험함)\.$/;

/** What was read, heard or seen in an activity that is reading, listening or looking. */
function isPartOf(sentence: string, activity: string): boolean {
  return (
    (/읽[음게]/.test(sentence) && /독서|읽|책/.test(activity)) ||
    (/(?:들음|듣게)/.test(sentence) && /특강|강연|듣|음악/.test(activity)) ||
    (/(?:봄|보게 됨)\.$/.test(sentence) && /관람|견학|답사|감상/.test(activity))
  );
}

/** Tells of what was before the lesson, which only the lesson's name ties to it. */
export function isOfEarlier(sentence: string): boolean {
  return (
    OF_EARLIER.test(sentence) ||
    MET.test(sentence) ||
    MOVED_BY.test(sentence) ||
    /경험을 떠올림\.$/.test(sentence)
  );
}

/** … 좋겠다고 생각해서 고름: the choice is the activity itself. */
const CHOSEN_FOR =
  /^([^을를]*(?:[을를] .*)?(?:[가-힣]서|[보듣읽]고)) (?:이 주제를 |주제로 )?(?:고름|선택함|정함|선정함)\.$/;

/** The first sentence of a draft with the lesson's activity named in it, in the fewest words that stay grammatical. */
export function opened(sentence: string, activity: string, chance: number, moved = false): string {
  // A work named by its title is what was chosen, not the activity.
  const chosen = /["'「『《“‘]/.test(sentence) ? null : CHOSEN_FOR.exec(sentence);
  const because = (MOVED_BY.exec(sentence) ?? chosen)?.[1];
  if (because) return `${because} ${activity}에 참여함.`;
  const key = activity.replace(/ 활동$/, '');
  if (sentence.includes(key)) return sentence;
  // 배웠었는데 한동안 하지 않음: what there was is what counts.
  const [, had = ''] = OF_EARLIER.test(sentence) ? (GIVEN_UP.exec(sentence) ?? []) : [];
  if (had)
    return `${adnominal(pastStem(lastFinal(had.slice(0, -1)) === 'ㅆ' ? had.slice(0, -1) : had))} 경험을 바탕으로 ${activity}에 참여함.`;
  // 진로 독서에서 책을 읽음: part of the activity is no reason for it.
  if (moved && MET.test(sentence) && !isPartOf(sentence, activity)) {
    const seen = experience(sentence);
    if (seen) return `${seen}을 계기로 ${activity}에 참여함.`;
  }
  // 천문관측반에 들어옴: the club itself.
  if (/(?:들어옴|가입함|지원함|신청함|입단함)\.$/.test(sentence)) return sentence;
  // … 봤기 때문에 편지를 씀: the doing is of the activity, only its reason is earlier.
  if (/기 때문에 [^.]*[을를] /.test(sentence)) return `${activity}에서 ${sentence}`;
  if (OF_EARLIER.test(sentence)) {
    const seen = experience(sentence);
    return seen ? `${seen}을 계기로 ${activity}에 참여함.` : `${activity}에 참여하여 ${sentence}`;
  }
  const once = /^(.*[은던한난된간본온]) 경험을 떠올림\.$/.exec(sentence)?.[1];
  if (once) return `${once} 경험을 계기로 ${activity}에 참여함.`;
  if (PLACED.test(sentence)) return `${activity}에서 ${sentence.replace(PLACED, '')}`;
  // A question comes up over a lesson, not inside it.
  if (/(?:의문|궁금증|관심)을 (?:가짐|품음|가지게 됨)\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  if (/^처음에는? .*(?:못함|못하|어려|않|힘들)/.test(sentence)) return `${activity}에서 ${sentence}`;
  // 급식실에서 매일 보면서 … 확인하고자 함: seen before it began.
  if (moved && WHERE.test(sentence) && /고자 함\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  const ofOthers = OWN_SUBJECT.test(sentence);
  if (ofOthers && WHERE.test(sentence)) return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  // A state of mind is had in an activity; only a doing is taken part in.
  const joins =
    /[을를] .*(?:함|봄|냄|씀|침|만듦|그림|정함|맡음|세움|만남|찾음|읽음|나눔|찍음|적음|고름)\.$/.test(
      sentence,
    ) && !/고자 함|[이가] [^.]*지 (?:않|못)/.test(sentence);
  if (!joins && WHERE.test(sentence)) return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  // 캠페인에 참여하는 활동에서: said already.
  if (joins && /참여/.test(activity)) return `${activity}에서 ${sentence}`;
  if (joins && (WHERE.test(sentence) || /^(?:처음|먼저|이후|나중)/.test(sentence)))
    return `${activity}에 ${chance < 0.6 ? '참여하여' : '참여하며'} ${sentence}`;
  if (!joins || ofOthers) return `${activity}에서 ${sentence}`;
  if (chance < 0.3) return `${activity}에 참여하여 ${sentence}`;
  if (chance < 0.45) return `${activity}에 참여하며 ${sentence}`;
  return chance < 0.7 && activity.endsWith('는 활동')
    ? `${activity.replace(/활동$/, '과정에서')} ${sentence}`
    : `${activity}에서 ${sentence}`;
}

/** NEIS bytes to keep free for an opening until its sentence is known: letters of three bytes. */
export function openingRoom(activity: string): number {
  return (activity.length + 12) * 3;
}
