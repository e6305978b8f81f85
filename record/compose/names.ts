import { withParticle } from '../hangul.ts';

/** A sentence without names of the roster, or the reason why it cannot be used. */
export type NamedResult = { text: string } | { dropped: string };

const COMPOUND_SURNAME = /^(?:남궁|황보|제갈|선우|독고|사공|서문|동방)/;
/** Given names that are also ordinary words: they count as names only where the form says so (하늘이가, 하늘 군). */
const ORDINARY = new Set(
  (
    '하늘 나라 지혜 가을 우리 사랑 보람 슬기 다솜 미래 이슬 예지 정의 소리 아름 진리 유리 수정 정수 보배 은하 소원 지원 수지 주연 시대 민주 세계 자연 ' +
    '재현 예정 지도 현지 시인 인성 지성 이성 주장 정원 한결 나무 바다 희망 나래 정상 영웅 대상 현실 기준 하나 동시 주의 성장 지수 지우 보라 미소 이루 하루 나비 ' +
    '이상 사실 고유 강도 조사 조직 공유 전시 전개 구성 신호 안정 유의 도움 서로 새로 모두 이해 노력 진솔 의지 시우 지민 선율 가람 마음 여름 겨울 봄 별 한별 샛별 다정 ' +
    '유지 수소 산소 이온 원소 인과 상수 변수 함수 미정 주기 준비 경제 문화 과학 사회 역사 도형 대수 기하 동화 시조 수필 소설'
  ).split(' '),
);

const TITLE = '친구|군|양|님|학생|형|누나|언니|오빠|선배|후배';
const PARTICLE =
  '이라는|이라고|라는|라고|에게서|한테서|에게|한테|이랑|으로|처럼|보다|부터|까지|이가|이는|이도|께서|하고|입니다|이다|이에요|예요|랑|은|는|이|가|을|를|과|와|의|도|만|로|께|아|야|네';
const BEFORE_NAME = '친구|짝꿍|짝|모둠원|조원|팀원|조장|모둠장|반장|부반장|동아리원|선배|후배';
/** Stand-ins while a sentence is being put right: the first person named in it, the second, and any further one. */
const SOMEBODY = ['\uE000', '\uE001', '\uE002'] as const;

const FITTED: Record<string, (word: string) => string> = {
  은: (word) => withParticle(word, '은/는'),
  이: (word) => withParticle(word, '이/가'),
  을: (word) => withParticle(word, '을/를'),
  와: (word) => withParticle(word, '과/와'),
  로: (word) => withParticle(word, '으로/로'),
};
const CANONICAL: Record<string, string> = {
  은: '은',
  는: '은',
  이는: '은',
  이: '이',
  가: '이',
  이가: '이',
  께서: '이',
  을: '을',
  를: '을',
  과: '와',
  와: '와',
  랑: '와',
  이랑: '와',
  하고: '와',
  로: '로',
  으로: '로',
  한테: '에게',
  한테서: '에게서',
  께: '에게',
  이도: '도',
  네: '의',
};
/** Nouns before which a bare `민준이` means "of Minjun"; a full name with 이 (김민준이) is always the subject. */
const OWNED = /^\s+(?:의견|덕분|말|생각|설명|아이디어)/;

function givenName(name: string): string {
  if (name.length >= 4 && COMPOUND_SURNAME.test(name)) return name.slice(2);
  return name.length >= 3 && name.length <= 4 ? name.slice(1) : '';
}

/** Removes the names of one class roster from sentences; build once per draft. */
export class Roster {
  private readonly mention: RegExp | null;
  private readonly full: string[];
  private readonly whole: RegExp | null;

  /** @param lesson the lesson's own text: 정수 in a lesson on numbers is a number, whoever sits in the class. */
  constructor(names: readonly string[], lesson = '') {
    this.full = [
      ...new Set(
        names.map((name) => name.normalize('NFC').replace(/\s+/g, '')).filter((name) => name.length >= 2),
      ),
    ];
    const given = this.full.map(givenName).filter((name) => name.length >= 2);
    const spelled = [...new Set([...this.full, ...given])].sort((a, b) => b.length - a.length).map(escaped);
    this.mention =
      spelled.length === 0
        ? null
        : new RegExp(
            `(?<![\\p{L}\\p{N}])(${spelled.join('|')})(이(?=[가는도랑와의네한에]|\\s|$))?(\\s?(?:${TITLE}))?(${PARTICLE})?(?![\\p{L}\\p{N}])`,
            'gu',
          );
    const certain = this.full.filter((name) => !(ORDINARY.has(name) && lesson.includes(name)));
    this.whole =
      certain.length === 0
        ? null
        : new RegExp(`(?<![\\p{L}])(?:${certain.map(escaped).join('|')})(?:${PARTICLE})?(?![\\p{L}])`, 'u');
  }

