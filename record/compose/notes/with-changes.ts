import { withParticle } from '../../hangul.ts';

/** A change by its figures in the middle of a note (질문 12개 → 8개로 줄여 2차 인터뷰); one that is the whole line is a fact. */

/** 평균 오차 6% → 1.8%로 줄어듦. */
const FROM_TO =
  /([가-힣]{2,})(?:이|가|은|는)? (\d[\d.,]*[^\s\d]{0,6}) ?(?:→|⇒|->|=>) ?(\d[\d.,]*[^\s\d]{0,6}로) (?=줄|늘|높|낮|감소|증가|올|내)/;
/** 8개로 줄여: done, no course of things. */
const DONE_TO_IT = /로 ?(?:줄[여이임]|늘[려리림]|높[여이임]|낮[춰추춤]|올[려리림]|내[려리림])/;

/** 줄넘기 1분에 80개 → 120개: when and where, with its particle. */
const placed = (what: string) => (/에서?$/.test(what) ? what : null);

/** 부피 몇이든 h=2r 나옴 → 문자로도 증명함: what was shown, and that it was. */
const SHOWN =
  /^([^→⇒>]*?)([가-힣A-Za-z0-9²³]+)(?:이|가)? (나옴|됨|생김|같음|늘어남|줄어듦|커짐|작아짐|높아짐|낮아짐|성립함|일치함) ?(?:→|⇒|->|=>) ?((?:[가-힣A-Za-z]+(?:으로|로|에서)(?:도)? |직접 |다시 )?(?:증명|확인|검증|검산|입증)(?:함|했음|하였음))[.\s]*$/;
const asShown = (note: string): string =>
  note.replace(
    SHOWN,
    (_, before: string, what: string, how: string, shown: string) =>
      `${before}${withParticle(what, '이/가')} ${withParticle(how, '을/를')} ${shown}`,
  );

/** The note with its changes told: 평균 오차가 6%에서 1.8%로 줄어듦. */
export const withChanges = (note: string): string =>
  asShown(note).replace(
    FROM_TO,
    (_, what: string, from: string, to: string, at: number) =>
      `${placed(what) ?? withParticle(what, DONE_TO_IT.test(note.slice(at)) ? '을/를' : '이/가')} ${from}에서 ${to} `,
  );
