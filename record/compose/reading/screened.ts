import { checkRecord } from '../../rules/check-record.ts';
import { RULES_YEAR } from '../../rules/catalogue.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { formsOf, withParticle } from '../../hangul.ts';
import { withoutForbiddenEnd, withoutForbiddenFront } from './forbidden-clauses.ts';
import type { Finding } from '../../types.ts';

/** Rules on form, which the style and the limit see to; everything else may not stand in a record at all. */
const FORM = new Set([
  'FIRST_PERSON',
  'ENDING',
  'JAMO',
  'SPECIAL',
  'ENGLISH',
  'NEWLINE',
  'BYTES',
  'NAME',
  'SCHOOL_LIST',
]);
export const REWORDED = '기관이나 상표의 이름을 일반적인 말로 바꾸었으므로 확인이 필요합니다.';
export const RENAMED_EVENT = '대회라는 말을 행사로 바꾸었으므로 확인이 필요합니다.';
const EXAM = /(?:중간|기말) ?(?:고사|시험)?[은는이가을를에]? ?.{0,12}\d{1,3}점|\d{1,3}점 ?(?:이상|넘|맞|받)/;
const EXAM_SCORE = '시험 점수나 등급은 적을 수 없습니다.';

/** 조선은행, 동양척식주식회사, 국제 연맹: of history, and no institution that one could have dealt with. */
const HISTORIC = /^(?:조선|대한제국|동양척식|경성|통감부|국제 ?연맹)/;

/** 마리 퀴리는 … 특허를 내지 않았다: what an inventor of history did or left undone, and no pupil. */
const INVENTOR =
  /(?:퀴리|에디슨|테슬라|노벨|와트|마르코니|라이트 ?형제|플레밍|소크|장영실|뢴트겐|구텐베르크|벨|포드|굿이어|다임러|모스|버너스리|하버|보슈|튜링|패러데이|파스퇴르)(?:[은는이가도]|의) /;
const NEVER_PATENTED =
  /^(?!.*(?<![가-힣])(?:나|저|우리|저희|제|내|자신)[는가은이의]? )[^.]{2,20}[은는] [^.]*특허를? (?:내지|받지|신청하지|등록하지) (?:않|아니)/;
const isOfAnInventor = (sentence: string): boolean =>
  INVENTOR.test(sentence) || NEVER_PATENTED.test(sentence);
const sentenceAt = (all: string, at: number): string =>
  all.slice(all.lastIndexOf('. ', at) + 1, at) + (/^[^.]*\.?/.exec(all.slice(at))?.[0] ?? '');

/** `cut` says by which rule a clause of the sentence was cut off. */
type Screened = { text: string; review?: string; cut?: string } | { dropped: string };

/**
 * Sentences of answers as the rules of the record allow them, in their order: a firm by what it is (국내 한 정보 기술 기업),
 * with a reason to look again; dropped with the rule's own words where nothing can take the place of what is forbidden.
 * A doubt whether something was learnt outside is enough: only the pupil knows, and a teacher can still take it.
 * All are checked as one text: a check costs ten times its length's worth to begin with.
 */
export function screened(texts: readonly string[]): Screened[] {
  const all = texts.join(' ');
  const errors = checkRecord(all, { year: RULES_YEAR }).filter(
    ({ level, rule, start, end, message }) =>
      (level === 'error' || message === MESSAGES.MAYBE_COURSE) &&
      !FORM.has(rule) &&
      !(rule.startsWith('ORG') && HISTORIC.test(all.slice(start, end))) &&
      !(rule === 'IP' && isOfAnInventor(sentenceAt(all, start))),
  );
  let at = 0;
  return texts.map((text) => {
    const start = at;
    at += text.length + 1;
    const own = errors.filter((finding) => finding.start >= start && finding.start < start + text.length);
    return allowed(
      text,
      own.map((finding) => ({ ...finding, start: finding.start - start, end: finding.end - start })),
    );
  });
}

/** 강원일보, 국립해양조사원: of what no list names, what it is. */
function inGeneral(name: string): { suggestion?: string } {
  if (/^[가-힣]+(?:일보|신문)$/.test(name)) return { suggestion: '일간지' };
  return /^(?!조선|대한제국|일제)[가-힣 ]{2,}(?:공단|공사|조사원|진흥원|연구원|연구소|관측소|개발원|정보원|관리원|평가원|안전원|자원관|생물자원관)$/.test(
    name,
  )
    ? { suggestion: '공공 기관' }
    : {};
}

