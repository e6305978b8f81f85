import { decompose, withFinal, withParticle } from '../../hangul.ts';
import { readLessonWords } from '../../questions/lesson-words.ts';
import { parseEnding } from '../../style/endings.ts';
import { isAdverb, isDoingNoun, isListedThing, isThingNoun } from '../../style/nouns.ts';
import { lastWord } from '../../style/stems.ts';
import { withBareParticles } from '../notes/bare-words.ts';
import { endedStem, HELPING } from '../notes/word-forms.ts';

/** Letters of the longest name of an activity that may open a sentence: more pushes the student's doing out of sight. */
const LONGEST = 48;
const SHORTEST = 4;
const SHORTEST_PART = 12;

const EVENT =
  /(?:활동|수업|프로젝트|실험|토론|토의|캠페인|회의|탐구|재판|봉사|체험|공연|역할극|인터뷰|면담|특강|강연|축제|답사|전시회|발표회|워크숍|세미나|연수|훈련|경기|행사|모임)$/;

/** The stem's 는 form: 만들 → 만드는, 구하 → 구하는; null for adjectives and for what is no stem. */
function doing(stem: string): string | null {
  const last = decompose(stem.at(-1));
  if (!last || /(?:있|없|이|같|높|낮|많|좋)$/.test(stem)) return null;
  return `${last.final === 'ㄹ' ? withFinal(stem, '') : stem}는`;
}

/** 전략 일지를 씀, 지도를 그림, 비평문을 써 봄: the doing by its nominal form; null for a noun (독서 모임) and for 함. */
function nominalDoing(text: string): string | null {
  const last = lastWord(text);
  if (/[함됨]$/.test(last)) return null;
  const helped = HELPING[last];
  const stem = helped ?? endedStem(last);
  const hasObject = /[을를에로고] (?:[가-힣]+ )?[가-힣]+$/.test(text);
  if (!stem || (!hasObject && (isThingNoun(last) || isListedThing(last) || !helped))) return null;
  return doing(text.slice(0, text.length - last.length) + stem);
}

/** A particle that a title with 하기 leaves standing: without any, its noun alone names it (사회 변화 조사). */
const PARTICLED = /(?:[을를은는에]|으로|로|에서|과|와|하여|하고) |다시 |직접 |함께 /;
/** 찬반 토론: of what kind, not of what. */
const KIND = /^(?:찬반|독서|모둠|원탁|자유|공개|심화|모의|현장|조별|상호|동료)$/;
/** 서로 비평하기, 직접 낭독하기: the doing has no object here. */
const HOW_DONE = /^(?:서로|직접|함께|같이|다시|새로|스스로|각자|모두|먼저|차례로|번갈아)$/;
/** 판화로 우리 동네 표현: the object of what is done. */
function withItsObject(title: string): string {
  if (!PARTICLED.test(title)) return title;
  return title.replace(
    /(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})$|(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})(?=하[여고] )/,
    (whole, one?: string, doing?: string, other?: string, first?: string) => {
      const noun = one ?? other ?? '';
      const verb = doing ?? first ?? '';
      if (
        !isDoingNoun(verb) ||
        KIND.test(noun) ||
        HOW_DONE.test(noun) ||
        isAdverb(noun) ||
        !(isThingNoun(noun) || isDoingNoun(noun))
      )
        return whole;
      return `${withParticle(noun, '을/를')} ${verb}`;
    },
  );
}

const DONE_TO = /[을를] (?:열|쓰|보|재|접|묶|짜|팔|사|짓|치|떼|펴|달|걸|풀|심|캐|빚|굽|쌓|엮|뜨)기$/;
const INFINITIVE = /^(.*[을를에로와과서][^가-힣]? ?.*[가-힣])기$/;

