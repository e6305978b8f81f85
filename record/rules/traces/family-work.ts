import { ELDERS, RANKED, SIBLINGS } from '../../lexicon/relatives.ts';
import { MESSAGES } from '../messages.ts';
import { patternRule, type Rule, where } from '../rule.ts';
import { LEFT, RIGHT, anyOf } from '../words.ts';
import { isCalledByPlace } from './family.ts';

// Whoever is younger has no trade; 부모 and 가족 alone are everybody's.
const OLDER = SIBLINGS.filter((word) => !/동생|형제|[남자]매|가족/.test(word));
const KIN = `(?:${RANKED}|${anyOf([...ELDERS, ...OLDER])})(?:님)?`;

/** A verb before the one who does it, plain or honorific: 고치는, 고치시는, 고치시던. */
const doing = (stems: string) => `(?:${stems})(?:시?는|시?던|신)`;

/** What only a trade does: a parent who drives a bus is a driver. */
const TRADE = [
  `(?:택시|버스|마을버스|트럭|화물차|덤프트럭|지게차|굴착기|굴삭기|크레인|기차|열차|지하철|전철|비행기|여객기|구급차|소방차|통학\\s?차량)[를을]\\s${doing('모|운전하|조종하|운행하|몰고\\s다니')}`,
  `(?:배|어선|고깃배|화물선|상선|유조선|원양\\s?어선)[를을]\\s${doing('타|모|운항하')}`,
  `(?:환자|장애인|수형자|원아)(?:들)?[을를]\\s(?:[가-힣]{1,4}\\s)?${doing('돌보|치료하|진료하|간호하|상담하|보살피|이송하')}`,
  `(?:학생|아이|유아|중학생|고등학생|초등학생|장애\\s?학생)(?:들)?을\\s(?:[가-힣]{1,4}\\s)?${doing('가르치|지도하|상담하')}`,
  `(?:수학|영어|국어|과학|음악|미술|체육|피아노|수영|태권도)[을를]\\s${doing('가르치|지도하')}`,
  `(?:집|건물|아파트|주택|다리|도로|공장|기계|자동차|선박|반도체|교량)(?:을|를)?\\s(?:짓는|지으시는|지으시던|짓던|${doing('설계하|정비하|건설하|조립하|시공하')})`,
  `(?:생선|채소|과일|나물|옷|꽃|떡|빵|반찬|김밥|국밥|국수|건어물|신발|가구|보험|자동차|고기|족발|치킨|떡볶이|호떡|붕어빵)[을를]\\s(?:떼어\\s)?${doing('파|판매하|배달하|납품하|유통하|도매하')}`,
  `(?:택배|우편물|신문|우유|화물)[를을]\\s${doing('나르|배달하|배송하|운반하|싣고\\s다니')}`,
  `(?:손님|고객)(?:들)?(?:의|을|를)?\\s(?:(?:머리|옷|구두|발|손톱|피부|차)(?:를|을)\\s)?(?:다듬는|다듬으시는|${doing('손질하|수선하|응대하|상대하|관리하')})`,
  `머리를\\s(?:다듬는|다듬으시는|깎는|깎으시는|${doing('자르|손질하|만지')})`,
  `불을\\s끄러\\s${doing('다니|출동하|나가')}`,
  `(?:범인|범죄자|도둑)[을를]\\s(?:잡는|잡으시는|${doing('쫓|수사하')})`,
  `(?:기사|소설|대본|판결문)[를을]\\s${doing('쓰|번역하')}`,
  `(?:나라|국경|바다|영공|휴전선)[를을]\\s${doing('지키')}`,
  `(?:[가-힣]{1,5})[을를]\\s${doing('양식하|도축하|용접하|도배하|시공하|방제하')}`,
  `(?:도배|미장|용접|목공|목수|페인트|배관|전기|청소|경비|간병|운전|배달|택배|건축|인테리어|농사|고기잡이|미용|번역|통역|상담|판매)\\s?일을\\s${doing('하|맡')}`,
  `(?:급식|도시락|요양식)을\\s${doing('조리하|만들어\\s파|납품하')}`,
  `(?:재판|수술|공사|진료|납품|택배|물질|어업|농사|장사)[을를]\\s${doing('하|맡|진행하|보')}`,
].join('|');

