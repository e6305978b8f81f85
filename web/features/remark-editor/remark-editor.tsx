import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { ArrowDown } from 'lucide-react';
import { ERRORS } from '../../../contract/errors.ts';
import type { ResponseReply } from '../../../contract/responses.ts';
import { countBytes } from '../../../record/bytes.ts';
import { notify } from '../../lib/notify.ts';
import { shortName } from '../classes/evaluation-steps.ts';
import { keyOf, shortcutOf } from '../responses-table/shortcuts.ts';
import type { ResponseList } from '../responses-table/response-cache.ts';
import { Button } from '../../ui/button.tsx';
import { OnPaper } from '../../ui/on-paper.tsx';
import { useUser } from '../session/session-context.ts';
import { AnswersPane } from './answers-pane.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { draftWords } from './draft-words.ts';
import { EditorFoot, type EditorFootHandle } from './editor-foot.tsx';
import { EditorHead } from './editor-head.tsx';
import { HiddenToast } from './hidden-toast.tsx';
import { rememberOpened } from './opened.ts';
import { breachesOf, ruleFactsOf } from './judged.ts';
import { ObservedWords } from './observed-words.tsx';
import type { Light, Lit } from './provenance.ts';
import { PublishStep } from './publish-step.tsx';
import styles from './remark-editor.module.css';
import { RemarkPane } from './remark-pane.tsx';
import { TermPane } from './term-pane.tsx';
import { termSourcesOf, TermSourcesProvider } from './term-sources.ts';
import { stepKeyOf } from './step-keys.ts';
import { useRemarkEditor } from './use-remark-editor.ts';
import { useSavedBeforeLeaving } from './use-saved-before-leaving.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface RemarkEditorProps {
  list: ResponseList;
  response: ResponseReply;
  /** `3 / 24` in the order of the table. */
  place: string;
  previous: string | null;
  next: string | null;
  /** Opens another student, or closes with null. */
  onGo: (studentId: string | null) => void;
  /** Whoever opened this wants to publish it. */
  toPublish: boolean;
  /** The question has been asked. */
  onAsked: () => void;
}