/** 서브와 클리어 익히기, 광고 비판적으로 읽기: what a title leaves without its particle. */
function withTaken(title: string): string {
  return title
    .replace(CHANGED_INTO, (whole, noun: string) =>
      PARTICLE_END.test(noun) && !isThingNoun(noun) ? whole : `${withParticle(noun, '을/를')} `,
    )
    .replace(/^([가-힣A-Za-z]{2,})(?= [가-힣]+(?:적으로|하게) [가-힣]{1,4}기$)/, (noun) =>
      PARTICLE_END.test(noun) && !isThingNoun(noun) ? noun : withParticle(noun, '을/를'),
    )
    .replace(
      /(?<= )([가-힣A-Za-z]{2,})(?= (?:바꾸어|바꿔|고쳐|이어|다시) (?:쓰|그리|만들|부르)기$)/,
      (noun) => (PARTICLE_END.test(noun) && !isThingNoun(noun) ? noun : withParticle(noun, '을/를')),
    )
    .replace(/(?<=[과와로] (?:[가-힣]+ )?)([가-힣A-Za-z]{2,})(?= (?!하기)[가-힣]{1,3}기$)/, (noun) =>
      PARTICLE_END.test(noun) || NO_OBJECT.test(noun) || (INFINITIVE_END.test(noun) && !isThingNoun(noun))
        ? noun
        : withParticle(noun, '을/를'),
    );
}
const NO_OBJECT = /(?:다시|직접|함께|같이|새로)$/;
/** 계산해 보기, 견주어 읽기: a verb that another one carries on. */
const INFINITIVE_END = /[아어여해려져워와쳐켜춰겨껴펴써라내러]$/;
const CHANGED_INTO =
  /^([가-힣A-Za-z]{2,}) (?=[가-힣]+(?:으로|로) (?:바꾸|나타내|표현|옮기|번역|풀어|정리|소개|만들|그리))/;
const PARTICLE_END = /[을를은는에로의게히고서여며]$/;

/** One clause of a lesson description as the name of an activity. */
function nameOf(clause: string): string | null {
  const text = clause
    .trim()
    .replace(/[.,;:\s]+$/u, '')
    // 탐구 활동을 하였다.
    .replace(
      /(?<=활동|실험|수업|탐구|프로젝트|토론|캠페인)[을를] (?:하였다|했다|하였음|했음|한다|함|하는 활동)$/,
      '',
    )
    // 토론을 하고, 실험을 하며: the doing by its name.
    .replace(/(?<=[을를] 주제로) (?=[^ ]+ ?[^ ]*[을를] 하(?:고|며|면서|여)$)/, ' 한 ')
    .replace(/[을를] 하(?:고|며|면서|여)$/, '')
    // 3분 발표를 함.
    .replace(/(?<= )([가-힣]{2,})[을를] (?:함|하였음|했음|한다|하였다|했다)$/, (whole, noun: string) =>
      isDoingNoun(noun) ? `${noun}하는 활동` : whole,
    )
    .replace(/(?<= )수행 ?평가$/, '활동')
    // … 알아보는 활동이다.
    .replace(/(?<=활동|수업|실험|탐구|프로젝트|토론)(?:이다|임|입니다|이었다|이었음)$/, '');
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (EVENT.test(text)) return text;
  const nominal = nominalDoing(text);
  if (nominal) return `${nominal} 활동`;
  // 안전 수칙 정하기: one verb, no 정.
  const [, before = '', object = '', verb = ''] =
    /^(.* )?([가-힣A-Za-z]+?)(?:을|를)? ((?:정|구|전|비|논|택)하)기$/.exec(text) ?? [];
  if (verb) return `${before}${withParticle(object, '을/를')} ${verb}는 활동`;
  const simple = withItsObject(/^(.*\S)\s?하기$/.exec(text)?.[1] ?? '');
  if (simple && EVENT.test(simple) && !/[을를] /.test(simple)) return simple;
  if (simple && /[가-힣]고 /.test(simple) && isDoingNoun(lastWord(simple))) return `${simple}하는 활동`;
  if (simple && / /.test(simple) && !PARTICLED.test(simple)) return `${simple} 활동`;
  if (simple) return `${simple}${/ 하기$/.test(text) ? ' ' : ''}하는 활동`;
  const last = lastWord(text);
  // 학급 전시회를 열기: a deed by its object, though 열기 names a thing too.
  const named = (isDoingNoun(last) || isThingNoun(last)) && !DONE_TO.test(text);
  const infinitive = named ? undefined : INFINITIVE.exec(withTaken(text))?.[1];
  if (infinitive) {
    const form = doing(infinitive);
    if (form) return `${form} 활동`;
  }
  if (/[가-힣](?:다|함|음|임|봄|됨)$/.test(text)) {
    const predicate = parseEnding(
      /다$/.test(text) ? text : `${text.slice(0, -1)}${text.endsWith('함') ? '하였다' : '다'}`,
    );
    if (predicate?.kind !== 'stem') return null;
    const form = doing(predicate.body);
    return form ? `${form} 활동` : null;
  }
  if (
    /[은는을를이가의에와과도]$/.test(text) &&
    !/(?:평가|국가|회의|토의|강의|효과|결과|차이|놀이|높이|길이|이야기|글쓰기)$/.test(text)
  )
    return null;
  return `${text} 활동`;
}

