import { checkRecord } from '../../rules/check-record.ts';
import { RULES_YEAR } from '../../rules/catalogue.ts';
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

/** 조선은행, 동양척식주식회사: of history, and no institution that one could have dealt with. */
const HISTORIC = /^(?:조선|대한제국|동양척식|경성|통감부)/;

/** `cut` says by which rule a clause of the sentence was cut off. */
type Screened = { text: string; review?: string; cut?: string } | { dropped: string };

/**
 * Sentences of answers as the rules of the record allow them, in their order: a firm by what it is (국내 한 정보 기술 기업),
 * with a reason to look again; dropped with the rule's own words where nothing can take the place of what is forbidden.
 * All are checked as one text: a check costs ten times its length's worth to begin with.
 */
export function screened(texts: readonly string[]): Screened[] {
  const all = texts.join(' ');
  const errors = checkRecord(all, { year: RULES_YEAR }).filter(
    ({ level, rule, start, end }) =>
      level === 'error' &&
      !FORM.has(rule) &&
      !(rule.startsWith('ORG') && HISTORIC.test(all.slice(start, end))),
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

function allowed(text: string, errors: readonly Finding[]): Screened {
  if (EXAM.test(text)) return { dropped: EXAM_SCORE };
  if (errors.length === 0) return { text };
  const told = errors.map((finding) =>
    finding.suggestion ? finding : { ...finding, ...inGeneral(text.slice(finding.start, finding.end)) },
  );
  const fatal = told.filter((finding) => !isReworded(finding));
  if (fatal[0]) {
    const cut = fatal[0].message;
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
  let result = text;
  for (const { start, end, suggestion = '' } of told.toReversed()) {
    const after = result.slice(end);
    const particle = /^(?:으로|로|[은는이가을를과와])(?= )/.exec(after)?.[0];
    const fitted = particle ? withParticle(suggestion, formsOf(particle) ?? '은/는') : suggestion;
    result = result.slice(0, start) + fitted + after.slice(particle?.length ?? 0);
  }
  return {
    text: result
      .replace(/(교사|선생님) 동영상 공유 플랫폼/g, '$1의 동영상')
      .replace(/동영상 공유 플랫폼 (?=짧은 (?:동)?영상)/g, '')
      .replace(/기업 같은 (?:회사|기업|곳)/g, '기업')
      .replace(/검색 서비스에 (?:쳐서|검색해서|쳐 보니) 나오는/g, '인터넷에서 검색한'),
    review: told.some(({ rule }) => rule.startsWith('ORG')) ? REWORDED : RENAMED_EVENT,
  };
}
