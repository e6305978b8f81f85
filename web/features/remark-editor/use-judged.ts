import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Dismissal } from '../../../contract/findings.ts';
import { carryFindings } from './finding-spans.ts';
import { type Judged, judge, type RuleFacts } from './judged.ts';

/** A check of 1,500 bytes takes about two frames, too long for each letter: it waits for a pause this long, in ms. */
const PAUSE_MS = 150;

/** What the rules object to in a text that is being typed. Its offsets are always those of `text` as it stands. */
export function useJudged(text: string, dismissals: readonly Dismissal[], facts: RuleFacts): Judged {
  const [checked, setChecked] = useState(text);
  useEffect(() => {
    if (checked === text) return;
    const timer = setTimeout(() => startTransition(() => setChecked(text)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, checked]);
  const judged = useMemo(() => judge(checked, dismissals, facts), [checked, dismissals, facts]);
  return useMemo(
    () => ({
      open: carryFindings(judged.open, checked, text),
      dismissed: judged.dismissed.flatMap(({ finding, dismissal }) =>
        carryFindings([finding], checked, text).map((carried) => ({ finding: carried, dismissal })),
      ),
    }),
    [judged, checked, text],
  );
}
