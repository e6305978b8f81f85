const either = (names: string) => names.split(' ').join('|');

/** How teachers shorten courses, and the name of a field alone. Own list, 2026. */
const ABBREVIATED = either(
  '확통 통사 기벡 공수 언매 화작 화언 영독작 영독 영회 심영 진영 정법 사문 생윤 윤사 과탐실 운건 간호기초 기초간호 보건간호 회계원리 상업경제 기계공작 농업기초 공업일반',
);
/** 미적 감각, 통과, 동사: words of another meaning too, so only a mark behind makes them a course. */
const AMBIGUOUS = either(
  '미적 통과 동사 세사 한사 한지 세지 기가 물리 생명 생물 지학 수학 과학 사회 도덕 역사 윤리 한식조리 양식조리',
);
/** 물1, 지Ⅱ, 수2; 물1L is no course. */
const NUMBERED = '[수물화생지](?:[ⅠⅡ]|[12](?![\\dA-Za-z차학월주]))';

/** Names that stand before a mark as a course does: 미적), 지1:. */
export const SHORT_NAMES = `${ABBREVIATED}|${AMBIGUOUS}|${NUMBERED}`;

/** 확통 조건부확률, 지1 H-R도: with nothing but a space behind. */
export const SHORTENED = new RegExp(`^\\s*(?:(?:${ABBREVIATED})[12ⅠⅡ]?|${NUMBERED})\\s+(?=\\S{2})`, 'gm');

/** 2-3반, 1-5: which class it was. */
const CLASS = '\\d{1,2}\\s?(?:-\\s?\\d{1,2}\\s?반?|학년\\s?\\d{1,2}\\s?반)\\s+';
const OF_CLASS = either('음악 미술 체육 국어 수학 영어 과학 사회 도덕 역사 정보 기술 가정 물리 화학');
/** 음악 감상, 과학 실험: the subject belongs to what follows. */
const COMPOUND = either('감상 작품 활동 문제 기술 실험 독서 행사 대회 용어 일기 에세이 문단 시간 수업');
const SPORT = either(
  'PAPS 셔틀런 왕복 배드민턴 농구 축구 배구 탁구 육상 수영 체조 핸드볼 뜀틀 매트 줄넘기 티볼 피구',
);
const MUSIC = either('단소 소금 장구 리코더 기타 우쿨렐레 칼림바 가창 합창 합주 가곡 민요 판소리');

/** The class with its subject, the class alone, the hour or the assessment; 체육 and 음악 before what tells them already. */
export const MARKS: readonly RegExp[] = [
  new RegExp(`^\\s*${CLASS}(?:${OF_CLASS})\\s+(?!${COMPOUND})(?=[^\\s/:)|-]\\S* \\S)`, 'gm'),
  new RegExp(`^\\s*${CLASS}(?=\\D)`, 'gm'),
  // 통사 4단원 인권 확장 사례.
  new RegExp(`^\\s*(?:(?:${SHORT_NAMES})\\s+)?\\d{1,2}\\s?단원\\s*[,:.)-]?\\s*(?=\\S)`, 'gm'),
  // 3과 길 묻기.
  /^\s*\d{1,2}과\s+(?=\S)/gm,
  // 매체파트 카드뉴스 만들기.
  /^\s*[가-힣]{2,4} ?파트\s+(?=\S)/gm,
  // 방송반) 점심방송 대본 작성.
  /^\s*[가-힣]{2,6}(?:반|부|동아리)\s*[)\]]\s*/gm,
  /^\s*(?:\d{1,2}(?:[~-]\d{1,2})?차시|수행)\s*[:)-]\s*/gm,
  new RegExp(`^\\s*(?:체육\\s+(?=${SPORT})|음악\\s+(?=${MUSIC}))`, 'gm'),
];
