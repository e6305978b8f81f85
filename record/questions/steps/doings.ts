import { isDoing } from '../../style/words/nouns.ts';
import { ACTIVITY_NOUN } from '../lesson/lesson-vocabulary.ts';
import { stripParticle } from '../phrases/particles.ts';

/** Events that are called by their name: 대피 훈련, 합창제. */
export const EVENT =
  /(?:교육|특강|강연|강의|훈련|캠페인|행사|체험|봉사|축제|견학|탐방|답사|공연|전시회?|박람회|대회|한마당|운동회|수련회|수학여행|1역|면접|검사|선거|총회|국회|재판|리그전|릴레이|챌린지|(?<!\d)주간|상담|멘토링|만남|등반|합창제|발표회|토론회|간담회|장터|바자회|실습|퀴즈|게임|플레이|시연|시청|관람|작성|제작|구현|작도|해부|스케치|회의|독서|대화|스피치|브리핑|낭독회|계주|자유투|리딩|프린팅|플래시몹|운영|방문|체크|작업|골든벨|문제 ?풀이|토크 ?콘서트|빙고|탐구|녹음|북 ?토크|시뮬(?:레이션)?)$/;
/** What is no doing of a student though it ends as one: 수행평가, 배점. */
const BESIDE =
  /(?:분담|평가|채점|배점|고사|복습|과제|숙제|수업|활동지|학습지|활용|이용|사용|참고|참여|통용|생활|(?!견)[가-힣]학)$/;
/** 관계, 성질, 사례: matters, though the dictionary has a verb of them; 위주, 올림: how, or where to. */
const MATTER =
  /(?:관계|성질|성격|사례|의의|의미|영향|원인|문제|문제점|차이|변화|변동|운동|작용|반응|정의|기능|역할|기준|근거|방법|과정|성립|하향|상향|인상|인하|폐지|도입|확대|축소|감소|증가|갈등|생활|정치|경제|발달|발전|이동|순환|위주|이상|이하|수행|올림|동일|주의|여부|지도|문풀|관심|자연선택|선택권|취소권|구조|결합|진화|유전|대립|전개|배경|한계|현상|효과|규모|수업|시간)$/;
/** 위화도 회군, 도시 재생, 지각 변동: what nations, laws or nature do, though the dictionary has a verb of it. */
const OF_THE_WORLD =
  /(?:회군|재생|시해|파천|시행|봉기|팽창|합병|건국|침략|침입|통일|분단|분열|재조합|복제|즉위|폐위|천도|개혁|개항|수탈|항쟁|저항|전파|유입|형성|붕괴|몰락|쇠퇴|이주|정복|통치|멸망|창제|반포|출현|침식|퇴적|풍화|증발|응결|굴절|반사|회절|간섭|증산|번식|분화|발생|상승|하락|경쟁|독점|분업|무역|수출|수입|상속|세습|차별|소외|배제|개입|규제|재건|부흥|통합|독립|해방|점령|파병|원조|망명|협력|융합|이완|흡수|소화|배설|순응|적응|발현 조절|(?:에너지|질량|운동량|전하량?) 보존)$/;
/** Nouns that end as a doing in a title does. */
const NOUN_IN_GI =
  /(?:^(?:.?[시학장단후초말전자공용위일연대세동크밝굵무계경절중]|(?!해|견).?주)기|분위기|(?:된|센|거센)소리되기|비행기|이야기|줄기|악기|물고기|(?:발전|계산|측정|탐지|세탁|청소|경보|완강|소화)기)$/;

/** The last word of a phrase. */
export const lastOf = (text: string) => text.split(/[ ·]/).at(-1) ?? '';

/** 조선의, 사고와: no 결과, no 효과. */
const isBound = (word: string) => /^[의와과]$/.test(stripParticle(word).particle);

/** Whether a part names something that was done, by its last words. */
export function isDone(title: string): boolean {
  const last = lastOf(title);
  if (BESIDE.test(last) || (MATTER.test(last) && !ACTIVITY_NOUN.test(last))) return false;
  // 국회, 정부, 법원: one of the three powers.
  if (title === '국회') return false;
  if (/(?:도식|시각|수치|모형)화$/.test(last)) return true;
  if (EVENT.test(last) || ACTIVITY_NOUN.test(last)) return true;
  // 품사의 통용: a matter, and no work of the class.
  if (title.includes(' ') && OF_THE_WORLD.test(title)) return false;
  if (isDoing(last)) return /[을를] |(?:으로|로) .*의 /.test(title) || !title.split(' ').some(isBound);
  return /[가-힣]기$/.test(last) && !NOUN_IN_GI.test(last);
}
