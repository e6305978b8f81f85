import { countBytes } from '../../bytes.ts';
import type { DroppedSentence, Intent, RecordDraft, RecordSentence } from '../../types.ts';
import type { Draft } from './selection.ts';

/** The draft as it stands: each sentence with its place in the text. */
export function placed(
  drafts: readonly Draft[],
  dropped: DroppedSentence[],
  missing: RecordDraft['missing'],
): RecordDraft {
  let at = 0;
  // Where nothing shows an intent, no sentence serves it: it only stands where it was asked for.
  const served = (intent: Intent): Intent =>
    missing.includes(intent) && !missing.includes('과정') ? '과정' : intent;
  const sentences = drafts.map(({ text, intent, sources, review }): RecordSentence => {
    const start = at;
    at += text.length + 1;
    return {
      text,
      start,
      end: start + text.length,
      intent: served(intent),
      sources,
      ...(review === undefined ? {} : { review }),
    };
  });
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return { text, bytes: countBytes(text), sentences, dropped, missing };
}
