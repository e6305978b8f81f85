import { withParticle } from '../../../hangul.ts';

/** What the question says was chosen for the reason given: 주제를 정한 계기 → 주제를 정함. */
const CHOICE_ASKED =
  /([가-힣]{1,6})(?:[을를]|[과와](?: 그것을| 이를| 그)?) (?:왜 )?(고른|선택한|선정한|정한|고르게|선택하게|선정하게|정하게|골랐|선택했|선정했|정했)/;

/** 주제 선정 이유. */
const CHOICE_NAMED = /([가-힣]{1,6}) ?(선정|선택) ?(?:이유|까닭|계기|동기|배경)/;

const ASKS_WHY = /이유|까닭|계기|동기|배경|(?<![가-힣])왜 /;

/** Whether what moved a student is asked about as the reason of a choice: it led to the choice and not into the lesson. */
export const asksForChoice = (question: string): boolean =>
  CHOICE_NAMED.test(question) || (CHOICE_ASKED.test(question) && ASKS_WHY.test(question));

/** What began for the reason that stands before it, in the question's own word: 주제를 고름, 활동에 참여함. */
export function begun(question: string | null): string {
  const [, what = '', how = ''] =
    CHOICE_ASKED.exec(question ?? '') ?? CHOICE_NAMED.exec(question ?? '') ?? [];
  if (!what || /^(?:이것|그것|것|무엇|활동)$/.test(what)) return '활동에 참여함';
  const done =
    how.startsWith('고') || how.startsWith('골')
      ? '고름'
      : how.startsWith('정')
        ? '정함'
        : how.startsWith('선정')
          ? '선정함'
          : '선택함';
  return `${withParticle(what, '을/를')} ${done}`;
}
