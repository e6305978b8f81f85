import { countBytes } from '../../bytes.ts';
import { splitSentences } from '../../sentences.ts';
import {
  type DroppedSentence,
  INTENTS,
  type RecordDraft,
  type RecordSentence,
  type Source,
} from '../../types.ts';
import { intentOf } from './intent.ts';

const BEYOND_LIMIT = '분량 제한에 맞추느라 제외했습니다.';

/**
 * A record text that a person has settled, as a draft of at most `limit` NEIS bytes: its own sentences in their order,
 * letter for letter, and those for which there is no room left out. Sources are places in the text itself.
 */
export function asItStands(settled: string, limit: number): RecordDraft {
  const sentences: RecordSentence[] = [];
  const dropped: DroppedSentence[] = [];
  let text = '';
  for (const { text: sentence, start: from, end: to } of splitSentences(settled)) {
    const source: Source = { kind: 'observation', index: 0, start: from, end: to };
    const start = text === '' ? 0 : text.length + 1;
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (countBytes(longer) > limit) {
      dropped.push({ text: sentence, reason: BEYOND_LIMIT, source });
      continue;
    }
    text = longer;
    sentences.push({
      text: sentence,
      start,
      end: text.length,
      intent: intentOf(sentence, null),
      sources: [source],
    });
  }
  const missing = INTENTS.filter((intent) => !sentences.some((sentence) => sentence.intent === intent));
  return { text, bytes: countBytes(text), sentences, dropped, missing };
}
