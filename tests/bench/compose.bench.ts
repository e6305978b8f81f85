import { bench, describe } from 'vitest';
import { composeRecord } from '../../record/compose/compose-record.ts';
import { splitSentences } from '../../record/sentences.ts';
import { toRecordStyle } from '../../record/style/to-record-style.ts';
import type { ComposeInput } from '../../record/types.ts';

const THINGS = [
  '기포 수',
  '전등의 거리',
  '용액의 온도',
  '그래프의 기울기',
  '변인',
  '측정값',
  '실험 설계',
  '오차의 원인',
];
const DOINGS = [
  (thing: string) => `저는 ${thing}에 대해 세 번씩 조사해서 표로 정리했습니다.`,
  (thing: string) => `${thing} 때문에 처음에는 어려웠지만 친구랑 같이 다시 확인하면서 해결했어요.`,
  (thing: string) => `모둠에서 ${thing}의 의미를 근거를 들어 설명했습니다.`,
  (thing: string) => `${thing}의 변화를 보면서 결과가 왜 달라지는지 알게 되었다.`,
];

/** 32 sentences in four answers, as a diligent student leaves them. */
const answers = DOINGS.map((doing) => THINGS.map(doing).join(' '));
const input: ComposeInput = {
  questions: ['무엇을 했나요?', '어려웠던 점은 무엇인가요?', '어떻게 협력했나요?', '배운 점은 무엇인가요?'],
  answers,
  observation: '',
  content: '광합성 실험: 빛의 세기에 따른 기포 수 측정',
  standard: '[12생과Ⅰ02-03] 빛의 세기와 광합성량의 관계를 실험으로 확인할 수 있다.',
  limit: 1500,
  names: ['김민준', '이서연'],
  seed: '1',
};
const sentences = answers.flatMap((answer) => splitSentences(answer).map(({ text }) => text));

// Two figures on the same machine and the same 32 sentences: what composing costs beside record style alone.
describe('32 sentences', () => {
  bench('toRecordStyle alone', () => {
    for (const sentence of sentences) toRecordStyle(sentence);
  });
  bench('composeRecord under 1500 bytes', () => {
    composeRecord(input);
  });
});
