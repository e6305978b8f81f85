import type { RefObject } from 'react';
import type { Finding } from '../../../record/types.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FindingNote } from './finding-note.tsx';
import { findingAt, findingKey } from './finding-spans.ts';
import { Painted } from './painted.tsx';
import { historyStepOf } from './step-keys.ts';

interface RemarkWritingProps {
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  disabled: boolean;
  readOnly: boolean;
  error: string | undefined;
  findings: readonly Finding[];
  shown: Finding | null;
  onText: (text: string) => void;
  /** Where the caret has come to stand. */
  onCaret: (caret: number) => void;
  /** The last step back, and again; null where the field itself takes back and does again what was typed. */
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
  onShow: (key: string | null) => void;
  onFix: (finding: Finding) => void;
  onDismiss: (finding: Finding, opener: HTMLElement) => void;
}

const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']);

/** The remark as one text. The marks lie behind it, so nothing ever touches what is being composed. */
export function RemarkWriting(props: RemarkWritingProps) {
  const { fieldRef, text, findings, shown, onText, onUndo, onRedo, onShow, onFix, onDismiss } = props;
  // Only where the caret was put, not where it is typing: an unfinished sentence always breaks some rule.
  const look = (area: HTMLTextAreaElement) => {
    if (area.selectionStart !== area.selectionEnd) return;
    const finding = findingAt(findings, area.selectionStart);
    onShow(finding && findingKey(finding));
  };
  return (
    <div>
      <TextArea
        ref={fieldRef}
        label={<VisuallyHidden>기록문</VisuallyHidden>}
        rows={8}
        placeholder={
          props.disabled
            ? '교사 관찰을 먼저 적고 저장하면 여기에 쓸 수 있어요.'
            : '초안을 만들거나 직접 써 주세요.'
        }
        disabled={props.disabled}
        readOnly={props.readOnly}
        error={props.error}
        value={text}
        underlay={<Painted text={text} findings={findings} shown={shown && findingKey(shown)} />}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          const step = historyStepOf(event.nativeEvent);
          const take = step === 'undo' ? onUndo : step === 'redo' ? onRedo : null;
          if (!take) return;
          event.preventDefault();
          take();
        }}
        onSelect={(event) => props.onCaret(event.currentTarget.selectionEnd)}
        onClick={(event) => look(event.currentTarget)}
        onKeyUp={(event) => {
          if (MOVES.has(event.key) && !event.nativeEvent.isComposing) look(event.currentTarget);
        }}
      />
      {shown && (
        <FindingNote
          finding={shown}
          words={text.slice(shown.start, shown.end)}
          onFix={() => onFix(shown)}
          onDismiss={(opener) => onDismiss(shown, opener)}
          onClose={() => {
            onShow(null);
            fieldRef.current?.focus();
          }}
        />
      )}
    </div>
  );
}
