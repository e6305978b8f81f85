import { withParticle } from '../../../hangul.ts';

/** What part a student had, as teachers note it: 판매자역, 모둠장, 반대측 2번토론자, 기록원함. */

const PLAYED = /^(.{1,16}[가-힣])(?<!구|지|영|전|광|구|유|통|성|권|해|수|무|용|번|통|부) ?역(?:할)?$/;
const LED = /^(?:[가-힣]+ ?)?(?:모둠|조|파트|팀|분과|부|회|반|악|섹션)장$/;
const SOMEBODY =
  /^(?:[가-힣0-9]+ ?){0,2}?(?:변호인|변호사|판사|검사|증인|배심원|사회자|진행자|기록원|서기|발표자|토론자|심판|멘토|멘티|편집자|편집장|감독|작가|반주자|지휘자|내레이터|해설자|통역사|기자|주장|팀장|총무|대표|도우미|세터|리베로|골키퍼|포수|투수|키퍼|메이커|리더|피디|PD|MC)$/;
const TAKEN = /(?:을|를)? ?(?:함|했음|맡음|맡았음|맡아|담당)$/;
const SIDE = /^(.{0,8}(?:찬성|반대|긍정|부정)(?: ?(?:측|편))?) ?(\d) ?번?(?: ?(?:토론자|주자))?$/;

/** Whether a note is the name of a part and nothing else. */
export const isRole = (note: string): boolean => partHeld(note) !== null;

/** The note of a part as a sentence, or null. */
export function partHeld(note: string): string | null {
  const [, side = '', place] = SIDE.exec(note) ?? [];
  if (place) return `${side} ${place}번 토론자를 맡음`;
  const name = note.replace(TAKEN, '');
  if (LED.test(name) || SOMEBODY.test(name)) return `${withParticle(name, '을/를')} 맡음`;
  const played = PLAYED.exec(name)?.[1];
  return played && !/[을를은는이가의에]$/.test(played) ? `${played.trim()} 역할을 맡음` : null;
}
