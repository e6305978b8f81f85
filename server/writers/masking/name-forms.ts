import { ORDINARY, PARTICLE } from '../../../record/compose/names/name-words.ts';
import { hardened } from '../../../record/compose/names/nicknames.ts';
import { compose, decompose } from '../../../record/hangul.ts';
import { CALLED, NOT_AFTER } from './edges.ts';
import { disguisedForms } from './disguised-names.ts';
import { teacherNicknames } from './teacher-nicknames.ts';
import { foreignForms } from './foreign-forms.ts';
import { NAME_LIKE_NOUNS } from '../../../record/rules/words/common-nouns.ts';

const COMPOUND_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)/;
/** Given names that every other sentence holds as a form of a verb: 더 나은 방법, 시를 지은 사람. */
const VERB_FORMS = new Set(
  '나은 지은 이은 고은 다은 가은 다운 나온 주은 가인 보인 시연 이나 이라 하나'.split(' '),
);
/** What people put between the syllables of a name. */
const GAP = '[\\s.\\-·_*/|,~]{0,2}';
/** The same for syllables that stand in any text as a verb: only what nothing but a name can have. */
const CALLED_SURELY = `(?=이(?:가|는|도|랑|와|의|네|를|에게|한테)(?![가-힣])|(?:에게|한테|와|과|랑)(?:는|도)?(?![가-힣])|[아야](?=[,!.])|\\s?(?:쌤|샘|선생님|군|양|친구|선배|언니|오빠|누나)(?![가-힣]))`;

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether these syllables are a word as well, so that a text may hold them and speak of nobody. */
export function isOrdinary(name: string): boolean {
  return ORDINARY.has(name) || NAME_LIKE_NOUNS.has(name) || VERB_FORMS.has(name);
}

/** What a person with this full name is called by: 김민준 → 민준, 남궁윤 → 윤. Empty where that cannot be told. */
export function givenNameOf(name: string): string {
  if (!/^[가-힣]{2,5}$/.test(name)) return '';
  return name.slice(COMPOUND_SURNAME.test(name) && name.length > 2 ? 2 : 1);
}

/**
 * Regular expressions for every way a name is written. The full name is found anywhere, even inside a longer word, so that it
 * never leaves; a given name that is a word as well only where it stands as a name would. `strict` asks that of all of
 * them: in a text that somebody else wrote the same syllables are more often chance.
 */
export function nameForms(given: string, strict = false): string[] {
  const name = given.normalize('NFC').replace(/\s+/g, '');
  if (name === '') return [];
  if (!/^[가-힣]+$/.test(name)) return latinForms(given);
  const syllables = [...name];
  const spread = syllables.map(escaped).join(syllables.length > 2 ? GAP : '');
  const forms = [strict && syllables.length < 3 ? `${NOT_AFTER}${spread}(?=${CALLED})` : spread];
  // Its letters one by one: what a keyboard makes of it in between.
  const jamo = syllables.map((syllable) => Object.values(decompose(syllable) ?? {}).join(''));
  forms.push(jamo.join(GAP));
  // 황보라 is 라 of 황보 or, more often, 보라 of 황.
  const other = COMPOUND_SURNAME.test(name) && name.length === 3 ? name.slice(1) : '';
  if (other !== '' && !(strict && isOrdinary(other))) forms.push(`${NOT_AFTER}${other}(?=${CALLED})`);
  const short = givenNameOf(name);
  if (short !== '') forms.push(...foreignForms(name.slice(0, name.length - short.length), short, strict));
  if (!strict) forms.push(...disguisedForms(name, short));
  if (strict && isOrdinary(short)) return [...forms, ...surelyCalled(short)];
  if (VERB_FORMS.has(short)) forms.push(`${NOT_AFTER}${short}${CALLED_SURELY}`);
  else if (short.length >= 2)
    forms.push(strict || isOrdinary(short) ? `${NOT_AFTER}${short}(?=${CALLED})` : short);
  else if (short !== '')
    forms.push(
      `${NOT_AFTER}${short}(?=이(?:가|는|랑|와|의|에게|한테|도|네)(?![가-힣])|[아야](?=[,!.]|$)|\\s?(?:학생|군|양|쌤|샘)(?![가-힣]))`,
    );
  if (short.length === 2) forms.push(...nicknames(short, strict));
  return forms;
}

