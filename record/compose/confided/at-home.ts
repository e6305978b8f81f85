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
/** A tale's or a poem's family is nobody's. */
const OF_A_LESSON =
  /인터뷰|면담|구술|작품|소설|시(?:에서|의|를) |영화|드라마|주인공|인물|화자|대본|역할극|사례|기사|통계|조선|시대/;

/** Whether a sentence tells of it, and speaks of no lesson's people. */
export const tellsOfAHome = (said: string): boolean =>
  !OF_A_LESSON.test(said) && KIN_AND_HOME.some((one) => one.test(said));
