import { withoutQuotations } from '../../quoted.ts';
import { ARROW } from '../arrow-sign.ts';

/** Signs of a note that may stand in no draft. */

/** <데미안>, 《총, 균, 쇠》: titles in signs that a note also compares with. */
const TITLE = /<<?[^<>=]{1,40}>>?|《[^》]*》/g;
/** Signs between words; between letters of a formula (y=2x+1, 8:2, C++) they are its own. */
const SIGNS: readonly RegExp[] = [
  ARROW,
  /(?:^| )1[.)] .* 2[.)] /,
  /[↑↓]| \/ /,
  / vs\.? | VS\.? |[가-힣)]vs/,
  /[가-힣)\]] ?=|= ?[가-힣(]/,
  /[가-힣)] ?\+(?![+\d])|(?<!\+)\+ ?[가-힣]/,
  /[가-힣\d%)] ?[<>] ?[가-힣]|[가-힣)] ?[<>] ?\d/,
  /[가-힣A-Za-z)\d] ?: (?=\S)|[가-힣)] ?:[가-힣]/,
  /[가-힣)] [XO×](?=$|[ ,.)]|임[.을이])/,
];

const ATOM = '[A-Za-z0-9α-ωΑ-Ω.₀-₉⁰-⁹²³√π∫Σ∆Δ%]+';
const GROUP = `(?:${ATOM}|\\([A-Za-z0-9α-ωΑ-Ω.,₀-₉⁰-⁹²³ ^*/+−-]+\\))`;
/** T(t)=A+Be^(-kt), P(A) = 0.3: letters, figures and brackets on both sides of its signs. */
const FORMULA = new RegExp(`[A-Za-z0-9(]${GROUP}*(?: ?[=≈≤≥^*/+−-] ?-?${GROUP}+)+`, 'g');
const withoutFormulas = (text: string) =>
  /[=^≈≤≥]/.test(text) ? text.replace(FORMULA, (found) => (/[=^≈≤≥]/.test(found) ? '□' : found)) : text;

/** '갓생'은 갓+인생이므로 혼성어로 보았다: of what a word is made, in a sentence that is written out. */
const MADE_OF = /(?<![가-힣])[가-힣]{1,4}\+[가-힣]{1,5}(?= ?(?:이|으로|라|인|의))/g;

/** Whether a sentence still holds signs of a note outside its quotations. */
export function hasNoteSign(text: string): boolean {
  const own = withoutFormulas(withoutQuotations(text).replace(TITLE, '□').replace(MADE_OF, '□'));
  return SIGNS.some((sign) => sign.test(own));
}
