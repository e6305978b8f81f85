import { decompose, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { readLessonWords } from '../../questions/lesson-words.ts';
import { parseEnding } from '../../style/endings.ts';
import { isDoingNoun, isThingNoun } from '../../style/nouns.ts';
import { adnominal, lastWord, pastStem } from '../../style/stems.ts';
import { withBareParticles } from '../notes/bare-words.ts';

/** Letters of the longest name of an activity that may open a sentence: more pushes the student's doing out of sight. */
const LONGEST = 44;
const SHORTEST = 4;

const EVENT =
  /(?:활동|수업|프로젝트|실험|토론|토의|캠페인|회의|탐구|재판|봉사|체험|공연|역할극|인터뷰|면담|특강|강연|축제|답사|전시회|발표회|워크숍|세미나|연수|훈련|경기|행사)$/;

/** The stem's 는 form: 만들 → 만드는, 구하 → 구하는; null for adjectives and for what is no stem. */
function doing(stem: string): string | null {
  const last = decompose(stem.at(-1));
  if (!last || /(?:있|없|이|같|높|낮|많|좋)$/.test(stem)) return null;
  return `${last.final === 'ㄹ' ? withFinal(stem, '') : stem}는`;
}

/** A particle that a title with 하기 leaves standing: without any, its noun alone names it (사회 변화 조사). */
const PARTICLED = /(?:[을를은는에]|으로|로|에서|과|와|하여|하고) |다시 |직접 |함께 /;
/** 찬반 토론: of what kind, not of what. */
const KIND = /^(?:찬반|독서|모둠|원탁|자유|공개|심화|모의|현장|조별|상호|동료)$/;
/** 판화로 우리 동네 표현: the object of what is done. */
function withItsObject(title: string): string {
  if (!PARTICLED.test(title)) return title;
  return title.replace(
    /(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})$|(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})(?=하[여고] )/,
    (whole, one?: string, doing?: string, other?: string, first?: string) => {
      const noun = one ?? other ?? '';
      const verb = doing ?? first ?? '';
      if (!isDoingNoun(verb) || KIND.test(noun) || !(isThingNoun(noun) || isDoingNoun(noun))) return whole;
      return `${withParticle(noun, '을/를')} ${verb}`;
    },
  );
}

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
    .replace(/(?<=[과와로] (?:[가-힣]+ )?)([가-힣A-Za-z]{2,})(?= (?!하기)[가-힣]{1,3}기$)/, (noun) =>
      PARTICLE_END.test(noun) || /(?:다시|직접|함께|같이|새로)$/.test(noun)
        ? noun
        : withParticle(noun, '을/를'),
    );
}
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
    .replace(/(?<= )수행 ?평가$/, '활동');
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (EVENT.test(text)) return text;
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
  const infinitive =
    isDoingNoun(last) || isThingNoun(last) ? undefined : INFINITIVE.exec(withTaken(text))?.[1];
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

/** … 열어 지침 만드는 활동: the object of its last verb. */
const LAST_OBJECT =
  /(?<=[가-힣]) ([가-힣]{2,}) ((?:(?:비교|조사|분석|소개|설계|제작|측정|관찰|재현|기획|정리|작성|발표|표현|해석|해결|구현|완성|활용|수립|도출)하|알아보|만드|말하|그리|쓰|구하|찾|정하|세우|꾸미|짓|짜)는 활동)$/;

