import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { wordsOf } from '../../../contract/findings.ts';
import { applySuggestion } from '../../../record/rules/apply-suggestion.ts';
import type { Finding } from '../../../record/types.ts';
import { storage } from '../../lib/storage.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { OnPaper } from '../../ui/on-paper.tsx';
import { ByteMeter } from './byte-meter.tsx';
import { CopyRemark } from './copy-remark.tsx';
import { DismissDialog } from './dismiss-dialog.tsx';
import { DraftFacts } from './draft-facts.tsx';
import { DraftWait } from './draft-wait.tsx';
import { draftWords } from './draft-words.ts';
import { findingKey } from './finding-spans.ts';
import { Findings } from './findings.tsx';
import type { RuleFacts } from './judged.ts';
import type { Light, ProvenanceSource } from './provenance.ts';
import styles from './remark-pane.module.css';
import { RemarkWriting } from './remark-writing.tsx';
import { titleOf } from './rule-words.ts';
import { selectStretch } from './select-stretch.ts';
import { SentenceList } from './sentence-list.tsx';
import { Spares } from './spares.tsx';
import { useTermSources } from './term-sources.ts';
import { useModelShare } from './use-model-share.ts';
import { usePointing } from './use-pointing.ts';
import { useJudged } from './use-judged.ts';
import type { RemarkEditorState } from './use-remark-editor.ts';
import { type Sentences, useSentences } from './use-sentences.ts';

interface RemarkTextProps {
  editor: RemarkEditorState;
  facts: RuleFacts;
  onLight: Light;
  onObserve: () => void;
}

type Mode = 'sentences' | 'text';
/** The view that a teacher chose, for the next student too. */
const MODE_KEY = 'remark-view';

interface Asked {
  rule: string;
  title: string;
  words: string;
}

/** What the sentence comes from that stands here, or the one that was left out. */
function sourcesAt(thing: Element | null, { origins, spares }: Sentences): readonly ProvenanceSource[] {
  const { sentence, spare } = thing?.closest<HTMLElement>('[data-sentence], [data-spare]')?.dataset ?? {};
  if (spare !== undefined) return spares[Number(spare)]?.sources ?? [];
  return sentence === undefined ? [] : (origins[Number(sentence)]?.sources ?? []);
}