/** The layer's content for one student; mounted anew for each. Whoever leaves it has everything saved first. */
export function RemarkEditor(props: RemarkEditorProps) {
  const { list, response, place, previous, next, onGo, toPublish, onAsked } = props;
  const { school } = useUser();
  const term = useMemo(
    () => list.term && termSourcesOf(list.term, list.class.id, response.student_id),
    [list.term, list.class.id, response.student_id],
  );
  const canPublish = list.can.publish;
  const editor = useRemarkEditor(list.id, response, {
    seenElsewhere: term?.seen ?? false,
    onHidden: ({ student }) =>
      notify.info(<HiddenToast evaluationId={list.id} student={student} canPublish={canPublish} />),
  });
  const [lit, setLit] = useState<Lit>({ sources: [], told: false });
  const light = useCallback<Light>((sources, told = false) => setLit({ sources, told }), []);
  const [dialog, setDialog] = useState<'versions' | 'publish' | null>(null);
  const observation = useRef<HTMLTextAreaElement>(null);
  const { stored, fields, change } = editor;
  const { start } = editor;
  const startFrom = useCallback(
    (responseId: string) => void (term && start(term.classId, responseId)),
    [term, start],
  );
  const changeAnswers = useCallback((answers: string[]) => change({ answers }), [change]);
  const over = countBytes(fields.remark) - list.byteLimit;
  const facts = useMemo(() => ruleFactsOf(list, school), [list, school]);

  useEffect(() => rememberOpened(stored), [stored]);

  const go = async (studentId: string | null) => {
    // A draft goes on without its editor, and its end is told wherever the teacher is by then.
    if (editor.writing && !editor.isDirty()) {
      notify.info(draftWords.goesOn(stored.student.name));
      onGo(studentId);
      return;
    }
    // Waits for what is under way, a save that a busy server holds up for one.
    const saved = await editor.saveAll();
    if (!saved) return;
    // The screen is gone before it shows what was saved just now; who wrote it has seen it.
    rememberOpened(saved);
    onGo(studentId);
  };

  const root = useRef<HTMLDivElement>(null);
  const foot = useRef<EditorFootHandle>(null);
  const latest = useRef({ go, previous, next });
  latest.current = { go, previous, next };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A dialog above this one has the keyboard to itself.
      if (document.querySelectorAll('[role="dialog"]').length > 1) return;
      const step = stepKeyOf(keyOf(event));
      if (step) {
        event.preventDefault();
        foot.current?.[step]();
        return;
      }
      const shortcut = shortcutOf(keyOf(event));
      const to =
        shortcut === 'next' ? latest.current.next : shortcut === 'previous' ? latest.current.previous : null;
      if (to === null) return;
      event.preventDefault();
      void latest.current.go(to);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  useSavedBeforeLeaving(editor);

  const publish = async () => {
    if (!canPublish) notify.error(ERRORS.NOT_CLOSED.message);
    // What would be asked about is not there yet.
    else if (editor.generating) notify.info(draftWords.wait);
    // The server is asked about it, and looks at what is stored.
    else if (await editor.saveAll()) setDialog('publish');
  };
  const onToPublish = useEffectEvent(() => {
    onAsked();
    if (!stored.is_published) void publish();
  });
  useEffect(() => {
    if (toPublish) onToPublish();
  }, [toPublish]);

  return (
    <TermSourcesProvider value={term}>
      <div ref={root} className={styles.editor}>
        <OnPaper words={`${list.class.name} · ${list.term ? '학기 기록문' : shortName(list, 40)}`} />
        <EditorHead
          response={stored}
          answered={
            term && {
              of: term.forms.length,
              count: [...term.parts.values()].filter((part) => part.created_at !== null).length,
            }
          }
          place={place}
          onPrevious={previous === null ? null : () => void go(previous)}
          onNext={next === null ? null : () => void go(next)}
          onClose={() => void go(null)}
        />
        <div className={styles.panes}>
          <div className={styles.jump}>
            <Button
              variant="quiet"
              icon={<ArrowDown aria-hidden size={16} />}
              onClick={() => {
                const pane = root.current?.querySelector<HTMLElement>('[data-remark]');
                pane?.scrollIntoView();
                pane?.focus({ preventScroll: true });
              }}
            >
              관찰과 기록문으로
            </Button>
          </div>
          {term ? (
            <TermPane
              sources={term}
              lit={lit.sources}
              written={fields.remark !== ''}
              studentName={stored.student.name}
              onStart={startFrom}
            />
          ) : (
            <AnswersPane
              questions={list.questions}
              response={stored}
              answers={fields.answers}
              locked={editor.writing !== null}
              onAnswers={changeAnswers}
              lit={lit.sources}
            />
          )}
          {!lit.told && (
            <ObservedWords observation={fields.observation} lit={lit.sources} fieldRef={observation} />
          )}
          <RemarkPane
            editor={editor}
            facts={facts}
            lit={lit.sources}
            onLight={light}
            observationRef={observation}
          />
        </div>
        <EditorFoot
          ref={foot}
          editor={editor}
          over={over}
          findBreaches={() => breachesOf(fields.remark, stored.dismissals, facts)}
          canPublish={canPublish}
          onVersions={() => setDialog('versions')}
          onPublish={term ? null : () => void publish()}
          onNext={next === null ? null : () => void go(next)}
        />
        <ConflictDialog conflict={editor.conflict} onChoose={(keep) => void editor.settle(keep)} />
        <ConflictDialog
          conflict={editor.unsaved}
          words={{
            title: '저장하지 못한 글이 있어요',
            description: editor.unsaved?.moved
              ? '그 뒤에 저장된 글이 바뀌었어요. 두 글을 견주어 보고 골라 주세요.'
              : '지난번에 쓰다가 저장하지 못한 글이 이 기기에 남아 있어요.',
            theirs: '버리기',
            mine: '이어서 쓰기',
          }}
          onChoose={editor.takeUnsaved}
          // It opens with the layer: what had the focus before lies behind that.
          finalFocus={() => root.current?.closest<HTMLElement>('[role="dialog"]') ?? null}
        />
        {stored.id !== null && (
          <VersionsDialog
            open={dialog === 'versions'}
            responseId={stored.id}
            current={fields.remark}
            busy={editor.stepping}
            onRestore={(version) => void editor.restore(version).then((done) => done && setDialog(null))}
            onClose={() => setDialog(null)}
          />
        )}
        <PublishStep
          open={dialog === 'publish'}
          list={list}
          editor={editor}
          facts={facts}
          over={over}
          onClose={() => setDialog(null)}
        />
      </div>
    </TermSourcesProvider>
  );
}