/** Last syllables with which 이 makes a name and no word; 길이, 송이, 하나가 지은이 stay words. */
const PET = /[준현윤연원빈린민진훈혁석철균규섭욱람솔찬결율겸완범인안]$/;
/** 해주니, 지우니: forms of verbs. */
const LIKE_A_VERB = /^(?:[해내와봐써사나].|.[운은한])$/;

/** A word where it is said of a person: 한별이가, 우주 학생. Of open syllables 이 makes another word (우주이다), so these need a title. */
export function surelyCalled(word: string): string[] {
  const closed = decompose(word.at(-1))?.final !== '';
  const called = closed ? '이(?:가|는|도|랑|와|의|네|를|에게|한테)(?![가-힣])|' : '';
  return [
    `${NOT_AFTER}${word}(?=${called}\\s?(?:쌤|샘|학생|군|양|언니|오빠|누나|선배|후배)(?:${PARTICLE})?(?![가-힣]))`,
  ];
}

/**
 * What friends make of a given name: 민준 → 준이, 민주니, 민쭌이, 민쭈니; 서연 → 써연. `strict` leaves out what a text may hold by
 * chance (연이).
 */
function nicknames(short: string, strict: boolean): string[] {
  return [...tensed(short), ...petNames(short).slice(strict ? 1 : 0)];
}

const tensed = (short: string) => hardened(short).map((form) => `${NOT_AFTER}${form}(?=${CALLED})`);

function petNames(short: string): string[] {
  const last = decompose(short[1]);
  if (!last || last.final === '' || !PET.test(short)) return [];
  const called = '(?=(?:가|는|랑|와|의|에게|한테)(?![가-힣])|야[,!.])';
  const initials = last.initial === 'ㅈ' ? ['ㅈ', 'ㅉ'] : [last.initial];
  const closed = initials.map((initial) => compose(initial, last.vowel, last.final));
  const flowing = initials.map(
    (initial) => `${short[0]}${compose(initial, last.vowel)}${compose(last.final, 'ㅣ')}`,
  );
  return [
    `${NOT_AFTER}[${closed.join('')}]이${called}`,
    ...closed.slice(1).map((syllable) => `${NOT_AFTER}${short[0]}${syllable}`),
    ...(LIKE_A_VERB.test(short) ? [] : [`${NOT_AFTER}(?:${flowing.join('|')})${called}`]),
  ];
}

/** Names in other letters: whole, and each part of three letters or more. */
function latinForms(given: string): string[] {
  const parts = given.normalize('NFC').trim().split(/\s+/);
  const whole = parts.map(escaped).join('\\s{0,2}');
  const edge = (form: string) => `(?<![\\p{L}\\p{N}])${form}(?![A-Za-z0-9])`;
  return [
    whole,
    ...parts.filter((part) => part.length >= 3 && part !== whole).map((part) => edge(escaped(part))),
  ];
}

/** The surname of a Korean name, or ''. */
export function surnameOf(name: string): string {
  const given = givenNameOf(name);
  return given === '' ? '' : name.slice(0, name.length - given.length);
}

/** 김 선생님, 김쌤: of a teacher the surname with a title is enough. */
export function teacherForms(name: string): string[] {
  const surname = /^[가-힣]{2,5}$/.test(name) ? name.slice(0, COMPOUND_SURNAME.test(name) ? 2 : 1) : '';
  return surname === ''
    ? []
    : [
        `${NOT_AFTER}${surname}\\s?(?=(?:선생님|선생|쌤|샘|교사)(?:${PARTICLE})?(?![가-힣]))`,
        ...teacherNicknames(givenNameOf(name)),
      ];
}
