import { type Particle, withParticle } from '../hangul.ts';

/**
 * 주제: what the lesson is about, or the name of an activity; 내용: what an activity is about; 작품: what it makes; 글: what it writes; 규칙: what a class agrees on; 단계: one step of
 * the lesson, in quotation marks; 직업 and 학과: the job or the department that was met; 만남: how it was met.
 */
export type Slot = '주제' | '내용' | '제목' | '작품' | '글' | '규칙' | '단계' | '직업' | '학과' | '만남';
export type SlotWords = Partial<Record<Slot, string>>;

const SLOT = /\{(주제|내용|제목|작품|글|규칙|단계|직업|학과|만남)(?::([^}]+))?\}/g;

/** The pattern with its slots filled and particles fitted, or null when it needs a word that the lesson does not give. */
export function fillPattern(pattern: string, words: SlotWords): string | null {
  let complete = true;
  const text = pattern.replace(SLOT, (_, slot: Slot, particle?: string) => {
    const word = words[slot];
    if (!word) {
      complete = false;
      return '';
    }
    return particle ? withParticle(word, particle as Particle) : word;
  });
  // 이번 활동 + 활동에서 would stutter, and so would 체험 활동 활동.
  return complete ? text.replace(/활동('?) 활동/g, '활동$1') : null;
}

/** Which of the lesson's own words a pattern takes up; null for a question that fits any lesson. */
export function slotOf(pattern: string): Slot | null {
  const [, slot] = new RegExp(SLOT.source).exec(pattern) ?? [];
  return (slot as Slot | undefined) ?? null;
}
