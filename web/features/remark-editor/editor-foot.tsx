import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Finding } from '../../../record/types.ts';
import { formatSaveTime } from '../../lib/dates.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { draftWords } from './draft-words.ts';
import { overLimit } from './over-limit.ts';
import styles from './remark-editor.module.css';
import { nameBreaches } from './rule-words.ts';
import { unsavedWords } from './unsaved-words.ts';
import type { RemarkEditorState } from './use-remark-editor.ts';

/** What the keyboard asks for: the same as the buttons, and nothing where there is no such button. */
export interface EditorFootHandle {
  save: () => void;
  confirm: () => void;
}

interface EditorFootProps {
  ref: Ref<EditorFootHandle>;
  editor: RemarkEditorState;
  /** Bytes above the NEIS limit; zero or less within it. */
  over: number;
  /** The clear breaches of the record rules in the text; looked for when it is asked for. */
  findBreaches: () => Finding[];
  canPublish: boolean;
  onVersions: () => void;
  /** Null for a term remark, which no student sees. */
  onPublish: (() => void) | null;
  /** Null at the end of the list. */
  onNext: (() => void) | null;
}

/** What is saved, and the last steps of a remark: save, confirm, publish. */
export function EditorFoot({
  ref,
  editor,
  over,
  findBreaches,
  canPublish,
  onVersions,
  onPublish,
  onNext,
}: EditorFootProps) {
  const { stored, changed, savedAt } = editor;
  const [asking, setAsking] = useState<{ breaches: readonly Finding[] } | null>(null);
  const dirty = changed.length > 0;
  const written = (stored.final_evaluation ?? '') !== '';
  const status = editor.saving
    ? editor.repeating
      ? '아직 저장하지 못해 다시 보내는 중…'
      : '저장하는 중…'
    : dirty
      ? editor.failed
        ? '저장하지 못했어요. 쓴 글은 이 기기에 남아 있어요'
        : unsavedWords(changed, stored.is_published)
      : savedAt
        ? `서버에 저장됨 ${formatSaveTime(savedAt)}`
        : '';
  const confirm = () => {
    if (editor.generating) return notify.info(draftWords.wait);
    const breaches = findBreaches();
    if (over > 0 || breaches.length > 0) setAsking({ breaches });
    else void editor.confirm();
  };
  const canConfirm = written && (stored.confirmed_at === null || dirty);
  // Whoever has just confirmed this text goes on from the place where they pressed. One press for both would let a second
  // one, too fast, confirm a text that nobody has read.
  const [stampAtFirst] = useState(stored.confirmed_at);
  const goesOn = !canConfirm && written && onNext !== null && stored.confirmed_at !== stampAtFirst;
  const said = useRef<HTMLParagraphElement>(null);
  const goOn = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button went with its step; the focus must not fall behind the editor.
    if (!canConfirm && pressed.current) (goOn.current ?? said.current)?.focus();
    pressed.current = false;
  }, [canConfirm]);
  useImperativeHandle(ref, () => ({
    save: () => {
      if (dirty && !editor.saving) void editor.saveAll();
    },
    confirm: () => {
      pressed.current = false;
      if (canConfirm && !editor.stepping) confirm();
    },
  }));
  return (
    <footer className={styles.foot}>
      <div className={styles.state}>
        <p ref={said} tabIndex={-1} className={styles.status} role="status">
          {status}
          {!dirty && written && (
            <span>
              {status && ' · '}
              {editor.generating
                ? draftWords.wait
                : stored.confirmed_at === null
                  ? '교사 확인 전이에요'
                  : `교사 확인 ${formatSaveTime(stored.confirmed_at)}`}
            </span>
          )}
        </p>
        {/* Beside what it is about: among the steps it would move them under the thumb that presses one. */}
        {dirty && (
          <Button variant="quiet" title="저장된 내용으로 되돌려요" onClick={editor.revert}>
            모두 되돌리기
          </Button>
        )}
      </div>
      <div className={styles.steps}>
        {written && (
          <Button variant="quiet" disabled={editor.generating} onClick={onVersions}>
            이전 판
          </Button>
        )}
        <Button
          busy={editor.saving}
          disabled={!dirty}
          aria-keyshortcuts="Control+S"
          title="저장 (Ctrl+S)"
          onClick={() => void editor.saveAll()}
        >
          저장
        </Button>
        {canConfirm && (
          <Button
            variant="primary"
            busy={editor.stepping}
            // It keeps the focus, and says why when it is pressed.
            aria-disabled={editor.generating || undefined}
            aria-keyshortcuts="Control+Enter"
            title="만들어진 글은 교사가 읽고 확인하기 전까지 초안이에요 (Ctrl+Enter)"
            onClick={() => {
              pressed.current = true;
              confirm();
            }}
          >
            교사 확인
          </Button>
        )}
        {goesOn && (
          <Button ref={goOn} variant="primary" aria-keyshortcuts="J" title="다음 학생 (J)" onClick={onNext}>
            다음 학생
          </Button>
        )}
        {written &&
          onPublish &&
          (stored.is_published ? (
            <Button busy={editor.stepping} onClick={() => void editor.unpublish()}>
              비공개
            </Button>
          ) : (
            <Button
              variant={canPublish && !canConfirm && !goesOn ? 'primary' : 'secondary'}
              aria-disabled={editor.generating || undefined}
              title={canPublish ? undefined : '마감한 뒤에 공개할 수 있어요'}
              onClick={onPublish}
            >
              공개
            </Button>
          ))}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={
          asking && asking.breaches.length > 0
            ? '기재 금지 표현이 남은 채로 확인할까요?'
            : '분량을 넘은 채로 확인할까요?'
        }
        confirmLabel="교사 확인"
        onConfirm={() => {
          setAsking(null);
          void editor.confirm();
        }}
        onClose={() => setAsking(null)}
      >
        {asking && asking.breaches.length > 0 && (
          <p>
            {asking.breaches.length}곳: {nameBreaches(editor.fields.remark, asking.breaches)}
          </p>
        )}
        {over > 0 && <p>{overLimit(over)}</p>}
      </ConfirmDialog>
    </footer>
  );
}
