import { withParticle } from '../../../hangul.ts';
import { isDoing } from '../../../style/words/nouns.ts';
import { isAdjective, isSoundStem, lastWord } from '../../../style/words/stems.ts';
import { stemOf } from '../step-stem.ts';
import { labelOf } from './label.ts';
import { past } from './phrases.ts';

const SAID = /^([가-힣]{2,4}(?: ?선생님|쌤)?)(?:이|의)? (의견|제안|조언|지적|피드백)$/;

/** 서우 의견: 높이 낮춰 붙이기: what was done because somebody said so. */
export function advisedTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  const [, who = '', what = ''] = SAID.exec(labelled?.label ?? '') ?? [];
  const body = labelled?.body.replace(/ ?\([^()]*\)$/, '') ?? '';
  if (!who || /[,→=:/]/.test(body)) return null;
  const stem = stemOf(body);
  const done =
    stem &&
    isSoundStem(stem) &&
    !isAdjective(stem) &&
    (!/하$/.test(stem) || isDoing(lastWord(stem).slice(0, -1)))
      ? stem
      : /[가-힣](?:을|를) [^을를]+(?:으로|로)$/.test(body)
        ? `${body} 바꾸`
        : null;
  return done ? `${who}의 ${withParticle(what, '을/를')} 반영하여 ${past(done)}다` : null;
}
