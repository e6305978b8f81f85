import { withParticle } from '../../../hangul.ts';
import { isDoing } from '../../../style/words/nouns.ts';
import { isSoundStem, lastWord, nominal, openStem } from '../../../style/words/stems.ts';
import type { Step } from '../../../style/replace.ts';

const object = (noun: string) => withParticle(noun, '을/를');
const BEFORE = '((?:[^.,은는]*[가-힣](?:면서|며|고|다가) )?)';
const STRIKING =
  '(?:가장 |특히 )?(?:놀란|놀라웠던|놀라운|신기했던|신기한|인상 ?깊었던|인상 ?깊은|인상적이었던|인상적인|기억에 남는|기억에 남은|의외였던|흥미로웠던|충격적이었던)';

/** What a sentence singles out before it names it (가장 놀란 것은 …임), told as what the student did or made of it. */
export const SINGLED_OUT: readonly Step[] = [
  // 가장 먼저 한 것은 연마다 시간을 적는 것이었음.
  [
    new RegExp(`^${BEFORE}((?:가장 )?(?:먼저|처음)) 한 (?:것|일)은 (.+[가-힣])는 것(?:이었음|임)\\.$`),
    (whole, before = '', first = '', did = '') => {
      const stem = openStem(did);
      return isSoundStem(stem)
        ? `${before}${first === '처음' ? '가장 먼저' : first} ${nominal(stem)}.`
        : whole;
    },
  ],
  // 처음 한 일은 자료 조사였음.
  [
    new RegExp(
      `^${BEFORE}((?:가장 )?(?:먼저|처음)) 한 (?:것|일)은 ((?:[가-힣]+ ){0,3}[가-힣]+?)(?:이었음|였음|임)\\.$`,
    ),
    (whole, before = '', first = '', deed = '') =>
      isDoing(lastWord(deed))
        ? `${before}${first === '처음' ? '가장 먼저' : first} ${object(deed)} 함.`
        : whole,
  ],
  // 가장 놀란 것은 다섯 단계로 나눈다는 것이었음.
  [
    new RegExp(
      `^${BEFORE}${STRIKING} (?:것|점|부분|사실|내용)은 (.+[다라]는) (?:것|점|부분|사실|내용)(?:이었음|였음|임)\\.$`,
    ),
    '$1$2 점을 인상 깊게 받아들임.',
  ],
  // 가장 인상 깊었던 것은 주인공이 편지를 태우는 장면이었음.
  [
    new RegExp(
      `^${BEFORE}${STRIKING} (?:것|점|부분)은 (.+[가-힣](?:는|은|던|한|된|인|운|ㄴ|의) (?:장면|구절|대목|문장|문구|가사|말|표현|모습|작품|사례|이야기))(?:이었음|였음|임)\\.$`,
    ),
    (_, before = '', what = '') => `${before}${object(what)} 인상 깊게 받아들임.`,
  ],
  // 신기한 것은 길 쪽 방형구에서는 질경이가 1등임.
  [
    new RegExp(
      `^${BEFORE}${STRIKING} (?:것|점)은 ([^.,]*[가-힣][이가] (?:[^ .]+ ){0,2}[^ .]*[가-힣])(?<!때문|것)임\\.$`,
    ),
    (_, before = '', what = '') => `${before}${withParticle(what, '이라/라')}는 점을 인상 깊게 받아들임.`,
  ],
  // 가장 고민한 것은 염산을 얼마나 넣느냐였음.
  [
    /^((?:가장 |특히 )?(?:오래 |많이 )?)고민한 (?:것|부분|점)은 (.+?)(?:이었음|였음|임)\.$/,
    (_, how = '', what = '') =>
      /느?냐$/.test(what)
        ? `${what.replace(/느?냐$/, '는지')}를 ${how}고민함.`
        : `${object(what)} ${how}고민함.`,
  ],
];
