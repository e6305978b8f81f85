import { withParticle } from '../../hangul.ts';

/** What a student answers in English where the lesson is one of English: a topic, and expressions that were learnt. */

const NAMED =
  /^(?:my|our|the) (?:speech |main |final )?(?:topic|title|subject|theme) (?:is|was) ["“']?([A-Za-z][A-Za-z ,'’:-]{2,58}[A-Za-z])["”']?[.!\s]*$/i;
/** 주제는 Fast fashion, slow disaster 입니다. */
const NAMED_IN_KOREAN =
  /^(?:제 |저의 |나의 |내 |우리 |저희 )?(?:[가-힣]+ )?(?:주제|제목)[은는] ([A-Za-z][A-Za-z ,'’:-]{2,58}[A-Za-z]) ?(?:입니다|이다|임|이에요|예요|이었습니다|였습니다|이었다|였다)[.!\s]*$/;
const EXPRESSION = /^[A-Za-z][A-Za-z '’~.-]{1,38}[A-Za-z~]$/;
const ASKS_FOR_WORDS = /표현|단어|어휘|숙어|구문|expression|phrase|vocabulary|\bwords?\b/i;
const NEW = /새로|새롭|익힌|익히|배운|알게|learn|new/i;
const USED = /사용|활용|쓴|use/i;
const MOST = 6;

/** The line told in Korean, what is English in it in quotation marks; null for any other. */
export function englishTold(line: string, question: string | null): string | null {
  const named = NAMED.exec(line.trim())?.[1] ?? NAMED_IN_KOREAN.exec(line.trim())?.[1];
  if (named) return `${withParticle(`'${named}'`, '을/를')} 주제로 정했다.`;
  if (!question || !ASKS_FOR_WORDS.test(question) || !/^[A-Za-z]/.test(line)) return null;
  const items = line.replace(/[.!\s]+$/, '').split(/\s*[,/]\s*/);
  if (items.length > MOST || !items.every((item) => EXPRESSION.test(item))) return null;
  const verb = NEW.test(question) ? '새로 익혔다' : USED.test(question) ? '사용했다' : null;
  return verb && `${items.map((item) => `'${item}'`).join(', ')} 등의 표현을 ${verb}.`;
}
