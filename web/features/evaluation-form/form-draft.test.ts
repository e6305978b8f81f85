import { describe, expect, it } from 'vitest';
import { type FormDraft, formDraftKey, isEmptyDraft, parseFormDraft } from './form-draft.ts';

const draft: FormDraft = {
  type: 'subject',
  achievement_standard: '',
  class_content: '광합성 실험',
  other_notes: '',
  questionCount: 7,
  questions: [],
  savedAt: 1,
};

describe('the local draft of a form', () => {
  it('comes back as it was written', () => {
    expect(parseFormDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', '{', '{"type":"subject"}', JSON.stringify({ ...draft, type: 'other' })])(
    'is nothing when it cannot be read: %s',
    (text) => {
      expect(parseFormDraft(text)).toBeNull();
    },
  );

  it('is one per person, class and form', () => {
    const keys = [formDraftKey('u', 'c', 'new'), formDraftKey('u', 'c', 'e'), formDraftKey('v', 'c', 'new')];
    expect(new Set(keys).size).toBe(3);
  });

  it('is empty until somebody wrote words', () => {
    expect(isEmptyDraft({ ...draft, class_content: ' \n' })).toBe(true);
    expect(isEmptyDraft({ ...draft, class_content: '', questions: ['', '한 문항'] })).toBe(false);
  });
});
