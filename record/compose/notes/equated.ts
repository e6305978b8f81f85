import { withParticle } from '../../hangul.ts';
import { adnominal, lastWord } from '../../style/words/stems.ts';
import type { Intent } from '../../types.ts';
import { stemOf } from './step-stem.ts';
import { isNamed } from './named.ts';

/** 방언 = 틀린 말 아님. */
const NOT_THAT = /^([가-힣 ]{2,14}[가-힣]) ?= ?([가-힣 ]{2,16}[가-힣])(?:이|가)? 아님$/;
const NOUNS_EQUAL = /^[가-힣 ]{4,30} ?= ?[가-힣]{2,10}$/;
/** 심박수 낮아짐 = 심폐 좋아진 것. */
const EQUALS = /^([^=]{4,30}?) ?= ?([^=]{4,30})$/;

/** What stands for what: A = B as what was learnt; null where it is none. */
export function equated(note: string, intent: Intent | null): string | null {
  const [, what = '', meaning = ''] = EQUALS.exec(note) ?? [];
  const not = NOT_THAT.exec(note);
  if (not)
    return `${withParticle(not[1] ?? '', '이/가')} ${withParticle(not[2] ?? '', '이/가')} 아니라는 것을 알게 되었다`;
  const stem = what === '' || isNamed(lastWord(what)) ? null : stemOf(what);
  const named = !stem && NOUNS_EQUAL.test(note) && isNamed(lastWord(what)) && isNamed(meaning);
  if (named) return `${withParticle(what, '이/가')} ${withParticle(meaning, '이라/라')}는 것을 알게 되었다`;
  if (!stem || /\d/.test(note) || (intent !== '배운 점' && intent !== '확장·진로')) return null;
  if (!/(?:것|증거|뜻|의미|신호|결과|원인|이유|때문)$/.test(meaning)) return null;
  return `${adnominal(stem)} 것은 ${meaning}임을 알게 되었다`;
}
