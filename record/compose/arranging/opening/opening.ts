import { decompose, lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import { adnominal, pastStem } from '../../../style/words/stems.ts';

const OF_EARLIER =
  /^(?:작년|지난|어릴|어렸|어린|예전|(?:중학교|초등학교)(?: \d학년)? ?(?:때|시절|에서|에 )|방학|얼마 전|며칠 전|전부터|(?:할머니|할아버지)(?:가|께서|의|와|를|는) )/;
const PLACED =
  /^(?:(?![^ ]*[가-힣](?:고|며|서|여) )[^ ,]{1,8} ){0,2}(?:활동|수업|과정|시간|실험|프로젝트|토론|모둠)에서(?:는)? /;
const WHERE = /^.{0,16}에서(?:는|도)? /;

/** A doing in the past as an experience: 직접 봄. → 직접 본 경험; null for what is no doing. */
function experience(sentence: string): string | null {
  const stem = sentence.replace(/\.$/, '');
  const last = decompose(stem.at(-1));
  if (
    !last ||
    /지 (?:않음|못함)$|(?:싶어 함|고자 함|생각함|(?:확인|파악|이해|설명)함|의문을 가짐|임)$/.test(stem) ||
    /[ㅆㅄ]/.test(stem.endsWith('음') ? (lastFinal(stem.slice(0, -1)) ?? '') : '')
  )
    return null;
  if (last.final === 'ㄻ') return `${withFinal(stem, 'ㄴ')} 경험`;
  if (stem.endsWith('음')) return `${stem.slice(0, -1)}은 경험`;
  return last.final === 'ㅁ' ? `${withFinal(stem, 'ㄴ')} 경험` : null;
}

/** What a reason left hanging is told with: … 많아서 활동에 참여함. */
const MOVED_BY = /^(.+(?:[가-힣]서|[보듣읽]고)) 활동에 참여함\.$/;
/** 배웠는데 한동안 하지 않음: given up, and nothing else went wrong. */
const GIVEN_UP =
  /^(.{6,}[가-힣](?<![^하]였))는데,? (?:[가-힣]+(?<![은는이가을를]) |(?:이제|지금)[은는]? ){0,2}(?:[가-힣]+지 (?:않|못)[가-힣]{1,2}|못 ?[가-힣]{1,2})\.$/;
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

/** … 좋겠다고 생각해서 고름: what was chosen is left to the activity's name. */
const CHOSEN_FOR =
  /^([^을를]*(?:[을를] .*)?(?:[가-힣]서|[보듣읽]고)) (이 주제를 |주제로 )?(고름|선택함|정함|선정함)\.$/;

/** 표본이 부족하기 때문임, 콘솔 프로그램임, 상자가 비어 있었음: what is so, and nothing that anybody does. */
const STATE = /(?:임|였음|이었음|[이가] 됨|되었음|아님|(?<!수 )(?:있|없)(?:었)?음|많음|많았음)\.$/;
const VERB_IN_IM = /(?:보|기울|붙|줄|높|벌|움직|먹|녹|끓|들)임\.$/;
/** 계기가 됨, 시작함: how it all began stands before the activity. */
const BEGAN = /(?:[가-힣]서|계기로|부터) (?:시작함|시작하게 됨|출발함)\.$/;
/** 친구가 … 함: whose doing it is. */
const OF_OTHERS =
  /^(?:[^ ]*[가-힣](?:에서|에는|에) )?(?:[가-힣]+ )?(?:여자|남자|사람|어른|아이|동생|관객|손님|주민|상인|선배|후배|친구|모둠원|부원|팀원|짝|교사|할머니|할아버지|외할머니|어머니|아버지|부모|이모|삼촌|언니|누나|형|오빠)들?(?:\([^)]*\))?(?:이|가|께서|은|는|만) (?!.*(?:[다라자냐]고 |[다라]는 |[보듣]고 |때문에 |(?<![가-힣])(?:물[어었]|들[려은]|배우|받|고맙|본|보[는던낸여]|돕)[가-힣]* ))/;
/** What somebody said or what is only guessed is no experience. */
const HEARSAY = /(?:[다라자냐]는|[다라자냐]고|것으로|것이라고?|[는은을]지) (?:[가-힣]+ )?[가-힣]+\.$/;

/** 이에, 나아가, 다음에는: goes on from something, or looks ahead. */
const GOES_ON =
  /^그 |^(?:이에|이를|이것|그것|그래서|그러나|하지만|또한|아울러|나아가|다음에|앞으로|나중에|추후)(?=[ 은는이을])/;

/** P와 Q를 자꾸 바꿔 씀, 달걀이 깨짐, 답을 찾지 못함: went wrong, and no way to begin; 못을 박음 is a deed. */
const WENT_WRONG =
  /(?<![가-힣])자꾸 [^.]*\.$|(?<![가-힣])못 [가-힣]{1,5}\.$|지 (?:않|못)(?:함|음|았음|했음|하였음)\.$|(?:틀림|틀렸음|실패함|실패했음|실수함|헷갈림|헷갈렸음|막힘|깨짐|넘침|부러짐|망침|잊음|잊어버림|놓침|빠뜨림|어려움을 겪음|잘못 [가-힣]{1,6})\.$/;
const TURNED_WELL = /(?:고침|바꿈|해결|성공|다시 )/;

/** Whether a sentence may stand behind "in the activity …": it tells what its student does, finds or comes to know. */
export function bearsOpening(sentence: string): boolean {
  if (STATE.test(sentence) && !VERB_IN_IM.test(sentence)) return false;
  if (WENT_WRONG.test(sentence) && !TURNED_WELL.test(sentence)) return false;
  return [BEGAN, OF_OTHERS, GOES_ON].every((sign) => !sign.test(sentence));
}

