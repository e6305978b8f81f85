import { withParticle } from '../hangul.ts';
import { all, patternRule } from './rule.ts';
import { DID, LEFT, anyOf, wholeWord } from './words.ts';
import { CERTIFICATES, CERTIFICATES_IN_CONTEXT } from './words/certificates.ts';

const judge = ({ word }: { word: string }) => ({
  level: 'error' as const,
  message: `${withParticle(`‘${word}’`, '은/는')} 자격증이나 인증시험에 해당하여 이름과 취득 사실을 적을 수 없습니다.`,
});

const named = patternRule('CERT', wholeWord(CERTIFICATES, '\\s?\\d급|시험|자격|필기|실기'), judge);

const OBTAINED = `(?:취득|획득|합격|응시|통과)(?:${DID})|취득을 준비|(?:땀|따고|따서|따며|땄|딴\\s?(?:뒤|후|경험))`;

const inContext = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}(?:${anyOf(CERTIFICATES_IN_CONTEXT)})(?:을|를|에|이)?\\s?(?:\\d\\s?급|자격|시험|필기|실기|취득|검정|${OBTAINED})`,
    'g',
  ),
  judge,
);

const trade = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣]{2,10}(?:기능사|산업기사|기능장|기술사)(?![가-힣]{3,})|${LEFT}[가-힣]{2,10}(?:운용사|관리사|지도사|상담사|관리원)\\s?[1-3]급`,
    'g',
  ),
  judge,
);

// The word 자격증 alone is allowed: a named one, obtained, is not.
const obtained = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣A-Za-z0-9]{1,20}(?:\\s[가-힣]{1,20})?\\s?(?:자격증|자격|면허증?|인증서)(?:을|를|도|까지|시험에|에)?\\s?(?:[가-힣]{1,20}\\s){0,2}(?:${OBTAINED}|도전)`,
    'g',
  ),
  ({ word }) =>
    /^(?:국가|관련|민간|전문|다양한|여러|각종)?\s?자격증/.test(word)
      ? { ...judge({ word }), level: 'check' }
      : judge({ word }),
);

const tests = patternRule(
  'CERT',
  new RegExp(
    `${LEFT}[가-힣]{0,20}(?:인증\\s?시험|능력\\s?검정(?:\\s?시험)?|급수\\s?시험|인증시험|자격\\s?시험)`,
    'g',
  ),
  ({ word, before, after }) => {
    if (/한자|어학|영어|일본어|중국어/.test(before.slice(-6) + word)) return null;
    const doing =
      /^(?:을|를|에|의|도)?\s?(?:\d급|합격|응시|취득|통과|준비|대비|공부|기출|문제)/.test(after) ||
      /검정/.test(word);
    return { ...judge({ word }), level: doing ? 'error' : 'check' };
  },
);

/** CERT: certificates and certifying tests by name; the bare word 자격증 and tools of the same name pass. */
export const certificates = all(named, inContext, trade, obtained, tests);
