import { withTitleVerbs } from '../phrases/closing-verbs.ts';
import { ACTIVITY_NOUN, VAGUE, VAGUE_ALONE } from './lesson-vocabulary.ts';
import { phrasesOf } from '../phrases/phrases.ts';

/** What a lesson description speaks of, in its own words. */
export interface LessonWords {
  /** Noun phrases, the most telling first; free of particles and without repeats. */
  terms: string[];
  /** Quoted titles with their quotation marks. */
  titles: string[];
  /** Phrases with what was done in them: 학교 폭력 예방 캠페인, 학급 회의. */
  events: string[];
}

const QUOTED =
  /『[^』]{1,30}』|「[^」]{1,30}」|《[^》]{1,30}》|〈[^〉]{1,30}〉|<[^<>]{1,30}>|'[^']{1,30}'|‘[^’]{1,30}’|“[^”]{1,30}”|"[^"]{1,30}"/g;

/** '위안부' 문제: a word that is stressed and no title. */
const STRESSED =
  /['‘"“]([^'’"”]{1,12})['’"”](?= ?(?:의미|뜻|상징|시어|구절|문제|현상|개념|제도|사건|운동|정책|이론|효과))/g;
/** 김유정의 「동백꽃」. */
const WHOSE = /의\s+(?=[「『《〈<'‘“"])/g;
/** 「삼대」의 인물: the particle goes with the title. */
const QUOTED_WITH_PARTICLE = new RegExp(
  `(?:${QUOTED.source})(?:(?:의|을|를|와|과|에서|에|이|가|은|는|으로|로)(?![가-힣]))?`,
  'g',
);

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
    .replace(/여러 (?=나라|지역|민족|문화)/g, '여러_')
    .replace(/(지속|실현|재생|재사용|이용) 가능한/g, '$1가능한')
    .replace(/자유\s?주제/g, ' ')
    .replace(
      /(?<![가-힣])우리 (?=몸|나라|지역|동네|말|고장|마을|집|음악|문화|학교|학급|반(?=의?(?:\s|$))|가족)/g,
      '우리_',
    );
}

/** The Great Gatsby를 읽고: a title in Latin letters without quotation marks. */
const LATIN_TITLE =
  /[A-Z][A-Za-z'’-]*(?: (?:[a-z]{1,3}|the|and|with|from|[A-Z][A-Za-z'’-]*)){0,6}(?=(?:을|를)? ?(?:원서를? ?)?(?:읽|감상))/g;

/** How much what was read or seen weighs beside what was done with it. */
const SOURCE = 0.5;
/** What is no matter while the lesson has another: 법정 드라마를 보고, 축제에서. */
const NEXT_TO_NOTHING = 0.01;
const ONLY_SEEN =
  /(?:드라마|영화|영상|뉴스|기사|다큐멘터리|다큐|자료|글|강연|책|축제|센터|교실|학교|운동장|강당|체육관|현장|박물관|미술관|과학관|기념관|도서관|기관|공원|시장|행사|동아리|마을|복도|급식실|실험실)$/;

function weight(phrase: string, position: number): number {
  const words = phrase
    .split(' ')
    .map((word) => (VAGUE.has(word) ? word : word.replace(/의$/, '')))
    .map((word) => (VAGUE.has(word.slice(0, -1)) ? word.replace(/[과와]$/, '') : word));
  const telling = words.filter((word) => !VAGUE.has(word) && !ACTIVITY_NOUN.test(word));
  if (telling.length === 0 || VAGUE_ALONE.test(phrase)) return 0;
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
  // 직선 상에서: where, and of what is not said.
  if (/ (?:상|위|내|중)$|^(?:틀린|맞은|남은) /.test(phrase)) return 0;
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
  const events: string[] = [];
  const found = new Map<string, number>();
  let position = 0;
  for (const [source, trust] of [
    [content, 1],
    [standard, 0.6],
  ] as const) {
    const about = /\babout ((?:the )?[a-z]+(?: [a-z]+){0,2}?)(?= and | with | by |[.,]|$)/i.exec(source)?.[1];
    if (about) titles.push(`'${about}'`);
    const text = withTitleVerbs(clean(source).replace(STRESSED, '$1').replace(WHOSE, ' '))
      .replace(QUOTED_WITH_PARTICLE, (quoted) => {
        const [found = ''] = quoted.match(QUOTED) ?? [];
        const quote = found.replaceAll('_', ' ').replace(/ (?=[』」》〉>'’”"]$)/, '');
        if (!titles.includes(quote)) titles.push(quote);
        return ' , ';
      })
      .replace(LATIN_TITLE, (title) => {
        if (!titles.includes(title)) titles.push(title);
        return ' , ';
      });
    for (const clause of text.split(
      /\s\d{1,2}[.)]\s|\s(?:vs\.?|VS\.?)\s|[,.;\n!?→|]+|:(?!\w)|(?<=[가-힣])[/+&]|\s[-–—ㅡ~+&/]\s|^[—ㅡ]\s/,
    )) {
      let last = '';
      phrasesOf(clause, {
        phrase: (spelled) => {
          last = spelled.replaceAll('_', ' ');
          const value = weight(last, position) * trust;
          position += 1;
          if (value > 0 && last.length >= 2 && last.length <= 20 && !found.has(last)) found.set(last, value);
        },
        event: (phrase) => {
          if (!events.includes(phrase)) events.push(phrase);
        },
        means: () => {
          const value = found.get(last);
          if (value !== undefined) found.set(last, value * NEXT_TO_NOTHING);
        },
        source: () => {
          const value = found.get(last);
          if (value !== undefined) found.set(last, value * (ONLY_SEEN.test(last) ? NEXT_TO_NOTHING : SOURCE));
        },
      });
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
    .filter(([phrase], i) => i === 0 || (found.get(phrase) ?? 0) > 3 * NEXT_TO_NOTHING)
    .map(([phrase]) => phrase);
  const terms = ranked.filter((phrase, i) => !ranked.slice(0, i).some((better) => better.includes(phrase)));
  return { terms, titles, events };
}
