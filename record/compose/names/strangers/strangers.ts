import { withQuotationsHidden } from '../../quoted.ts';
import { behindRoles } from './behind-a-role.ts';
import { besideRoles } from './beside-a-role.ts';
import { byLetters } from './by-letters.ts';
import { calledAlone } from './called.ts';
import { type Around, type Stranger, withoutNames } from './stranger.ts';
import { inARow } from './in-a-row.ts';
import { inLatin } from './in-latin.ts';
import { onAChannel } from './on-a-channel.ts';

/** Fewer letters name nobody and tell anything of them. */
const SHORTEST = 6;

/** Everybody in a text who is of no roster and of the pupil's life, in their order; whom a quotation names is its own. */
export function strangersIn(text: string, around: Around): Stranger[] {
  if (text.length < SHORTEST) return [];
  const said = /["“'‘「『]/.test(text) ? withQuotationsHidden(text) : text;
  return [
    ...onAChannel(said),
    ...behindRoles(said),
    ...besideRoles(said, around),
    ...byLetters(said, around),
    ...inLatin(said),
    ...inARow(said),
    ...calledAlone(said, around),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A text without strangers' names; `perhaps` where somebody may be left in it. */
export function withoutStrangers(text: string, around: Around): { text: string; perhaps: boolean } {
  const all = strangersIn(text, around);
  if (all.length === 0) return { text, perhaps: false };
  const told = withoutNames(
    text,
    all.filter(({ sure }) => sure),
  );
  return { text: told, perhaps: all.some(({ sure }) => !sure) };
}
