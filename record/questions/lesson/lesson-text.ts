import { withoutConditions } from './conditions.ts';
import { withoutCourse } from './courses.ts';

/** What stands in a lesson's box beside the lesson: when it was, for which test, in which course and unit. */
const BESIDE: readonly RegExp[] = [
  /20\d\d\s?[.년/-]\s?\d{1,2}\s?[.월/-]\s?\d{1,2}\s?[.일]?(?:\s?\([월화수목금토일]\))?/g,
  /(?<!\d)\d{1,2}월\s?\d{1,2}일(?:\s?\([월화수목금토일]\))?/g,
  /(?<![\d.])\d{1,2}\.\s?\d{1,2}\.(?=[\s(])(?:\s?\([월화수목금토일]\))?/g,
  /(?:오늘|이번)(?:의)?\s?(?:수업|활동|차시)(?:의)?\s?(?:소감|후기|성찰|돌아보기)(?:\s?쓰기)?/g,
  // 급수 단원 끝나고 프랙털 탐구, 마지막 20분은 전체 토론: when it was.
  /(?<=^|[.\n]\s*)[가-힣A-Za-z]{1,10} ?단원(?:을|이)? ?(?:끝나고|끝내고|마치고|마무리하고|배우고|배운 (?:뒤|후)(?:에)?|끝난 (?:뒤|후)(?:에)?),?\s+(?=\S)/gm,
  /(?<=^|[.\n]\s*)(?:마지막|처음|첫|남은) ?(?:\d+ ?분|시간|차시)(?:은|는|에는|엔|동안)\s+/gm,
  /20\d\d학년도|(?<![가-힣\d])[12]\s?학기(?!말|\s?한)/g,
  /(?:\d차\s?)?(?:지필|수행|중간|기말|형성)\s?(?:평가|고사)(?:\s?(?:대비|범위|준비))?(?:\s?(?:복습|정리|학습))?/g,
  /\b(?:speaking|writing|listening|reading) test\b/gi,
  /(?<![가-힣A-Za-z])(?:\d+|[IVX]+)\s?단원(?![가-힣])|\b(?:units?|lessons?|chapters?)\s?\d+(?:\s?[~-]\s?\d+)?\.?(?: of\b)?/gi,
];

/** ①교육과정 ②관련 과목, (1) 자료 인용 (2) 연결어: each begins a part of its own, wherever it stands. */
const CIRCLED = /[ \t]*(?:[①-⑳]|(?:(?<=\s)|^)\(\d{1,2}\)(?=\s))[ \t]*/g;
/** 사료 (가)~(라): which of them says nothing of the lesson. */
const LETTERED = /\s?\([가-하]\)(?:\s?[~-]\s?\([가-하]\))?/g;

/** 카이제곱은 생략: what was not done is not asked about. */
const LEFT_OUT =
  /(^|[\n/,.;]\s*)[^\n/,.;]*(?:생략|미실시|취소|제외|안 ?함|못 ?함)(?:함)?(?=\s*(?:$|[\n/,.;]))/gm;

/** 피드백지 교환: the paper of the lesson, no step of it. */
const PAPERS =
  /(?:^|(?<=[,/\n]))\s*(?:피드백지?|평가지|활동지|학습지) ?(?:교환|배부|걷기|회수)(?=\s*(?:$|[,/\n]))/g;

/** 학급회의(체험학습 장소 정하기) 후보 3곳: what stands behind the bracket of a doing is said anew. */
const BEHIND_BRACKET =
  /(?<=(?:[가-힣]{2}기|회의|교육|실습|체험|실험|검사|특강|토론|활동|추출|견학|감상|비교|제작|측정|관찰) ?\([^)]*\)) (?!(?:후|뒤|및|다음) )(?=[가-힣])/g;

/** 방송부 점심방송 대본: who does it, where no mark parts it. */
const OF_CLUB = /^\s*[가-힣A-Za-z]{2,6}(?:부|반)\s+(?=\S+ \S+ \S+)/;

/** 1,200자: no comma of a list. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;
/** l'addition, s'il vous plaît: no quotation marks. */
const APOSTROPHE = /(?<=\p{Script=Latin})['‘](?=\p{Script=Latin})/gu;
/** 비교ㅋㅋ, 8문장↑, 엎음;;: how it was felt, and no word. */
const FELT = /[ㅋㅎㅠㅜㅡ]{2,}|[↑↓♡♥★☆]|\^\^|;{2,}/g;

/** 문집 만듬: as many teachers type 만듦. */
const MISTYPED = /만(?:듬|들음)(?![가-힣])/g;

/** 실제 토론은 안 하고: what was not done tells no kind. */
const NOT_DONE = /(?:실제 |직접 )?[가-힣]+(?:은|는|을|를) (?:안 ?하|하지 ?않)(?:고|으며|지만)[, ]+/g;
/** <수행평가 안내>: what the notice is, and no title. */
const NOTICE = /[<〈《[]\s?[^<>〈〉《》[\]\n]{0,16}(?:안내|공지|유의 ?사항)\s?[>〉》\]]/g;

/** The description with marks that mean but one thing: commas part, quotation marks quote. */
export function plainMarks(content: string): string {
  return content
    .normalize('NFC')
    .replace(THOUSANDS, '')
    .replace(APOSTROPHE, '’')
    .replace(FELT, ' ')
    .replace(NOTICE, ' ')
    .replace(NOT_DONE, '')
    .replace(MISTYPED, '만듦');
}

/** The description without what only stands beside the lesson. */
export function lessonText(content: string, isClub = false): string {
  const whole = plainMarks(content).replace(CIRCLED, '\n').replace(LETTERED, '').trim();
  const done = whole.replace(LEFT_OUT, '').trim() === '' ? whole : whole.replace(LEFT_OUT, '');
  const inClub = isClub ? done.replace(OF_CLUB, '') : done;
  const lesson = [...BESIDE, PAPERS].reduce((text, pattern) => text.replace(pattern, ' '), inClub);
  return withoutConditions(withoutCourse(lesson))
    .replace(BEHIND_BRACKET, ', ')
    .replace(/(?<!\d)(\d{1,2})\.(\d{1,2})(?=\s?(?:추모|운동|혁명|민주화|항쟁|세월호|전쟁|선언))/g, '$1·$2')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/^[\s,:;|·–-]+|[\s,/:;|–-]+$/g, '');
}

/** An activity by its name alone: 직업인과의 만남: 간호사, 천체관측 - 목성과 토성 are called by what stands first. */
export function shortName(name: string): string {
  const [first = '', second] = name.split(/\s?[:|]\s|\s[-–]\s/);
  return second === undefined || first.trim().length < 4 ? name.replace(/\s[-–|]\s|:\s/g, ' ') : first.trim();
}
