import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { adnominalStem, isAdjective } from '../../style/stems.ts';
import { BEFALLS, BESIDE } from './bare-words.ts';
import { INTRANSITIVE, MANNER, mayLackParticle } from './missing-objects.ts';
import { HOW } from './notes.ts';
import { formOf, isStem, takesObject } from './word-forms.ts';

/** Phone notes write the nouns and the verbs and leave the particles to the reader: 추 하나씩 매달아 무게 잼. */

type Particle = '을/를' | '이/가' | '에';

/** 없다는, 바뀐다고, 많다면: what is said or thought, by the stem that it is said of. */
const QUOTED = /^(.+?)다(?:는|고|고는|며|면|니|던)$/;

/** Forms that end a note in one or two letters: nouns to the dictionary, or nothing. */
const ENDS: Readonly<Record<string, string>> = {
  ...{ 감: '가', 봄: '보', 셈: '세', 느낌: '느끼', 옴: '오', 줌: '주', 씀: '쓰', 잼: '재', 뺌: '빼' },
  ...{
    냄: '내',
    짬: '짜',
    앎: '알',
    됨: '되',
    남: '나',
    듦: '들',
    뜸: '뜨',
    캠: '캐',
    함: '하',
    틈: '트',
    그림: '그리',
    마름: '마르',
  },
};

/** The stem of a word that tells what is done or how it is, or null where it is the name of something. */
function stemIn(word: string, last = false): string | null {
  const ended = last ? ENDS[word] : undefined;
  if (ended) return ended;
  if (isListedThing(word) || isDoing(word)) return null;
  if (/^아니라[는고면]/.test(word)) return '아니';
  if (/^알게/.test(word)) return '알';
  const said = QUOTED.exec(word)?.[1];
  if (!said) return formOf(word) ?? stemToCome(word);
  if (/[있없]$/.test(said) || isAdjective(said)) return said;
  return said.endsWith('는') ? formOf(`${said.slice(0, -1)}고`) : (adnominalStem(said) ?? formOf(word));
}

/** 해볼, 찾을: what will be done. */
function stemToCome(word: string): string | null {
  if (lastFinal(word) !== 'ㄹ') return null;
  const stem = word.endsWith('을') ? word.slice(0, -1) : withFinal(word, '');
  return isStem(stem) && stem.length > 1 ? stem : null;
}

/** How many, how far, how: what may stand between a thing and what is done to it. */
const BETWEEN =
  /^(?:안|못|잘|더|덜|꼭|다|각각|각자|하나씩|둘씩|내가|제가|나는|[가-힣]+히|[\d.,~:]+[가-힣A-Za-z%℃]{0,4}(?:씩|으로|로|까지|만에)?)$/;
const MANY = /^(?:한|두|세|네|다섯|여섯|몇|여러) ?$/;
const COUNTED = /^(?:개|장|번|명|권|줄|조각|방울|숟가락|컵|가지|군데)씩$/;
/** 10개씩, 두 개씩, 하나씩. */
const EACH = /씩$/;

const isManner = (word: string) =>
  BETWEEN.test(word) || MANNER.test(word) || (HOW.test(word) && !isKnown(word)) || isAdverb(word);
const isAdverb = (word: string) =>
  /^(?:다시|같이|함께|직접|빨리|천천히|많이|조금|자꾸|새로|열심히|서로|따로|오래|너무|아주|제일|가장|매우|엄청|훨씬|좀|또)$/.test(
    word,
  );

/** What a noun may be: a word of the dictionary, or at least none that is anything else. */
const isKnown = (word: string) =>
  isListedThing(word) || isThingNoun(word) || isDoingNoun(word) || /^[A-Za-z]{2,}$/.test(word);

/** Things of one letter, and plans whose last letter looks like a particle. */
const SHORT =
  /^(?:추|표|글|책|실|춤|공|물|힘|천|풀|옷|칼|컵|줄|끈|흙|꽃|빵|돈|색|빛|열|맛|향|약|답|뜻|곡|시|북|종|배|돌|못|잎|씨|병|통|판|줄|목|손|발|눈)$/;
const PLAN = /(?:관계|평면|구성|설계|단면|모식|분포|개념|순서|흐름|구조|조감|약|지|밑그림)도$/;

function isBareNoun(word: string, before: string): boolean {
  if (SHORT.test(word) || PLAN.test(word)) return true;
  if (/^(?:것|거|점)$/.test(word))
    return /[는은던ㄴ한된운인른픈쁜큰긴]$/.test(before) || /다는$/.test(before);
  if (!/^(?:[가-힣]{2,9}|[A-Za-z]{2,12})$/.test(word) || /[가-힣](?:엔|에선|에도|까진|부턴)$/.test(word))
    return false;
  if ((BESIDE.test(word) || isManner(word)) && !isDoing(word) && !FELT.test(word)) return false;
  const base = /^(.{2,})[이가은는도만의을를에]$/.exec(word)?.[1];
  if (base && isKnown(base) && !isListedThing(word)) return false;
  if (stemIn(word) !== null) return false;
  // 의자, 이미지, 날개: they end like something else and are words of their own.
  const whole = isListedThing(word) && !(base && isKnown(base)) && !/[고며서]$/.test(word);
  return whole || mayLackParticle(word, `${before} `);
}

