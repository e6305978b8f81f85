import { decompose } from '../hangul.ts';
import {
  ACTIVITY_NOUN,
  COUNTED,
  COUNTER,
  FUNCTION_WORD,
  NOUN_IN_GI,
  VAGUE,
  VERB_LIKE,
} from './lesson-vocabulary.ts';
import { ISM, stripParticle } from './particles.ts';

/** What a lesson description speaks of, in its own words. */
export interface LessonWords {
  /** Noun phrases, the most telling first; free of particles and without repeats. */
  terms: string[];
  /** What the students did, as nouns: 조사, 발표, 토론 … in the order of the description. */
  activities: string[];
  /** Quoted titles with their quotation marks. */
  titles: string[];
  /** Phrases with what was done in them: 학교 폭력 예방 캠페인, 학급 회의. */
  events: string[];
}

const DOING =
  /^(.{2,}?)(?:하(?:고|여|며|면서|기|는|게|였다|였음|자|도록|려고|고자)|해|해서|한다|한|할|함|했다|했음|합니다|되(?:고|는|어|며)|된|될|됨|시키(?:고|는|기))[.]?$/;
/** 썼다, 냈다, 됐다: told in the past, and no noun ends so. */
const isPast = (token: string) => token.endsWith('다') && decompose(token.at(-2))?.final === 'ㅆ';
const QUOTED =
  /『[^』]{1,30}』|「[^」]{1,30}」|《[^》]{1,30}》|〈[^〉]{1,30}〉|<[^<>]{1,30}>|'[^']{1,30}'|‘[^’]{1,30}’|“[^”]{1,30}”|"[^"]{1,30}"/g;

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\[[^\]]*\d[^\]]*\]/g, ' ')
    .replace(/\d+\s*[~-]?\s*\d*\s*차시/g, ' ')
    .replace(/(?<=[가-힣])\([^)]{0,40}\)(?=[가-힣])/g, '')
    .replace(/(?<![A-Za-z])\([^)]{0,40}\)/g, ' ')
    .replace(/(^|\n)\s*(?:\d+[.)](?!\d)|[-*•·○●▶])\s*/g, '$1')
    .replace(
      /^\s*(?:현대|고전|한국)\s?(?:소설|시가|시|수필|문학|산문)\s?(?:[:–-]|(?=[가-힣]{2,4} ?[「『‘'"]))/gm,
      ' ',
    )
    .replace(/(지속|실현|재생|재사용|이용) 가능한/g, '$1가능한')
    .replace(/자유\s?주제/g, ' ')
    .replace(
      /(?<![가-힣])우리 (?=몸|나라|지역|동네|말|고장|마을|음악|문화|학교|학급|반(?![가-힣])|가족)/g,
      '우리_',
    );
}

/** The Great Gatsby를 읽고: a title in Latin letters without quotation marks. */
const LATIN_TITLE =
  /[A-Z][A-Za-z'’-]*(?: (?:[a-z]{1,3}|the|and|with|from|[A-Z][A-Za-z'’-]*)){0,6}(?=(?:을|를)? ?(?:원서를? ?)?(?:읽|감상))/g;

/** Nouns of doing at the end of a phrase say what was done, not what it was about: 산소 발생량 [측정]. */
const TAIL =
  /^(?:작성|이해|개념|계산|해결|정리|방법|의미|파악|연구|활용|적용|학습|소개|참여|제시|표현|모의|구하기|알기|동아리|활동|[가-힣]{1,3}(?:히기|우기|하기|찾기|나누기|하여|짓기))$/;

/** 화산 활동, 경제 활동: what goes on by itself, and no work of the class. */
const BY_ITSELF = /^(?:화산|지각|지진|경제|생명|태양|대기|생산|소비)$/;

function trimmed(tokens: readonly string[]): string[] {
  const kept = [...tokens];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? '';
    if (last === '활동' && BY_ITSELF.test(kept.at(-2) ?? '')) break;
    // 양적 연구, 통합적 이해 are one thing; a lone letter after 의 (상호작용론의 눈) is a figure of speech, a poem is not.
    const figure = last.length === 1 && last !== '시' && /의$/.test(kept.at(-2) ?? '');
    if (
      /적$/.test(kept.at(-2) ?? '') ||
      !(figure || last === '속' || TAIL.test(last) || ACTIVITY_NOUN.test(last))
    )
      break;
    kept.pop();
  }
  return kept.map((token, i) =>
    i === kept.length - 1 && !ISM.test(token) && token !== '주의'
      ? token.replace(/([^회토정강논합동결모])의$/, '$1')
      : token,
  );
}