/** 현장 조사하는: where and how, not what. */
const WAY =
  /^(?:설문|현장|현지|실태|문헌|심화|사전|추가|공동|협동|주제|탐구|기초|온라인|표본|전수|가상|비교|반복|단체|집단|개별|최종|중간|[가-힣]*적)$/;

/** … 열어 지침 만드는 활동: the object of its last verb. */
const LAST_OBJECT =
  /(?<=[가-힣]) ([가-힣]{2,}) ((?:(?:비교|조사|분석|소개|설계|제작|측정|관찰|재현|기획|정리|작성|발표|표현|해석|해결|구현|완성|활용|수립|도출|제안|시험|탐구|실험|예측|검증|비평|감상|연주|연습|낭독|개선|홍보|실천|이해|설명|분류|평가|기록|촬영|편집|번역|모델링|개발|계산|추정|체험)하|하|알아보|만드|말하|그리|쓰|구하|찾|정하|세우|꾸미|짓|짜)는 활동)$/;

function withLastObject(name: string): string {
  return name.replace(LAST_OBJECT, (whole, noun: string, rest: string) =>
    (PARTICLE_END.test(noun) && !/(?:보고|제안|계획|감상|설명|건의)서$/.test(noun)) ||
    KIND.test(noun) ||
    WAY.test(noun) ||
    // 표시값과 비교하는.
    (/[과와]$/.test(noun) && !isThingNoun(noun)) ||
    NO_OBJECT.test(noun) ||
    INFINITIVE_END.test(noun) ||
    /스스로$/.test(noun)
      ? whole
      : ` ${withParticle(noun, '을/를')} ${rest}`,
  );
}

/** 소재로 한, 활용하여, 골라: how it is done; what follows is the doing. */
const BY_MEANS =
  /(?<=[을를] (?:[가-힣]+ )?[가-힣·]*(?:[아어여해워려켜라져겨내춰]|[나들가]와))[,\s]+|(?<=[가-힣]에서) /g;
/** 답사하고 지도로 나타내며: the doing before is one of its own. */
const AND = /(?<=[가-힣])(?<!그리)(?:고|며|면서)[,\s]+/g;

/** 조사하여: done, and no mere means. */
const DONE = /(?<=[을를] (?:[가-힣]+ )?[가-힣]{2,4})(?<!활용|이용|사용|참고|중심으로|바탕으로 )하여[,\s]+/g;
/** 발췌하여 | 읽고 …: what is done to something that was named before. */
const WITHOUT_OBJECT = /^[가-힣]{1,5}(?:고|며|하여|해서) /;

/** 소설을 읽는 활동: where it began. */
const ONLY_BEGUN = /(?:읽|보|듣|고르|정하|찾)는 활동$/;

/**
 * The longest part of a description too long for a name that names an activity itself, with its object: from its beginning to a
 * joint, else from behind the means (`기록을 활용하여 가격을 비교하고 탄력성을 구하는 활동` → `가격을 비교하고 탄력성을 구하는 활동`),
 * else from behind what was done before, else what was done first.
 */
