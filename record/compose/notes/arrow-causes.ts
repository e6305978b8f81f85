import { endingIn } from '../../hangul.ts';
import { declarative, isAdjective, pastForm } from '../../style/words/stems.ts';
import { ARROW } from './arrow-sign.ts';
import { endedStem } from './word-forms.ts';

/** 어두움->작아서, 꺼짐 → 전원을 같이 써서 그럼: behind the arrow stands why. */
const CAUSE_BEHIND = new RegExp(
  `^((?:(?!${ARROW.source})[^.])+?[가-힣])[.\\s]* ?(?:${ARROW.source}) ?((?:(?!${ARROW.source})[^.,])+(?:[아어여해려져와워라써]서|니까|때문(?:에)?))(?: (?:그럼|그런 듯|그랬음|그렇다|그렇게 됨|그런 것 같음|그런 거 같음))?(?:임|인 듯)?[.\\s]*$`,
);
/** 뜨거운데 어두움: the last of two things that were noted. */
const LAST_NOTED = new RegExp(`^(.*(?:[${endingIn('ㄴ')}]데|[가-힣]지만|[가-힣]고),? )([^ ]+)$`);

/** The note as a sentence: 어두움 → 어둡다, 꺼짐 → 꺼졌다. */
function whole(note: string): string {
  const last = note.slice(note.lastIndexOf(' ') + 1);
  const stem = endedStem(last);
  if (stem === null) return note;
  return `${note.slice(0, -last.length)}${isAdjective(stem) ? declarative(stem) : `${pastForm(stem)}다`}.`;
}

/** A note whose arrow leads back to its cause, with the cause in front of what came of it; any other comes back as it is. */
export function withCauseInFront(text: string): string {
  const [, noted = '', cause = ''] = CAUSE_BEHIND.exec(text) ?? [];
  if (noted === '') return text;
  const why = cause.replace(/때문$/, '때문에');
  const [, before = '', last = ''] = LAST_NOTED.exec(noted) ?? [];
  return whole(last ? `${before}${why} ${last}` : `${why} ${noted}`);
}
