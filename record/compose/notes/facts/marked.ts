import { withParticle } from '../../../hangul.ts';
import { isDoing } from '../../../style/words/nouns.ts';

/** What O and X stand for behind a noun: 차이 X is none. */

/** What there is or is not. */
const THERE_IS =
  /^(?:차이|영향|관계|상관|관련|효과|변화|반응|의미|문제|오류|이상|근거|결론|소리|냄새|필요|대책|규칙)$/;
const MARKED = /^(.*?)([가-힣]+) (?:(거의|별로|전혀|아예) )?([XO])$/;

/** 거의 차이 X → 차이가 거의 없; the stem of what the sign says, or null where the noun leaves it open. */
export function markedStem(part: string): string | null {
  const [, before = '', noun = '', how = '', sign] = MARKED.exec(part) ?? [];
  if (!sign || /[XO=:]/.test(before)) return null;
  const front = /(?:^| )(거의|별로|전혀|아예) $/.exec(before);
  const much = how || front?.[1] || '';
  const rest = front ? before.slice(0, front.index + (front[0].startsWith(' ') ? 1 : 0)) : before;
  if (!much && sign === 'O' && !THERE_IS.test(noun)) return null;
  if (THERE_IS.test(noun))
    return `${rest}${withParticle(noun, '이/가')} ${much ? `${much} ` : ''}${sign === 'X' ? '없' : '있'}`;
  return isDoing(noun) && sign === 'X' && !much ? `${rest}${withParticle(noun, '을/를')} 하지 않` : null;
}
