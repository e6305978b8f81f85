import { withParticle } from '../../../hangul.ts';
import { PEER } from './somebody.ts';

/** What a classmate and the student did side by side: parted work, or none. */

/** 잎을 세자고 하고, 물었는데: what was said is no share of the work. */
export const SAID_BETWEEN = /[다라자냐]고 (?:하|했|말|주장|제안|생각)|(?:물었|질문했|물어봤)(?:는데|고)/;
/** 친구는 녹음해 줬고 자신은 그 파일을 들음, 그것이 더 잘 들렸고 자신은 읽기만 함: given, set against, and nothing shared out. */
const NOT_SHARED =
  /[아어여해려져와워]\s?(?:주었|줬)(?:고|는데|으며),? 자신은 |(?<![가-힣])(?:그것이|그게|그래서) [^.]*자신은 |자신은 그(?:것[을도]?)? |(?:들음|봄|읽음|만 함)\.$/;
/** 친구는 억양을 녹음해 주었고 자신은 그 파일을 버스에서 들음. */
const GIVEN_USED = new RegExp(
  `^(${PEER})(?:은|는|이|가) (?:[^.]*라서?,? )?([^.]+[아어여해려져와워])\\s?(?:주었|줬)고,? 자신은 그 ([가-힣]+[을를] [^.]+\\.)$`,
);
const SHARED = new RegExp(
  `^(?:[^ ]+ [^ ]+ )?(${PEER})(?:은|는|이|가) .+?(?:고|며|는데),? 자신[은이] (?![가-힣]+[이가] )(.+)$`,
);
/** A share of the work is done to something, or by its name. */
const WORKS =
  /[을를] |(?:조사|발표|정리|촬영|편집|기록|측정|계산|관찰|분석|검색|녹음|진행|연주|코딩|설계|제작|작성|준비)함\.$/;
/** 친구는 공리주의로 썼고 자신은 칸트로 썼는데 정반대 결론이 됨: side by side, nothing shared out. */
const BESIDE = /는데 [^.]*(?:반대|다르|달라|차이|비교|같은)|반대(?:해서|하여|함)|지 (?:않|못)(?:음|함)\.$/;
/** What a classmate made for the student, in the student's hands; null for any other sentence. */
function givenAndUsed(text: string): string | null {
  const [, giver = '', gave = '', used = ''] = text.includes('자신은 그 ')
    ? (GIVEN_USED.exec(text) ?? [])
    : [];
  // 설문지를 인쇄해 준 설문지: named once.
  return used
    ? `${withParticle(giver, '이/가')} ${gave.replace(`${used.split(' ')[0] ?? ''} `, '')} 준 ${used}`
    : null;
}

/** The student's part where a classmate took another, or what came of theirs; null where nothing was parted. */
export function sharedOut(text: string): string | null {
  const given = givenAndUsed(text);
  if (given) return given;
  const [, whom = '', own = ''] = SHARED.exec(text) ?? [];
  const parted =
    own && WORKS.test(own) && !BESIDE.test(own) && !SAID_BETWEEN.test(text) && !NOT_SHARED.test(text);
  return parted ? `${withParticle(whom, '과/와')} 역할을 나누어 ${own}` : null;
}
