import { lastFinal } from '../../../hangul.ts';
import { isDoingNoun, isListedThing } from '../../../style/words/nouns.ts';
import { adnominalStem, lastWord } from '../../../style/words/stems.ts';
import { isName, isSaidToBe } from './nouns.ts';
import { saysMore } from './telling-more.ts';

const LONGEST = 70;
const SELF = /^(?:저는|나는|제가|내가|전|난|(?:저희|우리)(?: 모둠| 조| 팀)?[은는]) /;
const MARKS = /[ㄱ-ㅎㅏ-ㅣ.!~^;\s]+$/u;
const QUOTED = /["“'‘「『《<][^"”'’」』》>]*["”'’」』》>]/g;
const COPULA =
  /(?:이었습니다|였습니다|이었어요|였어요|이었다|였다|입니다|이에요|예요|이다|이요|요|이었음|였음)$/;
const BEHIND_VOWEL = /^(?:였|예요|요)/;
/** 뒤에 숨긴 피곤함: how it feels, as a name. */
const FELT = /[가-힣]+(?:함|움|픔|쁨|음)$/;
/** 줄넘기 30개: how much, as a goal; no rank and no mark. */
export const COUNT = /[가-힣] \d[\d.,]*(?!등|점|등급|위)[가-힣%A-Za-z]{1,4}$/;
export const FIGURE =
  /^(?:\d+[가-힣]{1,3} (?:뒤|후|만)에? )?(?:약 |총 |평균 |최대 |최소 )?\d[\d.,]* ?[가-힣A-Za-z%℃°]{1,6}$/;

/** 숨긴 피곤함, 전쟁의 아픔, and the feeling alone. */
const describes = (before: string | undefined) =>
  before === undefined || before.endsWith('의') || adnominalStem(before) !== null;

/** The question's own word, said once more before what is named. */
const ASKED_AGAIN =
  /^(?:가장 |제일 )?(부족|보완|개선|아쉬|고칠|잘한|잘된)[가-힣]*(?: 느낀)? ?(?:(?:것|거|점|부분)[은는]|건) /;

export interface Named {
  name: string;
  /** Named by how it feels (숨긴 피곤함), which only a work can show. */
  felt: boolean;
}

/** What an answer names, without its copula; null where it says more than that. */
export function nameIn(raw: string, asked = ''): Named | null {
  const text = raw
    .replace(SELF, '')
    .replace(MARKS, '')
    // 부족한 것은 발음입니다, asked for it.
    .replace(ASKED_AGAIN, (whole, cue: string) => (asked.includes(cue) ? '' : whole))
    // 가장 힘들었던 것은 증인 신문이었습니다: the question's own words once more.
    .replace(
      /^(?:[가-힣]+ [가-힣]+보다 )?(?:가장 |제일 )?(?:힘들었던|힘든|어려웠던|어려운|까다로웠던|까다로운|인상 ?깊었던|인상 ?깊은|기억에 남는|기억에 남은|좋았던|아쉬웠던|재미있었던) (?:것|점|부분|일|장면|순간)[은는] /,
      '',
    )
    .replace(/(?<=[가-힣]{2})님$/, '')
    .replace(/(?<=[가-힣]) ?거(?:이?요|예요|에요|임|다|였다)?$/, ' 것')
    .trim();
  const bare = text.replace(QUOTED, '□').replace(/(?<=\d)\.(?=\d)/g, '');
  if (text.length === 0 || text.length > LONGEST || /[.?!:;→/]|->/.test(bare) || saysMore(bare)) return null;
  const copula = COPULA.exec(text)?.[0] ?? '';
  const before = text.slice(0, text.length - copula.length);
  const isNamed = /^요$/.test(copula)
    ? isListedThing(lastWord(before)) || isSaidToBe(before)
    : isName(before) || isDoingNoun(lastWord(before));
  const stands = copula !== '' && isNamed && (!BEHIND_VOWEL.test(copula) || lastFinal(before) === '');
  if (stands) return { name: before, felt: false };
  const felt = FELT.test(text) && describes(text.split(' ').at(-2));
  return isName(text) || FIGURE.test(text) || COUNT.test(text) || felt ? { name: text, felt } : null;
}
