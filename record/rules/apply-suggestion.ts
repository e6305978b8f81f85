import { formsOf, withParticle } from '../hangul.ts';
import type { Finding } from '../types.ts';
import { CALLED_NAME } from './persons.ts';

// What may hang on a particle that has two forms: 과의, 으로서, 으로부터, 이라는.
const PARTICLE =
  /^(?:(으로|로)(?=(?:서|써|부터|서의|써의)?(?:는|도|만)?(?![가-힣]))|(과|와)(?=(?:의|는|도)?(?![가-힣]))|(이랑|랑|이나|나)(?![가-힣])|(이라|라)(?=(?:는|고|서|도|며)?(?![가-힣]))|(은|는|이|가|을|를)(?![가-힣]))/;

const CALLED = new RegExp(`^${CALLED_NAME}`);

/** A stretch of the text and what to put there; offsets are UTF-16. */
export interface Replacement {
  start: number;
  end: number;
  words: string;
}

/**
 * What taking a finding's suggestion changes: the marked words, and with them a particle that no longer fits the new last
 * sound (유튜브를 → 동영상 공유 플랫폼을). A finding without a suggestion takes its words out.
 */
export function applySuggestion(
  text: string,
  { rule, start, end: marked, suggestion = '' }: Finding,
): Replacement {
  // 가은이의: what a given name takes before its particle, no other word does.
  const called =
    rule === 'NAME' && suggestion !== '' ? CALLED.exec(text.slice(marked))?.[0].length : undefined;
  const end = marked + (called ?? 0);
  const rest = text.slice(end, end + 12);
  const particle = PARTICLE.exec(rest.normalize('NFC'))?.[0];
  const forms = particle === undefined ? undefined : formsOf(particle);
  if (!/[가-힣A-Za-z0-9]$/.test(suggestion) || particle === undefined || !forms)
    return { start, end, words: suggestion };
  const written = rest.startsWith(particle) ? particle : particle.normalize('NFD');
  return { start, end: end + written.length, words: withParticle(suggestion, forms) };
}
