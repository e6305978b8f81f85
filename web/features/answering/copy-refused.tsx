import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import type { Queued } from './queued.ts';
import { COPIED, plainAnswers, refusedText } from './queued-words.ts';

/** The words in hand for a teacher, with when they were pressed. */
export function CopyRefused({ one }: { one: Queued }) {
  return <Button onClick={() => void copyText(refusedText(one, plainAnswers(one)), COPIED)}>답 복사</Button>;
}
