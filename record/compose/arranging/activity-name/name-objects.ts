import { withParticle } from '../../../hangul.ts';
import { INTRANSITIVE } from '../../notes/missing-objects.ts';
import { formOf } from '../../notes/word-forms.ts';
import { wordsOf } from './name-clause.ts';
import { COUNTED, hasCase, isDone, isHow, isNoun, isUnknownNoun, takes } from './name-nouns.ts';
import { isAdnominal, isJoint } from './name-verbs.ts';

/** What is held or played: its noun alone says what is done. */
export const EVENT_NOUN =
  /(?:수업|프로젝트|게임|독서|실험|실습|토론|토의|캠페인|회의|재판|봉사|체험|공연|역할극|인터뷰|면담|훈련|경기|놀이|스피치|플레이|연극)$/;

/** 한 시간 정도 조사하고: how long, and not what. */
const LASTS = /^(?:[한두세네]|[^ ]*(?:시간|달|주|번)) [^ ]*(?:간|동안|번|차례|달|주|정도)$/;

/** 결과 모아서, 간격 측정해서: the object of what is done first gets its particle. */
export function withObjects(text: string): string {
  const words = wordsOf(text);
  let acted = false;
  return words
    .map((word, at) => {
      const next = words[at + 1] ?? '';
      const done = /^(.+?)(?:하(?:고|며|면서|여|는)|해서?)$/.exec(next)?.[1] ?? '';
      const joins = isJoint(next, word, words[at + 2] ?? '') || /는$/.test(next);
      const isActing = (isDone(done || ' ') && !INTRANSITIVE.test(done)) || takes(formOf(next) ?? '');
      const goesOn = isJoint(word, words[at - 1] ?? '', next) || isAdnominal(word);
      const isObject =
        isNoun(word) ||
        (isUnknownNoun(word) && !EVENT_NOUN.test(done)) ||
        /^['‘「『].*['’」』]$/.test(word) ||
        COUNTED.test(word) ||
        /^[한두세네]$/.test(words[at - 1] ?? '');
      const lasts = LASTS.test(`${words[at - 1] ?? ''} ${word}`);
      const lacks =
        joins && isActing && !acted && isObject && !lasts && !hasCase(word) && !goesOn && !isHow(word);
      if (/[을를]$/.test(word) && hasCase(word)) acted = true;
      if (goesOn) acted = false;
      return lacks ? withParticle(word, '을/를') : word;
    })
    .join(' ');
}
