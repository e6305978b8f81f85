import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { adnominal, isSoundStem, lastWord } from '../../../style/words/stems.ts';
import { stemOf } from '../step-stem.ts';
import { labelOf } from './label.ts';
import { isNounPhrase } from './phrases.ts';

/** 원인: 변수 이름 오타, 원인: 농도 계산 틀림. */
export function causeTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  if (!labelled || !/^(?:오류 |실패 |문제 )?원인$/.test(labelled.label)) return null;
  const body = labelled.body.replace(/ ?\([^()]*\)$/, '');
  const parts = body.split(' + ');
  if (parts.every((part) => isNounPhrase(part))) {
    const joined =
      parts.length === 2 ? `${withParticle(parts[0] ?? '', '과/와')} ${parts[1]}` : parts.join(', ');
    return `${withParticle(joined, '이/가')} 원인임을 파악했다`;
  }
  const stem = parts.length === 1 && !isDoingNoun(lastWord(body)) && !/기$/.test(body) ? stemOf(body) : null;
  return stem && isSoundStem(stem) && !/[,→=:]/.test(body)
    ? `${adnominal(stem)} 것이 원인임을 파악했다`
    : null;
}