/** The record text, sentence by sentence or as one text, with what the rules object to in either. */
export function RemarkText({ editor, facts, onLight, onObserve }: RemarkTextProps) {
  const { fields, stored, refused } = editor;
  const text = fields.remark;
  const term = useTermSources();
  const [mode, setMode] = useState<Mode>(() => (storage.read(MODE_KEY) === 'text' ? 'text' : 'sentences'));
  const [shownKey, setShownKey] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const opener = useRef<HTMLElement>(null);
  const judged = useJudged(text, stored.dismissals, facts);
  const sentences = useSentences({
    text,
    onText: (remark) => editor.change({ remark }),
    provenance: editor.provenance,
    onFinish: editor.finish,
  });
  usePointing((thing) => {
    const at = thing ?? document.activeElement;
    // The card that has the focus says it in words.
    const told = at?.closest('[data-sentence]')?.contains(document.activeElement) ?? false;
    onLight(sourcesAt(at, sentences), told);
  });
  const shown = judged.open.find((finding) => findingKey(finding) === shownKey) ?? null;
  const shownAt = shown ? judged.open.indexOf(shown) : -1;
  const next = judged.open[(shownAt + 1) % judged.open.length];
  const gone = text.trim() === '' && sentences.held === null;
  // Nothing to take apart yet: then there is only the text to write.
  const writing = mode === 'text' || gone;
  const drafted = (stored.final_evaluation ?? '') !== '';
  const writer = (useModelShare()?.left ?? 0) > 0 ? 'model' : 'builtin';
  const confirmed = stored.confirmed_at !== null && !editor.changed.includes('remark');

  const { focus } = sentences;
  const onStep = useEffectEvent((index: number) => {
    const at = sentences.sentences[index];
    const card = surface.current?.querySelector<HTMLElement>(`[data-sentence="${index}"]`);
    if (card) card.focus();
    else if (writing) {
      // One text, and none at all once its last sentence was left out. What was pressed is gone, and no longer pointed at.
      selectStretch(field.current, at ?? { start: 0, end: 0 });
      onLight([]);
    } else {
      // Before all of them: where that was chosen, if it is open.
      place.current?.focus();
      if (document.activeElement !== place.current && index !== 0) sentences.go(0);
    }
  });
  useEffect(() => {
    if (focus) onStep(focus.index);
  }, [focus]);

  const prefer = (chosen: Mode) => {
    setMode(chosen);
    storage.write(MODE_KEY, chosen);
    // The text is far shorter than its cards: whoever was among these would look at its end, or past it.
    requestAnimationFrame(() => {
      const [head, body] = [bar.current, surface.current];
      if (head && body && body.getBoundingClientRect().top < head.getBoundingClientRect().bottom)
        body.scrollIntoView({ block: 'start' });
    });
  };
  const select = (finding: Finding) => {
    setShownKey(findingKey(finding));
    const mark = surface.current?.querySelector<HTMLElement>(`[data-finding="${findingKey(finding)}"]`);
    if (mark) return mark.focus();
    // A line break lies between two sentences, and what was dismissed has no mark: those are shown in the text.
    setMode('text');
    requestAnimationFrame(() => selectStretch(field.current, finding));
  };
  const fix = (finding: Finding) => {
    const change = applySuggestion(text, finding);
    sentences.replace(change, change.words);
    setShownKey(null);
    if (!writing) return;
    const end = change.start + change.words.length;
    requestAnimationFrame(() => selectStretch(field.current, { start: change.start, end }));
  };
  const ask = (finding: Finding, pressed: HTMLElement) => {
    opener.current = pressed;
    setAsked({ rule: finding.rule, title: titleOf(finding), words: wordsOf(text, finding) });
  };
  const closeNote = (from: EventTarget) => {
    setShownKey(null);
    // What stood in the note takes the focus along; a mark, or the text, keeps it.
    if (!(from instanceof Element) || !from.closest('[data-note]')) return;
    if (writing) field.current?.focus();
    else sentences.go(sentences.current);
  };
  const forFindings = { findings: judged.open, shown, onShow: setShownKey, onFix: fix, onDismiss: ask };

  return (
    <>
      <div ref={bar} className={styles.top}>
        <div className={styles.head}>
          <h3>
            기록문{' '}
            {drafted &&
              (confirmed ? (
                <Badge tone="success">교사 확인함</Badge>
              ) : (
                <Badge tone="waiting">초안 · 교사 확인 전</Badge>
              ))}
          </h3>
          {text !== '' && (
            <div className={styles.modes} role="group" aria-label="기록문 보기">
              <Button variant="quiet" aria-pressed={!writing} onClick={() => prefer('sentences')}>
                문장
              </Button>
              <Button variant="quiet" aria-pressed={writing} onClick={() => prefer('text')}>
                글
              </Button>
              <CopyRemark text={text} confirmed={confirmed && editor.changed.length === 0} />
            </div>
          )}
        </div>
        <div className={styles.row}>
          <ByteMeter text={text} limit={facts.limit} />
          {next && (
            <Button
              variant="quiet"
              title="다음 살펴볼 곳으로 가기"
              disabled={editor.generating}
              onClick={() => select(next)}
            >
              살펴볼 곳 {judged.open.length}
            </Button>
          )}
        </div>
        <div className={styles.row}>
          <p role="status">{editor.generating ? draftWords.writing(writer, drafted) : sentences.said}</p>
          {editor.generating && <DraftWait editor={editor} />}
          {!editor.generating && sentences.undoes !== '' && (
            <p className={styles.undoes}>{sentences.undoes}</p>
          )}
          {!editor.generating && !writing && sentences.said === '' && sentences.undoes === '' && (
            <p className={styles.keys}>
              ↑↓ 문장 고르기 · ←→ 표시와 단추 · Alt+↑↓ 옮기기 · Enter 고치기 · Delete 빼기 · Ctrl+Enter 교사
              확인
            </p>
          )}
          {!editor.generating && sentences.canUndo && (
            <Button variant="quiet" title="되돌리기 (Ctrl+Z)" onClick={() => sentences.follow('undo')}>
              되돌리기
            </Button>
          )}
        </div>
      </div>
      {/* The words as they go to the record, without what can be done to each sentence. */}
      <OnPaper words={text} />
      {/* The keys are those of what stands in it. */}
      {/* oxlint-disable-next-line no-static-element-interactions */}
      <div
        ref={surface}
        className={styles.surface}
        // What is changed while another text is being written would hide that one.
        inert={editor.generating}
        onKeyDown={(event) => {
          // The note is the uppermost thing that is open; the editor's own turn comes with the next press.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || !shown) return;
          event.preventDefault();
          event.stopPropagation();
          closeNote(event.target);
        }}
      >
        {writing ? (
          <RemarkWriting
            {...forFindings}
            fieldRef={field}
            text={text}
            // Nothing of this student is stored yet, so there is no place for a text; an observation makes one. A term
            // remark finds its place when it is saved.
            disabled={stored.id === null && !term}
            readOnly={editor.generating}
            error={refused.remark}
            onCaret={sentences.chooseAt}
            // The field takes back what was typed since by itself.
            onUndo={sentences.isLatest ? () => sentences.follow('undo') : null}
            onRedo={sentences.canRedo ? () => sentences.follow('redo') : null}
            onText={(remark) => {
              setMode('text');
              editor.change({ remark });
            }}
          />
        ) : (
          <SentenceList
            {...forFindings}
            sentences={sentences}
            limit={facts.limit}
            answers={fields.answers}
            observation={fields.observation}
            onLight={onLight}
          />
        )}
      </div>
      <Findings
        locked={editor.generating}
        text={text}
        judged={judged}
        headingRef={heading}
        onSelect={select}
        onFix={fix}
        onDismiss={ask}
        onRestore={(rule, words) => void editor.undismiss(rule, words)}
      />
      {stored.id !== null && (
        <Spares
          {...{ sentences, facts, onLight }}
          placeRef={place}
          locked={editor.generating}
          dismissals={stored.dismissals}
          owner={stored.id}
        />
      )}
      {drafted && stored.provenance && <DraftFacts provenance={stored.provenance} onObserve={onObserve} />}
      <DismissDialog
        subject={asked}
        onDismiss={(reason) =>
          asked ? editor.dismiss(asked.rule, asked.words, reason) : Promise.resolve(false)
        }
        onClose={() => setAsked(null)}
        // A finding that was dismissed took its button along.
        finalFocus={() => (opener.current?.isConnected ? opener.current : heading.current)}
      />
    </>
  );
}
