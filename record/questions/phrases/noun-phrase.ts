import { isAdverb, isDoing, isListedThing } from '../../style/words/nouns.ts';
import { beforeNext } from './closing-verbs.ts';
import { stripParticle } from './particles.ts';
import { type Before, isVerbForm } from './verb-forms.ts';

/** 쪽이 더, 완성 못한, 어떻게 이어지는지: how much, what was not, and what was asked. */
const NO_NOUN =
  /^(?:[가-힣]+(?:는지|던지|을지|할지)|[가-힣]{2,}한지|더|덜|못|안|꼭|잘|또|막|못한|안한|없는|있는|같은|다른|어떤|이런|그런|후|뒤|때|전|중|등|수|것|채|듯|만큼|대로|위해|위한|통해|통한|대해|대한|관한|의한|따른)$/;
const ENDS_BOUND = /^(?:은|는|을|를|으로|로|에서|에게|에|까지|부터|마다|처럼|보다)$/;

/** Whether a word is a noun of the dictionary, or ends in one of two letters and more. */
export const endsInNoun = (word: string) =>
  [0, 1, 2].some(
    (from) => word.length - from > 1 && (isListedThing(word.slice(from)) || isDoing(word.slice(from))),
  );

/** Whether each word is a noun as far as its form tells: none with a particle but 의, 와 and 과, none a verb. */
export function isNounPhrase(phrase: string): boolean {
  const words = phrase.split(' ');
  let before: Before = 'start';
  return words.every((word, i) => {
    const isLast = i === words.length - 1;
    if (NO_NOUN.test(word) || isVerbForm(word, before, words[i + 1])) return false;
    if (isLast && words.length > 1 && isAdverb(word)) return false;
    before = beforeNext(word, before, words[i + 1]);
    // 길고양이, 평가지: a noun of the dictionary that ends so.
    const particle = endsInNoun(word) ? '' : stripParticle(word).particle;
    return isLast ? !ENDS_BOUND.test(particle) : particle === '' || /^[의와과]$/.test(particle);
  });
}
