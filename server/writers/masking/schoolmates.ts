import { PARTICLE } from '../../../record/compose/names/name-words.ts';
import { CALLED, NOT_AFTER } from './edges.ts';
import { givenNameOf, isOrdinary, surnameOf } from './name-forms.ts';
import type { People } from './people.ts';
import { isWordToo } from '../../../record/compose/names/words-too.ts';

/** Full names of the school that nothing but a person can be: shorter ones and words are left to the class. */
export function fullNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.normalize('NFC').replace(/\s+/g, '')))].filter(
    (name) => /^[가-힣]{3,5}$/.test(name) && !isOrdinary(name),
  );
}

/**
 * Where people of the same school are called by their full names, as one regular expression: they are many, and what follows a name
 * is written once for all of them. `strict` as in `nameForms`; empty where nobody is left.
 */
export function schoolmatesForm(names: readonly string[], strict: boolean): string[] {
  const full = fullNames(names);
  if (full.length === 0) return [];
  if (strict) return [`${NOT_AFTER}(?:${full.join('|')})(?=${CALLED})`];
  const spaced = full.map((name) => {
    const cut = surnameOf(name).length;
    return `${name.slice(0, cut)}\\s?${name.slice(cut)}`;
  });
  return [`(?:${spaced.join('|')})`];
}

/** What is said of a person only, right behind the given name. */
const AS_A_PERSON = `이(?:가|는|도|랑|와|의|네|를|에게|한테)(?![가-힣])|(?:에게|한테)(?:서|는|도)?(?![가-힣])|이?랑(?:은|도)?(?![가-힣])|이?네(?:는|가|도|를|와|랑|의|에서|에)(?![가-힣])|네\\s(?:모둠|조|팀|집|반)|의\\s(?:의견|말|발표|질문|도움|설명|제안|생각|아이디어|그림|글|노트)|(?:와|과|하고)\\s(?:함께|같이|둘이|서로|번갈아)|[은는이가]\\s(?:[가-힣]{1,6}[을를에도]?\\s){0,2}(?:물어|말했|말하|말해|알려|도와|맡[았아은]|가르쳐|제안|대답|설명했|설명해|발표했|칭찬|부탁|[가-힣]{1,4}[을를],?\\s(?:저|나)(?:는|도))|[아야](?=[,!])|께서|\\s?(?:쌤|샘|선생님|군|양|언니|오빠|누나|형|선배|후배)(?:${PARTICLE})?(?![가-힣])`;
/** Forms of verbs, and no words with a noun's particle. */
const STEM = /^(?:지우|시우|지민|이루|다솜|가람)$/;
/** Who is told of, right before it. */
const TOLD_OF =
  '(?<=(?:친구|옆\\s?반|앞\\s?반|다른\\s?반|\\d\\s?반|[일이삼사오육칠팔구십]반|선배|후배|부장|동아리원|부원|짝꿍|조장)(?:인|의|,)?\\s)';

/** Behind these a noun may stand, and they are a form of a verb: 다진 마늘, 정한 규칙. */
const LIKE_A_FORM = /[한은운린인진른든]$/;
/** What follows a name; 도현이라는 산 is none of a person. */
const AS_A_NAME = `(?!이?라[는고])(?:${CALLED}|이?씨(?:${PARTICLE})?(?![가-힣])|이?(?:${PARTICLE})(?![가-힣])|이?(?:야말로|께서|었|였|지만|니까))`;
const AS_A_FORM = `(?! (?!(?:말|덕|때문|노트|파트|차례|몫|의견|그림|풀이|그리고|너))[가-힣])${AS_A_NAME}`;

/**
 * Given names of the school beyond the class: those that are no words wherever they stand as names do, those that pupils write as words only
 * where nobody but a person is meant, and listed words nowhere.
 */
export function schoolmatesGiven(names: readonly string[], strict = false): string[] {
  const given = [...new Set(fullNames(names).map(givenNameOf))].filter(
    (name) => name.length >= 2 && (STEM.test(name) || !isOrdinary(name)),
  );
  const namesOnly = given.filter((name) => !STEM.test(name) && !isWordToo(name));
  const surely = strict ? namesOnly : given;
  if (surely.length === 0) return [];
  const any = `(?:${surely.join('|')})`;
  const sure = [`${NOT_AFTER}${any}(?=${AS_A_PERSON})`, `${TOLD_OF}${any}(?=${CALLED})`];
  if (namesOnly.length === 0) return sure;
  const forms = namesOnly.filter((name) => LIKE_A_FORM.test(name));
  const others = namesOnly.filter((name) => !LIKE_A_FORM.test(name));
  // In a reply chance is likelier than a name: nobody has told one to the model.
  if (strict) return [...sure, `${NOT_AFTER}(?:${namesOnly.join('|')})이?(?=(?:와|과|랑|하고)(?![가-힣]))`];
  return [...sure, ...called(forms, AS_A_FORM), ...called(others, AS_A_NAME)];
}

const called = (names: readonly string[], behind: string) =>
  names.length === 0 ? [] : [`${NOT_AFTER}(?:${names.join('|')})(?=${behind})`];

/** What makes a figure of five digits: 20315명. */
const UNIT =
  '(?!\\s?(?:[명원개년회위점초분호만억천배권쪽자%℃]|번째|시간|가구|세대|달러|유로|바이트|킬로|미터|[a-zA-Z]|[.,]\\d))';

/** Student numbers of the school, with no gap and no unit. */
export function schoolNumbers(people: People): string[] {
  const numbers = [...new Set(people.schoolNumbers ?? [])].filter((number) => /^\d{5}$/.test(number));
  return numbers.length === 0 ? [] : [`(?<![0-9.,])(?:${numbers.join('|')})(?![0-9])${UNIT}`];
}
