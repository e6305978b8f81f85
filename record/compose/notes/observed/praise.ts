import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/nouns.ts';
import { lastWord } from '../../../style/stems.ts';

/** How teachers note in a word or a sign that something was well done: 발표 굿, 질문 多, 태도↑. */

const WELL = /^(.*[가-힣A-Za-z0-9)]) ?(?:굿+|good|Good|GOOD|굳|최고|짱|👍|엄지)(?:임|다|였음|이었음)?$/u;
const MANY = /^(.*[가-힣]) ?(?:多|많음)$/;
const RISING = /^(.*[가-힣]) ?[↑⬆]+$/u;

/** Of what is noted with an arrow upwards, how it is when there is much of it. */
const MUCH: readonly (readonly [RegExp, string])[] = [
  [/(?:태도|분위기|호흡)$/, '좋음'],
  [/(?:참여|집중|이해|완성|정확|자신)$/, '도가 높음'],
  [/(?:도|율|률|력|감|값|점)$/, '높음'],
];

export const isPraised = (note: string): boolean =>
  WELL.test(note) || RISING.test(note) || /(?:^|[가-힣] )[가-힣]+ ?多$/.test(note);

/** 발표 → 발표를 잘함; 통계 인용 → 통계 잘 인용, whose object is put in later. */
function doneWell(what: string): string {
  const last = lastWord(what);
  const before = what.slice(0, what.length - last.length).trim();
  if (!isDoingNoun(last) || /(?:반응|호응|평가|평)$/.test(last)) return `${withParticle(what, '이/가')} 좋음`;
  return before === '' ? `${withParticle(last, '을/를')} 잘함` : `${before} 잘 ${last}함`;
}

/** The praise of a note as a sentence, or null where it praises nothing. */
export function praised(note: string): string | null {
  const well = WELL.exec(note)?.[1];
  if (well) return doneWell(well);
  const much = MANY.exec(note)?.[1];
  if (much && /多$/.test(note))
    return isDoingNoun(lastWord(much))
      ? `${withParticle(much, '을/를')} 많이 함`
      : `${withParticle(much, '이/가')} 많음`;
  const risen = RISING.exec(note)?.[1];
  const how = risen && MUCH.find(([what]) => what.test(risen))?.[1];
  if (!risen || !how) return null;
  return how.startsWith('도') ? `${risen}${how}` : `${withParticle(risen, '이/가')} ${how}`;
}
