import { useEffect, useRef } from 'react';
import type { Finding } from '../../../record/types.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Painted } from './painted.tsx';
import type { Span } from './provenance.ts';

interface SentenceFieldProps {
  /** The whole text, of which `span` is written in here. */
  text: string;
  span: Span;
  name: string;
  findings: readonly Finding[];
  onWrite: (words: string) => void;
  /** `back`: whether the focus is to return to the card. */
  onStop: (back: boolean) => void;
}

/** A sentence being written in, with the rules at work behind it. Enter and Escape end it; every letter already counts. */
export function SentenceField({ text, span, name, findings, onWrite, onStop }: SentenceFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);
  return (
    <TextArea
      ref={field}
      label={<VisuallyHidden>{name} 고치기</VisuallyHidden>}
      rows={1}
      value={text.slice(span.start, span.end)}
      underlay={<Painted text={text} findings={findings} within={span} />}
      onChange={(event) => onWrite(event.target.value)}
      onBlur={() => onStop(false)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        // Escape would close the editor, Enter would open this field again.
        event.stopPropagation();
        onStop(true);
      }}
    />
  );
}