/** Parts `A와 B`: short halves stay one phrase (수요와 공급), long ones are two (기후 위기의 원인 / 대응 방안). */
function halves(tokens: readonly string[], joints: ReadonlySet<number>): string[][] {
  const joint = [...joints].at(-1);
  if (joint === undefined) return [trimmed(tokens)];
  const [left, right] = [tokens.slice(0, joint + 1), tokens.slice(joint + 1)];
  const whole = trimmed(tokens);
  // 산과 염기의 중화: what both halves own together falls apart without either of them.
  if (
    left.length === 1 &&
    right.slice(0, -1).some((word) => word.endsWith('의')) &&
    whole.join(' ').length <= 16
  )
    return [whole];
  if (right.length === 0 || joints.size > 1) return [trimmed(left.map(bare)), trimmed(right.map(bare))];
  if (
    whole.length > joint + 1 &&
    (whole.length === joint + 2 || whole.length <= 3) &&
    whole.join(' ').length <= 16
  )
    return [whole];
  return [trimmed(left.map(bare)), trimmed(right)];
}

function bare(token: string): string {
  const { noun, particle } = stripParticle(token);
  return particle === '와' || particle === '과' ? noun : token;
}

const SPAN =
  /^(?:수면|반응|공부|통학|이용|사용|여가|근로|노동|체류|낙하|주행|운동|독서|시청|대기|조리|발효)$/;
/** What something was done with: nobody learns a telescope. */
const TOOL =
  /(?:망원경|현미경|카메라|스마트폰|태블릿|노트북|센서|키트|프로그램|어플|앱|사이트|시트|도구|재료|악보|교구|[A-Za-z]{3,})$/;

function phrasesOf(
  clause: string,
  push: (phrase: string) => void,
  act: (noun: string) => void,
  event: (phrase: string) => void,
): void {
  let open: string[] = [];
  let joints = new Set<number>();
  const close = () => {
    const last = open.at(-1) ?? '';
    if (
      joints.size === 0 &&
      open.length > 1 &&
      open.length <= 4 &&
      (ACTIVITY_NOUN.test(last) || last === '활동')
    ) {
      event(open.join(' ').replace(/ 활동$/, ''));
    }
    for (const phrase of halves(open, joints))
      if (phrase.length > 0) push(phrase.slice(phrase.slice(-5).join(' ').length <= 20 ? -5 : -4).join(' '));
    open = [];
    joints = new Set();
  };
  for (const raw of clause.split(/\s+/)) {
    const token = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%℃]+$/gu, '');
    if (!token) continue;
    // 수면 시간: a span that is measured, not the lesson's hour.
    if (SPAN.test(open.at(-1) ?? '') && stripParticle(token).noun === '시간') {
      open.push('시간');
      continue;
    }
    if ((COUNTED.test(token) && !/^\d{1,2}[·.]\d{1,2}$/.test(token)) || COUNTER.test(token)) {
      close();
      continue;
    }
    // 식초 속 아세트산: one thing within another.
    if (token === '속' && open.length > 0 && !/^(?:생활|일상|작품|수업)$/.test(open.at(-1) ?? '')) {
      open.push(token);
      continue;
    }
    if (BY_ITSELF.test(open.at(-1) ?? '') && stripParticle(token).noun === '활동') {
      open.push('활동');
      continue;
    }
    const doing = DOING.exec(token);
    if (doing?.[1] && !NOUN_IN_GI.test(token)) {
      const noun = stripParticle(doing[1]).noun;
      if (ACTIVITY_NOUN.test(noun)) {
        act(noun);
        if (joints.size === 0 && open.length > 0 && open.length <= 3) event([...open, noun].join(' '));
      }
      close();
      continue;
    }
    if (FUNCTION_WORD.test(token) || isPast(token) || (VERB_LIKE.test(token) && !NOUN_IN_GI.test(token))) {
      close();
      continue;
    }
    const { noun, particle } = stripParticle(token);
    if (/^으?로$/.test(particle) && (TOOL.test(noun) || /^(?:촬영|편집|코딩)$/.test(noun))) {
      if (ACTIVITY_NOUN.test(noun)) act(noun);
      open = [];
      close();
      continue;
    }
    if (ACTIVITY_NOUN.test(noun)) act(noun);
    const joins = particle === '와' || particle === '과';
    open.push(particle === '의' || joins ? token : noun);
    if (joins) joints.add(open.length - 1);
    else if (particle !== '' && particle !== '의') close();
  }
  close();
}