  /** Whether a name of the roster stands in the text (longer names anywhere, two-letter ones as a word). */
  namedIn(text: string): boolean {
    return (
      this.full.some((name) => name.length >= 3 && text.includes(name)) || (this.whole?.test(text) ?? false)
    );
  }

  /**
   * Puts 친구 (or 모둠원 in a sentence on group work) where a classmate is named. In an observation a name that opens
   * the sentence is the student's own and goes. What cannot be put right grammatically is dropped.
   */
  remove(sentence: string, kind: 'answer' | 'observation'): NamedResult {
    if (!this.mention) return { text: sentence };
    const people: string[] = [];
    let unusable = false;
    let found = 0;
    const marked = sentence.replace(
      this.mention,
      (whole, name: string, filler = '', title = '', particle = '', at = 0) => {
        const rest = sentence.slice(at + whole.length);
        if (!this.isPerson({ name, filler, title, particle }, sentence.slice(0, at), rest)) return whole;
        found += 1;
        const tail = filler && !particle && !title ? '이' : particle;
        if (/^(?:아|야|입니다|이다|이에요|예요)$/.test(tail)) unusable = true;
        const opens = /^[\s"'‘“(\-·•*○]*$/.test(sentence.slice(0, at));
        if (kind === 'observation' && opens && /^(?:은|는|이|가|이가|이는|의|)$/.test(tail)) return '';
        const person = this.full.find((full) => full === name || givenName(full) === name) ?? name;
        if (!people.includes(person)) people.push(person);
        const mark = SOMEBODY[Math.min(people.indexOf(person), SOMEBODY.length - 1)] ?? '';
        if (tail === '이' && !this.full.includes(name) && OWNED.test(rest))
          return /^\s+덕분/.test(rest) ? mark : `${mark}의`;
        return mark + (CANONICAL[tail] ?? tail);
      },
    );
    if (unusable) return { dropped: NAMED };
    const text =
      found === 0
        ? sentence
        : spelledOut(marked, /모둠|조원|조별|우리 조|팀/.test(sentence) ? '모둠원' : '친구');
    return this.namedIn(text) ? { dropped: NAMED } : { text };
  }

  /** A name, unless it is an ordinary word (하늘, 정수) that nothing here marks as a name. */
  private isPerson(as: Mention, before: string, rest: string): boolean {
    if (!ORDINARY.has(as.name)) return true;
    if (as.title !== '' || (as.filler !== '' && as.particle !== '') || /^이[가는랑도]/.test(as.particle))
      return true;
    if (/^(?:와|과|랑|이랑|하고)$/.test(as.particle)) return /^\s+(?:함께|같이|둘이|서로)/.test(rest);
    if (as.particle === '한테') return !/^(?:우리|서로|모두|나라)$/.test(as.name);
    const beside = /(?:이랑|랑|와|과|하고|,)\s*$/.test(before);
    const opens = /^[은는이가]$/.test(as.particle) && (beside || !/[가-힣]/.test(before));
    return (
      opens &&
      /^\s+(?:제|내|나의|저의|저에게|나에게|저를|나를) |(?:말해|알려|가르쳐|도와|설명해) ?[주줬]/.test(rest)
    );
  }
}

interface Mention {
  name: string;
  filler: string;
  title: string;
  particle: string;
}

const NAMED = '학급 명단에 있는 이름이 들어 있어 제외했습니다.';
const ANYBODY = `[${SOMEBODY.join('')}]`;
const SEVERAL = new RegExp(`(?:${ANYBODY}(?:와|,|·|\\s)\\s*)+${ANYBODY}`, 'gu');
const APPOSED = new RegExp(`(${BEFORE_NAME})(?:인|,)?\\s?${ANYBODY}(들)?(은|이|을|와|로)?`, 'gu');
const SINGLE = new RegExp(`(${ANYBODY})(들)?(은|이|을|와|로)?`, 'gu');

function spelledOut(marked: string, word: string): string {
  const [first = '', ...others] = SOMEBODY;
  return marked
    .replace(SEVERAL, `${first}들`)
    .replace(APPOSED, (_, noun: string, many = '', particle = '') => fit(noun + many, particle))
    .replace(SINGLE, (_, mark: string, many = '', particle = '') => {
      const which = ['', '다른 ', '또 다른 '][(others as readonly string[]).indexOf(mark) + 1] ?? '';
      return which + fit(word + many, particle);
    })
    .replace(/^[\s:,\-·]+/, '')
    .replace(/(친구|모둠원) (친구|모둠원)(?=[가는와를의에들])/g, '$2');
}

function fit(word: string, particle: string): string {
  return FITTED[particle]?.(word) ?? word + particle;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
