import { stemOf } from '../notes/step-stem.ts';
import { type Piece, spokenIn } from '../reading/piece.ts';
import { isThingNoun } from '../../style/words/nouns.ts';
import { lastFinal, withParticle } from '../../hangul.ts';
import { adnominal, infinitive, isAdjective, pastForm, pastStem } from '../../style/words/stems.ts';

/** Letters of a difficulty that opens the sentence of its way out, and of both together. */
const SHORT = 44;
const LONGEST = 112;
/** What both say together, beyond the better of them. */
const TOGETHER = 0.15;

/** The student's own word for it: what follows came of what stands before. */
const SO = /^(?:그래서|그러자|그랬더니|그래가지고)[,\s]+/;
/** What follows turned away from it. */
const BUT = /^(?:근데|그런데|하지만|그러나|그래도|그렇지만)[,\s]+/;
const LEAD = /^(?:그래서|이에|그러자|그 결과|그랬더니|그러나|그래도|하지만) /;
/** 지금은, 나중에: how it is, or was done, after all. */
const LATER = /^(?:지금은|이제는?|나중에는?|결국에?는?|다음 ?날에?는?) /;
/** 했는데, 그러면 …: the other half of a sentence that was cut. */
const HALF = /^했(?:는데|으나|지만),? /;
const WHY_SO = /^왜 그런지(?:는)? (?:궁금해함|의문을 가짐)\.$/;

/** What went wrong or was not managed, to its last word. */
const AMISS =
  /(?:(?:^| )못 [가-힣]{1,4}|지 (?:않|못)[가-힣]{1,3}|(?:없|실패|실수|고장 ?)[가-힣]{1,3}|(?<![가던따만])짐|(?:녹슬|터|무너|망가)[가-힣]{1,2}|넘침|끊김|막힘|밀림|섞임|엉킴|꺼짐|걸림|빠짐|샘|뜸|휨|번짐|부딪힘|부딪침|시듦|썩음|틀림|헷갈림|놓침|빼먹음|잊어버림|빠뜨림)\.$/;
/** Somebody else's doing. */
const OTHERS = /(?:^| )(?:친구|짝|모둠원|교사)들?(?:이|가|은|는) /;
/** 처음에는 외우는 과목이라고 생각함: what the student thought first. */
const THOUGHT = /(?:[다라]고|것으로|으로만|로만) (?:생각함|여김|믿음|봄|예상함)\.$|만 (?:함|외움|봄)\.$/;
const FIRST = /^(?:처음에?는?|원래는?|전에는?|예전에는?|평소에?는?) /;
const MEANT = /(?:려고|고자) 함\.$/;
const SOLVED = /(?:성공함|해결(?:함|됨)|고침|극복함|풀림|완성함)\.$/;
/** 전분을 넣으니 부서지지 않음: what came of it. */
const CAME_OF = /[가-힣](?:니|더니|자) [^.]+\.$/;
/** 처음에는 빨대가 약하기 때문이라고 생각했는데 …: why, as it was thought first. */
const GUESSED = /^처음에?는? [^.]*(?:생각|추측|짐작)했(?:는데|으나|지만) /;
const LEARNT = /(?:알게 됨|깨달음|배움|느낌|생각함|생각하게 됨|이해함|가짐|싶어 함)\.$/;

/** The stem of the last word with all before it: 답이 없었음 → 답이 없. */
function stemIn(text: string): string | null {
  const told = text.replace(/\.$/, '');
  const past = told.endsWith('음') ? told.slice(0, -1) : '';
  return lastFinal(past) === 'ㅆ' && !past.endsWith('있') ? pastStem(past) : stemOf(told);
}

/** 부서지자, 맞지 않아, 어려워: what follows came of it. */
function upon(stem: string): string {
  return (isAdjective(stem) && !stem.endsWith('없')) || /않$| 수가? 없$/.test(stem)
    ? infinitive(stem)
    : `${stem}자`;
}

/** 잊어버렸으나: what follows turned away from it. */
const although = (stem: string): string => `${pastForm(stem)}으나`;

function told(first: Piece, next: Piece): string | null {
  if (first.source.kind !== 'answer' || next.source.kind !== 'answer') return null;
  if (first.source.index !== next.source.index || first.order + 1 !== next.order) return null;
  if (first.text.includes('. ') || next.text.includes('. ')) return null;
  const raw = next.raw.trim();
  const rest = next.text.replace(LEAD, '');
  if (WHY_SO.test(next.text)) return whyIn(first);
  if (first.text.length + rest.length > LONGEST) return null;
  // 처음에는 … 뿌리려 했으나: one sentence of the student's.
  if (FIRST.test(first.text) && MEANT.test(first.text) && HALF.test(raw))
    return (
      first.text.replace(/려고 함\.$/, '려 했으나 ').replace(/고자 함\.$/, '고자 했으나 ') +
      rest.replace(/^(?:그러면|그럼) /, '')
    );
  if (first.review || first.doubtful || first.text.length > SHORT) return null;
  if (THOUGHT.test(first.text) && LATER.test(raw)) return joined(although, first, rest);
  if (!AMISS.test(first.text) || LEARNT.test(next.text)) return null;
  if (AMISS.test(next.text) && !CAME_OF.test(next.text)) return null;
  if (/^이(?:를|것|때) /.test(rest)) return null;
  if (BUT.test(raw) || LATER.test(raw)) return joined(although, first, rest);
  if (SOLVED.test(next.text)) return joined(although, first, rest);
  return (SO.test(raw) || GUESSED.test(rest)) && !OTHERS.test(first.text) ? joined(upon, first, rest) : null;
}

function joined(form: (stem: string) => string, { text }: Piece, rest: string): string | null {
  const stem = stemIn(text);
  return stem === null ? null : `${form(stem)} ${rest}`;
}

/** 캔은 끝까지 종이라고 나옴. 왜 그런지는 모르겠다. → 캔이 끝까지 종이라고 나온 이유에 의문을 가짐. */
function whyIn({ text, review }: Piece): string | null {
  const stem = review || text.length > LONGEST ? null : stemIn(text);
  if (stem === null || isAdjective(stem)) return null;
  const asked = stem.replace(/(?<=^|[ ])([가-힣]+)[은는] /, (whole, thing: string) =>
    isThingNoun(thing) ? `${withParticle(thing, '이/가')} ` : whole,
  );
  return `${adnominal(asked)} 이유에 의문을 가짐.`;
}

/** 두부가 자꾸 부서짐. 그래서 전분을 넣음. → 두부가 자꾸 부서지자 전분을 넣음: a short difficulty and its way out are one sentence. */
export function withWaysOut(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const text = before ? told(before, piece) : null;
    if (!before || text === null) {
      all.push(piece);
      continue;
    }
    const { short: _, pointsBack: _back, ...way } = piece;
    const review = piece.review ?? before.review;
    all[all.length - 1] = {
      ...way,
      ...(review === undefined ? {} : { review }),
      ...(before.pointsBack ? { pointsBack: true } : {}),
      text,
      raw: `${before.raw} ${piece.raw}`,
      source: before.source,
      spoken: [...spokenIn(before), ...spokenIn(piece)],
      quality: Math.max(before.quality, piece.quality) + TOGETHER,
    };
  }
  return all;
}
