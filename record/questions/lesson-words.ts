import { decompose } from '../hangul.ts';

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

/** Nouns that end in what looks like a particle. */
const WHOLE = new Set(
  (
    '결과 성과 학과 통과 초과 교과 사과 효과 국가 휴가 대가 추가 화가 여가 주가 시가 물가 평가 작가 증가 참가 회로 도로 경로 통로 미로 진로 항로 세로 가로 기로 ' +
    '회의 토의 정의 강의 논의 의의 합의 동의 결의 유의 원의 상호의 마을 가을 노을 은유 높이 깊이 넓이 길이 차이 사이 놀이 풀이 먹이 나이 아이 종이 어린이 젊은이 ' +
    '고양이 지은이 손잡이 맞이 목걸이 돋보이 붙이 에너지 제로 별로'
  ).split(' '),
);

/** -ism is no particle; in 윤동주의 it is one. */
const ISM =
  /(?:민주|사회|자본|공산|자유|개인|집단|낭만|사실|현실|인상|표현|상징|이상|합리|경험|실용|공리|상대|절대|다문화|민족|제국|국가|인종|보수|구조|기능|행동|인문|자연|계몽|고전|입헌|보호|전체|실존)주의$/;

const PARTICLES = [
  '에서의',
  '으로의',
  '에서는',
  '에게서',
  '으로써',
  '으로서',
  '으로부터',
  '로부터',
  '에서',
  '에게',
  '으로',
  '로써',
  '로서',
  '로의',
  '까지',
  '부터',
  '마다',
  '처럼',
  '보다',
  '에는',
  '에도',
  '이란',
  '란',
  '은',
  '는',
  '을',
  '를',
  '과',
  '와',
  '의',
  '이',
  '가',
  '로',
  '에',
] as const;
const AFTER_CLOSED = new Set([
  '은',
  '을',
  '과',
  '이',
  '이란',
  '으로',
  '으로써',
  '으로서',
  '으로의',
  '으로부터',
]);
const AFTER_OPEN = new Set(['는', '를', '와', '가', '란']);
const AFTER_OPEN_OR_L = new Set(['로', '로써', '로서', '로의', '로부터']);

/** The bare noun of one token and the particle it carried ('' when none). */
export function stripParticle(token: string): { noun: string; particle: string } {
  if (WHOLE.has(token) || ISM.test(token)) return { noun: token, particle: '' };
  for (const particle of PARTICLES) {
    if (!token.endsWith(particle) || token.length <= particle.length) continue;
    const noun = token.slice(0, -particle.length);
    const final = decompose(noun.at(-1))?.final;
    if (final !== undefined) {
      if (AFTER_CLOSED.has(particle) && final === '') continue;
      if (AFTER_OPEN.has(particle) && final !== '') continue;
      if (AFTER_OPEN_OR_L.has(particle) && final !== '' && final !== 'ㄹ') continue;
      // One-syllable remainders are mostly words such as 효과, 차이, 온도; 물을 and 빛을 are the exception.
      if (noun.length === 1 && !['을', '를', '의', '과', '와', '에', '으로', '에서'].includes(particle))
        continue;
    }
    return { noun, particle };
  }
  return { noun: token, particle: '' };
}

const DOING =
  /^(.{2,}?)(?:하(?:고|여|며|면서|기|는|게|였다|였음|자|도록|려고|고자)|해|해서|한다|한|할|함|했다|했음|합니다|되(?:고|는|어|며)|된|될|됨|시키(?:고|는|기))[.]?$/;
