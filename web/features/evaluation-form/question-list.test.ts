import { describe, expect, it } from 'vitest';
import {
  askedCount,
  askWords,
  blankQuestions,
  COUNT_CHOICES,
  freshOne,
  isBlank,
  isOwn,
  keptFor,
  listWords,
  moved,
  suggestedAgain,
  toEdited,
  toTexts,
  whyNotAdd,
  whyNotRemove,
  withBlank,
  withCount,
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

  it('begins with blank questions of the teacher’s own, and suggestions fill what stays blank', () => {
    const blank = blankQuestions(6);
    expect(toTexts(blank)).toEqual(['', '', '', '', '', '']);
    expect(new Set(blank.map(({ id }) => id)).size).toBe(6);
    expect(listWords(blank)).toBe('직접 쓰는 문항 6개');
    const [one] = blank;
    const begun = withText(blank, one?.id ?? 0, '내 문항');
    expect(begun.map(isOwn)).toEqual([true, false, false, false, false, false]);
    expect(askWords(begun)).toBe('빈 문항 제안받기');
    // As many as there are, whatever number was chosen before a row was added or taken out.
    expect(askedCount(begun, 7)).toBe(6);
    const filled = suggestedAgain(begun, ['1', '2', '3', '4', '5', '6'], askedCount(begun, 7));
    expect(toTexts(filled)).toEqual(['내 문항', '1', '2', '3', '4', '5']);
    expect(listWords(filled)).toBe('제안받은 문항 6개');
    expect(askWords(filled)).toBe('고치지 않은 문항 다시 제안받기');
  });

  it('is as long as was chosen while it is the teacher’s own, and loses no word', () => {
    const [first, second] = blankQuestions(7);
    if (!first || !second) throw new Error('seven questions');
    const begun = [first, { ...second, text: '내 문항' }, ...blankQuestions(5)];
    expect(toTexts(withCount(begun, 5))).toEqual(['', '내 문항', '', '', '']);
    expect(withCount(begun, 9)).toHaveLength(9);
    const last = [...blankQuestions(6), { ...second, text: '내 문항' }];
    expect(toTexts(withCount(last, 5)).at(-1)).toBe('내 문항');
    expect(withCount(five, 9)).toHaveLength(5);
    expect(withCount([], 9)).toEqual([]);
  });

  it('asks for at least one more where all are the teacher’s own, up to ten', () => {
    const own = (count: number) =>
      toEdited(
        Array.from({ length: count }, (_, index) => `내 문항 ${index}`),
        Array.from({ length: count }, () => true),
      );
    expect(askWords(own(5))).toBe('문항 더 제안받기');
    expect(askedCount(own(5), 7)).toBe(7);
    expect(askedCount(own(7), 7)).toBe(8);
    expect(askedCount(own(10), 7)).toBe(10);
    expect(askWords(five)).toBe('문항 모두 다시 제안받기');
    expect(askedCount(five, 7)).toBe(7);
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
    expect(edited.filter(isBlank).map(({ id }) => id)).toEqual([na.id]);
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
