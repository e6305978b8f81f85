import { lastFinal } from '../../hangul.ts';
import type { Predicate } from './endings.ts';
import { isDoing, isDoingNoun, isThingNoun } from '../words/nouns.ts';
import { isListed } from '../parting/readings.ts';
import { pastForm, isAdjective, isKnownStem, knownTail, lastWord, openStem } from '../words/stems.ts';

/** 읽기, 말하기: a doing as a noun. */
function isActivity(word: string): boolean {
  return word.endsWith('기') && isKnownStem(word.slice(0, -1));
}

/** Longer than a stem with one of the common one-letter verbs behind it (해내, 찾아가, 도와주). */
function isNoun(word: string): boolean {
  return (
    isThingNoun(word) ||
    isDoingNoun(word) ||
    isListed(word) ||
    isActivity(word) ||
    !/[하되지오가보주내나서들치리놓두이기키우시르으]$/.test(word)
  );
}

/** 재미있더라고요 tells what was so; 걸리더라고요 is as good as any verb. */
function seen(stem: string, ending: string): Predicate {
  if (!/^(?:더라|더군|던데)/.test(ending) || !(isAdjective(stem) || stem.endsWith('모르')))
    return { kind: 'stem', body: stem };
  if (stem.endsWith('아니')) return { kind: 'stem', body: stem, form: `${stem}었` };
  return { kind: 'stem', body: stem, form: pastForm(stem) };
}

/** 되더라고요, 좋네요, 성립하죠: endings of talk behind a bare stem. */
export function fromTalk(text: string): Predicate | null {
  const match =
    /^(.+?)(?:더라(?:고요|구요|고|구)?|더군요?|던데요?|잖아요?|네요|네|는군요|군요|구나|지요|죠|거든요?|답니다|는데요|은데요)$/.exec(
      text,
    );
  if (!match?.[1]) return null;
  const stem = openStem(match[1]);
  const tail = knownTail(lastWord(stem));
  // 정육면체네요: a noun whose 이 is lost, unless the whole word or a long tail of it is a stem.
  if (lastFinal(match[1]) === '' && tail.length < 2 && tail !== lastWord(stem) && isNoun(lastWord(match[1])))
    return { kind: 'copula', body: match[1] };
  // 사랑 노래더라고요.
  const named = lastWord(match[1]);
  if (lastFinal(named) === '' && isDoing(named) && (!isKnownStem(named) || named === '노래'))
    return { kind: 'copula', body: match[1] };
  return tail || /(?:하|롭|스럽|답)$/.test(stem) ? seen(stem, text.slice(match[1].length)) : null;
}
