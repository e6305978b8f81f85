import { PARTICLE } from '../../../record/compose/names/name-words.ts';
import { NOT_AFTER } from './edges.ts';

/** 훈쌤 for 오세훈: a teacher by one syllable of the given name. */
export function teacherNicknames(given: string): string[] {
  if (given.length < 2) return [];
  return [`${NOT_AFTER}[${given}]\\s?(?=(?:쌤|샘)(?:${PARTICLE})?(?![가-힣]))`];
}

/** What stands before 쌤 and is nobody's name. */
const NO_NAME =
  '국어|영어|수학|과학|사회|역사|한국사|물리|화학|생명|생물|지구과학|지학|체육|음악|미술|기술|가정|기가|정보|한문|일어|일본어|중국어|중어|독어|불어|윤리|생윤|도덕|지리|한지|세지|세계사|경제|정치|정법|사문|진로|상담|보건|사서|영양|담임|부담임|교생|원어민|교과|학년|부장|주임|교감|교장|학생부|동아리|방과후|우리|울|모든|다른|여자|남자|옆반|앞반|학교|도서관|전담|실습|특수|과목|문학|독서|미적|확통|기하|[가-힣]{0,2}반';

/** 현우쌤, 훈쌤: whoever is called so is a person, of the school or not. */
export const ANY_TEACHER = `${NOT_AFTER}(?!(?:${NO_NAME}|[이그저여남새울])쌤)[가-힣]{1,3}(?=쌤(?:${PARTICLE})?(?![가-힣]))`;