function withLastObject(name: string): string {
  return name.replace(LAST_OBJECT, (whole, noun: string, rest: string) =>
    (PARTICLE_END.test(noun) && !/(?:보고|제안|계획|감상|설명|건의)서$/.test(noun)) ||
    /(?:다시|직접|함께|같이|새로|스스로|[아어여해려져워와])$/.test(noun)
      ? whole
      : ` ${withParticle(noun, '을/를')} ${rest}`,
  );
}

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
        .replace(/^\s*(?:\d+\s*[~-]?\s*\d*\s*차시\s*[:.)]?|\d+[.)]|[-*•·○●▶])\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .find((part) => part.length >= SHORTEST);
  // English presentation: no Korean sentence takes it up.
  if (!line || !/[가-힣]/.test(line)) return null;
  const sentence = line.split(/(?<=[가-힣])\.\s+|\.$|;/)[0] ?? line;
  const [head = '', tail] = sentence.split(/\s*:\s+/);
  const whole = nameOf(
    tail && (EVENT.test(head) || (/[가-힣]기$/.test(head) && !EVENT.test(tail))) ? head : (tail ?? head),
  );
  // 메뉴판 고쳐 쓰기 프로젝트: the whole of it is a name.
  if (whole) return /[가-힣]기 [가-힣]+$/.test(whole) ? whole : withLastObject(withBareParticles(whole));
  const clauses = sentence.split(JOINT);
  if (clauses.length > 1) {
    const first = clauses[0] ?? '';
    const cut = first.length >= 10 && first.length <= LONGEST - 6 ? `${first}하는 활동` : null;
    if (cut) return cut;
    const last = nameOf(clauses.at(-1) ?? '');
    if (last) return last;
  }
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

const OF_EARLIER =
  /^(?:작년|지난|어릴|어렸|어린|예전|(?:중학교|초등학교)(?: \d학년)? ?(?:때|시절|에서|에 )|방학|얼마 전|며칠 전|전부터|(?:할머니|할아버지)(?:가|께서|의|와|를|는) )/;
const PLACED = /^.{0,12}(?:활동|수업|과정|시간|실험|프로젝트|토론|모둠)에서(?:는)? /;
const WHERE = /^.{0,16}에서(?:는|도)? /;

/** 여자만 일어서서, 결석이 잦았으나: whoever takes part in the activity does not do this. */
const OWN_SUBJECT =
  /^(?:[가-힣]+(?:에서|에는|에) )?(?:[가-힣]+ )?(?:여자|남자|사람|어른|아이|동생|관객|손님|주민|상인|선배|후배|결석|지각|출석)들?(?:이|가|만|은|는) /;

/** A doing in the past as an experience: 직접 봄. → 직접 본 경험; null for what is no doing. */
function experience(sentence: string): string | null {
  const stem = sentence.replace(/\.$/, '');
  const last = decompose(stem.at(-1));
  if (
    !last ||
    /(?:싶어 함|고자 함|생각함|(?:확인|파악|이해|설명)함|의문을 가짐|때문임|임|[았었했였있없]음)$/.test(stem)
  )
    return null;
  if (last.final === 'ㄻ') return `${withFinal(stem, 'ㄴ')} 경험`;
  if (stem.endsWith('음')) return `${stem.slice(0, -1)}은 경험`;
  return last.final === 'ㅁ' ? `${withFinal(stem, 'ㄴ')} 경험` : null;
}

/** What a reason left hanging is told with: … 많아서 활동에 참여함. */
const MOVED_BY = /^(.+(?:[가-힣]서|[보듣읽]고)) 활동에 참여함\.$/;
const GIVEN_UP = /^(.{6,}[았었했였웠렸])는데,? [^.]*(?:않|못)[^.]*\.$/;
/** What was seen, heard or read before it all began. */
const MET =
  /^(?!.*(?:수업|활동|모둠|조사|실험|탐구)).*[을를] (?:[가-힣]+ )?(?:봄|보게 됨|들음|듣게 됨|읽음|읽게 됨|겪음|접함|경험함)\.$/;

/** What was read, heard or seen in an activity that is reading, listening or looking. */
function isPartOf(sentence: string, activity: string): boolean {
  return (
    (/읽[음게]/.test(sentence) && /독서|읽|책/.test(activity)) ||
    (/(?:들음|듣게)/.test(sentence) && /특강|강연|듣|음악/.test(activity)) ||
    (/(?:봄|보게 됨)\.$/.test(sentence) && /관람|견학|답사|감상/.test(activity))
  );
}

/** Tells of what was before the lesson, which only the lesson's name ties to it. */
export function isOfEarlier(sentence: string): boolean {
  return (
    OF_EARLIER.test(sentence) ||
    MET.test(sentence) ||
    MOVED_BY.test(sentence) ||
    /경험을 떠올림\.$/.test(sentence)
  );
}

/** … 좋겠다고 생각해서 고름: the choice is the activity itself. */
const CHOSEN_FOR =
  /^([^을를]*(?:[을를] .*)?(?:[가-힣]서|[보듣읽]고)) (?:이 주제를 |주제로 )?(?:고름|선택함|정함|선정함)\.$/;

