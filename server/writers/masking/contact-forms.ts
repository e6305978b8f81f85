import { escaped } from './name-forms.ts';

const DIGIT = '[0-9０-９]';
const NUMERAL = '[0-9０-９공영일이삼사오육칠팔구]';
const BREAK = '[\\s.\\-–—－‐‑．~·)(]{0,3}';

/** Mobile numbers however they are broken up, or spelled (공일공 …). */
const MOBILE = [
  `(?<!${DIGIT})(?:\\+?82${BREAK}(?:0${BREAK})?|[0０]${BREAK})[1１]${BREAK}[016789０１６７８９](?:${BREAK}${DIGIT}){7,8}(?!${DIGIT})`,
  // What follows may begin like a numeral (…이고): the last place is not guarded.
  `(?<!${NUMERAL})[0０공영]${BREAK}[1１일]${BREAK}[016789공영일육칠팔구](?:[,]?${BREAK}${NUMERAL}){7,8}`,
];
const LANDLINE = `(?<!${DIGIT})\\(?0(?:2|[3-6][1-5]|70|50${DIGIT})\\)?[\\s.\\-–)]{1,3}${DIGIT}{3,4}[\\s.\\-–]{1,3}${DIGIT}{4}(?!${DIGIT})`;
const RESIDENT = `(?<!${DIGIT})${DIGIT}{6}\\s?-?\\s?[1-4]${DIGIT}{6}(?!${DIGIT})`;
export const PHONES = [...MOBILE, LANDLINE, RESIDENT];

/** No longer than an address may be (RFC 5321): without a bound each letter of a long word would be tried as its beginning. */
const LOCAL = '[A-Za-z0-9._%+-]{1,64}';
const HOST = '[A-Za-z0-9-]{1,63}(?:\\s?[.．]\\s?[A-Za-z0-9-]{1,63})+';
export const EMAILS = [
  `${LOCAL}\\s?[@＠]\\s?${HOST}`,
  `${LOCAL}\\s?(?:\\(at\\)|\\[at\\]|골뱅이)\\s?[A-Za-z0-9-]+\\s?(?:[.．]|\\(dot\\)|\\[dot\\]|닷|점)\\s?[A-Za-z]{2,}`,
  `${LOCAL}\\s+at\\s+${HOST}`,
  '(?<![A-Za-z0-9.])@[A-Za-z0-9_.]{4,}',
  '(?:카톡|카카오톡|인스타(?:그램)?|디엠|디스코드|텔레그램)\\s?(?:아이디|계정|id|ID)?\\s?[은는:]?\\s?[A-Za-z][A-Za-z0-9_.]{3,}',
  'https?:\\/\\/[^\\s가-힣]+',
];

/** The part before the @ is what people go by elsewhere; short ones are ordinary words. */
export function emailForms(email: string): string[] {
  const local = email.split('@')[0] ?? '';
  const telling = local.length >= 6 && /[a-z]/i.test(local) && /\d/.test(local);
  return [escaped(email), ...(telling ? [`(?<![A-Za-z0-9])${escaped(local)}(?![A-Za-z0-9])`] : [])];
}

/** A student number, with the gaps that people leave, and taken apart: 20301 is 2-3-1, 2학년 3반 1번. */
export function numberForms(number: string): string[] {
  const spread = [...number].map(spelled).join('\\s?');
  const forms = [`(?<![0-9])${spread}(?![0-9])`];
  const parts = /^(\d)(\d\d)(\d\d)$/.exec(number);
  if (!parts) return forms;
  const [grade, room, seat] = [parts[1], Number(parts[2]), Number(parts[3])];
  return [...forms, `(?<![0-9])${grade}[-./]0?${room}[-./]0?${seat}(?![0-9])`];
}

/** Anybody's place in a class list. */
export const SEATS = [
  '(?:[1-6]\\s?학년\\s?)?\\d{1,2}\\s?반\\s?\\d{1,2}\\s?번(?!째)',
  '학번\\s?:?\\s?\\d{4,}',
];

/** A digit as a figure or as it is read out. */
function spelled(digit: string): string {
  const words = ['공영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'][Number(digit)];
  return words === undefined ? escaped(digit) : `[${digit}${words}]`;
}
