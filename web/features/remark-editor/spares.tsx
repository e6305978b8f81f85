import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Dismissal } from '../../../contract/findings.ts';
import { keyOf } from '../../../contract/provenance.ts';
import { countBytes } from '../../../record/bytes.ts';
import { storage } from '../../lib/storage.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { finishingWords } from './finishing-words.ts';
import type { RuleFacts } from './judged.ts';
import type { Spare } from './origins.ts';
import type { Light } from './provenance.ts';
import { arrange, closedSentence } from './sentences.ts';
import { SpareItem } from './spare-item.tsx';
import styles from './spares.module.css';
import { historyStepOf } from './step-keys.ts';
import type { Sentences } from './use-sentences.ts';

export interface SparesProps {
  sentences: Sentences;
  facts: RuleFacts;
  /** Another text is being written, which nothing of these belongs into. */
  locked: boolean;
  dismissals: readonly Dismissal[];
  /** Whose remark it is: what was begun is kept by it. */
  owner: string;
  /** Where the teacher chooses the place: the way back to the one before all sentences. */
  placeRef: RefObject<HTMLSelectElement | null>;
  onLight: Light;
}

/** Open or closed as the teacher left it, for the next student too. */
const OPEN_KEY = 'remark-spares';

const GROUPS = [
  { standing: 'whole', title: '그대로 넣을 수 있는 문장' },
  { standing: 'unfinished', title: '문장으로 다듬어 넣을 말' },
  { standing: 'nothing', title: '넣을 내용이 없는 말' },
] as const;

/** What could stand in the remark and does not: put in where the teacher says, in another's place, or finished first. */
export function Spares(props: SparesProps) {
  const { sentences, facts, locked, dismissals, owner, placeRef, onLight } = props;
  const { text, spares, current } = sentences;
  const [open, setOpen] = useState(() => storage.read(OPEN_KEY) === 'open');
  const [finishing, setFinishing] = useState<string | null>(null);
  if (spares.length === 0) return null;
  const count = sentences.sentences.length;
  const putting = count === 0 ? '넣기' : current < 0 ? '맨 앞에 넣기' : `${current + 1}번째 뒤에 넣기`;
  const order = sentences.sentences.map((_, index): number | string => index);
  const bytesWith = (words: string, instead = false) => {
    const now = instead ? order.with(current, words) : order.toSpliced(current + 1, 0, closedSentence(words));
    return countBytes(arrange(text, now, sentences.sentences));
  };
  const places = ['맨 앞', ...order.map((_, index) => `${index + 1}번째 문장 뒤`)];
  const numbered = spares.map((spare, nth) => ({ spare, nth }));
  const groups = GROUPS.map(({ standing, title }) => ({
    title,
    items: numbered.filter(({ spare }) => spare.standing === standing),
  })).filter(({ items }) => items.length > 0);
  /** Here as on a card: what was just put in is taken back. */
  const onKeyDown = (event: KeyboardEvent) => {
    const step = historyStepOf(event.nativeEvent);
    // A field takes back what was typed in it.
    if (!step || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    sentences.follow(step);
  };
  const keyOfSpare = ({ raw, words, sources }: Spare) => `${owner} ${keyOf(raw ?? words, sources)}`;
  // What is being finished has gone, for now: it opens again only by a press.
  if (finishing !== null && !spares.some((spare) => keyOfSpare(spare) === finishing)) setFinishing(null);

  return (
    <details
      className={styles.spares}
      inert={locked}
      open={open}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        setOpen(now);
        storage.write(OPEN_KEY, now ? 'open' : 'closed');
      }}
    >
      <summary>쓰지 않은 문장 {spares.length}개</summary>
      {count > 0 && spares.some(({ standing }) => standing !== 'nothing') && (
        <SelectField
          label="넣을 자리"
          className={styles.place}
          ref={placeRef}
          value={String(current)}
          options={places.map((label, index) => ({ value: String(index - 1), label }))}
          onChange={(event) => sentences.choose(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
      )}
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          {groups.length > 1 && <h4 className={styles.group}>{title}</h4>}
          <ul>
            {items.map(({ spare, nth }) => {
              const key = keyOfSpare(spare);
              return (
                <SpareItem
                  key={`${key} ${spare.words}`}
                  {...{ spare, nth, putting, sentences, facts, dismissals, bytesWith, onLight, onKeyDown }}
                  finishing={finishing === key ? (finishingWords.read(key) ?? spare.begun) : null}
                  onFinish={() => setFinishing(key)}
                  onType={(words) => finishingWords.write(key, words)}
                  onPut={(words) => {
                    finishingWords.forget(key);
                    setFinishing(null);
                    sentences.finish(spare, words);
                  }}
                  onStop={() => setFinishing(null)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </details>
  );
}
