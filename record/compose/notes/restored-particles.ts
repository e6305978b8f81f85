import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { adnominalStem, isAdjective } from '../../style/stems.ts';
import { outsideQuotes } from './quoted.ts';
import { BEFALLS, BESIDE, RIDDEN } from './bare-words.ts';
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
  // 회전 쓰라고, 같이 하자고: what was said to be done.
  const told = /^(.+?)(?:으라고|라고|자고)$/.exec(word)?.[1];
  if (told && isStem(told)) return told;
  const said = QUOTED.exec(word)?.[1];
  if (!said) return formOf(word) ?? formOf(word.replace(/(?<=서)도$/, '')) ?? stemToCome(word);
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
const UNIT =
  '(?:개|명|장|권|편|번|회|차례|가지|줄|쪽|컷|컵|방울|조각|마리|도|배속|배|분|초|시간|일|주|달|개월|년|원|%|퍼센트|℃|cm|mm|m|km|g|kg|mg|L|mL|ml|V|A|W|Hz|점|위|층|칸|곡|곳|단계|학년|반|세트|바퀴|걸음|등분)';
const INSTRUMENT =
  '(?:폰|핸드폰|휴대폰|휴대전화|카메라|컴퓨터|엑셀|노트북|캔바|미리캔버스|파워포인트|한글|파이썬|스크래치|앱|메일|이메일|문자|전화|손|자|칼|가위|테이프|본드|글루건|연필|물감|색연필|[가-힣]{1,2}식)';
const BETWEEN = new RegExp(
  `^(?:안|못|잘|더|덜|꼭|다|각각|각자|하나씩|둘씩|내가|제가|나는|${INSTRUMENT}(?:으로|로)|[가-힣]{1,6}(?:청|관|실|센터|교)에|[가-힣]+히|[\\d.,~]+${UNIT}(?:씩|으로|로|까지|만에)?|\\d+(?::\\d+)+(?:으로|로)?|[\\d.,]+)$`,
);
const MANY = /^(?:한|두|세|네|다섯|여섯|몇|여러) ?$/;
const COUNTED = /^(?:개|장|번|명|권|줄|조각|방울|숟가락|컵|가지|군데)씩$/;
/** 10개씩, 두 개씩, 하나씩. */
const EACH = /씩$/;

const isManner = (word: string) =>
  BETWEEN.test(word) || MANNER.test(word) || (HOW.test(word) && !isKnown(word)) || isAdverb(word);
const isAdverb = (word: string) =>
  /^(?:다시|미리|같이|함께|직접|빨리|천천히|많이|조금|자꾸|새로|열심히|서로|따로|오래|너무|아주|제일|가장|매우|엄청|훨씬|좀|또)$/.test(
    word,
  );

/** What a noun may be: a word of the dictionary, or at least none that is anything else. */
const isKnown = (word: string) =>
  isListedThing(word) || isThingNoun(word) || isDoingNoun(word) || /^[A-Za-z]{2,}$/.test(word);

/** Things of one letter, and plans whose last letter looks like a particle. */
const SHORT =
  /^(?:추|표|글|책|실|춤|공|물|힘|천|풀|옷|칼|컵|줄|끈|흙|꽃|빵|돈|색|빛|열|맛|향|약|답|뜻|곡|시|북|종|배|돌|잎|씨|병|통|판|줄|목|손|발|눈|축|법|핀|키|점|선|판|값|말|글씨)$/;
const PLAN =
  /(?:질문|설문|시험|활동|학습|문제|답안|원고|도화|기록)지$|(?:보고|건의|제안|계획|신청|설명|안내|요청|감상|기획|탄원)서$|^(?:당번|순번|주번|순서|질서|정서|원서|엽서)$|(?:관계|평면|구성|설계|단면|모식|분포|개념|순서|흐름|구조|조감|약|밑그림)도$/;

/** Words that the dictionary takes for nouns, and a noun with what ends a clause: 아니라, 읽자마자, 왜인지도. */
const NO_NOUN =
  /^(?:실제|막상|정작|한참|무단|진짜|잠시|잠깐|별로|그건|이건|저건|그게|이게|뭔가|도중|내내|차라리|오히려|단지|비록|대신|만일|만약|혹시|문득|어느새|제발|하루종일|온종일|때마침)$|[가-힣](?:이?라|한테|에게|자마자|[은는을던]지도|[가-힣]까)$/;

