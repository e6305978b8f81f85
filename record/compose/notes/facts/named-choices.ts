import { withParticle } from '../../../hangul.ts';
import { labelOf, TOPIC } from './label.ts';
import { isNounPhrase } from './phrases.ts';

/** What was chosen, noted behind its label. */

/** 주제: 보관 온도에 따른 김치 pH 변화, read as the answer to what its label asks. */
export function topicTold(note: string, question: string | null): string | null {
  const topic = note.replace(/[.\s]+$/, '');
  return question === TOPIC && isNounPhrase(topic) ? `${withParticle(topic, '을/를')} 주제로 선정했다` : null;
}

/** 색: 국물 파랑, 쓰레기 회색. */
const COLOUR = /^(.+[가-힣]) ([가-힣]*(?:색|파랑|빨강|노랑|초록|주황|보라|분홍|검정|하양|남색))$/;
export function coloursTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  if (!labelled || !/^색(?:깔|상)?$/.test(labelled.label)) return null;
  const items = labelled.body
    .replace(/ ?\([^()]*\)$/, '')
    .split(/, ?/)
    .map((item) => COLOUR.exec(item));
  if (!items.every((item) => item && isNounPhrase(item[1] ?? ''))) return null;
  const told = items.map((item) => `${withParticle(item?.[1] ?? '', '은/는')} ${item?.[2]}`).join(', ');
  return `${withParticle(told, '으로/로')} 정했다`;
}