const FUNCTION_WORD =
  /^(?:수|것|등|및|또는|또한|그리고|대한|대해|대하여|위한|위해|위하여|통한|통해|통하여|따른|따라|관한|관하여|있는|있다|있음|없는|된|한|할|하는|하기|해|보고|본다|보기|본|후|뒤|때|중|각|각자|서로|함께|같이|직접|다양한|여러|가지|이를|이|그|및|가운데|속|속의|간|간의|의한|의해|기반|바탕으로|중심으로|활용한|활용하여|이용한|이용하여|나타난|담긴|관련된|관련|기초하여|비추어|자신의|우리|우리의|나의|내|학생|학생들|학생들이|나타난|대하여|로서|로써|수업|활동|시간|단원|내용|차시|주제|오늘|이번|있도록|알아보고|알아보기|알고|살펴보고|나누어|만들어|만들고|쓰고|읽고|배우고|찾아|찾고|세우고|그리고|듣고|보며|짓고|지어|나눠|풀고|보여|주는|주고|하나|하나를|둘|둘씩|모두|다시|어떻게|처음|처음부터|끝까지|골라|골라서|이어서|날마다|매일|스스로|동안|이상|이하|정도|사이|소리|소리를|어떤|무엇을|같은|먼저|가까이|넣은|뒤에|짝과|짝을|짝|사람들|사람들을|사람이|아홉|예정|표로|글로|말로|생긴|모은|들은|고칠|고친|받은|만든|본|쓴|읽은|배운|녹여|작은|큰|새로운|알맞은|나누는|맡아|대어|모아|받아|열고|견주어|둘러싼|꼴의|꼴|위해서|관한|보는|살펴보는|알아보는|바라보는|돌아보는|들여다보는|본|바라본)$/;
/** Numbers with what they count (스무 장, 7분, 0.1 M) say nothing that a question could ask about. */
const COUNTED =
  /^(?:[\d.,~]+.{0,4}|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서너|여러|몇) ?(?:장|개|번|명|가지|편|권|차례|시간|주|달|반|모둠|쪽)?)(?:씩|마다|으로|로|을|를|이|가|의|에서|에)?$/;
const COUNTER =
  /^(?:장|개|번|명|가지|편|권|차례|시간|분|주|달|배|쪽|학년|mL|g|M)(?:씩|마다|으로|로|을|를|이|가|의|에서|에|까지)?$/;
const VERB_LIKE =
  /(?:거나|[았었했였겠렸쳤겼]다|읽다|지다|르다|는지|은지|을지|할지|하게|되게|으려|하려|하지|되지|하면|되면|았던|었던|했던|하던|하는|되는|있는|없는|지는|가는|오는|주는|르는|리는|기는|이는|적인|로운|스러운|다운|으며|면서|려고|도록|아서|어서|었다|았다|했다|였다|한다|는다|니다|세요|어요|아요|아|어|고|며|기|짓는|쓰는|읽는|만드는|그린|담은|(?:나타|드러|알아|찾아|밝혀|이끌어|펴|끌어)낸|같은|많은|높은|낮은|좋은|다른|어떤)$/;
/** 썼다, 냈다, 됐다: told in the past, and no noun ends so. */
const isPast = (token: string) => token.endsWith('다') && decompose(token.at(-2))?.final === 'ㅆ';
const NOUN_IN_GI =
  /(?:이야기|후기|중기|말기|절기|장기|단기|학기|공기|악기|쓰기|글쓰기|읽기|말하기|듣기|전기|자기|초기|시기|용기|위기|경기|일기|연기|대기|세기|동기|분위기|비행기|주기|크기|밝기|굵기|빠르기|계기|물고기|무기|유기|열기|증기|보기|만들기|그리기|알아보기|찾기|나누기|광고|보고|사고|창고|재고|회고|단어|언어|영어|국어|국가|외래어|자아|표어|용어|동아|주어|피아|기아|한국어|한글|생태|고고)$/;
const ACTIVITY_NOUN =
  /(?:조사|발표|토론|토의|실험|탐구|제작|측정|분석|관찰|글쓰기|논술|역할극|인터뷰|면담|모의재판|설문|캠페인|프로젝트|감상|연주|창작|설계|비교|낭독|낭송|답사|견학|강연|특강|체험|봉사|회의|연습|공연|전시|촬영|편집|코딩|프로그래밍|기록|해석|번역|요약|쓰기|읽기|말하기|만들기|그리기)$/;