/** The first sentence of a draft with the lesson's activity named in it, in the fewest words that stay grammatical. */
export function opened(sentence: string, activity: string, chance: number, moved = false): string {
  // A work named by its title is what was chosen, not the activity.
  const chosen = /["'「『《“‘]/.test(sentence) ? null : CHOSEN_FOR.exec(sentence);
  const because = (MOVED_BY.exec(sentence) ?? chosen)?.[1];
  if (because) return `${because} ${activity}에 참여함.`;
  const key = activity.replace(/ 활동$/, '');
  if (sentence.includes(key)) return sentence;
  // 배웠었는데 한동안 하지 않음: what there was is what counts.
  const [, had = ''] = OF_EARLIER.test(sentence) ? (GIVEN_UP.exec(sentence) ?? []) : [];
  if (had)
    return `${adnominal(pastStem(lastFinal(had.slice(0, -1)) === 'ㅆ' ? had.slice(0, -1) : had))} 경험을 바탕으로 ${activity}에 참여함.`;
  // 진로 독서에서 책을 읽음: part of the activity is no reason for it.
  if (moved && MET.test(sentence) && !isPartOf(sentence, activity)) {
    const seen = experience(sentence);
    if (seen) return `${seen}을 계기로 ${activity}에 참여함.`;
  }
  // 천문관측반에 들어옴: the club itself.
  if (/(?:들어옴|가입함|지원함|신청함|입단함)\.$/.test(sentence)) return sentence;
  // … 봤기 때문에 편지를 씀: the doing is of the activity, only its reason is earlier.
  if (/기 때문에 [^.]*[을를] /.test(sentence)) return `${activity}에서 ${sentence}`;
  if (OF_EARLIER.test(sentence)) {
    const seen = experience(sentence);
    return seen ? `${seen}을 계기로 ${activity}에 참여함.` : `${activity}에 참여하여 ${sentence}`;
  }
  const once = /^(.*[은던한난된간본온]) 경험을 떠올림\.$/.exec(sentence)?.[1];
  if (once) return `${once} 경험을 계기로 ${activity}에 참여함.`;
  if (PLACED.test(sentence)) return `${activity}에서 ${sentence.replace(PLACED, '')}`;
  // A question comes up over a lesson, not inside it.
  if (/(?:의문|궁금증|관심)을 (?:가짐|품음|가지게 됨)\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  if (/^처음에는? .*(?:못함|못하|어려|않|힘들)/.test(sentence)) return `${activity}에서 ${sentence}`;
  // 급식실에서 매일 보면서 … 확인하고자 함: seen before it began.
  if (moved && WHERE.test(sentence) && /고자 함\.$/.test(sentence))
    return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  const ofOthers = OWN_SUBJECT.test(sentence);
  if (ofOthers && WHERE.test(sentence)) return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  // A state of mind is had in an activity; only a doing is taken part in.
  const joins =
    /[을를] .*(?:함|봄|냄|씀|침|만듦|그림|정함|맡음|세움|만남|찾음|읽음|나눔|찍음|적음|고름)\.$/.test(
      sentence,
    ) && !/고자 함|[이가] [^.]*지 (?:않|못)/.test(sentence);
  if (!joins && WHERE.test(sentence)) return `${withParticle(activity, '과/와')} 관련하여 ${sentence}`;
  if (joins && (WHERE.test(sentence) || /^(?:처음|먼저|이후|나중)/.test(sentence)))
    return `${activity}에 ${chance < 0.6 ? '참여하여' : '참여하며'} ${sentence}`;
  if (!joins || ofOthers) return `${activity}에서 ${sentence}`;
  if (chance < 0.3) return `${activity}에 참여하여 ${sentence}`;
  if (chance < 0.45) return `${activity}에 참여하며 ${sentence}`;
  return chance < 0.7 && activity.endsWith('는 활동')
    ? `${activity.replace(/활동$/, '과정에서')} ${sentence}`
    : `${activity}에서 ${sentence}`;
}

/** NEIS bytes to keep free for an opening until its sentence is known: letters of three bytes. */
export function openingRoom(activity: string): number {
  return (activity.length + 12) * 3;
}
