import { lastFinal, withFinal } from '../../../hangul.ts';
import { isDoing, isListedThing } from '../../../style/words/nouns.ts';
import { adnominalStem, isAdjective } from '../../../style/words/stems.ts';
import { INTRANSITIVE } from '../missing-objects.ts';
import { formOf, isStem } from '../word-forms.ts';

/** What a word of a note tells of doing, by its stem. */

/** 없다는, 바뀐다고, 많다면: what is said or thought, by the stem that it is said of. */
const QUOTED = /^(.+?)다(?:는|고|고는|며|면|니|던)$/;

/** Forms that end a note in one or two letters: nouns to the dictionary, or nothing. */
const ENDS: Readonly<Record<string, string>> = {
  ...{ 감: '가', 봄: '보', 셈: '세', 느낌: '느끼', 옴: '오', 줌: '주', 씀: '쓰', 잼: '재', 뺌: '빼' },
  ...{
    냄: '내',
    짬: '짜',
    앎: '알',
    됨: '되',
    남: '나',
    듦: '들',
    뜸: '뜨',
    캠: '캐',
    함: '하',
    틈: '트',
    그림: '그리',
    마름: '마르',
  },
};

/** The stem of a word that tells what is done or how it is, or null where it is the name of something. */
export function stemIn(word: string, last = false): string | null {
  const ended = last ? ENDS[word] : undefined;
  if (ended) return ended;
  if (isListedThing(word) || isDoing(word)) return null;
  if (/^아니라[는고면]/.test(word)) return '아니';
  if (/^알게/.test(word)) return '알';
  // 회전 쓰라고, 같이 하자고: what was said to be done.
  const told = /^(.+?)(?:으라고|라고|자고)$/.exec(word)?.[1];
  if (told && isStem(told)) return told;
  const said = QUOTED.exec(word)?.[1];
  if (!said) return formOf(word) ?? formOf(word.replace(/(?<=서)도$/, '')) ?? stemToCome(word);
  if (/[있없]$/.test(said) || isAdjective(said)) return said;
  return said.endsWith('는') ? formOf(`${said.slice(0, -1)}고`) : (adnominalStem(said) ?? formOf(word));
}

/** 해볼, 찾을: what will be done. */
function stemToCome(word: string): string | null {
  if (lastFinal(word) !== 'ㄹ') return null;
  const stem = word.endsWith('을') ? word.slice(0, -1) : withFinal(word, '');
  return isStem(stem) && stem.length > 1 ? stem : null;
}

/** 분석해보고, 비교해서, 공부하고: a doing by its noun and 하다. */
export function isDoneTo(word: string): boolean {
  const doing = /^([가-힣]{2,4}?)(?:하[고여며면려니기는지]|해[서보봤야]?|했|함|할|한)/.exec(word)?.[1];
  return (
    doing !== undefined && isDoing(doing) && (/^(?:생각|해결)$/.test(doing) || !INTRANSITIVE.test(doing))
  );
}
