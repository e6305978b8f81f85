import { withFinal } from '../../../hangul.ts';
import { isAdjective, lastWord } from '../../../style/words/stems.ts';
import { endsNote } from '../respaced.ts';
import { workTold } from './figured.ts';
import { stateIn } from './grammar/states.ts';
import { doingIn } from './grammar/doings.ts';
import { headTold } from './grammar/head-told.ts';
import { isRole } from './part-held.ts';
import { isPraised } from './praise.ts';
import { withEnd } from './spoken-end.ts';

/** What stands behind a point and is none of it: laughter, marks, an aside in brackets. */
const BEHIND = /(?:\([^()]*\)|[\sㄱ-ㅎㅏ-ㅣ~^;!?.,…*★☆◎]|\p{Extended_Pictographic})+$/u;
/** 말하던데, 챙기더라, 좋아한대, 아니냐고, 씀 and the like: a teacher talking to themselves. */
const TALKED =
  /[가-힣](?:다|던데|더라|더라[구고]|드라|[한된난린든간온긴친]대|최고다|좋다|[다라자냐]고|네|듯|뻔|[xX×])$/;
/** 잘 뽑는 편, 2번 다시 한 점. */
const NAMED_WAY = /[는은한인던] (?:편|점|모습|태도|자세|학생|친구|아이)$/;

/** 찾아옴, 봐줌, 읽어놓음: a verb and the one that helps it. */
const HELPED = /[아어여해와워려겨켜쳐춰꿔봐줘내대재](?:줌|둠|봄|냄|옴|놓음|감|버림)$/;
/** Nouns of the dictionary, and doings where another word stands before them. */
const DID = / (?:그림|듦|앎|잼|씀|감|옴|봄|줌|냄|둠|남|됨|함|셈|짬|뺌|담당|버팀|따짐)$/;
/** 가격인상, 내성, 결론: named, and nobody says who did it. */
const NOT_DONE =
  /(?:인상|인하|증가|감소|상승|하락|변화|변동|발생|차이|관계|영향|원인|결론|버릇|위주|중심|구조|현상|확산|형성|생성|초과|미달|간격|사례|방법|이유|의미|필요|편)$/;

/** Whether a note ends with the name of something that is no doing of anybody's. */
export const endsUndone = (note: string): boolean =>
  NOT_DONE.test(withoutBehind(note)) &&
  !/[는은한인던] 편$/.test(withoutBehind(note)) &&
  withEnd(withoutBehind(note)) === withoutBehind(note);

/** A stretch of a note without what stands behind it. */
export const withoutBehind = (stretch: string): string => stretch.replace(BEHIND, '');

/** Whether a stretch of a teacher's note says something whole: 표 정리, 다시 나눔, 모둠장, 발표 굿. */
export function endsPoint(stretch: string): boolean {
  const point = withoutBehind(stretch).trim();
  const last = lastWord(point);
  if (point.length < 2) return false;
  if (
    endsNote(last.replace(/^[안못](?=[가-힣]{2})/, '')) ||
    TALKED.test(point) ||
    NAMED_WAY.test(point) ||
    isPraised(point) ||
    isRole(point)
  )
    return true;
  if (last.endsWith('움') && isAdjective(withFinal(last.slice(0, -1), 'ㅂ'))) return true;
  if (DID.test(point) || HELPED.test(last) || withEnd(point) !== point) return true;
  if (workTold(point) !== null) return true;
  if (NOT_DONE.test(last) && doingIn(last) === null) return false;
  if (!point.includes(' ')) return false;
  if (doingIn(last) !== null || stateIn(last) !== null) return true;
  const told = headTold(point);
  return told !== null && told !== undefined;
}
