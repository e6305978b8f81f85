import { lastFinal, withFinal, withParticle } from '../hangul.ts';
import { isNoun } from './parting/readings.ts';
import { applyRules, type Rule } from './replace.ts';
import { isKnownStem, isSoundStem, nominal, openStem } from './stems.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

/** What talk shortens, in full. */
const SHORTENED: readonly Rule[] = [
  // 왜케 짧은지, 글케 쉬운.
  rule(`${B}(?:왜|왤)케(?=\\s)`, '왜 이렇게'),
  rule(`${B}(?:글케|그케|구케)(?=\\s)`, '그렇게'),
  rule(`${B}(?:일케|이케|요케|요렇게)(?=\\s)`, '이렇게'),
  rule(`${B}절케(?=\\s)`, '저렇게'),
  rule(`${B}(?:어따|어다|어디다|어디에다)(?:가)?(?=\\s(?:쓰|써|쓸|두|둬|놓|넣|적|붙|걸|꽂))`, '어디에'),
  // 정보단 and 홍보단 are nouns.
  rule(`${B}(전|것|나|너|때|말|글|책|돈|몸|손|수|양|점|일|답)보단(?=\\s)`, '$1보다는'),
];

/** 다르잖아요, 그래서: said as what everybody knows, meant as the reason. */
function withReasons(text: string): string {
  if (!/(?:잖아|거든)요?,? 그래서/.test(text)) return text;
  return text.replace(/([가-힣]+)(?:잖아요?|거든요?),? 그래서,?(?=\s)/g, (whole, form: string) => {
    const stem = isKnownStem(form) || /(?:하|되|이)$/.test(form) ? form : openStem(form);
    if (!isSoundStem(stem)) return whole;
    const named = nominal(stem);
    return `${withFinal(named, lastFinal(named) === 'ㄻ' ? 'ㄹ' : '')}므로`;
  });
}

/** 과거제도 이거 수능이랑 비슷하다: named first, taken up again. */
function withTopics(text: string): string {
  if (!/ 이[거게건]/.test(text)) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,}) (?:이거|이게|이건)(?=\s[가-힣])/g, (whole, noun: string) =>
    isNoun(noun) ? withParticle(noun, '은/는') : whole,
  );
}

/** The sentence with the words that talk shortens in full: 왜케 → 왜 이렇게, 전보단 → 전보다는. */
export function withSpokenInFull(text: string): string {
  return withTopics(withReasons(applyRules(text, SHORTENED)));
}
