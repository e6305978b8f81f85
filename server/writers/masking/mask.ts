import { checkRecord } from '../../../record/index.ts';
import { EMAILS, emailForms, numberForms, PHONES, SEATS } from './contact-forms.ts';
import { byEdges } from './edges.ts';
import { companionForms, titledForms } from './in-a-reply.ts';
import { ANY_TEACHER } from './teacher-nicknames.ts';
import { metForms } from './met.ts';
import { inflected } from './inflect.ts';
import { halfTold } from './foreign-forms.ts';
import { givenNameOf, isOrdinary, nameForms, surelyCalled, surnameOf, teacherForms } from './name-forms.ts';
import { type People, namesOf } from './people.ts';
import { schoolForms } from './school-forms.ts';
import { calledIn } from './called-in.ts';
import { fullNames, schoolmatesForm, schoolmatesGiven, schoolNumbers } from './schoolmates.ts';

/** What a stand-in says about what it hides; a number follows it. */
const LABELS = ['본인', '친구', '선생님', '이름', '학교', '번호', '연락처', '기호'] as const;
type Label = (typeof LABELS)[number];

const TOKEN = new RegExp(`\\[\\[\\s*((?:${LABELS.join('|')})\\d+)\\s*\\]\\]`, 'g');
/** A stand-in that a model has mangled: one bracket lost, or none left. */
const TRACE = new RegExp(
  `\\[\\[|\\]\\]|\\[\\s*(?:${LABELS.join('|')})\\s?\\d*\\s*\\]|(?:친구|본인|선생님|이름|번호|연락처|기호)\\d|학교\\d(?!층|학년|관)|(?:친구|본인|선생님|이름|학교)\\s\\d{1,2}(?=(?:은|는|이|가|을|를|과|와|의|에게|한테|도|만|이?랑)(?![가-힣])|[,.])`,
);
/** Letters that nobody sees and that would tear a name apart. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Letters and digits drawn in another hand (𝟎𝟏𝟎, 𝐊𝐢𝐦): they mean the plain ones. */
const DRAWN = /[\u{1d400}-\u{1d7ff}]/gu;

interface Form {
  label: Label;
  pattern: RegExp;
}

interface Span {
  start: number;
  end: number;
  label: Label;
}

/**
 * Replaces whoever and whatever could tell a model who this is by stand-ins like `[[친구1]]`, and puts them back. One mask
 * serves one question: the same words always get the same stand-in. Brackets that a student typed are hidden too, so
 * nobody can name a stand-in in an answer and have it filled in.
 */
export class Mask {
  private readonly forms: Form[];
  private readonly strict: Form[];
  private readonly schoolmates: string[];
  /** Of the school beyond the class, by given name. */
  private readonly fullNamesOf = new Map<string, string[]>();
  private readonly named = new Set<string>();
  private readonly met = new Set<string>();
  private again: Form[] = [];
  private readonly tokenOf = new Map<string, string>();
  private readonly wordsOf = new Map<string, string>();
  private readonly counts = new Map<Label, number>();

  constructor(people: People) {
    this.forms = formsOf(people, false);
    this.strict = formsOf(people, true);
    this.schoolmates = fullNames(people.schoolmates ?? []);
    for (const name of this.schoolmates) {
      const given = givenNameOf(name);
      this.fullNamesOf.set(given, [...(this.fullNamesOf.get(given) ?? []), name]);
    }
  }

  /** Reads what will be hidden, part by part: who is plainly a person in one is one in all. */
  meet(texts: readonly string[]): void {
    for (const text of texts.map(plain)) this.remember(text, this.found(text));
  }

  /** The text without a name, number, address or school. */
  hide(given: string): string {
    const text = plain(given);
    let masked = '';
    let at = 0;
    const spans = [...this.found(text), ...foundByRules(text)];
    this.remember(text, spans);
    for (const { start, end, label } of merged([...spans, ...spansOf(text, this.again)])) {
      const words = text.slice(start, end);
      for (const name of this.fullNamesOf.get(words) ?? []) this.named.add(name);
      masked += text.slice(at, start) + this.token(words, label);
      at = end;
    }
    return masked + text.slice(at);
  }

  /** Puts the words back, each with the particles that fit it. A stand-in that was never given out stays. */
  restore(masked: string): string {
    let text = '';
    let at = 0;
    for (const match of masked.matchAll(TOKEN)) {
      const words = this.wordsOf.get(match[1] ?? '');
      if (words === undefined || match.index < at) continue;
      const after = masked.slice(match.index + match[0].length);
      const { word, taken } = inflected(words, after);
      text += masked.slice(at, match.index) + word;
      at = match.index + match[0].length + taken;
    }
    return text + masked.slice(at);
  }

  /** Full names of people of the school beyond the class that were hidden so far. */
  get schoolmatesNamed(): string[] {
    return [...this.named];
  }

  /** Takes stand-ins of the student out where one opens a sentence: a record has no subject. */
  withoutSubject(masked: string): string {
    return masked.replace(
      /^\s*\[\[\s*(본인\d+)\s*\]\](?:은|는|이|가|이가|이는|의)?\s+/,
      (whole, key: string) => (isOrdinary(this.wordsOf.get(key) ?? '') ? whole : ''),
    );
  }

