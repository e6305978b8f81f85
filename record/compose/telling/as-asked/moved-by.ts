import { lastFinal } from '../../../hangul.ts';
import { infinitive, lastWord, pastStem } from '../../../style/words/stems.ts';
import { begun } from './begun.ts';
import type { Telling } from '../retell.ts';

/** What moved a student, where the reason is all that is written: 못 알아듣는 게 많아서. */

/** 암호에 관심이 많았음. */
const KEEN = /^(.*(?:관심|흥미|호기심)[이가]) (?:매우 |원래 |항상 )?많았음\.$/;
/** 친구가 같이 하자고 해서: closed as if it had only been proposed. */
const ASKED_TO = /[다라자]고 ?해서(?:요)?[.!~ㅋㅎㅠ\s]*$/;

/** The reason with what began for it, or null. */
export function movedBy(
  text: string,
  { raw, question }: Pick<Telling, 'raw' | 'question'>,
  hanging: boolean,
): string | null {
  const keen = KEEN.exec(text)?.[1];
  if (!hanging) return keen ? `${keen} 많아서 활동에 참여함.` : null;
  const asked =
    ASKED_TO.test(raw) && !/거든|는데|지만/.test(text)
      ? /^(.+[다라자]고) (?:제안|말|주장)?함\.$/.exec(text)?.[1]
      : undefined;
  if (asked) return `${asked} 하여 ${begun(question)}.`;
  const fond = /^(.+[을를] (?:매우 |정말 )?좋아)함\.$/.exec(text)?.[1];
  if (fond) return `${fond}해서 ${begun(question)}.`;
  const moved = pastOf(text);
  if (moved) return `${infinitive(moved)}서 ${begun(question)}.`;
  return grounds(text, raw, question) ?? (keen ? `${keen} 많아서 활동에 참여함.` : null);
}

/** 화분이 다 말라 죽어서: a reason left hanging, whose last word the style has closed; null for any other. */
function grounds(text: string, raw: string, question: string | null): string | null {
  const because = /([가-힣]+서)(?:요)?[.!~ㅋㅎㅠ\s]*$/.exec(raw)?.[1] ?? '';
  const last = lastWord(text.slice(0, -1));
  // 아무도 안 치워서: closed as 치우지 않음.
  const undone = /(?:안|못) [가-힣]+서(?:요)?[.!~\s]*$/.test(raw)
    ? /^(.+지 (?:않|못))(음|함)\.$/.exec(text)
    : null;
  if (undone) return `${undone[1]}${undone[2] === '음' ? '아' : '해'}서 ${begun(question)}.`;
  if (because.length < 3 || because[0] !== last[0] || !/(?:[이가]|아무도) /.test(text)) return null;
  return `${text.slice(0, -last.length - 1)}${because} ${begun(question)}.`;
}

/** The stem of a state in the past (… 많았음.), or null. */
function pastOf(text: string): string | null {
  const form = /^(.+[가-힣])음\.$/.exec(text)?.[1];
  return form && lastFinal(form) === 'ㅆ' && !/[있없]$/.test(form) ? pastStem(form) : null;
}
