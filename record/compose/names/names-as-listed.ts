import { compose, decompose } from '../../hangul.ts';
import { isThingName } from './as-a-thing.ts';
import { givenNames } from './given-names.ts';
import { escaped, isOrdinary } from './name-words.ts';
import { nicknamesOf } from './nicknames.ts';

/** Names that are English words when small: will, may. */
const ENGLISH_WORD =
  /^(?:will|ted|max|sky|ruby|star|pat|don|dean|gene|chase|hunter|summer|autumn|violet|lily|daisy|iris|frank|may|mark|rose|grace|hope|joy|sunny|june|april|art|bill|jack|ray|rich|amy|dawn|faith|ann|an|lee|kim|so|do|he|min|sun|sin|can|woo|in|ha)$/i;
/** Vowels that a slip of a finger or a playful hand exchanges: 민쥰, 셔연. */
const KIN: Record<string, string> = {
  ㅏ: 'ㅑ',
  ㅑ: 'ㅏ',
  ㅓ: 'ㅕ',
  ㅕ: 'ㅓ',
  ㅗ: 'ㅛ',
  ㅛ: 'ㅗ',
  ㅜ: 'ㅠ',
  ㅠ: 'ㅜ',
  ㅐ: 'ㅔ',
  ㅔ: 'ㅐ',
};
/** Letters of a name and a particle, in any way that is looked for here. */
const SHORTEST = 4;
const LETTER_BEHIND = '(?:이|가|은|는|과|와|을|를|의|도|랑|이랑|하고|한테|에게)(?![가-힣])';
/** Behind the 이 of a called name, where no noun has one of these. */
const BEHIND_I = '(?:가|는|를|랑|와|의|한테|에게|네|도|하고|처럼|보다)';

/** A name with one of its vowels exchanged for its kin, as often as it has such vowels. */
function misspelt(name: string): string[] {
  return [...name].flatMap((letter, at) => {
    const parts = decompose(letter);
    const vowel = parts ? KIN[parts.vowel] : undefined;
    if (!parts || vowel === undefined) return [];
    const slip = compose(parts.initial, vowel, parts.final);
    return [name.slice(0, at) + slip + name.slice(at + 1)];
  });
}

/** One way in which a name may be written, as a pattern, and the name itself. */
type Way = readonly [source: string, name: string];

function slipsOf(full: string, listed: ReadonlySet<string>): Way[] {
  if (!/^[가-힣]{3,4}$/.test(full)) return [];
  const wholes = misspelt(full)
    .filter((slip) => slip[0] === full[0] && !listed.has(slip))
    .map((slip): Way => [`${slip}(?=이?${LETTER_BEHIND})`, full]);
  const given = givenNames(full)[0] ?? '';
  if (given.length !== 2 || isOrdinary(given) || isThingName(given)) return wholes;
  const slips = misspelt(given).filter((slip) => !isOrdinary(slip) && !listed.has(slip));
  const closed = (slip: string) => (decompose(slip.at(-1))?.final ?? '') !== '';
  return [
    ...wholes,
    ...slips.map((slip): Way => [closed(slip) ? `${slip}(?=이${BEHIND_I})` : `${slip}(?=랑|한테)`, given]),
  ];
}

/** 윤째가, 쭈니(같은 반)가, 깡태랑: for whom of the roster each stands; of two who might be meant the first is one of them. */
const nicknameWays = (names: readonly string[], listed: ReadonlySet<string>): Way[] =>
  names.flatMap((name) =>
    nicknamesOf(name)
      .filter((form) => !listed.has(form))
      .map((form): Way => [`${form}(?=이?${LETTER_BEHIND}|[(,·])`, name]),
  );

/**
 * Puts the names of a roster into the spelling of the roster: kevin and KEVIN (Kevin), 김 민 준 이 (김민준이), 민쥰이가 (민준이가).
 * @param names full names as they are read from the roster
 */
export function asListed(names: readonly string[]): (text: string) => string {
  const latin = names
    .filter((name) => /[A-Za-z]/.test(name))
    .flatMap((name) => [name, ...givenNames(name)])
    .filter((name) => name.length > 2 && !ENGLISH_WORD.test(name));
  const inAnyCase = new Map(latin.map((name) => [name.toLowerCase(), name]));
  const anyCase = latin.length
    ? new RegExp(`(?<![A-Za-z])(?:${latin.map(escaped).join('|')})(?![A-Za-z])`, 'gi')
    : null;
  // WILL이랑, will한테: a word takes no such particle.
  const words = names.filter((name) => ENGLISH_WORD.test(name)).map(escaped);
  const called = words.length
    ? new RegExp(`(?<![A-Za-z])(?:${words.join('|')})(?=이?랑(?![가-힣])|한테|이가)`, 'gi')
    : null;
  for (const name of words) inAnyCase.set(name.toLowerCase(), name);
  const spaced = names.filter((name) => /^[가-힣]{3,4}$/.test(name)).map((name) => [...name].join(' '));
  const apart = spaced.length
    ? new RegExp(
        `(?<![가-힣])(${spaced.join('|')})(?:(?= ?이?${LETTER_BEHIND})|(?![가-힣]))( (?=이?${LETTER_BEHIND}))?`,
        'g',
      )
    : null;
  const givens = names
    .flatMap(givenNames)
    .filter((name) => /^[가-힣]{2}$/.test(name) && !isOrdinary(name) && !isThingName(name))
    .map((name) => [...name].join(' '));
  const split = givens.length
    ? new RegExp(`(?<![가-힣])(${givens.join('|')}) ?(?=이${BEHIND_I}(?![가-힣]))`, 'g')
    : null;
  const listed = new Set(names.flatMap((name) => [name, ...givenNames(name)]));
  const ways = [...names.flatMap((name) => slipsOf(name, listed)), ...nicknameWays(names, listed)];
  const slips = ways.length
    ? new RegExp(`(?<![가-힣])(?:${ways.map(([source]) => `(${source})`).join('|')})`, 'g')
    : null;
  return (text) => {
    if (text.length < SHORTEST) return text;
    let read = text;
    if (anyCase && /[A-Za-z]/.test(read))
      read = read.replace(anyCase, (found) => inAnyCase.get(found.toLowerCase()) ?? found);
    if (called && /[A-Za-z]/.test(read))
      read = read.replace(called, (found) => inAnyCase.get(found.toLowerCase()) ?? found);
    if (apart && /(?:^| )[가-힣] [가-힣] [가-힣]/.test(read))
      read = read.replace(apart, (_, name: string) => name.replaceAll(' ', ''));
    if (split && /(?:^| )[가-힣] [가-힣]/.test(read))
      read = read.replace(split, (_, name: string) => name.replaceAll(' ', ''));
    return slips
      ? read.replace(slips, (found, ...groups: (string | undefined)[]) => {
          const at = groups.slice(0, ways.length).findIndex((group) => group !== undefined);
          return ways[at]?.[1] ?? found;
        })
      : read;
  };
}