  /** Whether a stand-in, whole or mangled, is still in the text. */
  isTraceIn(text: string): boolean {
    return TRACE.test(text);
  }

  /** Whether a text that was written without them holds somebody's name, number, address or school. */
  isBetrayedBy(text: string): boolean {
    return spansOf(plain(text), this.strict).length > 0;
  }

  /** Of a school's hundreds of given names only those are looked for whose letters stand there at all. */
  private found(text: string): Span[] {
    const there = this.schoolmates.filter((name) => text.includes(givenNameOf(name)));
    return spansOf(text, [...this.forms, ...form('이름', schoolmatesGiven(there))]);
  }

  private remember(text: string, spans: readonly Span[]): void {
    const before = this.met.size;
    for (const name of calledIn(text, this.schoolmates)) {
      this.named.add(name);
      this.met.add(givenNameOf(name));
    }
    for (const { start, end } of spans) {
      const words = text.slice(start, end);
      if (this.fullNamesOf.has(words)) this.met.add(words);
    }
    if (this.met.size > before) this.again = form('이름', metForms([...this.met]));
  }

  private token(words: string, label: Label): string {
    const known = this.tokenOf.get(words);
    if (known) return known;
    const count = (this.counts.get(label) ?? 0) + 1;
    this.counts.set(label, count);
    const token = `[[${label}${count}]]`;
    this.tokenOf.set(words, token);
    this.wordsOf.set(`${label}${count}`, words);
    return token;
  }
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(DRAWN, (letter) => letter.normalize('NFKC'));
}

function form(label: Label, sources: readonly string[]): Form[] {
  return byEdges(byLength(sources)).map((source) => ({ label, pattern: new RegExp(source, 'gu') }));
}

function formsOf(people: People, strict: boolean): Form[] {
  const { student, classmates, teachers } = people;
  const persons = [
    { label: '본인' as const, of: [student] },
    { label: '친구' as const, of: classmates },
    { label: '선생님' as const, of: teachers },
  ];
  // Of words in a reply the same syllables are more often a word than a person.
  const names = (name: string) => (strict && isOrdinary(name) ? surelyCalled(name) : nameForms(name, strict));
  return [
    ...persons.flatMap(({ label, of }) =>
      form(
        label,
        of.flatMap(({ name }) => names(name)),
      ),
    ),
    ...form('이름', schoolmatesForm(people.schoolmates ?? [], strict)),
    ...form('이름', strict ? companionsOf(people) : []),
    ...form('이름', strict ? schoolmatesGiven(people.schoolmates ?? [], true) : []),
    ...form(
      '이름',
      strict ? [] : [...new Set(namesOf(people).map(surnameOf))].filter(Boolean).flatMap(halfTold),
    ),
    ...form(
      '선생님',
      strict ? [] : [...people.teachers.flatMap(({ name }) => teacherForms(joined(name))), ANY_TEACHER],
    ),
    ...form('번호', [
      ...persons.flatMap(({ of }) => of.flatMap(({ numbers }) => numbers.flatMap(numberForms))),
      ...(strict ? [] : [...SEATS, ...schoolNumbers(people)]),
    ]),
    ...form('연락처', [
      ...PHONES,
      ...EMAILS,
      ...persons.flatMap(({ of }) => of.flatMap(({ email }) => emailForms(email))),
    ]),
    ...form(
      '학교',
      people.schools.flatMap(schoolForms).filter((source) => !strict || !source.startsWith('(?<!')),
    ),
    ...(strict ? [] : form('기호', ['\\[\\[+', '\\]\\]+'])),
  ];
}

/** Of a reply: persons by their companions and titles, though each word is an ordinary one. */
function companionsOf({ student, classmates, teachers }: People): string[] {
  const names = [student, ...classmates].map(({ name }) => joined(name));
  const words = [...names, ...names.map(givenNameOf)];
  return [
    ...words.filter((word) => word.length >= 2 && isOrdinary(word)).flatMap(companionForms),
    ...teachers.flatMap(({ name }) => titledForms(surnameOf(joined(name)))),
  ];
}

const joined = (name: string) => name.normalize('NFC').replace(/\s+/g, '');

function byLength(sources: readonly string[]): string[] {
  return [...new Set(sources)].filter((source) => source !== '').sort((a, b) => b.length - a.length);
}

function spansOf(text: string, forms: readonly Form[]): Span[] {
  return forms.flatMap(({ label, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) =>
      match[0] === '' ? [] : [{ start: match.index, end: match.index + match[0].length, label }],
    ),
  );
}

const BY_RULES: Readonly<Record<string, Label>> = { SCHOOL: '학교', PII: '연락처' };

/** What the record rules know of other schools and of other people's addresses. */
function foundByRules(text: string): Span[] {
  return checkRecord(text, { year: 0 }).flatMap(({ rule, level, start, end }) => {
    const label = level === 'error' ? BY_RULES[rule] : undefined;
    return label ? [{ start, end, label }] : [];
  });
}

/** In order and without overlaps: what touches becomes one, with the label of what began first. */
function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = found.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else found.push({ ...span });
  }
  return found;
}
