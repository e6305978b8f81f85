import { withParticle } from '../../hangul.ts';

/** What a note tells by its figures at both ends: 48회 → 67회. */

/** 평균 오차 6% → 1.8%로 줄어듦. */
const FROM_TO =
  /([가-힣]{2,})(?:이|가|은|는)? (\d[\d.,]*[^\s\d]{0,6}) ?(?:→|⇒|->|=>) ?(\d[\d.,]*[^\s\d]{0,6}로) (?=줄|늘|높|낮|감소|증가|올|내)/;
/** 8개로 줄여: done, no course of things. */
const DONE_TO_IT = /로 ?(?:줄[여이임]|늘[려리림]|높[여이임]|낮[춰추춤]|올[려리림]|내[려리림])/;

/** 줄넘기 1분에 80개 → 120개: when and where, with its particle. */
const placed = (what: string) => (/에서?$/.test(what) ? what : null);

/** 왕복 오래달리기 48회 → 67회. */
const GROWN =
  /^([가-힣A-Za-z ]{1,20}[가-힣A-Za-z])[:은는이가]? (\d+[가-힣]{1,3} ?중에? )?(\d[\d.]*) ?([^\s\d.→]{1,4}) ?(?:→|⇒|->|=>) ?(\d[\d.]*) ?\4$/;

/** 왕복 달리기 48회 → 67회, told as it grew or shrank; null for any other note. */
export function grownTold(note: string): string | null {
  const [, what = '', among = '', from = '', unit = '', to = ''] = GROWN.exec(note) ?? [];
  if (!what) return null;
  return `${placed(what) ?? withParticle(what, '이/가')} ${among}${from}${unit}에서 ${withParticle(`${to}${unit}`, '으로/로')} ${Number(to) > Number(from) ? '늘어난' : '줄어든'} 것을 확인했다`;
}

/** The note with its changes told: 평균 오차가 6%에서 1.8%로 줄어듦. */
export const withChanges = (note: string): string =>
  note.replace(
    FROM_TO,
    (_, what: string, from: string, to: string, at: number) =>
      `${placed(what) ?? withParticle(what, DONE_TO_IT.test(note.slice(at)) ? '을/를' : '이/가')} ${from}에서 ${to} `,
  );
