/** Adjectives that the dictionary also lists as verbs; here the adjective is meant. */
export const DUAL_ADJECTIVES = `
가깝 가늘 같 고맙 괜찮 귀찮 그렇 이렇 저렇 어떻 나쁘 낯설 낯익 넓 다르 두껍 두렵 둥글 드물 맛있 멋지 모자라 바쁘 밝 배고프
배부르 벅차 부끄럽 비싸 새롭 시 싫 싶 아깝 아쉽 아프 안타깝 어둡 어렵 어리 없 있 외롭 우습 적 좁 좋 지나치 짙 크 길 늦 힘들 반갑
뛰어나 서투르 강하 약하 똑같 친하 착하 환하 진하 흔하 과하 급하 심하 성가시 쓰라리 엄청나 활기차 알차 보람차 재미있 재미없
멀 달 시리 이쁘 예쁘 선하 속상하 탁하 둔하 배리 굽
`;

/** Nouns whose 하다 is a verb although their tail is listed among the adjectives (악하다 but 파악하다). */
export const HA_VERB_NOUNS = `
파악 장악 발견 시작 설정 결정 인정 측정 수정 지정 규정 추정 가정 선정 확정 조정 교정 적용 작용 활용 이용 사용 인용 응용 수용
시도 노력 발표 정리 참여 분석 비교 설명 기록 조사 계획 실천 실험 탐구 관찰 완성 제작 작성 질문 토론 협력 공감 이해 생각 변화
성장 극복 도전 집중 만족 감사 당황 걱정 고민 후회 반성 감탄 감동 기대 실망 놀라 안정 일치 조화 조심 절망 평화 존중 포기 연습
대비 구비 준비 소비 낭비 정비 표현 실현 구현 재현 출현 체험 경험 탐험 확인 요약 절약 계약 제약 도약 공약 예약 언급 지급 보급 취급
성공 제공 전공 가공 개선 우선 당선 유독 구독 감독 해독 중독 판독 낭독 정독 완독 통독 추진 촉진 전진 정진 행진 간편 확정 부정 긍정 감정
대강 보강 수강 증강 친선 위선 자연 공연 강연 시연 지연 재연 증진 심화 포함 결심 조심 안심 관심 변심 합심 열심 진심 부탁 위탁 건의 참 결석 대참
`;

/** Stems that are adjectives by default but verbs behind these words: 공책에 적었다 (wrote), 수가 적었다 (few). */
export const VERB_WHEN: Record<string, RegExp> = {
  적: /(?:을|를|에|에다|에다가|게|히|로|고|서|며|면서|직접|먼저|다시|함께) $/,
  크: /(?:무럭무럭|쑥쑥|자라서|건강하게) $/,
};

/** ㅂ stems that keep their ㅂ (잡음, not 자움). */
export const REGULAR_B = ['잡', '입', '뽑', '씹', '집', '접', '꼽', '업', '좁'];

/** ㄷ stems whose ㄷ becomes ㄹ (깨달음, 들음). */
export const IRREGULAR_D = ['깨닫', '듣', '싣', '긷', '걷', '묻', '일컫', '붇', '눋'];

/** ㅅ stems that lose their ㅅ (지음, 나음). */
export const IRREGULAR_S = ['짓', '낫', '잇', '긋', '붓', '젓'];

/** Past forms where the dictionary or the rules choose badly. */
export const PAST_OVERRIDES: Record<string, string> = {
  모았: '모으',
  깨달았: '깨닫',
  나왔: '나오',
  혔: '히',
  됐었: '되',
  됐: '되',
  켰: '켜',
  폈: '펴',
  재밌었: '재미있',
  바꼈: '바뀌',
  사겼: '사귀',
  놀랐: '놀라',
  모자랐: '모자라',
  자랐: '자라',
  바랐: '바라',
  따랐: '따르',
  치렀: '치르',
  들렀: '들르',
  잠갔: '잠그',
  담갔: '담그',
  즐거웠: '즐겁',
  추웠: '춥',
  졌: '지',
  그었: '긋',
  저었: '젓',
  그랬: '그러하',
  이랬: '이러하',
  어땠: '어떠하',
  쉬웠: '쉽',
  매웠: '맵',
  고왔: '곱',
  도왔: '돕',
  미웠: '밉',
  지웠: '지우',
  기울었: '기울',
  낯설었: '낯설',
  쌓았: '쌓',
  멨: '메',
  뗐: '떼',
  셌: '세',
  줬: '주',
  뒀: '두',
  놨: '놓',
  봤: '보',
  퍼졌: '퍼지',
  달랐: '다르',
  늘었: '늘',
  줄었: '줄',
};