function isBareNoun(word: string, before: string): boolean {
  if (NO_NOUN.test(word)) return false;
  if (SHORT.test(word) || PLAN.test(word)) return true;
  if (/^(?:것|거|점)$/.test(word))
    return /[는은던ㄴ한된운인른픈쁜큰긴]$/.test(before) || /다는$/.test(before);
  if (!/^(?:[가-힣]{2,9}|[A-Za-z]{2,12})$/.test(word) || /[가-힣](?:엔|에선|에도|까진|부턴)$/.test(word))
    return false;
  if ((BESIDE.test(word) || isManner(word)) && !isDoing(word) && !FELT.test(word)) return false;
  const base = /^(.{2,})[이가은는도만의을를에]$/.exec(word)?.[1];
  if (base && isKnown(base) && !isListedThing(word)) return false;
  // 꺼내 씀: the form is the stem itself.
  if (stemIn(word) !== null || (isStem(word) && !isListedThing(word))) return false;
  // 의자, 이미지, 날개: they end like something else and are words of their own.
  const listed =
    isListedThing(word) || (word.length > 3 && /이$/.test(word) && isListedThing(word.slice(-2)));
  const whole = listed && !(base && isKnown(base)) && !/[고며서]$/.test(word);
  return whole || mayLackParticle(word, `${before} `);
}

/** 분석해보고, 비교해서, 공부하고: a doing by its noun and 하다. */
function isDoneTo(word: string): boolean {
  const doing = /^([가-힣]{2,4}?)(?:하[고여며면려니기는지]|해[서보봤야]?|했|함|할|한)/.exec(word)?.[1];
  return (
    doing !== undefined && isDoing(doing) && (/^(?:생각|해결)$/.test(doing) || !INTRANSITIVE.test(doing))
  );
}

/** 관심 있음, 의미 없음, 도움 됨. */
const FELT = /^(?:평균|의미|관심|재미|가치|상관|관계|차이|필요|도움|문제|이해|생각|자신)$/;
/** What can grow more or less. */
const AMOUNT =
  /(?:이익|수익|매출|비용|인구|소득|수요|공급|[가-힣]{1,3}[양량율률]|수|속도|시간|거리|무게|부피|크기|오차|저항)$/;
/** 도서관 감, 시장 다녀옴. */
const PLACE =
  /(?:관|실|소|원|교|집|역|청|터|시장|운동장|매장|농장|공장|마트|가게|서점|공원|센터|회사|하천|바다|동네)$/;
const GOES = /^(?:가|오|가보|다녀오|들르|모이|방문하)$/;
/** What a student is reminded of, what there is and how things are. */
const IS_SO =
  /^(?:있|없|생각나|떠오르|기억나|보이|들리|나오|들어오|생기|아니|아프|죽|자라|살|무너지|모이|모자라|틀리|맞|갈리|나뉘|엇갈리|어긋나|세)$/;
const PERCEIVED = /^(?:보|느끼|알|깨닫|배우|듣|읽|까먹|잊|찾|모르|고치|해결하|발견하|확인하|정리하|조사하)$/;

