import { type RefObject, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { DraftWriter } from './draft-writer.tsx';
import type { RuleFacts } from './judged.ts';
import { LedgerButton } from './ledger-dialog.tsx';
import { ModelShare } from './model-share.tsx';
import { PaintedSources } from './painted.tsx';
import { type Light, litSpans, type ProvenanceSource } from './provenance.ts';
import styles from './remark-pane.module.css';
import { RemarkText } from './remark-text.tsx';
import { useTermSources } from './term-sources.ts';
import { tooLong } from './too-long.ts';
import type { RemarkEditorState } from './use-remark-editor.ts';

interface RemarkPaneProps {
  editor: RemarkEditorState;
  facts: RuleFacts;
  lit: readonly ProvenanceSource[];
  onLight: Light;
  observationRef: RefObject<HTMLTextAreaElement | null>;
}

/** The right side: what the teacher saw, and the text that comes of it. */
export function RemarkPane({ editor, facts, lit, onLight, observationRef }: RemarkPaneProps) {
  const { fields, stored, refused } = editor;
  const written = (stored.final_evaluation ?? '') !== '';
  const term = useTermSources();
  const [asking, setAsking] = useState(false);

  const generate = async () => {
    setAsking(false);
    if (!(await editor.generate())) observationRef.current?.focus();
  };

  return (
    <section className={styles.pane} aria-label="교사 관찰과 기록문" data-remark tabIndex={-1}>
      <TextArea
        ref={observationRef}
        label={term ? '학기 전체에 대한 교사 관찰' : '교사 관찰'}
        hint={
          term?.seen
            ? '자기평가지에 적은 관찰도 함께 쓰여요. 더할 것이 있을 때만 적어 주세요.'
            : '수업에서 직접 본 모습을 적어 주세요. 초안을 만들려면 꼭 필요해요.'
        }
        rows={3}
        readOnly={editor.writing !== null}
        error={refused.observation ?? tooLong(fields.observation)}
        value={fields.observation}
        underlay={
          <PaintedSources
            text={fields.observation}
            spans={litSpans(lit, 'observation', 0, fields.observation)}
          />
        }
        onChange={(event) => editor.change({ observation: event.target.value })}
      />
      <div className={styles.making}>
        <Button
          variant={written ? 'secondary' : 'primary'}
          busy={editor.generating}
          onClick={() =>
            written && (term?.seen || fields.observation.trim() !== '') ? setAsking(true) : void generate()
          }
        >
          {written ? '초안 다시 만들기' : '초안 만들기'}
        </Button>
        <LedgerButton responseId={stored.id} />
        <ModelShare drafts={1} />
      </div>
      {written && stored.provenance && <DraftWriter provenance={stored.provenance} />}
      <RemarkText
        editor={editor}
        facts={facts}
        onLight={onLight}
        onObserve={() => {
          const field = observationRef.current;
          field?.focus();
          // What is added goes behind what is there.
          field?.setSelectionRange(field.value.length, field.value.length);
        }}
      />

      <ConfirmDialog
        open={asking}
        title={`${stored.student.name} 학생의 초안을 다시 만들까요?`}
        confirmLabel="다시 만들기"
        onConfirm={() => void generate()}
        onClose={() => setAsking(false)}
      >
        지금 글은 새 초안으로 바뀌어요. 직접 고친 글은 ‘이전 판’에 남아 있어 되돌릴 수 있어요.
        {stored.is_published && ' 공개한 기록문은 다시 공개할 때까지 학생에게 보이지 않아요.'}
      </ConfirmDialog>
    </section>
  );
}
