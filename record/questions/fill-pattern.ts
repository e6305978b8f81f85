import { type Particle, withParticle } from '../hangul.ts';

/** 작품: what the lesson makes; 글: what it writes; 규칙: what a class agrees on. */
export type Slot = '주제' | '개념' | '활동' | '제목' | '작품' | '글' | '규칙';
export type SlotWords = Partial<Record<Slot, string>>;

const SLOT = /\{(주제|개념|활동|제목|작품|글|규칙)(?::([^}]+))?\}/g;

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
  // 이번 활동 + 활동에서 would stutter.
  return complete ? text.replaceAll('활동 활동', '활동') : null;
}

/** How many of the lesson's own words a pattern takes up. */
export function slotCount(pattern: string): number {
  return pattern.match(SLOT)?.length ?? 0;
}
