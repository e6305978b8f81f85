import { withParticle } from '../../../hangul.ts';
import { parseEnding } from '../../../style/closing/endings.ts';
import { isAdverb, isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { withBareParticles } from '../../notes/bare-words.ts';
import { endedStem, HELPING } from '../../notes/word-forms.ts';
import { soundName } from './activity-form.ts';
import { doing, PARTICLED, withItsObject, withLastObject, withTaken } from './activity-objects.ts';
import { closingStem, isClosingVerb, isDoingInGi } from '../../../questions/phrases/verb-forms.ts';
import { firstLine, SHORTEST } from '../opening/first-line.ts';

/** Letters of the longest name of an activity that may open a sentence: more pushes the student's doing out of sight. */
const LONGEST = 48;
const SHORTEST_PART = 12;
const SHORTEST_ITEM = 7;

/** 짝활동 50회. */
const COUNT = /(?<=활동|게임|실험|토론|연습|훈련) \d+(?:회|번|차례)$/;
const EVENT =
  /(?:활동|수업|프로젝트|게임|독서|실험|토론|토의|캠페인|회의|탐구|재판|봉사|체험|공연|역할극|인터뷰|면담|특강|강연|축제|답사|견학|실습|롤플레이|전시회|발표회|워크숍|세미나|연수|훈련|경기|행사|모임)$/;

/** 전략 일지를 씀, 지도를 그림, 비평문을 써 봄: the doing by its nominal form; null for a noun (독서 모임) and for 함. */
function nominalDoing(text: string): string | null {
  const last = lastWord(text);
  if (/[함됨]$/.test(last) || /녹음$/.test(last)) return null;
  const helped = HELPING[last];
  const hasObject = /[을를에로고] (?:[가-힣]+ )?[가-힣]+$/.test(text);
  // 랩을 지음, 질문을 물음: irregular before a vowel.
  const stem = helped ?? (hasObject && isClosingVerb(last, 'case') ? closingStem(last) : endedStem(last));
  if (!stem || (!hasObject && (isThingNoun(last) || isListedThing(last) || !helped))) return null;
  return doing(text.slice(0, text.length - last.length) + stem);
}

const LOOKED_BACK =
  /^(.*(?:활동|프로젝트|실험|캠페인|토론|수업|회의|공연|실습|봉사))[을를] (?:스스로 )?(?:되?돌아보|성찰하|평가하|자기 ?평가하|되?돌아본다|성찰한다|평가한다|되?돌아봄|성찰함|평가함)(?:기|는 활동|았다|였다|다)?$/;

const DONE_TO = /[을를] (?:열|쓰|보|재|접|묶|짜|팔|사|짓|치|떼|펴|달|걸|풀|심|캐|빚|굽|쌓|엮|뜨)기$/;
const INFINITIVE = /^(.*[을를에로와과서][^가-힣]? ?.*[가-힣])기$/;

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
    .replace(/(?<= [가-힣]{2,}[을를] )(?:함|하였음|했음|한다|하였다|했다)$/, '하는 활동')
    .replace(/(?<= )수행 ?평가$/, '활동')
    .replace(COUNT, '')
    // … 알아보는 활동이다.
    .replace(
      /(?<=활동|수업|실험|탐구|프로젝트|토론)(?:이다|임|입니다|이에요|예요|이었다|이었음|이었어요|였어요)$/,
      '',
    );
  // 캠페인 활동을 되돌아본다: what was done is what is looked back on.
  const past = LOOKED_BACK.exec(text)?.[1];
  if (past && past.length >= SHORTEST && past.length <= LONGEST) return past;
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (EVENT.test(text)) return text;
  const nominal = nominalDoing(text);
  if (nominal) return `${nominal} 활동`;
  // 안전 수칙 정하기: one verb, no 정.
  const [, before = '', object = '', verb = ''] =
    /^(.* )?([가-힣A-Za-z]+?)(?:을|를)? ((?:정|구|전|비|논|택)하)기$/.exec(text) ?? [];
  // 함량을 중화 적정으로 구하기: how, and not what.
  if (verb && /(?:로|에서|하여|고|면서|직접)$/.test(object)) return `${before}${object} ${verb}는 활동`;
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
  if (/[가-힣](?:다|함|음|임|봄|됨)$/.test(text) && !isThingNoun(last) && !isDoingNoun(last)) {
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

/** 산업 혁명이 영국에서 먼저 일어난 배경: no means of what is done. */
const OF_ANOTHER = /[가-힣](?:이|가) [^ ]+에서$/;
/** 소재로 한, 활용하여, 골라: how it is done; what follows is the doing. */
const BY_MEANS =
  /(?<=[을를] (?:[가-힣]+ )?[가-힣·]*(?:[아어여해워려켜라져겨내춰]|[나들가]와))[,\s]+|(?<=[을를] (?:중심|바탕|근거|토대)으로) |(?<=[가-힣]에서) /g;
/** 답사하고 지도로 나타내며: the doing before is one of its own. */
const AND = /(?<=[가-힣])(?<!그리)(?:고|며|면서)[,\s]+/g;

/** 광고 세 점, 창고 안: a noun that ends as a verb before another does; 표를 보고 and 직접 재고 are verbs. */
function endsInNoun(text: string): boolean {
  const [word = '', before = ''] = text.split(' ').reverse();
  const isNoun = isDoingNoun(word) || isThingNoun(word) || word === '창고';
  return isNoun && !/[을를]$/.test(before) && !isAdverb(before);
}

/** 조사하여: done, and no mere means. */
const DONE = /(?<=[을를] (?:[가-힣]+ )?[가-힣]{2,4})(?<!활용|이용|사용|참고|중심으로|바탕으로 )하여[,\s]+/g;
/** 그 인물의 시점으로: whose was told before. */
const POINTS_BACK = /^[그이] [가-힣]/;
/** 발췌하여 | 읽고 …, 학교에서 | 본 안내문: what is done to something that was named before, or where it was found. */
const WITHOUT_OBJECT =
  /^(?:[가-힣]{1,5}(?:고|며|하여|해서)|본|찾은|들은|읽은|구한|모은|배운|나온|얻은|찍은|받은|산) /;

/** 소설을 읽는 활동: where it began. */
const ONLY_BEGUN = /(?:읽|보|듣|고르|(?<![가-힣])정하|찾)는 활동$/;

/**
 * The longest part of a description too long for a name that names an activity itself, with its object: from its beginning to a
 * joint, else from behind the means (`기록을 활용하여 가격을 비교하고 탄력성을 구하는 활동` → `가격을 비교하고 탄력성을 구하는 활동`),
 * else from behind what was done before, else what was done first.
 */
function longestPart(sentence: string): string | null {
  const ands = [...sentence.matchAll(AND)].filter(({ index }) => !endsInNoun(sentence.slice(0, index + 1)));
  const means = [...sentence.matchAll(BY_MEANS)].filter(
    ({ index }) =>
      !isThingNoun(lastWord(sentence.slice(0, index))) && !OF_ANOTHER.test(sentence.slice(0, index)),
  );
  const behind = (joints: readonly RegExpExecArray[]) =>
    joints.map(({ 0: { length }, index }) => index + length);
  const longestFrom = (starts: readonly number[]) =>
    starts
      .filter((start) => ![WITHOUT_OBJECT, POINTS_BACK].some((sign) => sign.test(sentence.slice(start))))
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

/** Signs of a list, of pages, classes and minutes: no name of anything. */
const UNTIDY =
  /[→⇒/+?…:]|\.{2,}|(?<![가-힣A-Za-z])p\.|\d쪽|\d반|차시|\d조|위주|까지만| vs |(?:^|[가-힣])랑 |^내 |[가-힣](?:내림|올림|정함|만듦|[을를] (?:다시 )?[짬씀])/;
/** 합주, 음정 맞추기 활동: one thing beside another; 향신료, 은 등의 카드를 주고받는 활동 is one doing. */
const LISTED =
  /(?<![가-힣](?:고|며|여|서|해|게|뒤|후)),(?! .*등[의을] .*는 활동$)(?! [^,]*[을를] [^,]*는 활동$)/;
/** 조공 책봉 관계, 로그 성질: what it is, and nothing done. */
const STATE = /(?:포함|관계|성질|선택|개혁|속공|의미|영향|변화|작용|반응|제출)$/;
const BETWEEN = /\s*(?:,(?!\d)|(?<=[가-힣])\. |[/→⇒+]|\.{2,}|…| : |: )\s*/;

/** 축제곡 합주, 찬반 토론, 후렴 넣기; but 학습 데이터 비교 표: a thing that came of it. */
function doingNamed(item: string): string | null {
  const named = nameOf(item.replace(/\.$/, ''));
  const name = named && soundName(named);
  if (!name || UNTIDY.test(name)) return null;
  const last = lastWord(item);
  const isDone = / /.test(item) && (isDoingNoun(last) || (/기$/.test(last) && isDoingInGi(last)));
  return EVENT.test(item.replace(COUNT, '')) ||
    (((isDone && !STATE.test(item)) || name.endsWith('는 활동')) && name.length >= SHORTEST_ITEM)
    ? withLastObject(withBareParticles(name))
    : null;
}

/** 은하 분류, 허블 상수를 구하는 활동: a doing by its noun, another by its verb. */
const isRow = (name: string) =>
  isDoingNoun(lastWord(/^([^,]*[^,고며서여]), .*는 활동$/.exec(name)?.[1] ?? ''));

/** What a list names: all of it where it is a few doings, else the first of them. */
function ofList(line: string, whole: string | null): string | null {
  const items = line.split(BETWEEN);
  const names = items.map(doingNamed);
  // A 해석, B 만들기: titles in a row stay titles.
  const isTitle = (name: string | null, at: number) =>
    name !== null && (!name.endsWith('는 활동') || /기$/.test(items[at] ?? ''));
  if (whole && !UNTIDY.test(whole) && names.every(isTitle)) {
    const title = soundName(/기$/.test(line) ? `${line} 활동` : whole);
    if (title && title.length <= LONGEST && !/[가-힣]는 활동$/.test(title)) return title;
  }
  return names.find((name) => name !== null) ?? null;
}

/**
 * The lesson as the opening of a record (`중화 적정으로 구하는 활동`), in the words of its description: of a list typed in a hurry the
 * first doing; null when the description is no name of an activity.
 */
export function activityName(content: string): string | null {
  // English presentation: no Korean sentence takes it up.
  // 신문기사/유튜브 뉴스 비교: one thing and another, both of one doing.
  const line = firstLine(content)?.replace(/(?<=[가-힣A-Za-z])\/(?=[가-힣A-Za-z])/g, '·');
  if (!line) return null;
  const named = nameIn(line.split(/(?<=[가-힣])\.\s+|\.$|;/)[0] ?? line);
  const name = named && !LISTED.test(named) && !isRow(named) ? soundName(named) : null;
  if (name && !UNTIDY.test(name)) return name;
  // 드롭, 헤어핀, 서비스 등 기본 기술을 익히고: named by what they are.
  const short = line.replace(EXAMPLES, '');
  // 급수기 제작 프로젝트 및 발표회 참가: by what came first.
  const [first = '', ...more] = line.split(' 및 ');
  const begun = more.length > 0 && EVENT.test(first) ? nameOf(first) : null;
  return (short === line ? null : activityName(short)) ?? ofList(line, named) ?? begun;
}
const EXAMPLES =
  /(?:[가-힣A-Za-z·]+, )+[가-힣A-Za-z·]+ 등(?:의)? (?=[가-힣]{2,} [가-힣]+[을를] |[가-힣]+[을를] )/;

/**
 * Whether a name is of one thing among several that a description lists (회의, 1인 1역, 캠페인), or of its last step: it holds for
 * what is told of that one alone.
 */
export function isListItem(content: string, name: string): boolean {
  const isNamed = (item: string) => name.includes(item.split(' ')[0] ?? item);
  // 창업 캠프. 문제 찾기, 피칭: a title is of all.
  const lists = (firstLine(content) ?? '')
    .split(/(?<=[가-힣])\. | : |: /)
    .map((list) => list.split(/\s*(?:,(?!\d)|[→⇒])\s*/).filter((item) => item.length > 1));
  const at = lists.findIndex((list) => list.some(isNamed));
  // 서평을 작성한다. 짝과 바꾸어 읽는다: a later step.
  if (at > 0 && /다$/.test(lists[0]?.at(-1) ?? '')) return true;
  const items = lists[at] ?? [];
  return (
    items.findIndex(isNamed) > 0 || (items.length > 2 && !name.includes(', ') && !name.endsWith('는 활동'))
  );
}

function nameIn(sentence: string): string | null {
  const [head = '', told] = sentence.split(/\s*:\s+/);
  // 쟁점 토론: 자율 주행차의 사고 책임.
  if (told && DISCUSSION.test(head) && !/,|[가-힣]기$/.test(told)) {
    const named = `${withParticle(told, '을/를')} 주제로 한 ${head}`;
    if (named.length <= LONGEST) return named;
  }
  const isNamedFirst = EVENT.test(head) || (/[가-힣]기$/.test(head) && !EVENT.test(told ?? ''));
  const whole = nameOf(told && isNamedFirst ? head : (told ?? head));
  // 메뉴판 고쳐 쓰기 프로젝트: the whole of it is a name.
  if (whole) return /[가-힣]기 [가-힣]+$/.test(whole) ? whole : withLastObject(withBareParticles(whole));
  const part = longestPart(sentence);
  if (part) return withLastObject(part.replace(BEGUN_WITHIN, ''));
  const without = /^.*[가-힣] 같은 (\S.*)$/.exec(sentence)?.[1];
  // 시를 읽고 … → 편지 쓰기 → 댓글 달기: what comes last is not the lesson.
  const tail = /[→⇒]/.test(sentence) ? '' : sentence.split(/[가-힣](?:고|여|며) /).at(-1);
  const last = nameOf(tail ?? '');
  return (without && nameOf(without)) ?? (last && WITHOUT_ITS_OBJECT.test(last) ? null : last);
}

/** 설문으로 다시 정하는 활동: what was decided stood before the joint. */
const WITHOUT_ITS_OBJECT =
  /^[^을를]*[으]?로 (?:다시 )?(?:정하|고치|바꾸|나누|세우|만들|쓰|짜|고르|찾|풀)는 활동$/;

/** 찍어 | 와 …, 재어 | 보고, 그 결과를 바탕으로 …: a helping verb, and what points back at what was cut off. */
const BEGUN_WITHIN =
  /^(?:(?:와서?|보고|보며|보아|주고|두고|놓고|내고|가고|가서|오고),? )?(?:(?:그|이) [가-힣]+[을를] (?:바탕으로|토대로|통해) )?/;

/** The first part of a description that names several things, as an activity of its own; null where it names one. */
export function partName(content: string): string | null {
  const line = firstLine(content)?.split(/(?<=[가-힣])\.\s+/)[0] ?? '';
  const [list, ...more] = line.split(/,\s*/);
  const listed =
    more.length > 0 && !/[:：]/.test(line) && !JOINT.test(`${list ?? ''} `) ? nameOf(list ?? '') : null;
  // 학교와 동네에서 본 안내문, 문자, …: things in a row, and no doing.
  const isDoing =
    isDoingNoun(lastWord(list ?? '')) || /기$|[으]?로$/.test(list ?? '') || EVENT.test(list ?? '');
  if (listed && (isDoing || listed.endsWith('는 활동'))) return soundPart(withBareParticles(listed));
  const clause = line.split(JOINT)[0] ?? '';
  // 개념을 활용하여: a means, and no activity.
  if (/(?:활용|이용|사용|참고|바탕으로)$/.test(clause)) return null;
  // 자료를 모으고 …: what stands behind the joint is named by the whole.
  return clause !== line && clause.length >= 10 && clause.length <= LONGEST - 6 && /[을를] /.test(clause)
    ? soundPart(`${clause}하는 활동`)
    : null;
}

function soundPart(part: string): string | null {
  const name = soundName(part);
  return name && !UNTIDY.test(name) && !LISTED.test(name) ? name : null;
}
