import { withParticle } from '../../../hangul.ts';
import { outsideQuotes } from '../../quoted.ts';
import { isBareNoun } from './bare-noun.ts';
import { sureParticles } from './sure-particles.ts';
import { COUNTED, EACH, isManner, MANY } from './between.ts';
import { stemIn } from './what-is-done.ts';
import { particleFor } from './which-particle.ts';

/** Phone notes write the nouns and the verbs and leave the particles to the reader: 추 하나씩 매달아 무게 잼. */

/** What has been told of the clause that a word stands in. */
interface Clause {
  acted: boolean;
  named: boolean;
}

/** The particle behind the word, and behind what it says in brackets: 숫자(알레르기 번호)를. */
function behind(word: string, own: string, particle: '을/를' | '이/가'): string {
  const noun = own === '거' ? '것' : own;
  return word.replace(own, noun) + withParticle(noun, particle).slice(noun.length);
}

/** A note with the particles that it leaves out before what is done, where only one will do. */
export function withRestoredParticles(note: string): string {
  return sureParticles(note, outsideQuotes(note, restored), false);
}

/** Stands for what a note says in brackets behind a noun. */
const ASIDE = '\uE011';

function restored(note: string): string {
  const asides = note.match(/ ?\([^()]*\)/g) ?? [];
  let at = 0;
  return withParticles(note.replace(/ ?\([^()]*\)/g, ASIDE)).replaceAll(ASIDE, () => asides[at++] ?? '');
}

function withParticles(note: string): string {
  const words = note.split(' ');
  const told = words.map((word) => word.replace(ASIDE, ''));
  const bare = told.map((word) => word.replace(/[.,…!?~]+$/, ''));
  let clause: Clause = { acted: false, named: false };
  const restoredWords = words.map((word, at) => {
    const own = bare[at] ?? '';
    if (own !== told[at]) {
      clause = { acted: false, named: false };
      return word;
    }
    let next = at + 1;
    while (
      isManner(bare[next] ?? '') ||
      (MANY.test(bare[next] ?? '') && COUNTED.test(bare[next + 1] ?? '')) ||
      COUNTED.test(bare[next] ?? '')
    )
      next += 1;
    const verb = bare[next];
    const skipped = words.slice(at + 1, next).join(' ');
    // 온도 10, 25, 37도로: figures in a row end nothing.
    const ended = /[.,](?: |$)/.test(skipped.replace(/(?<=\d[^\s,]{0,3}),/g, ''));
    // 종이 3장 자름: so many of it take the particle, unless each is meant.
    const counted = /\d[^\s]*$/.test(skipped) && !EACH.test(skipped) && !/(?:으로|로|까지|에)$/.test(skipped);
    const particle =
      verb && !ended && !counted && isBareNoun(own, bare[at - 1] ?? '')
        ? particleFor(own, verb, skipped, next === words.length - 1)
        : null;
    if (particle === '에') return `${word}에`;
    if (particle === '을/를' && !clause.acted) {
      clause.acted = true;
      return behind(word, own, particle);
    }
    if (particle === '이/가' && !clause.named) {
      clause.named = true;
      return behind(word, own, particle);
    }
    if (/[을를]$/.test(own) && own.length > 1) clause.acted = true;
    if (/[이가은는]$/.test(own) && !stemIn(own)) clause.named = true;
    if (stemIn(own)) clause = { acted: false, named: false };
    return word;
  });
  return restoredWords.join(' ');
}
