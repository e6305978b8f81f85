import { READINGS } from './evaluation-readings.ts';
import type { Piece } from '../../reading/piece.ts';

const ALREADY =
  /돋보|뛰어|우수|탁월|인상적|인상 깊|두드러|능력(?:이|을)|역량|태도(?:를|가|로)|자세(?:를|가|로)|모범|훌륭|성실|끈기|책임감/;
const NOT_PRAISE = /돌아보|사과|반성|혼자 이끌|부족|미흡|소극|산만|지적|못(?:함|했|하)|않(?:음|았)|필요/;

export const EVALUATION_REVIEW = '관찰 내용에서 이끌어 낸 평가이므로 교사의 판단과 맞는지 확인이 필요합니다.';

/**
 * One evaluating sentence that an observed doing carries, and the piece that carries it; null when the teacher has
 * evaluated already or nothing observed carries one. Never drawn from answers: a student cannot evaluate themselves.
 */
export function evaluationOf(
  pieces: readonly Piece[],
  random: () => number,
): { text: string; carrier: Piece } | null {
  const seen = pieces.filter((piece) => piece.source.kind === 'observation');
  if (seen.some((piece) => ALREADY.test(piece.text))) return null;
  for (const { seen: cue, says, but } of READINGS) {
    const carrier = seen.find(
      (piece) => cue.test(piece.text) && !NOT_PRAISE.test(piece.text.replace(/포기하지 않/g, '')),
    );
    const said = carrier && but?.seen.test(carrier.text) ? but.says : says;
    const text = said[Math.floor(random() * said.length)];
    if (carrier && text) return { text, carrier };
  }
  return null;
}
