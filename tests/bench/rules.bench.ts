import { bench, describe } from 'vitest';
import { checkRecord } from '../../record/rules/check-record.ts';
import { remarks } from './remarks.ts';

// The check runs while a teacher types: one remark should take a few milliseconds at most.
describe('checkRecord', () => {
  const texts = remarks(30);
  const names = Array.from(
    { length: 30 },
    (_, index) => `김${'가나다라마바사아자차'[index % 10]}${'준서윤'[index % 3]}`,
  );
  const options = { year: 2026, names, school: '새솔고등학교', limit: 1500 };
  bench('one remark of 500 characters', () => void checkRecord(texts[0]?.text ?? '', options));
  bench('a class of 30', () => {
    for (const { text } of texts) checkRecord(text, options);
  });
});