/** 분석해보고, 비교해서, 공부하고: a doing by its noun and 하다. */
function isDoneTo(word: string): boolean {
  const doing = /^([가-힣]{2,4}?)(?:하[고여며면려니기는지]|해[서보봤야]?|했|함|할|한)/.exec(word)?.[1];
  return doing !== undefined && isDoing(doing) && !INTRANSITIVE.test(doing);
}

/** 관심 있음, 의미 없음, 도움 됨. */
const FELT = /^(?:의미|관심|재미|가치|상관|관계|차이|필요|도움|문제|이해|생각|자신)$/;
/** 도서관 감, 시장 다녀옴. */
const PLACE =
  /(?:관|실|소|원|교|집|역|청|터|시장|운동장|매장|농장|공장|마트|가게|서점|공원|센터|회사|하천|바다|동네)$/;
const GOES = /^(?:가|오|가보|다녀오|들르|모이|방문하)$/;
/** What a student is reminded of, what there is and how things are. */
const IS_SO =
  /^(?:있|없|생각나|떠오르|기억나|보이|들리|나오|생기|아니|죽|자라|살|무너지|모이|모자라|틀리|맞|세)$/;
const PERCEIVED = /^(?:보|느끼|알|깨닫|배우|듣|읽|까먹|잊|찾|모르|고치|해결하|발견하|확인하|정리하|조사하)$/;

/** The particle of a bare noun before a verb; `skipped` stands between them, `last` ends the note. */
function particleFor(noun: string, verb: string, skipped: string, last: boolean): Particle | null {
  const stem = stemIn(verb, last);
  if (/^(?:것|거|점)$/.test(noun)) {
    if (!stem) return null;
    if (IS_SO.test(stem) || isAdjective(stem)) return '이/가';
    return PERCEIVED.test(stem) || takesObject(stem) ? '을/를' : null;
  }
  if (isDoneTo(verb)) return HOW.test(noun) ? null : '을/를';
  if (!stem) return null;
  if (GOES.test(stem)) return PLACE.test(noun) ? '에' : null;
  if (FELT.test(noun)) return /^(?:있|없|되|들)$/.test(stem) ? '이/가' : null;
  // 변인 통제 하지 않으면, 판다스 해볼 예정.
  if (/^하(?:보)?$|^해보$/.test(stem)) return isDoing(noun) || /보/.test(stem) ? '을/를' : null;
  // 310g으로 제일 셈: the strongest, not counted.
  if (/(?:제일|가장|더)$/.test(skipped) && stem === '세') return '이/가';
  if (takesObject(stem)) return '을/를';
  // 이해 안 됨, but 정리 됨 is one doing.
  if (stem === '되') return /(?:^| )[안못잘]$/.test(skipped) && isKnown(noun) ? '이/가' : null;
  if (IS_SO.test(stem)) return stem === '세' ? null : '이/가';
  return (isKnown(noun) || SHORT.test(noun)) &&
    (isAdjective(stem) || BEFALLS.test(stem)) &&
    !isDoing(stem.replace(/하$/, ''))
    ? '이/가'
    : null;
}

/** What has been told of the clause that a word stands in. */
interface Clause {
  acted: boolean;
  named: boolean;
}

/** A note with the particles that it leaves out before what is done, where only one will do. */
export function withRestoredParticles(note: string): string {
  const words = note.split(' ');
  const bare = words.map((word) => word.replace(/[.,…!?~]+$/, ''));
  let clause: Clause = { acted: false, named: false };
  const told = words.map((word, at) => {
    const own = bare[at] ?? '';
    if (own !== word) {
      clause = { acted: false, named: false };
      return word;
    }
    let next = at + 1;
    while (
      isManner(bare[next] ?? '') ||
      (MANY.test(bare[next] ?? '') && COUNTED.test(bare[next + 1] ?? '')) ||
      COUNTED.test(bare[next] ?? '')
    )
      next += 1;
    const verb = bare[next];
    const skipped = words.slice(at + 1, next).join(' ');
    const ended = /[.,](?: |$)/.test(skipped);
    // 종이 3장 자름: so many of it take the particle, unless each is meant.
    const counted = /\d[^\s]*$/.test(skipped) && !EACH.test(skipped) && !/(?:으로|로|까지|에)$/.test(skipped);
    const particle =
      verb && !ended && !counted && isBareNoun(own, bare[at - 1] ?? '')
        ? particleFor(own, verb, skipped, next === words.length - 1)
        : null;
    if (particle === '에') return `${word}에`;
    if (particle === '을/를' && !clause.acted) {
      clause.acted = true;
      return withParticle(word === '거' ? '것' : word, particle);
    }
    if (particle === '이/가' && !clause.named) {
      clause.named = true;
      return withParticle(word === '거' ? '것' : word, particle);
    }
    if (/[을를]$/.test(own) && own.length > 1) clause.acted = true;
    if (/[이가은는]$/.test(own) && !stemIn(own)) clause.named = true;
    if (stemIn(own)) clause = { acted: false, named: false };
    return word;
  });
  return told.join(' ');
}
