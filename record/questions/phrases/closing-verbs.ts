import { FUNCTION_WORD } from '../lesson/lesson-vocabulary.ts';
import { isAdverb } from '../../style/words/nouns.ts';
import { stripParticle } from './particles.ts';
import { type Before, closingStem, isClosingVerb, isVerbForm, joiningStem } from './verb-forms.ts';

/** What a word leaves before the next one. */
export function beforeNext(token: string, before: Before, next: string | undefined): Before {
  if (isVerbForm(token, before, next)) return 'verb';
  const { particle } = stripParticle(token);
  if (particle === '의') return 'of';
  if (particle === '와' || particle === '과') return 'with';
  if (particle !== '') return 'case';
  if (/[가-힣](?:고|며|면서|하여|해|해서|아|어|려고|도록)$/.test(token)) return 'verb';
  if (/^(?:속|간|및|등|또는|후|뒤|때|중|각|가운데|하나|모두)$/.test(token)) return 'noun';
  return FUNCTION_WORD.test(token) || isAdverb(token) || /(?:적으로|하게|히|다시|직접|함께)$/.test(token)
    ? 'verb'
    : 'noun';
}

function closed(clause: string): string {
  const words = clause.split(' ').filter((word) => word !== '');
  const last = words.at(-1) ?? '';
  if (!/^[가-힣]+$/.test(last) || /^[가-힣]{2,}함$/.test(last)) return clause;
  let before: Before = 'start';
  words.slice(0, -1).forEach((word, i) => {
    before = beforeNext(word.replace(/[^\p{L}\p{N}]+$/u, ''), before, words[i + 1]);
  });
  if (!isClosingVerb(last, before)) return clause;
  const lead = clause.slice(0, clause.length - clause.trimStart().length);
  // 써 봄, 구해 봄: tried is done.
  const main = /^(?:봄|냄|둠|놓음|보았음|봤음|냈음|두었음|본다|보았다|봤다)$/.test(last)
    ? joiningStem(words.at(-2) ?? '')
    : null;
  if (main !== null) return `${lead}${[...words.slice(0, -2), `${main}기`].join(' ')}`;
  const stem = closingStem(last);
  return stem === null ? clause : `${lead}${[...words.slice(0, -1), `${stem}기`].join(' ')}`;
}

/**
 * The description with each closing verb as teachers write it in a title: `결과를 그래프로 나타냄` →
 * `결과를 그래프로 나타내기`, `편지를 써 봄` → `편지를 쓰기`; what ends in a noun stays.
 */
export function withTitleVerbs(content: string): string {
  return content
    .split(/([.,;!?\n]+(?:\s|$))/)
    .map((part, i) => (i % 2 === 1 ? part : closed(part)))
    .join('')
    .replace(/(?<=[가-힣]기)\.(?=\s*$)/gm, '');
}
