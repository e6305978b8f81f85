import type { Finding } from '../types.ts';
import { readPassage } from './passage.ts';
import { all, type Rule } from './rule.ts';

/** Words of one letter that stand before a noun: 두 산, 한 은. */
const BEFORE_A_NOUN = /^[한두세네이그저큰새옛온각첫내제총전본현]/;

/** Letters that stand alone one after another: 토 익 공부를; and with the word behind them, which may end the name: 유 튜 브를. */
const ALONE =
  /(?<![가-힣A-Za-z0-9])(?:[가-힣](?:[ .*_-][가-힣](?![가-힣]))+|[A-Z](?: [A-Z](?![A-Za-z0-9]))+)/g;
const WITH_THE_NEXT = /(?<![가-힣A-Za-z0-9])(?:[가-힣][ .*_-]){2,7}[가-힣]{2,5}/g;
/** 토 익을: after one letter alone the next word is any noun's, so it is asked of few names. */
const ONE_WITH_THE_NEXT = /(?<![가-힣A-Za-z0-9]|[가-힣][ .*_-])[가-힣][ .*_-][가-힣]{2,4}/g;

/** The text with such runs closed, and where each of its characters stood. */
function closed(text: string, run: RegExp): { text: string; at: number[] } {
  const gaps = new Set<number>();
  for (const match of text.matchAll(run)) {
    for (let i = 0; i < match[0].length; i += 1) {
      if (/[ .*_-]/.test(match[0][i] ?? '')) gaps.add(match.index + i);
    }
  }
  const at = Array.from(text, (_, index) => index).filter((index) => !gaps.has(index));
  return { text: at.map((index) => text[index] ?? '').join(''), at };
}

function inRuns(run: RegExp, names: Rule): Rule {
  return (passage, options) =>
    passage.sentences.flatMap((sentence) => {
      const written = passage.text.slice(sentence.start, sentence.end);
      if (written.search(run) < 0) return [];
      const { text, at } = closed(written, run);
      return names(readPassage(text), options).flatMap((finding): Finding[] => {
        const [start, end] = [at[finding.start] ?? 0, (at[finding.end - 1] ?? 0) + 1];
        const letters = finding.end - finding.start;
        if (end - start === letters) return [];
        if (letters === 2 && BEFORE_A_NOUN.test(text.slice(finding.start))) return [];
        const level = letters > 2 || finding.rule === 'LANG_TEST' ? finding.level : 'check';
        return [{ ...finding, start: sentence.start + start, end: sentence.start + end, level }];
      });
    });
}

/**
 * The same rules for names whose letters were set apart. Two letters may be two words, so that but for a test of a
 * language a person has to see.
 */
export function lettersApart(tests: Rule, names: Rule): Rule {
  return all(inRuns(ALONE, names), inRuns(WITH_THE_NEXT, names), inRuns(ONE_WITH_THE_NEXT, tests));
}
