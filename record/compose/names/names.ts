// Over 300 lines: whether a mention is a person is judged with all of a roster at hand.
import { isTheirs } from './theirs.ts';
import { NO_NOUN, OWN_TURN, SURE_BEHIND_I } from './word-names.ts';
import { asRead, besideNames, calledShort, withSpace } from './spelled-names.ts';
import { canonical, escaped, fit, isOrdinary, NICKNAMED, PARTICLE, standsIn, TITLE } from './name-words.ts';
import { calledBy, isActing, perhapsNamed } from './perhaps-named.ts';
import { isOwner } from './as-a-person.ts';
import { isMoreThanAName, isTheWord, mayBeTheWord } from './as-a-word.ts';
import { isWordToo } from './words-too.ts';
import { isSurelyThing, isThingName, showsNobody, thingOrPerson } from './as-a-thing.ts';
import { asListed } from './names-as-listed.ts';
import { gluedNames } from './glued-names.ts';
import { namesByStump } from './masked-names.ts';
import { givenNames } from './given-names.ts';
import { HOLDS, OWNED, OWNS, standsForTheirs } from './owned-by-names.ts';
import { apart } from './names-apart.ts';
import { isSurelyPerson, type Mention } from './surely-a-person.ts';
import { SOMEBODY, spelledOut } from './somebody-named.ts';

/** A sentence without names of the roster, or the reason why it cannot be used. */
export type NamedResult = { text: string } | { dropped: string };

/** 예나네는, 예나네 조에서: what is said of somebody's group. */
const GROUPS = '는|은|가|이|를|을|도|보다|랑|이랑|와|과|의|만|에서|에서도|에서는|에도|에|에게|한테|으로';

const ELDERS = ['형', '언니', '누나', '오빠'];
const OWN_OBJECT = /^(?:들[었으어]|듣|봤|보[고니면며았]|읽|따라|빌[려렸]|가져|베[껴꼈]|먹)/;

/** No doing of theirs for the student or for anybody. */
const LOOKED_AT = /^ (?:보면서|보며|따라 ?[하해했]|흉내)(?!.*(?:줬|주었|주셨|줌|줘|[다라자냐]고))/;

/** Removes the names of one class roster from sentences; build once per draft. */
export class Roster {
  private readonly mention: RegExp | null;
  private readonly full: string[];
  /** Every name of two letters or more as it is called, as alternatives of a pattern. */
  private readonly called: string;
  private readonly elder: RegExp | null;
  private readonly whole: RegExp | null;
  /** Whether a word begins with a given name that is no other word. */
  private readonly given: ((text: string) => boolean) | null;
  /** Names written on to one another or to what follows. */
  private readonly glued: RegExp | null;
  private readonly asListed: (text: string) => string;
  /** One-syllable given names as they are called: 윤이, 준이. */
  private readonly short: string[];
  /** Ordinary words that stand for somebody in this sheet, as far as they were looked for. */
  private readonly known = new Map<string, boolean>();
  /** 나랑 빛나랑 율: a one-letter name at the end of a row. */
  private readonly bare: RegExp | null;
  /** Right beside a word, one who is certainly meant: 보라랑 지훈이는, 지훈이와 보라가. */
  private readonly nextTo: { behind: RegExp; before: RegExp } | null;
  /** The same beside any name, be it a word: 초롱/미소/저. */
  private readonly inRow: { behind: RegExp; before: RegExp } | null;

