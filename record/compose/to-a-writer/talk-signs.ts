import { lastFinal } from '../../hangul.ts';
import { kindSigns, lexiconOf } from '../learnt/kind-signs.ts';
import { TALK_WORDS } from '../learnt/kinds/talk-words.ts';
import { evened, letterSigns } from '../learnt/letter-signs.ts';
import { withoutQuotations } from '../quoted.ts';

/** Whatever of it is meant for a writer; the rest is what a lesson is told with. */
const LEXICON = lexiconOf(TALK_WORDS, 'YDSPABTHUMFIVK');

/** What stands behind the last word: ^^, ~, ㅎㅎ, a full stop. */
const TAIL = /[^가-힣a-z]+$/;
const LONGEST_END = 5;
/** Letters of an ending in which a past tense shows. */
const PAST_WITHIN = 4;
/** They end so and are no past: 좋겠다, 있다. */
const NO_PAST = ['겠', '있'];

const isPast = (syllable: string) => lastFinal(syllable) === 'ㅆ' && !NO_PAST.includes(syllable);

/** How a sentence ends, whatever smiles behind it: a lesson is told in the past, a writer is asked. */
function endSigns(sentence: string): string[] {
  const text = evened(sentence).replace(TAIL, '');
  const ends = Array.from({ length: LONGEST_END }, (_, at) => `end ${text.slice(-(at + 1))}`);
  return [...ends, `past ${[...text.slice(-PAST_WITHIN)].some(isPast)}`];
}

/** The signs of what a sentence is meant for. What it quotes is somebody else's: of that only letters count. */
export const talkSigns = (sentence: string): string[] => [
  ...letterSigns(sentence),
  ...kindSigns(withoutQuotations(sentence), LEXICON),
  ...endSigns(sentence),
];
