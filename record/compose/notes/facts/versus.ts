import { lastFinal, withParticle } from '../../../hangul.ts';
import { isNounPhrase } from './phrases.ts';

const COMPARED = /^(.+?) vs\.? (.+?)(?: (?:비교|차이|대결))?$/i;

/** 힌남노(2022) vs 매미(2003) 비교: set side by side. */
export function versusTold(line: string): string | null {
  const [, one = '', other = ''] = COMPARED.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!one || !other || /[=:→+<>]| vs/i.test(one + other) || !isNounPhrase(one) || !isNounPhrase(other))
    return null;
  // 3.1점 vs 4.2점: of what.
  if (/\d\S*$/.test(one.replace(/\([^()]*\)/g, '')) || lastFinal(other.replace(/\([^()]*\)/g, '')) === null)
    return null;
  return `${withParticle(one, '과/와')} ${withParticle(other, '을/를')} 비교했다`;
}
