import { lacksObject } from '../matters/torn-clauses.ts';

/** 심판, | 기록원 돌아가면서 하기: who takes turns was listed before the comma. */
const TAKES_LIST = /돌아가며|돌아가면서|번갈아|(?:[가-힣] |^)하기$/;
/** 바른 풀이, 틀린 문제: how it is, and no doing. */
const DESCRIBED = /^(?:바른|옳은|맞는|틀린|비슷한|다른|좋은|나쁜|새로운|올바른) [가-힣]+$/;
/** 토론 안하는 학생들은 판정문 쓰기, 쓰고 다녀와서는 일지 쓰기: a clause with somebody of its own, or another time. */
const OWN_CLAUSE =
  /(?:희망자|학생|사람|친구|조)만 |\d명[이은] |(?:학생|친구|아이|사람|모둠|팀원|조원|희망자|나머지)(?:들)?[은는이가] |[가-힣](?:[아어와여해]서|고)는 |[가-힣](?:는|은|던) (?:학생|사람|모둠|조)(?:들)?은? /;
/** 영향을 주는 것도 알아보기, 어렵다는 것을 느끼기: a clause, and what came of the lesson by itself. */
const OF_CLAUSE = / 것(?:도 [가-힣 ]+|[을를] (?:알|알게 되|느끼|깨닫|배우)|만 [가-힣 ]+)기$/;
/** 5대 영양소 고려, 영수증 첨부: a condition of the work. */
const CONDITION = /(?:고려|첨부|유의|주의|지참|준수|엄수|허용|포함|기준|금지|필수|권장|가능)(?:하기)?$/;
/** 데이터 편향 개념으로 연결: how the teacher goes on. */
const LED_ON =
  /(?:개념|단원|내용|수업|이론|활동|주제|차시)(?:으로|로) (?:연결|확장|마무리|이어가기|넘어가기|정리|도입)(?:하기)?$/;
/** 당번을 정해서 돌아가기: cut before what was done in turn. */
const BREAKS_OFF = /(?:돌아가|번갈아가|번갈|이어가|나아가)기$/;
/** 관리함 진딧물이 생겨서 뿌려보기: a sentence that ended without a mark. */
const TWO_SENTENCES = /(?:^| )[가-힣]{2,}(?:함|했음|하였음|했다|하였다|됨|되었음) (?=\S+ \S)/;
/** 연습하고 복식 리그전, 조사하고 캠페인: a verb and a bare noun that nobody can do so. */
const GLUED =
  /, .*[가-힣]고 (?!.*기$)|하고 .*(?:캠페인|리그전|경기|시합|대회|축제|행사|체험|게임|놀이|부스)$/;
/** 직업 카드 중에서 …: the first of what one chose from stands before the comma. */
const CHOSEN_FROM = /^[^ ]+(?: [^ ]+)? (?:중|가운데)(?:에서)? /;
/** 동백동산 생태탐방 | , 동문시장 중에서: one of those that could be chosen. */
const OFFERED = /^(?:,\s*[^,.\n]{1,20}){0,4}?\s?(?:중에서|중 ?택|中|가운데 (?:하나|한)|중 (?:하나|한|\d))/;

/**
 * Whether a step was cut out of a list or a clause, so that it says something else than the lesson: the last of
 * several things, a condition, a choice that was offered.
 */
export function isTorn(step: string, content: string): boolean {
  if (
    DESCRIBED.test(step) ||
    OF_CLAUSE.test(step) ||
    OWN_CLAUSE.test(step) ||
    CONDITION.test(step) ||
    LED_ON.test(step)
  )
    return true;
  if (BREAKS_OFF.test(step) || TWO_SENTENCES.test(step) || GLUED.test(step)) return true;
  // 각도를 재고, 계산값과 비교하기: what is compared stands in the clause before.
  if (lacksObject(step) && !content.trimStart().startsWith(step.slice(0, step.indexOf(' ')))) return true;
  const opening = step.split(' ').slice(0, 2).join(' ');
  const at = content.indexOf(opening);
  if (at < 0) return false;
  const isBehindComma = /,\s*$/.test(content.slice(0, at));
  if (isBehindComma && (step.includes(',') || TAKES_LIST.test(step) || CHOSEN_FROM.test(step))) return true;
  const whole = content.indexOf(step);
  return whole >= 0 && OFFERED.test(content.slice(whole + step.length));
}
