import { TOOL } from './tools.ts';
import { inFull } from './in-full.ts';
import { isDeed, isNoMatter } from './no-matters.ts';
import { isTornClause } from './torn-clauses.ts';

/** 훈요 10조: the figure belongs to the name. */
const NUMBERED = /^ ?\d{1,3}(?:조|개조|원칙|법칙|요소|강령|계명)/;
/** Doings at the end of a phrase: 이차곡선 작도, TED talk 시청, 치수 검사. */
const DOING_AT_END =
  / (?:(?:활용|응용|적용)(?: 문제)?|이용|시청|청취|작도|구현|공모|담당|검사|확인|찾기|정하기|재기|읽기|쓰기|시연|필사|암송|공유|제출|정독|완독|검색|수집|선정|참관|관람|점검|퇴고|첨삭|교정|서술|실습|따라하기|감상|사용|사용법|만들기|비교|구별|구분|진단|운영|방문|치기|실전|(?:쓰기|말하기|읽기) 실전)$/;
/** 멀티미터 전압: the tool beside what it measures. */
const MEASURED_WITH = /^(?:멀티미터|테스터|오실로스코프|버니어 ?캘리퍼스|마이크로미터|전압계|전류계) /;
const LAST = /[^ ]+$/;

/** giving directions, role-play: but DNA, pH and PCR are matters. */
const isEnglish = (term: string) =>
  !/[가-힣]/.test(term) && (/ /.test(term) || !/[A-Z].*[A-Z\d]|^p[HK]/.test(term));

/** 버니어 캘리퍼스로: the means of the work. */
function isMeans(term: string, content: string): boolean {
  const at = content.indexOf(term);
  return at >= 0 && /^으?로(?:\s|$)/.test(content.slice(at + term.length)) && !TOOL.test(term);
}

/**
 * A phrase of a lesson as a matter that one learns and asks about, in full (훈요 → 훈요 10조) and without what was
 * done to it (이차곡선 작도 → 이차곡선); null for a deed, a means, a person or what was handed in.
 */
export function matterOf(term: string, content: string): string | null {
  const at = content.indexOf(term);
  const figure = at < 0 ? '' : (NUMBERED.exec(content.slice(at + term.length))?.[0] ?? '');
  if (figure) return isNoMatter(LAST.exec(term)?.[0] ?? '') ? null : `${term}${figure}`;
  if (isTornClause(term, content)) return null;
  // giving directions: English words are no matter of a Korean sentence.
  if (isMeans(term, content) || isEnglish(term)) return null;
  // 갈릴레이의 사고 실험: half a name.
  if (content.includes(`${term} 실험`) && term.endsWith('사고')) return null;
  // 온난 전선과 한랭 전선의 구조: half of what it is of.
  if (/[가-힣A-Za-z\d][과와] $/.test(content.slice(0, Math.max(0, at))) && /의 /.test(term)) return null;
  // 두 곡선 사이: what lies between them is meant.
  if (/^ 사이(?![가-힣])/.test(content.slice(at + term.length)) && at >= 0) return null;
  // 주민 생활과의 관련성: of what? 가상의 거래: made up for an exercise.
  if (/[과와]의 |^가상의 /.test(term) || MEASURED_WITH.test(term)) return null;
  const matter = term.replace(DOING_AT_END, '');
  const last = LAST.exec(matter)?.[0] ?? '';
  if (matter.length < 2 || isNoMatter(last)) return null;
  if (!matter.includes(' ') && isDeed(matter, content)) return null;
  return matter === term ? matter : inFull(matter, at, content);
}
