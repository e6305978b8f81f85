import { describe, expect, it } from 'vitest';
import {
  blankIds,
  COUNT_CHOICES,
  freshOne,
  isOwn,
  keptFor,
  moved,
  suggestedAgain,
  toEdited,
  toTexts,
  whyNotAdd,
  whyNotRemove,
  withBlank,
  without,
  withSuggestion,
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

  it('asks for all again without touching what the teacher wrote', () => {
    const mine = withText(five, na.id, '내가 고친 나');
    expect(mine.map(isOwn)).toEqual([false, true, false, false, false]);
    const again = suggestedAgain(mine, ['내가 고친 나', '1', '2', '3', '4', '5'], 5);
    expect(toTexts(again)).toEqual(['1', '내가 고친 나', '2', '3', '4']);
    expect(again.map(isOwn)).toEqual([false, true, false, false, false]);
    expect(toTexts(suggestedAgain(mine, ['1', '2', '3', '4', '5', '6'], 7))).toHaveLength(7);
    expect(toTexts(suggestedAgain(mine, ['1', '2'], 3))).toEqual(['1', '내가 고친 나', '2']);
    const written = toEdited(
      ['ㄱ', 'ㄴ', 'ㄷ', 'ㄹ', 'ㅁ', 'ㅂ'],
      Array.from({ length: 6 }, () => true),
    );
    expect(toTexts(suggestedAgain(written, ['1', '2', '3', '4', '5'], 5))).toEqual(toTexts(written));
  });

  it('counts a replaced question as suggested, and a blank one as nobody’s', () => {
    expect(withSuggestion(withText(five, na.id, '내 것'), na.id, '새 제안').some(isOwn)).toBe(false);
    expect(withBlank(five).some(isOwn)).toBe(false);
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
