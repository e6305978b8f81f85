import { lastFinal, withFinal, withParticle } from '../hangul.ts';
import { isDoingNoun } from '../style/nouns.ts';
import { isSoundStem, lastWord, nominal } from '../style/stems.ts';

/** What goes wrong by itself, whether or not the note says 이 or 가. */
const BEFELL =
  /(?:깨지|빨라지|느려지|떨어지|멈추|끊기|막히|무너지|번지|흔들리|틀리|넘|넘치|모자라|초과하|부족하|겹치|새|꼬이|다르|회전하|발생하|나타나|생기|휘|미끄러지|밀리|어긋나|뜨거워지|어두워지)$/;
const TOOL = /(?<![가-힣])(엑셀|파이썬|스프레드시트|PPT) (?=정리|작성|제작|분석|계산)/;
/** A last step that is only what came of it. */
const DRAWN = /(?<=[가-힣A-Za-z](?:으로|로) )[가-힣]*(?:그래프|도표|지도|포스터|모형)(?=[.\s]*$)/;
/** 평균 오차 6% → 1.8%로 줄어듦. */
const FROM_TO =
  /([가-힣]{2,})(?:이|가|은|는)? (\d[\d.,]*[^\s\d]{0,6}) ?(?:→|⇒|->|=>) ?(\d[\d.,]*[^\s\d]{0,6}로) (?=줄|늘|높|낮|감소|증가|올|내)/;
const ARROW = /\s*(?:→|⇒|➡|=>|->|>>)\s*/;

/** The stem of a step that a note tells by its noun: 찍음 → 찍, 나감 → 나가, 만듦 → 만들, 찍기 → 찍, 비교 → 비교하. */
function stemOf(step: string): string | null {
  if (isDoingNoun(lastWord(step))) return `${step}하`;
  const final = lastFinal(step);
  const stem = /[음기]$/.test(step)
    ? step.slice(0, -1)
    : final === 'ㅁ'
      ? withFinal(step, '')
      : final === 'ㄻ'
        ? withFinal(step, 'ㄹ')
        : null;
  return stem && isSoundStem(stem) ? stem : null;
}

/** Steps that a note joins by arrows, as one sentence: 영상 찍음 → 좌표 찍기 → 식 구함 becomes 영상 찍고 좌표 찍고 식 구함. */
export function withoutArrows(note: string): string {
  const changed = note.replace(
    FROM_TO,
    (_, what: string, from: string, to: string) => `${withParticle(what, '이/가')} ${from}에서 ${to} `,
  );
  const steps = changed.split(ARROW).map((step) => step.trim());
  const last = steps.pop() ?? '';
  if (steps.length === 0) return changed;
  if (steps.length > 4 || last === '') return note;
  const joined: string[] = [];
  for (const step of steps) {
    const stem = stemOf(step.replace(/[.,\s]+$/, ''));
    if (!stem) return note;
    // What befell the work (공이 나감) brings on the next step; what was done comes before it.
    const befell = BEFELL.test(stem);
    joined.push(
      befell
        ? `${stem.replace(/^([가-힣A-Za-z0-9]+) (?=[가-힣]+$)/, (_, what: string) => `${withParticle(what, '이/가')} `)}자`
        : `${stem.replace(TOOL, (_, tool: string) => `${withParticle(tool, '으로/로')} `)}${/[가-힣](?:이|가) /.test(step) ? '자' : '고'}`,
    );
  }
  const done = /기$/.test(last.replace(/[.\s]+$/, '')) ? stemOf(last.replace(/[.\s]+$/, '')) : null;
  return [
    ...joined,
    done ? nominal(done) : last.replace(DRAWN, (shape) => `${withParticle(shape, '을/를')} 만듦`),
  ].join(' ');
}