/** What is gained in the end comes of the whole activity. */
const GAINED =
  /^(?!.*(?:확인|측정|조사|관찰|[는은던]데 |[으더보하리이]니 |면서 )).*(?:[을를] (?:깨달음|배움)|(?:알게|깨닫게|이해하게) 됨)\.$/;
/** A doing that its student alone is the subject of: nothing else moves it and nothing stands in its way. */
const JOINED = /[을를] .*(?:함|봄|냄|씀|침|만듦|그림|맡음|세움|만남|찾음|읽음|나눔|찍음|적음|고름)\.$/;
const MOVED_BY_ELSE = /[가-힣]{2}[이가] |고자 함|지 (?:않|못)| 못 |(?<!에)서 |때문에 |[임음]을 [가-힣]+\.$/;

/** 손님이 주문하는 모습을 봄: what they did is what was seen. */
const WATCHED =
  /[는던] (?:것|모습|장면|광경|말|이야기|소식)[을를] (?:직접 |자주 )?(?:봄|보게 됨|들음|듣게 됨|접함|목격함)\.$/;

/** An experience of before that led into the activity, as its opening; null for what was heard, guessed, chosen or another's. */
function ledInto(sentence: string, activity: string): string | null {
  if (HEARSAY.test(sentence) || (OF_OTHERS.test(sentence) && !WATCHED.test(sentence))) return null;
  const seen = experience(sentence);
  return seen ? `${seen}을 계기로 ${activity}에 참여함.` : null;
}

export interface Place {
  /** The sentence tells what moved its student. */
  moved?: boolean;
  /** It was asked for as the reason of a choice. */
  chosen?: boolean;
  /** What was asked for is a topic. */
  asksTopic?: boolean;
}

/**
 * A sentence of a draft with the lesson's activity named in it, in the fewest words that stay grammatical; as it is where the
 * name would make it untrue.
 */
export function opened(
  sentence: string,
  activity: string,
  chance: number,
  { moved = false, chosen = false, asksTopic = false }: Place = {},
): string {
  // A work named by its title is what was chosen, not the activity.
  const choice = /["'「『《“‘]/.test(sentence) ? null : CHOSEN_FOR.exec(sentence);
  if (choice) {
    const [, reason = '', topic, done = ''] = choice;
    return `${activity}에서 ${reason} ${topic || asksTopic ? '주제로' : '대상으로'} ${done}.`;
  }
  const because = MOVED_BY.exec(sentence)?.[1];
  if (because) return `${because} ${activity}에 참여함.`;
  const key = activity.replace(/ 활동$/, '');
  if (sentence.includes(key)) return sentence;
  // 배웠었는데 한동안 하지 않음: what there was is what counts.
  const [, had = ''] = OF_EARLIER.test(sentence) ? (GIVEN_UP.exec(sentence) ?? []) : [];
  // 가꾸고 있는데, 있었는데: that it was there is no doing.
  if (!chosen && lastFinal(had) === 'ㅆ' && !/[있겠]었?$/.test(had))
    return `${adnominal(pastStem(lastFinal(had.slice(0, -1)) === 'ㅆ' ? had.slice(0, -1) : had))} 경험을 바탕으로 ${activity}에 참여함.`;
  // 진로 독서에서 책을 읽음: part of the activity is no reason for it.
  if (moved && MET.test(sentence) && !isPartOf(sentence, activity))
    return (chosen ? null : ledInto(sentence, activity)) ?? sentence;
  // 천문관측반에 들어옴: the club itself.
  if (/(?:들어옴|가입함|지원함|신청함|입단함)\.$/.test(sentence)) return sentence;
  // … 봤기 때문에 편지를 씀: the doing is of the activity, only its reason is earlier.
  if (/기 때문에 [^.]*[을를] /.test(sentence)) return `${activity}에서 ${sentence}`;
  if (OF_EARLIER.test(sentence)) return (chosen ? null : ledInto(sentence, activity)) ?? sentence;
  const once = /^(.+) 경험을 떠올림\.$/.exec(sentence)?.[1];
  if (once) return chosen ? sentence : `${once} 경험을 계기로 ${activity}에 참여함.`;
  if (!bearsOpening(sentence)) return sentence;
  if (PLACED.test(sentence)) return `${activity}에서 ${sentence.replace(PLACED, '')}`;
  // A question comes up over a lesson, not inside it.
  if (/(?:의문|궁금증|관심)을 (?:가짐|품음|가지게 됨)\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  // 급식실에서 매일 보면서 … 확인하고자 함: seen before it began.
  if (moved && WHERE.test(sentence) && /고자 함\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  // 관심이 많아서 … 만들어 보고자 함: wished for before it began.
  if (moved && /[이가] [^.]*(?<!에)서 [^.]*고자 함\.$/.test(sentence)) return sentence;
  if (GAINED.test(sentence)) return `${withParticle(activity, '을/를')} 통해 ${sentence}`;
  const joins = JOINED.test(sentence) && !MOVED_BY_ELSE.test(sentence);
  // 캠페인에 참여하는 활동에서: said already. A state of mind is had in an activity; only a doing is taken part in.
  if (!joins || /참여/.test(activity)) return `${activity}에서 ${sentence}`;
  if (WHERE.test(sentence) || /^(?:처음|먼저|이후)/.test(sentence))
    return `${activity}에 ${chance < 0.6 ? '참여하여' : '참여하며'} ${sentence}`;
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