/** A firm by what it is; a sports day (체육대회) when nobody took part in a contest or won. */
const isReworded = ({ rule, suggestion }: Pick<Finding, 'rule' | 'suggestion'>) =>
  suggestion !== undefined &&
  (rule.startsWith('ORG') || (rule === 'CONTEST_WORD' && suggestion === '체육 행사'));

/** 구글 폼을 돌려서. */
const SURVEYED: Readonly<Record<string, string>> = {
  려: '온라인 설문을 실시해',
  려서: '온라인 설문을 실시하여',
  리고: '온라인 설문을 실시하고',
  리며: '온라인 설문을 실시하며',
  렸: '온라인 설문을 실시했',
  린: '온라인 설문을 실시한',
  림: '온라인 설문을 실시함',
};

/** 네프론이라는 회수 기계: what it is stands behind the name; only a word as wide as 앱 says less than ours. */
const CALLED = /^이?라는 (?=([가-힣]+))/;
const KIND_OF_FIRM =
  /^(?:회사|기업|업체|앱|어플|도구|프로그램|사이트|누리집|플랫폼|서비스|단체|기관|곳|상표|브랜드|매장)(?=[은는이가을를의에도과와로]|으로|에서|$)/;
/** 유네스코 인류무형문화유산, 농촌진흥청 국가표준식품성분표: the thing has a name of its own. */
const NAMED_THING =
  /^ ?(?=(?:[가-힣]+ )?[가-힣]{2,}(?:유산|성분표|도감|목록|연감|백서|지침|지수|종합 ?계획|포털)(?![가-힣]{3}))/;

/** The text with each name as what it is. */
function reworded(text: string, told: readonly Finding[]): string {
  let result = text;
  for (const [at, { rule, start, end, suggestion = '' }] of [...told.entries()].toReversed()) {
    const before = result.slice(0, start);
    const after = result.slice(end);
    const called = CALLED.exec(after);
    const own = rule === 'ORG_PUBLIC' ? NAMED_THING.exec(after)?.[0] : undefined;
    if (called && rule.startsWith('ORG')) {
      const kind = KIND_OF_FIRM.exec(called[1] ?? '')?.[0];
      const rest = after.slice(called[0].length);
      result =
        before +
        (kind
          ? withFitted(firmOr(kind, suggestion), rest.slice(kind.length))
          : (/의 $/.test(before) ? '' : '한 ') + rest);
    } else if (own !== undefined) result = before + after.slice(own.length);
    // 애플 아이패드로: the maker goes with the thing.
    else if (rule === 'ORG' && told[at + 1]?.start === end + 1 && after.startsWith(' '))
      result = before + after.slice(1);
    else result = before + withFitted(suggestion, after);
  }
  return twoOfAKind(
    result,
    told.map(({ suggestion = '' }) => suggestion),
  );
}

/** 구글이라는 기업: a firm, whatever it is known for. */
const firmOr = (kind: string, suggestion: string) =>
  /^(?:회사|기업|업체)$/.test(kind) && !/(?:회사|기업|업체|기획사|제작사|점)$/.test(suggestion)
    ? `한 ${kind}`
    : suggestion;

/** 갤럭시와 아이폰: two telephones. */
function twoOfAKind(text: string, said: readonly string[]): string {
  const twice = said.filter((one, at) => one !== '' && said.indexOf(one) !== at);
  return twice.reduce(
    (current, one) =>
      ['와', '과'].reduce(
        (all, and) => all.replace(`${one}${and} ${one}`, `두 ${one.replace(/^한 /, '')}`),
        current,
      ),
    text,
  );
}

/** What is said instead, and what stood behind the name with the particle that fits. */
function withFitted(suggestion: string, after: string): string {
  // 배민 앱: an app already.
  const last = suggestion.split(' ').at(-1) ?? '';
  const behind = after.startsWith(` ${last}`) ? after.slice(last.length + 1) : after;
  const particle = /^(?:으로|로|[은는이가을를과와])(?= )/.exec(behind)?.[0];
  return (
    (particle ? withParticle(suggestion, formsOf(particle) ?? '은/는') : suggestion) +
    behind.slice(particle?.length ?? 0)
  );
}

