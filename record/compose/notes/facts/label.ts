/** What stands before a colon or a dash in a note is the question that the rest answers. */

const LABEL = /^([가-힣A-Za-z\d° ]{1,14}?) ?(?:: ?| [-–] )(?=\S)/;

export const TOPIC = '탐구 주제';
/** The questions that labels stand for. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:탐구 |연구 |발표 )?주제$|^(?:my )?topic$/i, TOPIC],
  [/^(?:선정 |탐구 )?(?:동기|계기)$/, '주제를 고른 이유'],
  // 대상: …, 이유: …: of whatever was chosen.
  [/^(?:선정 |선택 )?(?:이유|까닭)$/, '고른 이유'],
  [/^(?:실험 |탐구 |조사 )?방법$|^과정$/, '어떤 방법으로 했나요?'],
  [/^(?:실험 |조사 )?결과$/, '결과'],
  [/^(?:맡은 )?역할$/, '맡은 역할'],
  [/^(?:느낀|배운|알게 된|깨달은|새로 안) ?점$/, '배운 점'],
  [/^(?:어려웠던|힘들었던|어려운|힘든) ?점$|^문제(?:점)?$/, '어려웠던 점과 해결'],
  [/^(?:한계|한계점|보완할 점|아쉬운 점|아쉬웠던 점)$/, '아쉬웠던 점'],
  [
    /^(?:다음|다음번|다음엔|앞으로|계획|추후|후속|궁금한 점|더 알고 싶은 점)(?: (?:계획|탐구|활동))?$/,
    '앞으로 더 해 보고 싶은 것',
  ],
];

export function labelOf(note: string): { label: string; body: string } | null {
  const found = LABEL.exec(note);
  return found ? { label: (found[1] ?? '').trim(), body: note.slice(found[0].length).trim() } : null;
}

/** The question that a label asks (주제: …, 다음: …), or null where it names something else. */
export function questionOf(note: string): string | null {
  if (!note.includes(':') && !note.includes(' - ') && !note.includes('–')) return null;
  const label = labelOf(note)?.label;
  return label ? (ASKS.find(([pattern]) => pattern.test(label))?.[1] ?? null) : null;
}

/** What the label asks for, without the label. */
export const withoutLabel = (note: string): string =>
  questionOf(note) === null ? note : (labelOf(note)?.body ?? note);
