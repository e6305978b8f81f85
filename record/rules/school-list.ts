import { withParticle } from '../hangul.ts';
import type { Rule } from './rule.ts';

/** SCHOOL_LIST: the strings a school forbids on its own account, wherever they stand. */
export const schoolList: Rule = ({ text }, { deny = [] }) =>
  deny.flatMap((word) => {
    const findings = [];
    for (let at = word === '' ? -1 : text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      findings.push({
        rule: 'SCHOOL_LIST',
        level: 'error' as const,
        start: at,
        end: at + word.length,
        message: `${withParticle(`‘${word}’`, '은/는')} 우리 학교가 정한 기재 금지어입니다. 다른 표현으로 바꿔 주세요.`,
      });
    }
    return findings;
  });
