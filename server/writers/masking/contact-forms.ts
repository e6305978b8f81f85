import { escaped } from './name-forms.ts';

const DIGIT = '[0-9０-９⓪①-⑨]';
/** A digit, or how it is read out. */
const NUMERAL = '(?:[0-9０-９⓪①-⑨공영일이삼사오육칠팔구]|하나|둘|셋|넷|다섯|여섯|일곱|여덟|아홉)';
/** What people put between the parts of a number; ㅡ stands beside the digits of a Korean keyboard. */
const BREAK = '(?:[^\\p{L}\\p{N}]|ㅡ){0,3}';

/** Mobile numbers however they are broken up, or spelled (공일공 …, O1O …). */
const MOBILE = [
  `(?<!${DIGIT})(?:\\+?82${BREAK}(?:0${BREAK})?|0082${BREAK}|[0０⓪]${BREAK})[1１①]${BREAK}[016789０１６７８９⓪①⑥-⑨](?:${BREAK}${DIGIT}){7,8}(?!${DIGIT})`,
  // What follows may begin like a numeral (…이고): the last place is not guarded.
  `(?<![0-9０-９공영일이삼사오육칠팔구])[0０⓪공영]${BREAK}[1１①일]${BREAK}[016789⓪①⑥-⑨공영일육칠팔구](?:${BREAK}${NUMERAL}){7,8}`,
  `(?<![\\p{L}\\p{N}])[0oO][1lI][0oO](?:${BREAK}[0-9oOlI]){7,8}(?![A-Za-z0-9])`,
];
const LANDLINE = `(?<!${DIGIT})\\(?0(?:2|[3-6][1-5]|70|50${DIGIT})\\)?[\\s.\\-–)]{1,3}${DIGIT}{3,4}[\\s.\\-–]{1,3}${DIGIT}{4}(?!${DIGIT})`;
/** The last eight places alone, where the text says what they are. */
const LAST_EIGHT = [
  `(?:전화|연락처|폰|휴대폰|핸드폰|번호)(?:번호)?(?:[은는이가]|는요)?\\s?:?\\s?${DIGIT}{3,4}[\\s.\\-–]${DIGIT}{4}(?!${DIGIT})`,
  `(?<!${DIGIT})${DIGIT}{4}[\\s.\\-–]?${DIGIT}{4}(?=(?:으?로|에)\\s?(?:전화|연락|문자|카톡))`,
];
const RESIDENT = [
  `(?<!${DIGIT})${DIGIT}{6}\\s?-?\\s?[1-4]${DIGIT}{6}(?!${DIGIT})`,
  `(?<!${DIGIT})${DIGIT}{6}\\s?[-–]\\s?[1-8](?:${DIGIT}|[*●•×xX]){0,6}`,
];
const BIRTHDAY = '(?:생일|생년월일)[은는이가]?\\s?:?\\s?(?:\\d{4}년\\s?)?\\d{1,2}월\\s?\\d{1,2}일';
const ACCOUNT = '계좌(?:번호)?[은는이가]?\\s?:?\\s?\\d[\\d-]{8,}\\d';
export const PHONES = [...MOBILE, LANDLINE, ...LAST_EIGHT, ...RESIDENT, BIRTHDAY, ACCOUNT];

/** No longer than an address may be (RFC 5321): without a bound each letter of a long word would be tried as its beginning. */
const LOCAL = '[A-Za-z0-9._%+-]{1,64}';
const HOST = '[A-Za-z0-9-]{1,63}(?:\\s?[.．]\\s?[A-Za-z0-9-]{1,63})+';
const MESSENGER =
  '카톡|카카오톡|인스타(?:그램)?|인별|페북|페이스북|디엠|디스코드|디코|텔레그램|텔레|틱톡|스냅챗|트위터';
export const EMAILS = [
  `${LOCAL}\\s?[@＠]\\s?(?:${HOST}|(?:네이버|지메일|다음|한메일|구글|카카오)(?:\\s?(?:닷|점|[.．])\\s?(?:컴|넷|com|net))?)`,
  `${LOCAL}\\s?(?:\\((?:at|a)\\)|\\[(?:at|a)\\]|골뱅이|앳)\\s?[A-Za-z0-9-]+\\s?(?:[.．]|\\(dot\\)|\\[dot\\]|닷|점)\\s?[A-Za-z]{2,}`,
  `${LOCAL}\\s+at\\s+${HOST}`,
  '(?<![A-Za-z0-9.])@[A-Za-z0-9_.]{2,}',
  `(?:${MESSENGER})\\s?(?:아이디|계정|id|ID)?\\s?[은는:]?\\s?@?[A-Za-z][A-Za-z0-9_.]{3,}(?:#\\d{4})?`,
  '(?:아이디|계정)[은는]?\\s?:?\\s?[A-Za-z][A-Za-z0-9_.-]{3,}',
  '(?<![A-Za-z0-9])[A-Za-z0-9_.]{2,32}#\\d{4}(?!\\d)',
  'https?:\\/\\/[^\\s가-힣]+',
  '(?<![A-Za-z0-9])(?:[A-Za-z0-9-]{1,63}\\.){1,4}[A-Za-z]{2,6}\\/[^\\s가-힣]+',
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

const READ_OUT = '[일이삼사오육칠팔구십]{1,3}';
/** Anybody's place in a class list. */
export const SEATS = [
  '(?:[1-6]\\s?학년\\s?)?\\d{1,2}\\s?반(?:의|에서)?\\s?\\d{1,2}\\s?번(?!째)',
  `[일이삼]\\s?학년\\s?${READ_OUT}\\s?반\\s?${READ_OUT}\\s?번(?!째)`,
  '(?<![0-9])[1-3]\\s?-\\s?\\d{1,2}\\s+\\d{1,2}\\s?번(?!째)',
  '학번\\s?:?\\s?\\d{4,}',
];

/** A digit as a figure or as it is read out. */
function spelled(digit: string): string {
  const value = Number(digit);
  const words = ['공영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'][value];
  if (!/^\d$/.test(digit) || words === undefined) return escaped(digit);
  return `[${digit}${String.fromCodePoint('０'.charCodeAt(0) + value)}${'⓪①②③④⑤⑥⑦⑧⑨'[value]}${words}]`;
}
