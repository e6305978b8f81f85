import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import styles from './copy-button.module.css';
import { copyText } from './copy-text.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const SHOWN_FOR = 3000;

type Props = {
  text: string;
  /** On the button: "참여 코드 복사". */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
  onCopied?: (() => void) | undefined;
};

/** Copies `text` and says so, on the button and to screen readers; says too when the browser refuses. */
export function CopyButton({ text, label = '복사', variant = 'secondary', onCopied }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const host = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    if (!host.current) return;
    const copied = await copyText(text, host.current);
    setOutcome(copied ? 'copied' : 'refused');
    if (copied) onCopied?.();
  };
  const words = { copied: '복사했어요', refused: '복사하지 못했어요' };
  return (
    <span ref={host} className={styles.host}>
      <Button
        variant={variant}
        icon={outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {outcome ? words[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && words[outcome]}</VisuallyHidden>
    </span>
  );
}
