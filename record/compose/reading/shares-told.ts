import { withParticle } from '../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { ARROW, AT_ARROW } from '../notes/arrows.ts';
import { formOf } from '../notes/word-forms.ts';
import { lastWord } from '../../style/stems.ts';

/** Who did what, part by part (시우는 코딩, 도윤이는 물통, 저는 회로를 맡았어요), names already taken out. */
const PEER = '(?:(?:다른 |또 다른 )?(?:친구|모둠원|조원|짝|짝꿍)(?:들)?|반장|조장)';
const SELF = '(?:저는|나는|제가|내가|전|난|저|나)';
const PART = "[가-힣A-Za-z'‘’ ]{1,16}?";
const TOOK = '(?:을|를)? ?(?:담당|맡았|맡음|맡기로|했|함|역할)[가-힣 ]*';

const OWN_LAST = new RegExp(
  `^(?:(?:${PEER})(?:이|가|은|는) ${PART}(?:을|를)?(?: ?(?:담당|맡고|하고|했고|맡았고))?[, ]+){1,4}${SELF} (${PART})(?:(?:이랑|랑|와|과|하고) (${PART}))?(?:${TOOK})?[.!~\\s]*$`,
);
const OWN_FIRST = new RegExp(
  `^${SELF} (${PART})(?:(?:이랑|랑|와|과|하고) (${PART}))?(?:을|를)?(?: ?(?:담당(?:이었|이|하|했)?고?|맡고|했고|맡았고)| 하고)?[, ]+(?:(?:${PEER})(?:이|가|은|는) ${PART}(?:을|를)?[, ]*){1,4}(?:${TOOK})?[.!~\\s]*$`,
);
/** 같이 했습니다, 대신 했다: how it was done, no part. */
const HOW =
  /^(?:같이|함께|다같이|대신|대신해서|혼자|혼자서|직접|먼저|주로|전부|모두|다|거의|따로|미리|둘이|둘이서|계속)$/;
/** 친구가 결석해서: what befell them is no share. */
const BEFELL_THEM = new RegExp(`^${PEER}(?:이|가|은|는) [^,]*[가-힣](?:서|니까|는데|지만|느라) `);
/** Endings of what is no part by its name (발표자료를 만들). */
const NO_PART = /(?:[을를]|에|에서|으로|[가-힣]고|[가-힣]서|했|는데|요)$|[을를로에서] |[가-힣]고 /;
/** 회로, 반주: any noun that is no form of a verb. */
const isPart = (part: string) =>
  part !== '' &&
  !NO_PART.test(part) &&
  !HOW.test(lastWord(part)) &&
  (/는 일$/.test(part) || isNoun(lastWord(part)));
const isNoun = (word: string) =>
  isThingNoun(word) || isDoingNoun(word) || isListedThing(word) || formOf(word) === null;

/** … 내가 데이터를 맡았고 서로 겹치는 일이 있어서 …: what all of them did then. */
const THEN =
  /^(.+(?:맡았|담당했|담당이었))고,? ((?:서로|각자|다 ?같이|다 ?함께|모두|나중에|그다음|이후) .{10,})$/;

/** What the student took, where the shares of all are told by their nouns; null for any other sentence. */
export function ownShareOf(text: string): string | null {
  const [, shares = '', then = ''] = THEN.exec(text) ?? [];
  const share = shares && ownShareOf(`${shares}다`);
  if (share) return `${share} ${then}`;
  if (BEFELL_THEM.test(text)) return null;
  const [, one = '', two] = OWN_LAST.exec(text) ?? OWN_FIRST.exec(text) ?? [];
  const parts = [one, two].flatMap((part) =>
    part
      ? [
          part
            .replace(/(?: 담당|[을를])$/, '')
            .replace(/는 ?(?:거|것|걸)$/, '는 일')
            .trim(),
        ]
      : [],
  );
  const whole = parts.join(', ');
  if (whole.length < 2 || !parts.every(isPart)) return null;
  const peer = /모둠원|조원/.test(text) ? '모둠원' : '친구';
  const many = (text.match(new RegExp(`${PEER}(?:이|가|은|는) `, 'g'))?.length ?? 0) > 1 ? '들' : '';
  const named =
    parts.length === 2 ? `${withParticle(parts[0] ?? '', '과/와')} ${parts[1]}` : (parts[0] ?? '');
  return `${withParticle(peer + many, '과/와')} 역할을 나누어 ${withParticle(named, '을/를')} 맡았다.`;
}

/** 질문지를 보냄 -> 승낙: somebody else gave it. */
const GIVEN = new RegExp(`(${ARROW.source}) ?(승낙|허락|거절|칭찬|박수)(?=[.\\s]*$)`);
const OWN_PART_FIRST = new RegExp(`^(?:나|저)(?:는)? (?:(?!${ARROW.source}).){2,20}(?:${ARROW.source})`);

/** Arrows that lead to no next step, in words: 나 콕 조절 → 수아 눈금 읽기 only parts the shares. */
export const withArrowsMeant = (text: string): string =>
  OWN_PART_FIRST.test(text)
    ? text.replace(AT_ARROW, ', ')
    : text.replace(GIVEN, (_, arrow: string, got: string) => `${arrow} ${withParticle(got, '을/를')} 받음`);