const VAGUE = new Set(
  (
    '활동 수업 방법 내용 의미 이해 과정 결과 모둠 모둠별 발표 조사 토론 토의 작성 자료 생각 자신 친구 학급 교실 개념 특징 특성 원리 관점 사례 문제 주제 ' +
    '생활 물건 현장 반응 꼴 한국지리 세계지리 통합사회 통합과학 Reading Writing 이유 인간 근거 자세 능력 영향 관계 중요성 필요성 역할 요인 요소 조건 보고서 탐구 실험 시간 차시 학습 정리 참여 분석 비교 설명 이용 활용 제시 바탕 중심 기반 다양 제작 소설 시 독서 영어 국어 수학 실생활 예 글 책 작품 계획 수립 결론 도출 개별 전체 우리'
  ).split(' '),
);
const QUOTED =
  /『[^』]{1,30}』|「[^」]{1,30}」|《[^》]{1,30}》|〈[^〉]{1,30}〉|<[^<>]{1,30}>|'[^']{1,30}'|‘[^’]{1,30}’|“[^”]{1,30}”|"[^"]{1,30}"/g;

function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\[[^\]]*\d[^\]]*\]/g, ' ')
    .replace(/\d+\s*[~-]?\s*\d*\s*차시/g, ' ')
    .replace(/(?<=[가-힣])\([^)]{0,40}\)(?=[가-힣])/g, '')
    .replace(/(?<![A-Za-z])\([^)]{0,40}\)/g, ' ')
    .replace(/(^|\n)\s*(?:\d+[.)]|[-*•·○●▶])\s*/g, '$1');
}

/** Nouns of doing at the end of a phrase say what was done, not what it was about: 산소 발생량 [측정]. */
const TAIL =
  /^(?:작성|이해|개념|계산|해결|정리|방법|의미|파악|연구|활용|적용|학습|소개|참여|제시|표현|구하기|알기|동아리|활동|[가-힣]{1,3}(?:히기|우기|하기|찾기|나누기|하여|짓기))$/;

function trimmed(tokens: readonly string[]): string[] {
  const kept = [...tokens];
  while (kept.length > 1) {
    const last = kept.at(-1) ?? '';
    // 양적 연구, 통합적 이해 are one thing; a lone letter after 의 (상호작용론의 눈) is a figure of speech, a poem is not.
    const figure = last.length === 1 && last !== '시' && /의$/.test(kept.at(-2) ?? '');
    if (/적$/.test(kept.at(-2) ?? '') || !(figure || TAIL.test(last) || ACTIVITY_NOUN.test(last))) break;
    kept.pop();
  }
  return kept.map((token, i) =>
    i === kept.length - 1 && !ISM.test(token) && token !== '주의'
      ? token.replace(/([^회토정강논합동결])의$/, '$1')
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
  if (left.length === 1 && /의$/.test(right[0] ?? '') && whole.join(' ').length <= 16) return [whole];
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
    if (COUNTED.test(token) || COUNTER.test(token)) {
      close();
      continue;
    }
    const doing = DOING.exec(token);
    if (doing?.[1] && !NOUN_IN_GI.test(token)) {
      const noun = stripParticle(doing[1]).noun;
      if (ACTIVITY_NOUN.test(noun)) act(noun);
      close();
      continue;
    }
    if (FUNCTION_WORD.test(token) || isPast(token) || (VERB_LIKE.test(token) && !NOUN_IN_GI.test(token))) {
      close();
      continue;
    }
    const { noun, particle } = stripParticle(token);
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
  // A formula alone is no thing to ask about; DNA and pH are. A sentence in English gives no noun phrases.
  if (
    !/[가-힣]/.test(phrase) &&
    (/[=^+→<>]|^\d|_|^(?:[A-Z][a-z]?\d*)*[A-Z][a-z]?\d+$/.test(phrase) || words.length > 2)
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
    const text = clean(source).replace(QUOTED, (quote) => {
      if (!titles.includes(quote)) titles.push(quote);
      return ' , ';
    });
    for (const clause of text.split(/[,.;:\n!?→|]+|(?<=[가-힣])[/+&]|\s[-–~+&/]\s/)) {
      phrasesOf(
        clause,
        (phrase) => {
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
