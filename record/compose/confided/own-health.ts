/**
 * What a pupil tells of their own body and mind: an illness they live with, medicine, counselling, a period. An illness that was
 * looked into (당뇨병의 원인), salt water (생리 식염수) and a poem's word (우울) are the lesson's.
 */

/** Everyday names of what somebody may live with; an official list has none of the short forms that pupils write. */
const ILLNESS =
  '(?:백혈병|당뇨병?|천식|아토피(?: ?피부염)?|간질|뇌전증|우울증|조울증|조현병|공황 ?장애|불안 ?장애|강박(?:증| ?장애)|섭식 ?장애|거식증|폭식증|틱(?: ?장애)?|ADHD|자폐(?: ?스펙트럼)?|난독증|불면증|심장병|신장병|크론병|갑상선(?: ?질환| ?기능 ?(?:항진증|저하증))?|희귀병|난치병|지병|혈우병|루푸스|척추 ?측만증?|소아암|[가-힣]{1,2}암|암|림프종|(?:뇌)?종양|고혈압|저혈압|빈혈|편두통|과민성 ?대장(?: ?증후군)?|(?:청각|시각|지적|학습|수면|발달|정서|지체|언어) ?장애|성조숙증|결핵|간염|색약|색맹)';
/** That they have it: 당뇨가 있어서, ADHD라서; what is 있는 belongs to the noun behind it. */
const HAVING =
  '(?:(?:이|가|도)? ?(?:(?:너무|많이|매우|좀|조금|어릴 때부터|어려서부터|예전부터|원래) )*(?:있어서|있어 |있는데|있지만|있었[다지어습]|있었는데|있습니다|심해서|심해 |심하여|심한데|심하지만|도져서|재발(?:해서|했))|(?:이라서?|라서?|이어서|여서|인데)(?: |$|,)(?![^.]*(?:는|은|운|한) (?:까닭|이유|원리))|에 걸려서?(?: |$)|에 걸렸(?:는데|지만|었)| 때문에 )';
/** 치료를 받느라; those who are treated (받는 환자) are others. */
const TREATED =
  '(?:치료|수술|시술|항암|투석|검사|재활|진단)(?:를|을)? (?:[가-힣]+ ){0,2}(?:받느라|받아서|받고 (?:있|나서|난|온|학교)|받아 (?:학교|수업|결석)|받으면서|받으며|받았|받은 적|받은 뒤|하느라)';

/** When, or who: an operation without either may be a doctor's or a robot's. */
const ONCE = '(?:때|작년에|재작년에|올해|올해는|방학에|지난[가-힣 ]{1,6}|제가|내가|저는|나는)';

const OWN_HEALTH: readonly { signs: readonly string[]; pattern: RegExp }[] = [
  {
    signs: [
      '병',
      '뇨',
      '식',
      '피',
      '질',
      '증',
      '황',
      '애',
      '박',
      'D',
      'H',
      '폐',
      '선',
      '수',
      '만',
      '암',
      '종',
      '압',
      '혈',
      '통',
      '염',
      '약',
      '맹',
      '틱',
    ],
    pattern: new RegExp(`(?<![가-힣A-Za-z])${ILLNESS}(?:${HAVING}| ?${TREATED})`),
  },
  {
    signs: ['수술', '생겨', '생겼', '와서'],
    pattern: new RegExp(
      `(?<![가-힣])${ONCE} (?:[가-힣]+ ){0,2}(?:수술(?:을)? ?(?:해서|했는데|했고|하고 (?:나서|학교)|받고|받아)|${ILLNESS}(?:이|가) (?:[가-힣]+ )?(?:생겨서|생겼|와서))`,
    ),
  },
  // Without an illness's name: not the check of a machine, so who it is has to be told by the school that was missed. 병원에 다니느라 may be a tooth.
  {
    signs: ['받느라', '수술', '입원', '다니', '다녀', '쉬'],
    pattern:
      /(?:치료|수술|항암|재활)(?:를|을)? (?:[가-힣]+ )?(?:받느라|받고 나서|하느라)|입원(?:을 )?(?:해서|하느라|하는 바람|했을 때|한 동안|해 있)|(?:정신과|재활원|재활 ?병원)에 (?:[가-힣]+ )?(?:다니느라|다니면서|다니고 있|다녀서|다녀야)|(?:아파서|병으로|병 때문에) (?:[가-힣]+ )?(?:학교|수업)(?:를|을) (?:[가-힣]+ )?(?:쉬|빠)/,
  },
  {
    signs: ['약을', '약도', '약 때문', '정신과'],
    pattern:
      /(?<![가-힣])(?:정신과 |우울증 |수면 |감정 )?약(?:을|도) (?:[가-힣]+ ){0,2}(?:먹고 있(?:어|는데|지만|다|습|었|음)|먹느라|먹는 중|먹어야 (?:해|하)|먹으면 (?:[가-힣]+ )?(?:졸려|졸리|집중)|복용하(?:고 있(?:어|는데|지만|다|습|었|음)|느라))|(?<![가-힣])약 때문에 (?:[가-힣]+ )?(?:졸|집중)|정신과에서 (?:준|받은|받아|배운|처방)/,
  },
  {
    signs: ['우울', '불안', '자해', '죽고 싶'],
    pattern:
      /우울(?:할|한) (?:때|날)(?:가|이|도)? (?:많|잦)|우울(?:해서|하여|감 때문에|감이 (?:심|있)[가-힣]*) (?:[가-힣]+ ){0,2}(?:병원|상담|약|치료)|자해를? (?:[가-힣]+ )?(?:한 적|했[다지어었]|하던|해서)|불안이 심해서 (?:[가-힣]+ ){0,2}(?:병원|상담|약을|치료)/,
  },
  {
    signs: ['상담', '클래스', '심리'],
    pattern:
      /(?:상담실|상담 ?센터|(?:위|Wee) ?클래스)(?:에|를) (?:[가-힣]+ ){0,2}(?:다니|다녀|다닌|다녔)|(?<!(?:진로|학습|교과|직업|진학|학업|또래|온라인|독서|모의) ?)(?:심리 ?)?상담(?:을|도|를)? (?:[가-힣]+ ){0,2}받(?:고 있|느라|아서|으면서|으며|으러|아야)|심리 ?치료(?:를|도)? (?:[가-힣]+ ){0,2}받/,
  },
  {
    signs: ['생리', '월경', '마법'],
    pattern:
      /마법에 걸린 날이[라어었]|(?<![가-힣])(?:(?:생리통|월경통)(?:이|도|은)? (?:[가-힣]+ ){0,2}(?:심[해하했]|있어|있는데|와서|때문)|(?:생리|월경) (?:때문에|중이[라어었]|기간이[라어었]|날이[라어었])|(?:생리|월경)(?:가|를) (?:[가-힣]+ )?(?:시작(?:해서|했는데|되어서|돼서)|터져|해서|하느라|하는 (?:날이|중이)))/,
  },
];

/** In fewer letters nobody tells what they have. */
const SHORTEST = 8;

/** Where a sentence tells of the pupil's own health, or -1. */
export function ownHealthAt(sentence: string): number {
  if (sentence.length < SHORTEST) return -1;
  for (const { signs, pattern } of OWN_HEALTH) {
    if (!signs.some((sign) => sentence.includes(sign))) continue;
    const at = sentence.search(pattern);
    if (at >= 0) return at;
  }
  return -1;
}
