import { type RefObject, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ByteMeter } from './byte-meter.tsx';
import { CopyRemark } from './copy-remark.tsx';
import { Findings } from './findings.tsx';
import { Leftovers } from './leftovers.tsx';
import type { ProvenanceSource, Span } from './provenance.ts';
import styles from './remark-pane.module.css';
import { RemarkReading } from './remark-reading.tsx';
import type { RemarkEditorState } from './use-remark-editor.ts';

export interface RemarkPaneProps {
  editor: RemarkEditorState;
  limit: number;
  names: readonly string[];
  school: string | null;
  lit: readonly ProvenanceSource[];
  onLight: (sources: readonly ProvenanceSource[]) => void;
  observationRef: RefObject<HTMLTextAreaElement | null>;
  remarkRef: RefObject<HTMLTextAreaElement | null>;
}

/** The right side: what the teacher saw, and the text that comes of it. */
export function RemarkPane(props: RemarkPaneProps) {
  const { editor, limit, names, school, lit, onLight, observationRef, remarkRef } = props;
  const { fields, stored, refused } = editor;
  const written = (stored.final_evaluation ?? '') !== '';
  const [mode, setMode] = useState<'read' | 'write'>(written ? 'read' : 'write');
  const [asking, setAsking] = useState(false);
  const writing = mode === 'write' || fields.remark === '';

  const generate = async () => {
    setAsking(false);
    if (await editor.generate()) setMode('read');
    else observationRef.current?.focus();
  };
  const select = ({ start, end }: Span) => {
    setMode('write');
    requestAnimationFrame(() => {
      remarkRef.current?.focus();
      remarkRef.current?.setSelectionRange(start, end);
    });
  };
  const replace = ({ start, end }: Span, words: string) => {
    editor.change({ remark: fields.remark.slice(0, start) + words + fields.remark.slice(end) });
    select({ start, end: start + words.length });
  };

  return (
    <section className={styles.pane} aria-label="교사 관찰과 기록문">
      <div
        className={styles.observation}
        data-lit={lit.some(({ kind }) => kind === 'observation') || undefined}
      >
        <TextArea
          ref={observationRef}
          label="교사 관찰"
          hint="수업에서 직접 본 모습을 적어 주세요. 초안을 만들려면 꼭 필요해요."
          rows={3}
          maxLength={5000}
          error={refused.observation}
          value={fields.observation}
          onChange={(event) => editor.change({ observation: event.target.value })}
        />
      </div>
      <div>
        <Button
          variant={written ? 'secondary' : 'primary'}
          busy={editor.generating}
          onClick={() => (written && fields.observation.trim() !== '' ? setAsking(true) : void generate())}
        >
          {written ? '초안 다시 만들기' : '초안 만들기'}
        </Button>
      </div>

      <div className={styles.head}>
        <h3>
          기록문{' '}
          {written && stored.confirmed_at === null && <Badge tone="waiting">초안 · 교사 확인 전</Badge>}
        </h3>
        {fields.remark !== '' && (
          <div className={styles.modes} role="group" aria-label="기록문 보기">
            <Button variant="quiet" aria-pressed={!writing} onClick={() => setMode('read')}>
              근거 보며 읽기
            </Button>
            <Button variant="quiet" aria-pressed={writing} onClick={() => setMode('write')}>
              고쳐 쓰기
            </Button>
            <CopyRemark
              text={fields.remark}
              confirmed={stored.confirmed_at !== null && editor.changed.length === 0}
            />
          </div>
        )}
      </div>
      {writing ? (
        <TextArea
          ref={remarkRef}
          label={<VisuallyHidden>기록문</VisuallyHidden>}
          rows={8}
          maxLength={5000}
          placeholder="초안을 만들거나 직접 써 주세요."
          // Nothing of this student is stored yet, so there is no place for a text; an observation makes one.
          disabled={stored.id === null}
          // What is typed over a draft that is being written would hide it.
          readOnly={editor.generating}
          error={refused.remark}
          value={fields.remark}
          onChange={(event) => editor.change({ remark: event.target.value })}
        />
      ) : (
        <RemarkReading text={fields.remark} provenance={stored.provenance} onLight={onLight} />
      )}
      <ByteMeter text={fields.remark} limit={limit} />
      <Findings
        text={fields.remark}
        limit={limit}
        names={names}
        school={school}
        dismissals={stored.dismissals}
        onSelect={select}
        onReplace={replace}
        onDismiss={editor.dismiss}
        onRestore={(rule, words) => void editor.undismiss(rule, words)}
      />
      {written && stored.provenance && <Leftovers provenance={stored.provenance} onLight={onLight} />}

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
