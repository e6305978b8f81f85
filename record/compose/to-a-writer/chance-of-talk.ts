import { highestChance } from '../learnt/chance.ts';
import { sentencesOf } from '../learnt/letter-signs.ts';
import { TALK } from '../learnt/talk-weights.ts';
import { talkSigns } from './talk-signs.ts';
import { withSyllablesTogether } from './syllables-apart.ts';

/**
 * The chance from 0 to 1 that a sentence of the text is meant for whoever writes the record, a language model above all, and tells nothing
 * of a lesson: learnt from what strangers wrote to steer a writer and from what students tell (decisions 0037 and 0040).
 */
export function chanceOfTalk(text: string): number {
  const sentences = sentencesOf(text);
  const closed = sentences.map(withSyllablesTogether).filter((sentence, at) => sentence !== sentences[at]);
  return highestChance([...sentences, ...closed], talkSigns, TALK);
}
