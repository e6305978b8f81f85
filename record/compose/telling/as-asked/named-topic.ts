import { withParticle } from '../../../hangul.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';

/** Asked what was chosen: the noun of the question, the surest one first. */
const TOPICS = [
  '주제',
  '소재',
  '제목',
  '대상',
  '장면',
  '인물',
  '사건',
  '작품',
  '도서',
  '책',
  '곡',
  '직업',
  '종목',
  '메뉴',
];
/** '편의점 신상 먹어보기'로 정함: nothing says what was. */
const SETTLED =
  /^((?:['"‘“「『][^'"’”」』]+['"’”」』])(?:이?라는 [가-힣]+)?(?:으로|로)) (?:정함|선정함|결정함|함)\.$/;
/** 보는 자판기를 함: as what one works on. */
const TAKEN = /^([^.]*[가-힣A-Za-z0-9'"’”])(?:을|를) 함\.$/;

/** What was chosen, with what it was chosen as, in the question's word; null where the sentence says it or names no choice. */
export function namedTopic(text: string, question: string): string | null {
  const topic = TOPICS.find((noun) => question.includes(noun));
  if (!topic) return null;
  const settled = SETTLED.exec(text)?.[1];
  if (settled) return `${withParticle(topic, '을/를')} ${settled} 정함.`;
  const taken = TAKEN.exec(text)?.[1];
  const noun = taken ? lastWord(taken) : '';
  if (!taken || !/주제|소재|장면|인물|사건|대상/.test(topic) || isDoingNoun(noun) || /[을를] /.test(taken))
    return null;
  return `${withParticle(taken, '을/를')} ${withParticle(topic, '으로/로')} 정함.`;
}
