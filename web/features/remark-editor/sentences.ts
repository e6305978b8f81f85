import { countBytes } from '../../../record/bytes.ts';
import { type Sentence, splitSentences } from '../../../record/sentences.ts';
import type { Span } from './provenance.ts';

/**
 * The remark as sentences. The text stays the only truth: each step below takes a text and answers a text, and the
 * sentences are read from it again, so no offset can go stale and both ways of writing work on the same thing.
 */

const CLOSED = /[.!?…。]["'”’」』)\]>》〉]*$/;

/**
 * The sentences of `text` as the record engine splits it. `held` is the stretch that somebody is writing in: it stays
 * one sentence however many marks it has, and may be empty.
 */
export function sentencesOf(text: string, held: Span | null = null): Sentence[] {
  if (!held) return splitSentences(text);
  const after = splitSentences(text.slice(held.end)).map((sentence) => ({
    text: sentence.text,
    start: sentence.start + held.end,
    end: sentence.end + held.end,
  }));
  const words = { text: text.slice(held.start, held.end), start: held.start, end: held.end };
  return [...splitSentences(text.slice(0, held.start)), words, ...after];
}

/**
 * The text with its sentences in another order: a number stands for a sentence it has, a string for a new one. What
 * stood between two sentences stays there as long as they are neighbours; new neighbours get one space and, where the
 * first has no end mark, a period, because otherwise they would read as one.
 */
export function arrange(
  text: string,
  order: readonly (number | string)[],
  sentences: readonly Sentence[] = sentencesOf(text),
): string {
  const items = order.filter((item) => typeof item === 'number' || item.trim() !== '');
  let arranged = '';
  for (const [at, item] of items.entries()) {
    const words = typeof item === 'number' ? (sentences[item]?.text ?? '') : oneLine(item);
    const next = items[at + 1];
    if (next === undefined) arranged += words;
    else if (typeof item === 'number' && next === item + 1)
      arranged += words + text.slice(sentences[item]?.end, sentences[next]?.start);
    else arranged += `${CLOSED.test(words) ? words : `${words}.`} `;
  }
  return arranged;
}

const indexes = (text: string): (number | string)[] => sentencesOf(text).map((_, index) => index);

export function moveSentence(text: string, from: number, to: number): string {
  const order = indexes(text);
  const [moved] = order.splice(from, 1);
  if (moved === undefined) return text;
  order.splice(to, 0, moved);
  return arrange(text, order);
}

export function leaveOut(text: string, index: number): string {
  return arrange(text, indexes(text).toSpliced(index, 1));
}

/** Puts `words` in before the sentence at `index`; at the end where there is none. */
export function putIn(text: string, index: number, words: string): string {
  return arrange(text, indexes(text).toSpliced(index, 0, words));
}

export function exchange(text: string, index: number, words: string): string {
  return arrange(text, indexes(text).toSpliced(index, 1, words));
}

/** A record has no line breaks, so a sentence that was pasted with some loses them. */
function oneLine(words: string): string {
  return words.replace(/\s*[\r\n]+\s*/g, ' ').trim();
}

/** The text once nobody writes in `held` any more: trimmed, closed where another follows, gone where it is empty. */
export function settle(text: string, held: Span): string {
  const sentences = sentencesOf(text, held);
  const at = sentences.findIndex((one) => one.start === held.start && one.end === held.end);
  const words = oneLine(text.slice(held.start, held.end));
  const before = text.slice(0, held.start);
  if (words === '') {
    const rest = text.slice(held.end).trimStart();
    return rest === '' ? before.trimEnd() : before + rest;
  }
  const open = at < sentences.length - 1 && !CLOSED.test(words);
  return before + words + (open ? '.' : '') + text.slice(held.end);
}

/** NEIS bytes of the text without each of its sentences, in their order. */
export function bytesWithout(text: string, sentences: readonly Sentence[]): number[] {
  const all = sentences.map((_, index) => index);
  return all.map((index) => countBytes(arrange(text, all.toSpliced(index, 1), sentences)));
}

/** The sentence that the caret stands in, or behind; -1 where there is none. */
export function sentenceAt(sentences: readonly Sentence[], caret: number): number {
  const at = sentences.findLastIndex(({ start }) => start < caret);
  return at === -1 && sentences.length > 0 ? 0 : at;
}

/** As a sentence by itself: on one line, and closed. */
export function closedSentence(words: string): string {
  const line = oneLine(words);
  return line === '' || CLOSED.test(line) ? line : `${line}.`;
}
