import type { Draft } from './selection.ts';

// 의견이 다른 친구, 생각과 다른 친구: one who differs, whoever has been named.
const OTHER =
  /(?<![가-힣]|[가-힣](?:이|가|과|와)(?: (?:전혀|많이|조금|서로|완전히|아주|매우))? )(?:또 )?다른 (친구|모둠원)(?=들?(?:이|가|은|는|을|를|의|과|와|에게|도|[ .,]))/g;
const PLAIN = /(?<!다른 )(?:친구|모둠원|짝)/;

/**
 * Another friend needs a first one: where the sentence of an answer that named the first was left out, the second
 * is simply 친구. Puts the drafts right where they stand.
 */
export function withFriendsInOrder(drafts: readonly Draft[]): void {
  const met = new Set<number>();
  for (const draft of drafts) {
    const source = draft.sources[0];
    if (source?.kind !== 'answer') continue;
    if (!met.has(source.index) && !PLAIN.test(draft.text.split(OTHER)[0] ?? ''))
      draft.text = draft.text.replace(OTHER, (whole, peer: string) => {
        if (met.has(source.index)) return whole;
        met.add(source.index);
        return peer;
      });
    if (PLAIN.test(draft.text)) met.add(source.index);
  }
}
