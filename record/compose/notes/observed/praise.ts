import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { doingIn } from './grammar/doings.ts';
import { lastWord } from '../../../style/words/stems.ts';

/** How teachers note in a word or a sign that something was well done: 발표 굿, 질문 多, 태도↑. */

const WELL = /^(.*[가-힣A-Za-z0-9)]) ?(?:굿+|good|Good|GOOD|굳|최고|짱|👍|엄지)(?:임|다|였음|이었음)?$/u;
const MANY = /^(.*[가-힣]) ?(?:多|많음)$/;
const RISING = /^(.*[가-힣]) ?[↑⬆]+$/u;

/** Of what is noted with an arrow upwards, what became of it. */
const ROSE: readonly (readonly [RegExp, string])[] = [
  [/(?:태도|분위기|호흡|소통)$/, '좋아짐'],
  [/(?:반응|호응)$/, '좋음'],
  [/(?:참여|집중|이해|완성|정확)$/, '도가 높아짐'],
  [/(?<!정|방|제|각|구|기|용|의|온|습|속|성적|점수)(?:도|율|률|력|감)$|(?:자료|글|발표) 질$/, '높아짐'],
];
/** 스피릿 점수 팀 최고. */
const BEST_OF = /^(.*[가-힣]) (팀|조|모둠|반|학급)(?:에서|내|내에서)? 최고$/;
/** 조원 관계 굿. */
const RELATION = /^(.*(?:친구|조원|모둠원|팀원|짝|동료)) 관계$/;

export const isPraised = (note: string): boolean =>
  WELL.test(note) || RISING.test(note) || /(?:^|[가-힣] )[가-힣]+ ?多$/.test(note);

/** 발표 → 발표를 잘함; 통계 인용 → 통계 잘 인용, whose object is put in later. */
function doneWell(what: string): string {
  const relation = RELATION.exec(what)?.[1];
  if (relation) return `${withParticle(relation, '과/와')}의 관계가 좋음`;
  const last = lastWord(what);
  const before = what.slice(0, what.length - last.length).trim();
  // 변인통제 굿.
  const isCompound = isDoingNoun(last) && doingIn(last.slice(-2)) !== null;
  if ((doingIn(last) === null && !isCompound) || /(?:반응|호응|평가|평)$/.test(last))
    return `${withParticle(what, '이/가')} ${/(?:도|률|율)$/.test(what) ? '높음' : '좋음'}`;
  return before === '' ? `${withParticle(last, '을/를')} 잘함` : `${before} 잘 ${last}함`;
}

/** The praise of a note as a sentence, or null where it praises nothing. */
export function praised(note: string): string | null {
  const best = BEST_OF.exec(note);
  if (best?.[1]) {
    const how = /(?:수|률|율|도|력)$/.test(best[1]) ? '높음' : '뛰어남';
    return `${withParticle(best[1], '이/가')} ${best[2]}에서 가장 ${how}`;
  }
  const well = WELL.exec(note)?.[1];
  if (well) return doneWell(well);
  const much = MANY.exec(note)?.[1];
  if (much && /多$/.test(note))
    return isDoingNoun(lastWord(much))
      ? `${withParticle(much, '을/를')} 많이 함`
      : `${withParticle(much, '이/가')} 많음`;
  const risen = RISING.exec(note)?.[1];
  const how = risen && ROSE.find(([what]) => what.test(risen))?.[1];
  if (!risen || !how) return null;
  return how.startsWith('도') ? `${risen}${how}` : `${withParticle(risen, '이/가')} ${how}`;
}
