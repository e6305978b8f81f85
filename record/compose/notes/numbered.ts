import { type Sentence, splitSentences } from '../../sentences.ts';

const NUMBER = /(?<=^|\s)(\d{1,2})[.)] (?=\S)/g;

/** Sentences of an answer; what is numbered through (1. 제작 2. 비교 3. 측정) is parted before each number. */
export function numbered(text: string): Sentence[] {
  const marks = [...text.matchAll(NUMBER)].filter((mark, at, all) => {
    const first = Number(all[0]?.[1]);
    return Number(mark[1]) === first + at;
  });
  if (marks.length < 2 || marks[0]?.[1] !== '1') return splitSentences(text);
  // 세 조로 나눠서 1. 조용히 2. …: what the open clause was done with, and no deeds one by one.
  const head = text.slice(0, marks[0]?.index).trim();
  if (/[가-힣](?:서|고|며|는데|[으]?니까?)$/.test(head))
    return [head, text.slice(marks[0]?.index).trim()].map((part) => {
      const start = text.indexOf(part);
      return { text: part, start, end: start + part.length };
    });
  const cuts = [0, ...marks.map(({ index }) => index), text.length];
  return cuts.slice(0, -1).flatMap((from, at) =>
    // The number stays with its note: a period behind a figure ends nothing.
    splitSentences(text.slice(from, cuts[at + 1])).map((sentence) => ({
      text: sentence.text,
      start: sentence.start + from,
      end: sentence.end + from,
    })),
  );
}
