import type { Unit } from '../../reading/piece.ts';

const TOPIC_TOLD =
  /(?:정|고르|선정|선택|제작|개발|설계|기획|조사|탐구)(?:함)\.$|(?:고름|맡음|만듦|뽑음|꼽음)\.$/;

/** Of each answer the sentence that opens it, where it tells what was chosen, made or taken on. */
export function topicOfEachAnswer(units: readonly Unit[]): Set<Unit> {
  const seen = new Set<number>();
  return new Set(
    units.filter(({ pieces: [first] }) => {
      if (first?.source.kind !== 'answer' || seen.has(first.source.index)) return false;
      seen.add(first.source.index);
      return TOPIC_TOLD.test(first.text);
    }),
  );
}