  /**
   * @param lesson the lesson's own text: 정수 in a lesson on numbers is a number, whoever sits in the class.
   * @param sheet everything that the student and the teacher wrote: once 소리 has spoken in it, 소리 is somebody.
   */
  constructor(
    names: readonly string[],
    private readonly lesson = '',
    private readonly sheet = '',
  ) {
    const listed = [...new Set(names.map((name) => asRead(name.normalize('NFC'))))];
    this.full = listed.filter((name) => name.length >= 2);
    const given = this.full
      .flatMap(givenNames)
      .filter((name) => /[A-Za-z]/.test(name) || (name.length >= 2 && name.length <= 3));
    const { called, written } = calledShort([
      ...this.full.flatMap(givenNames),
      ...listed.filter((name) => name.length === 1),
    ]);
    this.short = called;
    const letters = [...this.full.flatMap(givenNames), ...listed]
      .filter((name) => name.length === 1)
      .map(escaped);
    this.bare =
      letters.length > 0
        ? new RegExp(`[가-힣](?:랑|하고|[와과]) (?:${letters.join('|')})(?=[ ,.!?]|$)`)
        : null;
    const spelled = [...new Set([...this.full, ...given, ...this.short])]
      .sort((a, b) => b.length - a.length)
      .map(withSpace);
    const inPart = written.map((name) => `${escaped(name)}(?=[가는를도]|이랑|랑|한테)`);
    this.mention =
      spelled.length === 0
        ? null
        : new RegExp(
            `(?<![\\p{L}\\p{N}])(?:갓|킹)?(${[...inPart, ...spelled].join('|')})(이(?=(?:${PARTICLE})?(?![\\p{L}\\p{N}])))?(\\s?(?:${TITLE})|${NICKNAMED})?(${PARTICLE})?(?![\\p{L}\\p{N}])`,
            'gu',
          );
    this.called = [...new Set([...this.full, ...given])].map(escaped).join('|');
    const long = given.filter((name) => name.length > 1).map(escaped);
    this.elder =
      long.length > 0
        ? new RegExp(
            `(?<![가-힣])[가-힣]?(?:${long.join('|')})이?(?:형|언니|누나|오빠)(?=[이가은는도를을의과와랑한에께네 (,.]|$)`,
          )
        : null;
    const isName = (name: string) => !(this.isWord(name) || isThingName(name)) || NO_NOUN.test(name);
    this.asListed = asListed(this.full);
    this.glued = gluedNames(given.filter(isName).map(escaped));
    this.given = standsIn(given.filter(isName));
    this.nextTo = besideNames(
      spelled.filter((name) => !isOrdinary(name.replace(/이$/, '')) && !isThingName(name)),
    );
    this.inRow = besideNames(spelled);
    const certain = this.full.filter((name) => !(isOrdinary(name) && lesson.includes(name)));
    this.whole =
      certain.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}])(?:${certain.map(escaped).join('|')})(?:${PARTICLE})?(?![\\p{L}])`, 'u');
  }

  /** Whether a name of the roster stands in the text (longer names anywhere, two-letter ones as a word). */
  namedIn(written: string): boolean {
    const text = this.withoutWords(this.asListed(written));
    return (
      (text.length > 3 && (this.glued?.test(text) ?? false)) ||
      this.full.some((name) => name.length >= 3 && text.includes(name)) ||
      (this.whole?.test(text) ?? false) ||
      (this.given?.(text) ?? false)
    );
  }

  /** 은유는 '같은'을 쓰지 않는다: a word of the lesson, though no list of ordinary words has it. */
  private isWord(name: string): boolean {
    return isOrdinary(name) || (isWordToo(name) && this.lesson.includes(name));
  }

  /** A text with □ for names that stand for the word or for somebody of a tale. */
  private withoutWords(text: string): string {
    if (!this.mention || !mayBeTheWord(text, this.full.some(isMoreThanAName))) return text;
    return text.replace(this.mention, (whole, name: string, ...rest: unknown[]) =>
      this.isMeantAsWord(asRead(name), text, whole, name, rest.find((one) => typeof one === 'number') ?? 0)
        ? '□'
        : whole,
    );
  }

  private isMeantAsWord(name: string, sentence: string, whole: string, written: string, at: number): boolean {
    const end = at + whole.indexOf(written) + written.length;
    const around = { sentence, asked: this.lesson, isFull: this.full.includes(name) };
    return isTheWord(name, sentence.slice(0, at), sentence.slice(end), around);
  }

  /** Whether a name that stood whole in `before` no longer does: 늘비는, which spacing takes for 늘 비는. */
  isTorn(before: string, after: string): boolean {
    const count = (text: string, name: string) => text.split(name).length;
    return this.full
      .flatMap((name) => [name, ...givenNames(name)])
      .some((name) => name.length >= 2 && count(before, name) > count(after, name));
  }

  /**
   * Puts 친구 (or 모둠원 in a sentence on group work) where a classmate is named. In an observation a name that opens
   * the sentence is the student's own and goes. What cannot be put right grammatically is dropped. `people` are those named
   * in the passage so far, and gains who is new: the second one is another friend (다른 친구) wherever they appear.
   */
  remove(
    written: string,
    kind: 'answer' | 'observation',
    passage = written,
    people: string[] = [],
  ): NamedResult {
    // ㄱㅁㅈ이랑, 김ㅇㅇ이: only a stump would be left.
    if (namesByStump(written)) return { dropped: NAMED };
    if (!this.mention) return { text: written };
    const spoken = this.asListed(written);
    // 한결이형이, 보라언니는: of somebody older in the class.
    if (ELDERS.some((sign) => spoken.includes(sign)) && this.elder?.test(spoken)) return { dropped: NAMED };
    // 서진이 거 컵 받침: of hers; 예나네는 용액을 새로 만들었다: her group.
    let groups = 0;
    const prepared = this.withOwners(apart(spoken, this.called)).replace(
      new RegExp(`(?<![가-힣])(${this.called})이? (?=(?:모둠|조)(?:은|이|의|에서|과)[\\s,])`, 'g'),
      '$1네 ',
    );
    const sentence = prepared.replace(
      new RegExp(
        `(?<=[가-힣])이? 거 (?=[가-힣]+ )|(?<![가-힣])(${this.called})이?네(?: (조|모둠|팀))?(${GROUPS})(?=[\\s,])`,
        'g',
      ),
      (found, name: string | undefined, group = '모둠', particle = '', at = 0) => {
        if (name !== undefined) {
          groups += 1;
          return `${groups > 1 ? '그' : '다른'} ${fit(group === '조' ? '모둠' : group, canonical(particle))}`;
        }
        const before = prepared.slice(0, at);
        return this.full.some((one) => givenNames(one).some((given) => before.endsWith(given)))
          ? // 서진이 거 들었는데: what hers was, and nothing that she has.
            OWN_OBJECT.test(prepared.slice(at + found.length))
            ? '의 것을 '
            : '의 '
          : found;
      },
    );
    let unusable = false;
    let found = 0;
    const marked = sentence.replace(
      this.mention,
      (whole, written: string, filler = '', title = '', particle = '', at = 0) => {
        const name = asRead(written);
        const rest = sentence.slice(at + whole.length);
        if (this.isMeantAsWord(name, sentence, whole, written, at)) return whole;
        const who = this.whoIs({ name, filler, title, particle }, sentence.slice(0, at), rest, passage);
        if (who === 'perhaps') unusable = true;
        if (who !== 'person') return whole;
        found += 1;
        // Kevin has a dog: no English sentence takes a Korean word.
        if (/[A-Za-z]$/.test(whole) && /^ [A-Za-z]/.test(rest)) unusable = true;
        // 지훈이, 보라와: a row, no subject.
        const inRow = /^, ?(?=[가-힣])/.test(rest) && this.mention?.test(rest.slice(1, 14));
        if (this.mention) this.mention.lastIndex = 0;
        const tail = filler && !particle && !title && !inRow ? '이' : particle;
        if (/^(?:아|야|다|입니다|이다|이에요|예요|이?라[는고]|이?였.+|이었.+)$/.test(tail)) unusable = true;
        // 한 것은 새롬이다, read as a part that was taken.
        if (/^[을를]$/.test(tail) && /^ 맡/.test(rest)) unusable = true;
        // 태린 의견 수용: of hers, and not of whom the note speaks.
        const owns = tail === '' && OWNS.test(rest);
        const opens = !owns && /^[\s"'‘“(\-·•*○]*$/.test(sentence.slice(0, at));
        if (kind === 'observation' && opens && /^(?:은|는|이|가|이가|이는|의|)$/.test(tail)) return '';
        const person =
          this.full.find(
            (full) =>
              full === name ||
              givenNames(full).some(
                (given) => name === given || name === `${given}이` || this.isCalled(given, name),
              ),
          ) ?? name;
        if (!people.includes(person)) people.push(person);
        const mark = SOMEBODY[Math.min(people.indexOf(person), SOMEBODY.length - 1)] ?? '';
        // 준혁 선배가 빠지면서: who is of another year is no classmate.
        const ofAnotherYear = /[선후]배$/.exec(title)?.[0];
        if (ofAnotherYear) return fit(ofAnotherYear, canonical(tail));
        // 저는 서연이 소개 글에서 …: of hers, the doing is the student's.
        const own = /(?:^|[ ,])(?:저는|나는|제가|내가|전|난) $/.test(sentence.slice(0, at));
        const called = this.short.includes(name) || isOrdinary(name);
        const owner = /^\s+(?:덕|때문|탓)/.test(rest) ? mark : `${mark}의`;
        if (tail === '' && this.short.includes(name) && OWN_TURN.test(sentence.slice(0, at))) return owner;
        // 현이 식판을 든 순간부터: who held it.
        if (tail === '' && this.short.includes(name) && HOLDS.test(rest)) return `${mark}이`;
        if (tail === '' && called && isOwner(rest)) {
          // 시우 동생 얘기는 안 씀: what a teacher notes of a family is no point of a record.
          if (kind === 'observation') unusable = true;
          return owner;
        }
        // 하은이 쪽이었다: beside whom.
        if (tail === '이' && /^ (?:쪽|편)(?:이|으로|에|을|인|임|과|도)/.test(rest)) return mark;
        // 다솜이 보면서 맞췄다: at her the student looked.
        if (tail === '이' && filler && LOOKED_AT.test(rest)) return `${mark}을`;
        if (
          tail === '이' &&
          !this.full.includes(name) &&
          (own || OWNED.test(rest) || isTheirs(rest) || (called && isOwner(rest)) || standsForTheirs(rest))
        )
          return owner;
        return mark + canonical(tail);
      },
    );
    if (unusable || this.bare?.test(sentence)) return { dropped: NAMED };
    const text =
      found === 0
        ? sentence
        : spelledOut(marked, /모둠|조원|조별|우리 조|팀/.test(sentence) ? '모둠원' : '친구');
    return this.namedIn(text) ? { dropped: NAMED } : { text };
  }

  /** 예은이꺼, 시우거: whose it is. */
  private withOwners(text: string): string {
    const owned = new RegExp(
      `(?<![\\p{L}])(${this.called})이?(?:꺼|거|껏|것)(?=[를을가이는은도로에랑]|[.,!?\\s]|$)`,
      'gu',
    );
    return /[꺼거껏것]/.test(text)
      ? text.replace(owned, (whole, name: string) => {
          if (!isOrdinary(name)) return `${name}의 것`;
          // 더 나은것: no owner; 나은이꺼 has one.
          return /^이|[꺼껏]/.test(whole.slice(name.length)) ? '친구의 것' : whole;
        })
      : text;
  }

  /** 준이 of 민준. */
  private isCalled(given: string, name: string): boolean {
    return given.length === 2 && name === `${given.slice(-1)}이`;
  }

  /** Whether a name stands for somebody, is an ordinary word (하늘, 정수) that nothing here marks as a name, or may be either. */
  private whoIs(as: Mention, before: string, rest: string, passage: string): 'person' | 'perhaps' | 'word' {
    const sure = (is: boolean) => (is ? 'person' : 'word');
    // 원이라는, 진이 빠짐: the noun before a copula, or the subject.
    if (as.name.length === 1) return sure(as.particle !== '' && SURE_BEHIND_I.test(as.particle));
    if (this.short.includes(as.name) && !isOrdinary(as.name)) return calledBy(as, before, rest, this.lesson);
    const isThing = isThingName(as.name);
    if (!this.isWord(as.name) && !isThing) return 'person';
    const { lesson, nextTo, inRow } = this;
    const around = { passage, lesson, nextTo, inRow };
    const isKnown = () => this.isKnown(as.name, passage);
    const particle = as.particle || as.filler;
    if (as.title === '' && isSurelyThing(as.name, particle, rest) && !isKnown()) return 'word';
    if (isSurelyPerson(as, { ...around, before, rest })) return 'person';
    if (isThing) return thingOrPerson({ name: as.name, particle }, before, rest, isKnown);
    return perhapsNamed(as, before, rest, { lesson, isKnown });
  }

  /** 보라가 … 알려 줬는데 나중엔 보라가 찍어 줌: once a person, a person throughout the sheet. */
  private isKnown(name: string, passage: string): boolean {
    const { lesson, nextTo, inRow, sheet } = this;
    const found = this.known.get(name);
    if (found !== undefined) return found;
    const again = new RegExp(`(?<![가-힣])${escaped(name)}(이?)(${PARTICLE})?(?![가-힣])`, 'g');
    const text = `${sheet}\n${passage}`;
    const known = [...text.matchAll(again)].some(({ 0: whole, 1: filler = '', 2: particle = '', index }) => {
      const before = text.slice(Math.max(0, index - 60), index);
      const rest = text.slice(index + whole.length, index + whole.length + 100);
      const as = { name, filler, title: '', particle };
      if (showsNobody(name, particle || filler, rest)) return false;
      return (
        isSurelyPerson(as, { passage: '', lesson, nextTo, inRow, before, rest }) ||
        isActing(as, before, rest, lesson)
      );
    });
    if (sheet !== '') this.known.set(name, known);
    return known;
  }
}

const NAMED = '학급 명단에 있는 이름이 들어 있어 제외했습니다.';
