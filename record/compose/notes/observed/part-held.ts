import { withParticle } from '../../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';

/** What part a student had, as teachers note it: 판매자역, 모둠장, 반대측 2번토론자, 기록원함. */

const PLAYED = /^(.{1,16}[가-힣]) ?역(?:할)?$/;
/** 꿈은 판사, 장래 희망 기자: no part in the lesson. */
const WISHED = /꿈|희망|장래|진로|되고 싶/;
const WORD_IN_ROLE = /^[가-힣]?(?:[구지영전광유통성권해수무용번방내면음반교]역)$/;
const LED = /^(?:[가-힣]+ ?)?(?:모둠|조|파트|팀|분과|부|회|반|악|섹션)장$/;
const SOMEBODY =
  /^(?:[가-힣0-9]+ ?){0,2}?(?:변호인|변호사|판사|검사|증인|배심원|사회자|진행자|기록원|서기|발표자|토론자|심판|멘토|멘티|편집자|편집장|감독|작가|반주자|지휘자|내레이터|해설자|통역사|기자|주장|팀장|총무|대표|도우미|세터|리베로|골키퍼|포수|투수|키퍼|메이커|리더|피디|PD|MC)$/;
const TAKEN = /(?:을|를)? ?(?:함|했음|맡음|맡았음|맡아|담당)$/;
const SIDE =
  /^(.{0,8}(?:찬성|반대|긍정|부정)(?: ?(?:측|편))?) ?(\d) ?번(?: ?(?:토론자|주자))?$|^(.{0,8}(?:찬성|반대|긍정|부정)(?: ?(?:측|편))?) ?(\d) ?(?:토론자|주자)$/;

/** Whether a note is the name of a part and nothing else. */
export const isRole = (note: string): boolean => partHeld(note) !== null;

/** The note of a part as a sentence, or null. */
export function partHeld(note: string): string | null {
  const [, side = '', place, other = '', seat] = SIDE.exec(note) ?? [];
  if (place ?? seat) return `${side || other} ${place ?? seat}번 토론자를 맡음`;
  const name = note.replace(TAKEN, '');
  if (WISHED.test(name) || /[은는이가] /.test(name)) return null;
  // 사형제 폐지 주장함, 수질 검사함: a doing by a name that is a part's, too.
  const isDoing = /(?:함|했음)$/.test(note) && isDoingNoun(lastWord(name));
  if (!isDoing && (LED.test(name) || SOMEBODY.test(name))) return `${withParticle(name, '을/를')} 맡음`;
  const played = PLAYED.exec(name)?.[1]?.trim();
  // 교실 방역, 용돈 내역: a word that ends so.
  const whole = lastWord(name);
  const isWord =
    !/ 역(?:할)?$/.test(name) &&
    whole.endsWith('역') &&
    (isListedThing(whole) || isThingNoun(whole) || isDoingNoun(whole) || WORD_IN_ROLE.test(whole));
  return played && !isWord && !/[을를은는이가의에]$/.test(played) ? `${played} 역할을 맡음` : null;
}