/** Done at home as well: a loaf is baked, a roof mended, a hen kept. */
const CRAFT = [
  `(?:빵|떡|과자|케이크|옷|가구|구두|신발|도자기|그릇|모자|인형|악기|술|장|김치|두부)[을를]\\s(?:굽는|구우시는|빚는|빚으시는|깁는|짓는|${doing('만드|짜|꿰매|재단하|담그')})`,
  `(?:노인|어르신|아이)(?:들)?을\\s${doing('돌보|모시|보살피')}`,
  `(?:소|젖소|한우|돼지|닭|오리|염소|양|벌|꿀벌|누에)[를을]\\s${doing('키우|기르|치|사육하')}`,
  `[가-힣]{1,5}[을를]\\s${doing('재배하|경작하')}`,
  `(?:집|기계|자동차|가전제품|컴퓨터|시계)[을를]\\s${doing('고치|수리하')}`,
  `손님(?:들)?을\\s${doing('맞이하|대접하')}`,
  `[가-힣]{2,6}[을를]\\s${doing('연구하|개발하|진찰하|취재하|단속하')}`,
  `(?:짐|음식)을\\s${doing('나르|옮기')}`,
].join('|');

const ELSEWHERE =
  /작품|소설|만화|영화|드라마|연극|희곡|동화|설화|신화|시에서|시의|시를|화자|주인공|등장인물|인물|서술자|역할|대본|고전|판소리|민요|[』》」〉’'”"]|통계|성별|세대|조선(?!소)|시대|가상|상황극|맞벌이|양육|육아/;
const OTHER_OWNER = /(?<![가-힣])(?!자신|본인|친구|자기|우리|짝)[가-힣]{2,20}의\s(?:[가-힣]+\s){0,2}$/;
/** Old people are called so as well, and who sells at a market. */
const ANYBODY =
  /\s(?:할머니|할아버지|형|언니|누나|오빠|가족|친척)(?:님)?$|파(?:시)?는\s(?:이모|삼촌)(?:님)?$/;
/** What it meant to the pupil: then it is no picture of somebody. */
const MEANT =
  /보고|보며|보면서|지켜|영향|덕분|따라|관심|흥미|꿈|진로|존경|자랑|자라|자란|배[움우워운]|익[히힘혀]|이야기|하루|들은|들려|듣고|도우|도움|도와|돕|계기|물려|이어|본받|닮|모습|인터뷰|면담|여[쭈쭙쭘]|묻|물어|질문|께\s|조언|축사|작업|현장/;

const found: Rule = patternRule(
  'PARENT',
  new RegExp(`${LEFT}(?:(?<trade>${TRADE})|(?:${CRAFT}))\\s(?:[가-힣]{1,4}\\s)?(?<kin>${KIN})${RIGHT}`, 'g'),
  ({ word, groups, before, after }) => {
    if (ELSEWHERE.test(before + after) || OTHER_OWNER.test(before)) return null;
    if (isCalledByPlace(before, groups['kin'] ?? '')) return null;
    const sure = groups['trade'] !== undefined && MEANT.test(after) && !ANYBODY.test(word);
    return { level: sure ? 'error' : 'check', message: MESSAGES.PARENT };
  },
);

/** 택시를 모는 아빠를 보며, 환자를 돌보는 어머니의 모습에서: PARENT where the work stands before the relative. */
export const workBefore: Rule = where(new RegExp(`[는던신]\\s(?:[가-힣]{1,4}\\s)?${KIN}`), found);
