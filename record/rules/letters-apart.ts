import type { Finding } from '../types.ts';
import { readPassage } from './passage.ts';
import { all, type Rule } from './rule.ts';

/** Words of one letter that stand before a noun: 두 산, 한 은. */
const BEFORE_A_NOUN = /^[한두세네이그저큰새옛온각첫내제총전본현]/;

/** Letters that stand alone one after another: 토 익 공부를; and with the word behind them, which may end the name: 유 튜 브를. */
const ALONE =
  /(?<![가-힣A-Za-z0-9])(?:[가-힣](?:[ .*_-][가-힣](?![가-힣]))+|[A-Za-z](?:(?: | ?- ?)[A-Za-z](?![A-Za-z0-9]))+)/g;
const WITH_THE_NEXT = /(?<![가-힣A-Za-z0-9])(?:[가-힣][ .*_-]){2,7}[가-힣]{2,5}/g;
/** 토 익을: after one letter alone the next word is any noun's, so it is asked of few names. */
const ONE_WITH_THE_NEXT = /(?<![가-힣A-Za-z0-9]|[가-힣][ .*_-])[가-힣][ .*_-][가-힣]{2,4}/g;

/** Words that name what is forbidden and are no other two words with a space between them: 말하기 대 회에, 논 문을. */
const SET_APART = [
  '대회',
  '논문',
  '출간',
  '출판',
  '장학금',
  '장학생',
  '인강',
  '등급',
  '내신',
  '아빠',
  '엄마',
  '아버지',
  '어머니',
  '학원',
  '과외',
  '특허',
  '수상',
  '입상',
  '표창',
  '자격증',
  '어학연수',
  '모의고사',
  '고등학교',
  '중학교',
  '초등학교',
];
const PARTICLE =
  '(?:[은는이가을를의도로]|에서?|에게|으로|라는?|인|와|과|한|함|하[여고며]|했[가-힣]{0,3}|받[가-힣]{0,3})?(?![가-힣])';
const ENDS = new RegExp(`^${PARTICLE}`);
const SPLIT = new RegExp(
  `(?<![가-힣])(?:${SET_APART.map((word) => `(?!${word})${[...word].join('[ .*_-]?')}`).join('|')})(?=${PARTICLE})`,
  'g',
);
/** 푸른솔 고등 학교: the kind of a school in two, which nobody writes of schools in general. */
const KIND_APART = /(?<![가-힣])[가-힣]{2,6}\s?(?:고등|초등|중)\s학교(?=[은는이가을를의도와과에]|\s|$)/g;

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

/**
 * What a run of letters set apart names once it is closed; `isWhole`: only where the last word is the name's
 * (no 두 대 회로); `isSure`: two letters of such a run are no two words.
 */
function inRuns(run: RegExp, names: Rule, { isWhole = false, isSure = false } = {}): Rule {
  return (passage, options) =>
    passage.sentences.flatMap((sentence) => {
      const written = passage.text.slice(sentence.start, sentence.end);
      if (written.search(run) < 0) return [];
      const { text, at } = closed(written, run);
      return names(readPassage(text), options).flatMap((finding): Finding[] => {
        const [start, end] = [at[finding.start] ?? 0, (at[finding.end - 1] ?? 0) + 1];
        const letters = finding.end - finding.start;
        if (end - start === letters) return [];
        if (isWhole && (letters < 3 || !ENDS.test(text.slice(finding.end)))) return [];
        if (!isSure && letters === 2 && BEFORE_A_NOUN.test(text.slice(finding.start))) return [];
        const level = isSure || letters > 2 || finding.rule === 'LANG_TEST' ? finding.level : 'check';
        return [{ ...finding, start: sentence.start + start, end: sentence.start + end, level }];
      });
    });
}

/**
 * The same rules for names whose letters were set apart, and for words that name what is forbidden. Two letters may be two words, so
 * that a person has to see, but for a test of a language and for the words of SET_APART, which are no two.
 */
export function lettersApart(tests: Rule, names: Rule, schools: Rule, deeds: Rule): Rule {
  return all(
    inRuns(ALONE, names),
    inRuns(WITH_THE_NEXT, names),
    // Two letters that stand apart are words of their own before a longer one: 두 대 회로를.
    inRuns(ALONE, deeds, { isWhole: true }),
    inRuns(WITH_THE_NEXT, deeds, { isWhole: true }),
    inRuns(ONE_WITH_THE_NEXT, tests),
    inRuns(KIND_APART, schools),
    inRuns(SPLIT, deeds, { isSure: true }),
  );
}