/** What one lifts, takes up or cites: 들다, not 듣다. */
const RAISED =
  '손|예|예시|보기|짐|깃발|피켓|무기|붓|펜|카메라|고개|반기|촛불|사례|근거|이유|역기|아령|잔|가방|돌|라켓|악기|컵|지팡이|마이크|점';

interface Homonym {
  form: string;
  /** What stands before → the stem meant. */
  rules: [RegExp, string][];
  otherwise?: string;
}

/** Past forms that two verbs share, told apart by what stands before them. */
export const HOMONYMS: Homonym[] = [
  {
    form: '들었',
    rules: [
      [/(?:알아|귀담아|새겨|전해|엿|얻어|귀 ?기울여|흘려|가려|되|즐겨|몰래 )$/, '듣'],
      [/(?:이|가|에|도|은|는) (?:많이 |더 |가장 |자주 |매우 |꼭 |쏙 )*$/, '들'],
      [new RegExp(`(?:${RAISED})(?:을|를|만|까지)? ?(?:\\S+ ){0,2}$`), '들'],
      [/(?:을|를|에게|에게서|께|로부터|라고|다고|냐고|며|면서|하여|해서|고|게) (?:\S+ ){0,2}$/, '듣'],
      [
        /(?:수업|강의|음악|설명|이야기|소리|말|의견|조언|노래|연주|칭찬|발표|강연)(?:도|만)? (?:\S+ ){0,2}$/,
        '듣',
      ],
    ],
    otherwise: '들',
  },
  {
    form: '걸었',
    rules: [
      [/(?:길|거리|복도|산책로|걸음|둘레길|공원|운동장|코스|숲|다리|골목|보)(?:을|를) (?:\S+ ){0,2}$/, '걷'],
      [/(?:을|를|에|에다) (?:직접 |함께 |높이 |다시 )*$/, '걸'],
      [/(?:^|\s)$/, '걷'],
    ],
    otherwise: '걸',
  },
  {
    form: '물었',
    rules: [[/(?:벌레가|개가|모기가|입에|미끼를|꼬리를) ?$/, '물']],
    otherwise: '묻',
  },
  { form: '실었', rules: [], otherwise: '싣' },
  {
    form: '이었',
    // Written apart from a noun it is no copula.
    rules: [[/(?:^|\s)$/, '잇']],
  },
  {
    form: '지었',
    rules: [],
    otherwise: '짓',
  },
  { form: '부었', rules: [], otherwise: '붓' },
  { form: '나았', rules: [], otherwise: '낫' },
  { form: '일렀', rules: [], otherwise: '이르' },
  { form: '굴었', rules: [], otherwise: '굴' },
  { form: '만들었', rules: [], otherwise: '만들' },
];

/** Nouns of doing: 하다 is written to them (발표 했다 → 발표했다), and a fragment that ends in one takes 함. */
export const DOING_NOUN =
  /(?:조사|발표|제작|정리|분석|설명|참여|참가|작성|토론|토의|실험|탐구|관찰|비교|계산|연습|해결|기록|측정|설계|구현|완성|표현|감상|연주|연구|학습|수행|활용|적용|제안|제시|공유|협력|소통|노력|실천|이해|도전|성장|진행|준비|기획|편집|촬영|검토|수정|보완|요약|번역|해석|암기|질문|인터뷰|공부|생각|추천|소개|선택|선정|결정|구성|작업|복습|예습|집중|시작|마무리|도출|유도|증명|추론|예측|검증|확인|발견|응원|격려|배려|존중|경청|반성|낭독|낭송|합창|창작|구상|채점|투표|홍보|운영|봉사|입력|출력|담당|수집|보조|배포|조작|조율|중재|촉진|분류|추출|희석|가열|냉각|혼합|채집|등록|저장|복사|인쇄|녹음|녹화)$/;
