import { composeRecord } from '../compose-record.ts';

/** A class of which every test may name anybody. */
const CLASS = [
  '김지민',
  '이하준',
  '박이준',
  '조은결',
  '윤채아',
  '장하율',
  '임하람',
  '문태오',
  '남가은',
  '백시온',
];

/** What a draft tells of one answer, apart from its opening. */
export const toldOf = (question: string, answer: string): string =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: CLASS,
    seed: '1',
  }).text;
