import { withoutQuotations } from '../quoted.ts';
import { chanceConfided, SURE } from './chance-confided.ts';
import { isOfOthers } from './of-others.ts';
import { ownHealthAt } from './own-health.ts';
import { ownHomeAt } from './own-home.ts';

/** What a pupil tells of a home in confidence: illness, money, a parting. No record of a school has it, whatever it moved the pupil to. */

const KIN =
  '(?:외?할머니|외?할아버지|외?조부모님?|어머니|아버지|엄마|아빠|부모님?|새엄마|새아빠|작은엄마|작은아빠|큰엄마|큰아빠|이모부?|고모부?|삼촌|외삼촌|숙모|사촌[ 가-힣]{0,3}|동생|언니|오빠|누나|형|가족)';
const ILL =
  '(?:당뇨|고혈압|암(?:에|으로|이|을|때문)|[가-힣]{1,2}암|치매|우울증|공황|조현병|뇌졸중|중풍|심근경색|뇌출혈|디스크|희귀병|유전병|투석|항암|입원|수술|쓰러[지져졌]|돌아가[시셨]|장애(?:인|가|를)|편찮|위독|요양원|정신과|약을 (?:드|먹))';
const POOR =
  '(?:빚|파산|실직|해고|짤[리려렸]|부도|신용불량|사채|연금|기초 ?수급|차상위|가난|생활고|월급|연봉|이혼|별거|재혼|가출)';
const OF_KIN = new RegExp(
  `(?<![가-힣])(?:울|우리|저희|내|제)? ?${KIN}(?:들)?(?:은|는|이|가|께서는?|도|의|한테|에게)? ?(?:[^.!?,]{0,18} )?(?:${ILL}|${POOR})`,
);
const OF_A_HOME =
  /(?<![가-힣])(?:우리|저희|울)? ?(?:집|가정|집안|형편)(?:이|은|도)?(?![가-힣]) ?(?:[가-힣]+ ){0,2}(?:기초 ?수급|차상위|가난|어려(?:워|운|웠)|형편이 (?:안|어려)|빚)|기초 ?수급자(?:라|여서|인데|이다)|한부모 ?가정|조손 ?가정|다문화 ?가정(?:이라|에서 자|인데)/;
/** 작은엄마 베트남 사람인데: of what country. */
const FROM_ABROAD = new RegExp(
  `${KIN}(?:은|는|이|가|께서)? ?(?:[가-힣]+ )?(?:베트남|중국|필리핀|몽골|태국|캄보디아|일본|러시아|우즈베키스탄|네팔|미국) ?(?:사람|분|출신|국적)(?:이|인|이라|이셔|이어)`,
);
const KIN_AND_HOME = [OF_KIN, OF_A_HOME, FROM_ABROAD];
/** The lesson asks for it: a grandmother's years of want are history, and a tale's or a poem's family nobody's. */
const ASKED_FOR = /인터뷰|면담|구술|가족|어르신/;
const OF_A_LESSON =
  /인터뷰|면담|구술|작품|소설|시(?:에서|의|를) |영화|드라마|주인공|인물|화자|대본|역할극|사례|기사|통계|조선|시대/;

const CONFIDED =
  '가정 형편이나 가족의 건강을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';
const OF_THEIR_LOT =
  '학생이나 가족의 사적인 사정을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';
const OF_THEIR_HEALTH =
  '학생의 건강이나 상담을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';

/** What is asked of relatives and of the old is the lesson: only what is surer than elsewhere is confided. */
const SURE_WHERE_ASKED = 0.75;

/** Why a sentence is nobody's but the home's by the words of an illness or of want, or null. */
export function plainlyConfided(sentence: string, asked: string): string | null {
  const said = withoutQuotations(sentence);
  const health = ownHealthAt(said);
  if (health >= 0 && !isOfOthers(said, health, asked)) return OF_THEIR_HEALTH;
  const home = ownHomeAt(said);
  if (home >= 0 && !isOfOthers(said, home, asked)) return CONFIDED;
  const ofLesson = ASKED_FOR.test(asked) || OF_A_LESSON.test(said);
  return !ofLesson && KIN_AND_HOME.some((one) => one.test(said)) ? CONFIDED : null;
}

/** Why an answer's sentence is nobody's but the student's or the home's (a Korean sentence), or null; `asked` is its question and the lesson. */
export function whyConfided(sentence: string, asked: string): string | null {
  const sure = ASKED_FOR.test(asked) ? SURE_WHERE_ASKED : SURE;
  return plainlyConfided(sentence, asked) ?? (chanceConfided(sentence) >= sure ? OF_THEIR_LOT : null);
}
