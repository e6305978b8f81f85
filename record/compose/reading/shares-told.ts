import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { ARROW, AT_ARROW } from '../notes/arrow-sign.ts';
import { endedStem, formOf, isStem } from '../notes/word-forms.ts';
import { lastWord } from '../../style/words/stems.ts';

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
/** Endings of what is no part by its name (발표자료를 만들), of when it was (아플 때) and of what is said (손이 빠르다). */
const NO_PART =
  /(?:[을를]|에|에서|으로|[가-힣]고|[가-힣]서|했|는데|요| ?때|동안)$|[을를로에서] |[가-힣]고 |[가-힣][이가] (?:[가-힣]+ )?[가-힣]+다$|[았었했였]어$/;
/** 회로, 반주: any noun that is no form of a verb. */
const isPart = (part: string) =>
  part !== '' &&
  !NO_PART.test(part) &&
  // 일단 그 돈은: what something is said of, and no part.
  !(/[은는이가도]$/.test(part) && !isListedThing(lastWord(part))) &&
  !/^(?:일단|우선|처음|나중|그때|그냥|먼저|그) ?/.test(part) &&
  !HOW.test(lastWord(part)) &&
  (/는 일$/.test(part) || isNoun(lastWord(part)));
const isNoun = (word: string) =>
  isThingNoun(word) ||
  isDoingNoun(word) ||
  isListedThing(word) ||
  formOf(word) === null ||
  // 자르기, 눈금 읽기: named as what is done.
  (word.endsWith('기') && isStem(word.slice(0, -1)));

/** … 내가 데이터를 맡았고 서로 겹치는 일이 있어서 …: what all of them did then. */
const THEN =
  /^(.+(?:맡았|담당했|담당이었))고,? ((?:서로|각자|다 ?같이|다 ?함께|모두|나중에|그다음|이후) .{10,})$/;

/** 내가 젤리를 만들고 친구가 레이저, 다른 친구가 사진을 맡았다: what was done, beside what the others took. */
const OWN_DOING = new RegExp(
  `^${SELF} ((?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]+[을를] )([가-힣]+)고,? (?:(?:${PEER})(?:이|가|은|는) ${PART}(?:을|를)?[, ]*){1,4}(?:${TOOK})[.!~\\s]*$`,
);
/** 저는 미분을 맡았고 친구들이 거리를 쟀다: behind it stands what the others did. */
const TAKEN_FIRST = new RegExp(
  `^${SELF} ([^.,]+(?:맡|담당하))았?였?고,? (${PEER}(?:와 ${PEER})?)(?:이|가|은|는) (?![^.]*${SELF} )([가-힣]+)[^.]+[.!~\\s]*$`,
);
/** 코드 침: a doing as a note has it. */
const asDoing = (part: string) => {
  const stem = endedStem(lastWord(part));
  return stem === null || isDoingNoun(lastWord(part))
    ? part
    : `${part.slice(0, -lastWord(part).length)}${adnominalOf(stem)} 일`;
};
const adnominalOf = (stem: string) => `${lastFinal(stem) === 'ㄹ' ? withFinal(stem, '') : stem}는`;

/** What the student took, where the shares of all are told by their nouns; null for any other sentence. */
export function ownShareOf(text: string): string | null {
  const [, shares = '', then = ''] = THEN.exec(text) ?? [];
  const share = shares && ownShareOf(`${shares}다`);
  if (share) return `${share} ${then}`;
  const peer = /모둠원|조원/.test(text) ? '모둠원' : '친구';
  const many = (text.match(new RegExp(`${PEER}(?:이|가|은|는) `, 'g'))?.length ?? 0) > 1;
  const shared = (others = many) => `${withParticle(peer + (others ? '들' : ''), '과/와')} 역할을 나누어`;
  const [, taken = '', others = '', theirs = ''] = TAKEN_FIRST.exec(text) ?? [];
  // 친구가 조사한 노선을 지도에 그렸다: what they made, in the student's hands.
  if (taken && !(lastFinal(theirs) === 'ㄴ' && formOf(theirs) !== null))
    return `${shared(many || /와|들/.test(others))} ${taken.replace(/하$/, '')}${taken.endsWith('하') ? '했다' : '았다'}.`;
  const [, object = '', stem = ''] = OWN_DOING.exec(text) ?? [];
  if (object && isStem(stem)) return `${shared()} ${object}${adnominalOf(stem)} 일을 맡았다.`;
  if (BEFELL_THEM.test(text)) return null;
  const [, one = '', two] = OWN_LAST.exec(text) ?? OWN_FIRST.exec(text) ?? [];
  const parts = [one, two].flatMap((part) =>
    part
      ? [
          asDoing(part)
            .replace(/(?: 담당|[을를])$/, '')
            .replace(/는 ?(?:거|것|걸)$/, '는 일')
            .trim(),
        ]
      : [],
  );
  const whole = parts.join(', ');
  if (whole.length < 2 || !parts.every(isPart)) return null;
  const named =
    parts.length === 2 ? `${withParticle(parts[0] ?? '', '과/와')} ${parts[1]}` : (parts[0] ?? '');
  return `${shared()} ${withParticle(named, '을/를')} 맡았다.`;
}

/** 질문지를 보냄 -> 승낙: somebody else gave it. */
const GIVEN = new RegExp(`(${ARROW.source}) ?(승낙|허락|거절|칭찬|박수)(?=[.\\s]*$)`);
const OWN_PART_FIRST = new RegExp(`^(?:나|저)(?:는)? (?:(?!${ARROW.source}).){2,20}(?:${ARROW.source})`);

/** Arrows that lead to no next step, in words: 나 콕 조절 → 수아 눈금 읽기 only parts the shares. */
export const withArrowsMeant = (text: string): string =>
  OWN_PART_FIRST.test(text)
    ? text.replace(AT_ARROW, ', ')
    : text.replace(GIVEN, (_, arrow: string, got: string) => `${arrow} ${withParticle(got, '을/를')} 받음`);
