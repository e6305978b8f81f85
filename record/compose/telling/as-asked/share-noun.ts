import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';

/** 출처 찾기, 촬영: a part that one takes; 일단 그 돈은 is none. */
export function isShare(listed: string): boolean {
  const last = lastWord(listed);
  return (
    /기$/.test(last) ||
    /(?:역할|담당|파트|부분)$/.test(last) ||
    isDoingNoun(last) ||
    isThingNoun(last) ||
    (isListedThing(last) && !/[은는이가을를에도로]$/.test(last))
  );
}
