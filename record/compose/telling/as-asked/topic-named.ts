import { withParticle } from '../../../hangul.ts';
import { isThingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';
import { FRAGMENT } from '../../fitness/reasons.ts';
import type { Retold, Telling } from '../retell.ts';

/** A noun with 요 and no verb (평균 수면시간이요). */
const BARE_NOUN = /^[^.,]{3,}(?<![어아여해와워져려켜에예네세데까게지고나죠])요[.!\s]*$/;
const ASKS_FOR = /주제|작품|논제|대상|인물|책|문제/;

/** The bare noun that answers a question for the topic: … 수면시간이요 → … 수면시간을 주제로 정함. */
export function topicNamed(sentence: string, { raw, question }: Telling): Retold | null {
  const named = /^(.{3,40})(?<!의지를 보)임\.$/.exec(sentence)?.[1];
  // 여자아이 메리요: 요 behind a vowel, and no 동요.
  const noun = named?.endsWith('요') && !isThingNoun(lastWord(named)) ? named.slice(0, -1) : named;
  if (!noun || !BARE_NOUN.test(raw) || /예요|에요/.test(raw)) return null;
  // 작품을 해석해야 한다는 거요: told as what was learnt.
  if (/[다라]는 것$/.test(noun)) return null;
  // 물에 들어가서 돌을 뒤집는 거요.
  if (/[가-힣]는 것$/.test(noun) && /맡은|역할/.test(question ?? ''))
    return { text: `${noun.slice(0, -1)}일을 맡음.` };
  const best = /가장 ([가-힣 ]{2,12}) (부분|장면|순간|점|작품|활동|것|내용|개념|주제|말|단원)/.exec(
    question ?? '',
  );
  if (best) {
    const kind = noun.endsWith(best[2] ?? '') || best[2] === '내용' ? '것' : best[2];
    return {
      text: `${withParticle(noun, '을/를')} 가장 ${best[1]} ${withParticle(kind ?? '것', '으로/로')} 꼽음.`,
    };
  }
  const what = ASKS_FOR.exec(question ?? '')?.[0];
  return what && !/[은는을를]$/.test(noun)
    ? { text: `${withParticle(noun, '을/를')} ${withParticle(what, '으로/로')} 정함.` }
    : { dropped: FRAGMENT };
}
