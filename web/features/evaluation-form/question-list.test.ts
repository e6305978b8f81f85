import { describe, expect, it } from 'vitest';
import {
  blankIds,
  COUNT_CHOICES,
  freshOne,
  keptFor,
  moved,
  toEdited,
  toTexts,
  whyNotAdd,
  whyNotRemove,
  withBlank,
  without,
  withText,
} from './question-list.ts';

const five = toEdited(['가', '나', '다', '라', '마']);
const [ga, na] = five;
if (!ga || !na) throw new Error('five questions');

describe('the list of questions', () => {
  it('never falls below five and says why', () => {
    expect(whyNotRemove(five)).toBe('문항은 5개 이상 필요합니다.');
    expect(toTexts(without(five, ga.id))).toEqual(['가', '나', '다', '라', '마']);
    const six = withBlank(five);
    expect(whyNotRemove(six)).toBeNull();
    expect(toTexts(without(six, ga.id))).toEqual(['나', '다', '라', '마', '']);
  });

  it('never grows above ten', () => {
    const ten = toEdited(Array.from({ length: 10 }, (_, index) => `문항 ${index}`));
    expect(whyNotAdd(ten)).toBe('문항은 10개까지 만들 수 있습니다.');
    expect(withBlank(ten)).toHaveLength(10);
  });

  it('moves by one place and stops at the edges', () => {
    expect(toTexts(moved(five, na.id, -1))).toEqual(['나', '가', '다', '라', '마']);
    expect(toTexts(moved(five, ga.id, -1))).toEqual(toTexts(five));
  });

  it('keeps every other question while one is replaced, blank ones not', () => {
    const edited = withText(five, na.id, '  ');
    expect(blankIds(edited)).toEqual([na.id]);
    expect(keptFor(edited, ga.id)).toEqual(['다', '라', '마']);
  });

  it('takes only a question that is not there yet', () => {
    expect(freshOne(['나', '다', '새 문항'], five)).toBe('새 문항');
    expect(freshOne(['나', '다'], five)).toBeNull();
  });

  it('offers 5 to 10', () => {
    expect(COUNT_CHOICES).toEqual([5, 6, 7, 8, 9, 10]);
  });
});