function weight(phrase: string, position: number): number {
  const words = phrase.split(' ').map((word) => word.replace(/의$/, ''));
  const telling = words.filter((word) => !VAGUE.has(word) && !ACTIVITY_NOUN.test(word));
  if (telling.length === 0) return 0;
  // ㅇㅇ, 你好: nothing that a Korean sentence takes up.
  if (!/[가-힣A-Za-z]/.test(phrase)) return 0;
  // A formula alone is no thing to ask about; DNA and pH are. A sentence in English gives no noun phrases.
  if (
    !/[가-힣]/.test(phrase) &&
    (/[=^+→<>]|^\d|_|^(?:[A-Z][a-z]?\d*)*[A-Z][a-z]?\d+$/.test(phrase) ||
      words.length > (/^(?:my|our|your) /i.test(phrase) ? 3 : 2))
  )
    return 0;
  if (words.length === 1 && /(?:적|별|기)$/.test(phrase)) return 0;
  const size = phrase.length >= 3 && phrase.length <= 14 ? 1 : 0.4;
  return telling.length * size + (words.length > 1 ? 0.4 : 0) + 2 / (position + 2);
}

/**
 * Reads the lesson's own words out of the teacher's description and the achievement standard: codes such as
 * `[10통사01-02]` go, enumerations part, particles and endings fall off. A heuristic without a dictionary; what
 * it cannot read it leaves out, so a caller must live with empty lists.
 */
export function readLessonWords(content: string, standard = ''): LessonWords {
  const titles: string[] = [];
  const activities: string[] = [];
  const events: string[] = [];
  const found = new Map<string, number>();
  let position = 0;
  for (const [source, trust] of [
    [content, 1],
    [standard, 0.6],
  ] as const) {
    const about = /\babout ((?:the )?[a-z]+(?: [a-z]+){0,2}?)(?= and | with | by |[.,]|$)/i.exec(source)?.[1];
    if (about) titles.push(`'${about}'`);
    const text = clean(source)
      .replace(QUOTED, (quote) => {
        if (!titles.includes(quote)) titles.push(quote);
        return ' , ';
      })
      .replace(LATIN_TITLE, (title) => {
        if (!titles.includes(title)) titles.push(title);
        return ' , ';
      });
    for (const clause of text.split(
      /\s(?:vs\.?|VS\.?)\s|[,.;\n!?→|]+|:(?!\w)|(?<=[가-힣])[/+&]|\s[-–~+&/]\s/,
    )) {
      phrasesOf(
        clause,
        (spelled) => {
          const phrase = spelled.replaceAll('_', ' ');
          const value = weight(phrase, position) * trust;
          position += 1;
          if (value > 0 && phrase.length >= 2 && phrase.length <= 20 && !found.has(phrase))
            found.set(phrase, value);
        },
        (noun) => {
          // 쓰기 or 만들기 alone names no activity that a question could ask for.
          if (
            !/^(?:쓰기|읽기|말하기|만들기|그리기|기록|비교|해석|번역|요약)$/.test(noun) &&
            !activities.includes(noun)
          )
            activities.push(noun);
        },
        (phrase) => {
          if (!events.includes(phrase)) events.push(phrase);
        },
      );
    }
  }
  // What the standard names too, and what the description comes back to, is what the lesson is about.
  const backed = (phrase: string) => {
    const words = phrase.split(/[\s·]/).filter((word) => word.length >= 2 && !VAGUE.has(word));
    const shared = words.filter((word) => standard.includes(word.replace(/[의과와]$/, ''))).length;
    return shared * 0.8 + Math.min(2, content.split(phrase).length - 2) * 0.5;
  };
  const ranked = [...found]
    .map(([phrase, value]) => [phrase, value + Math.max(0, backed(phrase))] as const)
    .sort((a, b) => b[1] - a[1])
    .map(([phrase]) => phrase);
  const terms = ranked.filter((phrase, i) => !ranked.slice(0, i).some((better) => better.includes(phrase)));
  return { terms, activities, titles, events };
}