/** 논문 이야기(MIT에서 한 것)를 듣고, 모의고사 지문을: what may go and leaves the sentence as it was. */
function asideAround(text: string, { rule, start, end }: Pick<Finding, 'rule' | 'start' | 'end'>) {
  for (const { 0: whole, index } of text.matchAll(/ ?\([^()]*\)/g))
    if (index <= start && end <= index + whole.length) return { start: index, end: index + whole.length };
  const exam =
    rule === 'MOCK' ? /^ (?=(?:지문|문제|기출)[가-힣]* (?!\d))/.exec(text.slice(end))?.[0] : undefined;
  return exam === undefined || /\d ?(?:점|등급|문제|개)/.test(text)
    ? null
    : { start, end: end + exam.length };
}

function allowed(text: string, errors: readonly Finding[]): Screened {
  if (EXAM.test(text)) return { dropped: EXAM_SCORE };
  if (errors.length === 0) return { text };
  const told = errors.map((finding) =>
    finding.suggestion ? finding : { ...finding, ...inGeneral(text.slice(finding.start, finding.end)) },
  );
  const fatal = told.filter((finding) => !isReworded(finding));
  if (fatal[0]) {
    const cut = fatal[0].message;
    const aside = asideAround(text, fatal[0]);
    if (aside) {
      const rest = allowed(
        text.slice(0, aside.start) + text.slice(aside.end),
        told.flatMap((finding) => {
          if (finding.start >= aside.start && finding.end <= aside.end) return [];
          const gone = finding.start < aside.start ? 0 : aside.end - aside.start;
          return [{ ...finding, start: finding.start - gone, end: finding.end - gone }];
        }),
      );
      return 'text' in rest ? { ...rest, cut } : rest;
    }
    const behind = withoutForbiddenFront(text, Math.max(...fatal.map(({ end }) => end)));
    if (behind) {
      // What stands behind it may name a firm of its own.
      const gone = text.length - behind.length;
      const left = told.filter(({ start }) => start >= gone);
      const rest = allowed(
        behind,
        left.map((finding) => ({ ...finding, start: finding.start - gone, end: finding.end - gone })),
      );
      return 'text' in rest ? { ...rest, cut } : rest;
    }
    const before = withoutForbiddenEnd(text, Math.min(...fatal.map(({ start }) => start)));
    if (!before) return { dropped: cut };
    const rest = allowed(
      before,
      told.filter(({ start }) => start < before.length),
    );
    return 'text' in rest ? { ...rest, cut } : rest;
  }
  const result = reworded(text, told);
  return {
    text: result
      .replace(/(교사|선생님) 동영상 공유 플랫폼/g, '$1의 동영상')
      .replace(/동영상 공유 플랫폼 (?=짧은 (?:동)?영상)/g, '')
      .replace(/동영상 공유 플랫폼(?:을|를)? (?=보[고면니며]|봄|보았|봤|참고)/g, '동영상을 ')
      // 『아몬드』(손원평, 창비): by whom a book was printed is nothing to tell.
      .replace(/(?<=\([^()]*)(?:, ?한 출판사(?=[,)])|(?<=\()한 출판사(?:, ?|(?=\))))/g, '')
      .replace(/ ?\(\)/g, '')
      // 신어 자료집(국립국어원): whose it is goes whole.
      .replace(/ ?\((?:한 )?(?:공공 기관|일간지|언론사|정부 기관|기업|회사|출판사)\)/g, '')
      .replace(/기업 같은 (?:회사|기업|곳)/g, '기업')
      .replace(/검색 서비스에 (?:쳐서|검색해서|쳐 보니) 나오는/g, '인터넷에서 검색한')
      // 구글 폼을 돌려서: what goes round is the survey.
      .replace(/온라인 설문 도구를 (?=만[들든듦]|제작|작성|배포|공유)/g, '온라인 설문을 ')
      .replace(/온라인 설문 도구를 돌(려서?|리고|리며|렸|린|림)/g, (_, form: string) => SURVEYED[form] ?? ''),
    review: told.some(({ rule }) => rule.startsWith('ORG')) ? REWORDED : RENAMED_EVENT,
  };
}
