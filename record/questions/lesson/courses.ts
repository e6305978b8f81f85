import { MARKS, SHORT_NAMES, SHORTENED } from './course-heads.ts';

/** Courses of the 2015 and 2022 curricula as teachers name them before a lesson; the longer of two first. Own list, 2026. */
const COURSES =
  '국어 문학 독서 화법과작문 화법과언어 언어와매체 매체의사소통 심화국어 실용국어 고전읽기 공통국어 문학과영상 독서와작문 논술 ' +
  '수학 공통수학 미적분 기하 확률과통계 대수 인공지능수학 경제수학 실용수학 심화수학 수학과제탐구 수학과문화 ' +
  '영어 공통영어 영어회화 영어독해와작문 영미문학읽기 진로영어 실용영어 심화영어 심화영어회화 영어발표와토론 미디어영어 ' +
  '한국사 세계사 동아시아사 한국지리 세계지리 여행지리 경제 정치와법 법과사회 사회문화 사회와문화 생활과윤리 현대사회와윤리 윤리와사상 고전과윤리 통합사회 사회문제탐구 도시의미래탐구 ' +
  '통합과학 과학탐구실험 물리학 화학 생명과학 지구과학 융합과학 과학사 생활과과학 역학과에너지 물질과에너지 세포와물질대사 지구시스템과학 ' +
  '정보 기술가정 기술 가정 프로그래밍 인공지능기초 데이터과학 소프트웨어와생활 체육 운동과건강 스포츠생활 음악 미술 연극 음악감상과비평 미술창작 ' +
  '세계시민과지리 기후변화와환경생태 기후변화와지속가능한세계 세계시민과지리 한국지리탐구 역사로탐구하는현대세계 동아시아역사기행 윤리문제탐구 금융과경제생활 인문학과윤리 국제관계의이해 전자기와양자 화학반응의세계 생물의유전 행성우주과학 과학의역사와문화 융합과학탐구 직무수학 직무영어 실생활영어회화 세계문화와영어 영미문학과문화 문학과영상 직무의사소통 독서토론과글쓰기 언어생활탐구 주제탐구독서 로봇과공학세계 생활과학탐구 창의공학설계 지식재산일반 생애설계와자립 아동발달과부모 생태와환경 인간과심리 삶과종교 인간과철학 논리와사고 교육의이해 인간과경제활동 음악연주와창작 음악과미디어 미술과매체 스포츠문화 스포츠과학 ' +
  '기본수학 기본영어 중국어 일본어 독일어 프랑스어 스페인어 러시아어 한문 철학 심리학 교육학 보건 환경 진로와직업';

const spaced = (name: string) => [...name].join('[ ·]?');
const NAMES = COURSES.split(' ')
  .toSorted((a, b) => b.length - a.length)
  .map(spaced)
  .join('|');
const NUMBER = '\\s?(?:[ⅠⅡ]|I{1,2}(?![A-Za-z])|[12](?!\\d|차|학))';

/** 생명과학Ⅰ - …, 세계사 시간에 …, 화학Ⅱ …: the course that a description begins with says nothing of the lesson. */
const NAMED = new RegExp(
  `^\\s*(?:${NAMES}|${SHORT_NAMES})(?:${NUMBER})?(?:\\s(?:수행|실기|\\d+차시))?\\s*(?::|\\)|\\s[-–|/]\\s|,?\\s?(?:시간|수업)(?:에서는?|에|,)?\\s)`,
  'gm',
);
const NUMBERED = new RegExp(`^\\s*(?:${NAMES})${NUMBER}\\s+(?=[가-힣A-Za-z])`, 'gm');
/** Names that are nothing but a course: 지구과학 판 구조론. 경제 성장 and 음악 감상 are matters. */
const ALONE =
  /^\s*(?:지구과학|생명과학|물리학|통합과학|통합사회|사회·?문화|한국지리|세계지리|여행지리|심화국어|영어회화|공통국어|공통수학|공통영어|금융과\s?경제생활|기후변화와\s?(?:환경생태|지속가능한\s?세계)|직무\s?(?:영어|수학)|기본\s?(?:수학|영어)|역사로\s?탐구하는\s?현대\s?세계|윤리문제\s?탐구|인문학과\s?윤리|국제\s?관계의\s?이해|정치와\s?법|생활과\s?윤리|윤리와\s?사상|언어와\s?매체|화법과\s?작문|동아시아사|한국사|세계사|물리(?! ?(?:법칙|현상|변화|엔진|량|치료))|경제(?= 모의)|문학(?= (?:시|소설|수필|고전|현대시|현대소설) )|(?:국어|수학|영어|과학|사회|역사|도덕|윤리|생명|화학|경제|음악|미술)(?= (?:[^\s,]+ ){1,2}단원\s))\s+(?=[^\n]{4,})/gm;
/** 천문 동아리: …, 시사 토론반 - …: who does it. */
const CLUB =
  /^\s*[가-힣A-Za-z ]{1,12}(?:동아리|반|부)(?: ?(?:1년|일 ?년|한 ?해|연간|정기))?(?: ?활동)?\s*(?::|\s[-–|]\s|\.\s)\s*|^\s*[가-힣A-Za-z]{1,6} ?동아리(?:에서)?\s+(?=\S+ \S+)|^\s*[가-힣A-Za-z]{1,6} [가-힣]{1,6} ?동아리에서\s+(?=\S+ \S+)/gm;

/** The description without the class, the course or the club that it begins with. */
export function withoutCourse(text: string): string {
  return [...MARKS, CLUB, NAMED, SHORTENED, NUMBERED, ALONE].reduce((rest, pattern) => {
    const next = rest.replace(pattern, '');
    return next.trim() === '' ? rest : next;
  }, text);
}