/** The particle of a bare noun before a verb; `skipped` stands between them, `last` ends the note. */
function particleFor(noun: string, verb: string, skipped: string, last: boolean): Particle | null {
  if (MANY.test(verb) || /^[이그저]렇/.test(verb)) return null;
  // 이익 줄 수 있음: it grows less; 도움 줄 수 있음: given.
  if (verb === '줄') return AMOUNT.test(noun) ? '이/가' : null;
  const stem = stemIn(verb, last);
  // 실제 캔 재보니: a can, nothing dug.
  if (verb.length === 1 && !last && !/^[본쓴잰뺀낸짠준한]$/.test(verb)) return null;
  if (/[가-힣]기(?:를|을|로|에|와|이랑)$/.test(verb)) return null;
  if (stem === '달') return /(?:주석|댓글|이름표|제목|각주|자막|단추|태그)$/.test(noun) ? '을/를' : null;
  if (stem === '같' || (noun === '화가' && stem === '나')) return null;
  if (stem === '타' && RIDDEN.test(noun)) return '을/를';
  // 공을 더 높이 띄움: how high.
  if (/^(?:높이|깊이)$/.test(noun) && !/^(?:재|구하|맞추|바꾸|낮추|높이|줄이|늘리)$/.test(stem ?? ''))
    return null;
  // 확률 진짜인지, 엑셀 못해서.
  if (/^(?:진짜|사실|가짜|얼마)인지$/.test(verb)) return '이/가';
  if (/^못[하해]/.test(verb)) return isKnown(noun) ? '을/를' : null;
  if (/^(?:것|거|점)$/.test(noun)) {
    if (/^(?:보고|보니|보면|보며|봄)$/.test(verb)) return '을/를';
    if (!stem) return null;
    if (IS_SO.test(stem) || isAdjective(stem)) return '이/가';
    return PERCEIVED.test(stem) || takesObject(stem) ? '을/를' : null;
  }
  if (isDoneTo(verb)) return HOW.test(noun) ? null : '을/를';
  if (!stem) return null;
  if (GOES.test(stem)) return PLACE.test(noun) ? '에' : null;
  if (noun === '평균') return /^(?:내|구하|계산하)$/.test(stem) ? '을/를' : null;
  if (FELT.test(noun)) return /^(?:있|없|되|들)$/.test(stem) ? '이/가' : null;
  // 소리 들어야, 사례 보고.
  if (/^들어/.test(verb) && /^(?:소리|말|의견|설명|이야기|음악|노래|강의|조언|곡)$/.test(noun))
    return '을/를';
  if (
    /^(?:보고|보니|보면|보며|봐서|본|봄)$/.test(verb) &&
    !/(?:조사|결과|업무|상황|회의|활동|현황|진행|경과)$/.test(noun)
  )
    return isKnown(noun) ? '을/를' : null;
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

/** The particle behind the word, and behind what it says in brackets: 숫자(알레르기 번호)를. */
function behind(word: string, own: string, particle: '을/를' | '이/가'): string {
  const noun = own === '거' ? '것' : own;
  return word.replace(own, noun) + withParticle(noun, particle).slice(noun.length);
}

/** A note with the particles that it leaves out before what is done, where only one will do. */
export function withRestoredParticles(note: string): string {
  return outsideQuotes(note, restored);
}

/** Stands for what a note says in brackets behind a noun. */
const ASIDE = '\uE011';

function restored(note: string): string {
  const asides = note.match(/ ?\([^()]*\)/g) ?? [];
  let at = 0;
  return withParticles(note.replace(/ ?\([^()]*\)/g, ASIDE)).replaceAll(ASIDE, () => asides[at++] ?? '');
}

function withParticles(note: string): string {
  const words = note.split(' ');
  const told = words.map((word) => word.replace(ASIDE, ''));
  const bare = told.map((word) => word.replace(/[.,…!?~]+$/, ''));
  let clause: Clause = { acted: false, named: false };
  const restoredWords = words.map((word, at) => {
    const own = bare[at] ?? '';
    if (own !== told[at]) {
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
    // 온도 10, 25, 37도로: figures in a row end nothing.
    const ended = /[.,](?: |$)/.test(skipped.replace(/(?<=\d[^\s,]{0,3}),/g, ''));
    // 종이 3장 자름: so many of it take the particle, unless each is meant.
    const counted = /\d[^\s]*$/.test(skipped) && !EACH.test(skipped) && !/(?:으로|로|까지|에)$/.test(skipped);
    const particle =
      verb && !ended && !counted && isBareNoun(own, bare[at - 1] ?? '')
        ? particleFor(own, verb, skipped, next === words.length - 1)
        : null;
    if (particle === '에') return `${word}에`;
    if (particle === '을/를' && !clause.acted) {
      clause.acted = true;
      return behind(word, own, particle);
    }
    if (particle === '이/가' && !clause.named) {
      clause.named = true;
      return behind(word, own, particle);
    }
    if (/[을를]$/.test(own) && own.length > 1) clause.acted = true;
    if (/[이가은는]$/.test(own) && !stemIn(own)) clause.named = true;
    if (stemIn(own)) clause = { acted: false, named: false };
    return word;
  });
  return restoredWords.join(' ');
}