function longestPart(sentence: string): string | null {
  const ands = [...sentence.matchAll(AND)];
  const means = [...sentence.matchAll(BY_MEANS)].filter(
    ({ index }) => !isThingNoun(lastWord(sentence.slice(0, index))),
  );
  const behind = (joints: readonly RegExpExecArray[]) =>
    joints.map(({ 0: { length }, index }) => index + length);
  const longestFrom = (starts: readonly number[]) =>
    starts
      .filter((start) => !WITHOUT_OBJECT.test(sentence.slice(start)))
      .flatMap((start) => [
        nameOf(sentence.slice(start)),
        ...ands
          .filter(({ 0: joint, index }) => index > start && joint.startsWith('고'))
          .map(({ index }) => nameOf(`${doing(sentence.slice(start, index)) ?? ''} 활동`)),
      ])
      .filter((name) => name !== null)
      .filter((name) => name.length >= SHORTEST_PART && /[을를] /.test(name) && !ONLY_BEGUN.test(name))
      .sort((one, other) => other.length - one.length)[0];
  const [done] = sentence.matchAll(DONE);
  return (
    longestFrom([0]) ??
    longestFrom(behind(means)) ??
    longestFrom(behind(ands)) ??
    (done ? nameOf(`${sentence.slice(0, done.index)}하는 활동`) : null)
  );
}

const DISCUSSION = /^(?=.{2,10}$).*(?:토론|토의|특강|강연|세미나|논술)$/;
/** Joints at which a long description may be cut: the clause before is an activity of its own. */
const JOINT = /(?<=[가-힣]{2})(?:하고|하여|하며|해서|한 뒤에?|한 후에?|한 다음에?)[,\s]+/;

/**
 * The lesson as the opening of a record (`중화 적정으로 구하는 활동`), in the words of its description; null when the
 * description is no name of an activity.
 */
export function activityName(content: string): string | null {
  const line = content
    .normalize('NFC')
    .split('\n')
    .map((part) =>
      part
        .replace(/ ?\([^)]*\)(?=[가-힣])/g, '')
        .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
        .replace(/(?<![가-힣])나의 /g, '')
        .replace(/ [–—―-] /g, ': ')
        .replace(/^\s*(?:\d+\s*[~-]?\s*\d*\s*차시\s*[:.)]?|\d+[.)]|[-*•·○●▶])\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find((part) => part.length >= SHORTEST);
  // English presentation: no Korean sentence takes it up.
  if (!line || !/[가-힣]/.test(line)) return null;
  const sentence = line.split(/(?<=[가-힣])\.\s+|\.$|;/)[0] ?? line;
  const [head = '', tail] = sentence.split(/\s*:\s+/);
  // 쟁점 토론: 자율 주행차의 사고 책임.
  if (tail && DISCUSSION.test(head) && !/,|[가-힣]기$/.test(tail)) {
    const named = `${withParticle(tail, '을/를')} 주제로 한 ${head}`;
    if (named.length <= LONGEST) return named;
  }
  const whole = nameOf(
    tail && (EVENT.test(head) || (/[가-힣]기$/.test(head) && !EVENT.test(tail))) ? head : (tail ?? head),
  );
  // 메뉴판 고쳐 쓰기 프로젝트: the whole of it is a name.
  if (whole) return /[가-힣]기 [가-힣]+$/.test(whole) ? whole : withLastObject(withBareParticles(whole));
  const part = longestPart(sentence);
  if (part) return withLastObject(part);
  const without = /^.*[가-힣] 같은 (\S.*)$/.exec(sentence)?.[1];
  const end = (without && nameOf(without)) ?? nameOf(sentence.split(/[가-힣](?:고|여|며) /).at(-1) ?? '');
  if (end) return end;
  // A list of what was done: the first thing of it.
  const first = nameOf(sentence.split(/,\s*/)[0] ?? '');
  if (first && first !== sentence) return first;
  const term = readLessonWords(content).terms[0];
  return term && term.length <= LONGEST ? `${term} 활동` : null;
}

/** The first part of a description that names several things, as an activity of its own; null where it names one. */
export function partName(content: string): string | null {
  const line = (content.normalize('NFC').split('\n')[0] ?? '').replace(/^\s*\([^()]*\)\s*/, '');
  const [list, ...more] = line.split(/,\s*/);
  const listed =
    more.length > 0 && !/[:：]/.test(line) && !JOINT.test(`${list ?? ''} `) ? nameOf(list ?? '') : null;
  if (listed) return withBareParticles(listed);
  const clause = line.split(JOINT)[0] ?? '';
  // 자료를 모으고 …: what stands behind the joint is named by the whole.
  return clause !== line && clause.length >= 10 && clause.length <= LONGEST - 6 && /[을를] /.test(clause)
    ? `${clause}하는 활동`
    : null;
}
