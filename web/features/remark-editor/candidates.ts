import type { Finished, Provenance } from '../../../contract/provenance.ts';
import { splitSentences } from '../../../record/sentences.ts';
import { toRecordStyle } from '../../../record/style/to-record-style.ts';
import type { ProvenanceSource } from './provenance.ts';
import { type Standing, standingOf } from './standing.ts';

/** Words that a sentence of the remark may have come from. */
export interface Candidate {
  /** As it may stand in the remark. */
  words: string;
  /** How `words` splits: a generated sentence may read as two. */
  parts: readonly string[];
  from: 'sentence' | 'dropped' | 'finished';
  intent: string | null;
  sources: readonly ProvenanceSource[];
  review?: string;
  reason: string;
  standing: Standing;
  /** As the draft has them: the name by which the server knows what a finished sentence was made of. */
  raw: string;
  /** Of a finished one: what it was made of. */
  of?: Candidate;
}

export const LEFT_OUT = '교사가 뺀 문장입니다.';

const parts = (words: string) => splitSentences(words).map((part) => part.text);

/** What the student or the teacher wrote, as it may stand in a record; as it is where the engine finds nothing to keep. */
function inRecordStyle(raw: string): { words: string; review?: string | undefined } {
  const style = toRecordStyle(raw);
  return 'dropped' in style ? { words: raw } : { words: style.text, review: style.review };
}

function fromDropped({ text, reason, source, told }: Provenance['dropped'][number]): Candidate {
  const { words, review } = told === undefined ? inRecordStyle(text) : { words: told };
  const standing = standingOf({ reason, review, words, seen: source.kind === 'observation' });
  const rest = { intent: null, sources: [source], reason, standing, raw: text };
  return { words, parts: parts(words), from: 'dropped', ...rest };
}

function drafted(provenance: Provenance): Candidate[] {
  return [
    ...provenance.sentences.map(
      ({ text, intent, sources, review }): Candidate => ({
        ...{ words: text.trim(), parts: parts(text), from: 'sentence', intent, sources, raw: text },
        ...{ reason: LEFT_OUT, standing: 'whole' },
        ...(review === undefined ? {} : { review }),
      }),
    ),
    ...provenance.dropped.map(fromDropped),
  ].filter((candidate) => candidate.words !== '');
}

const sameSources = (a: readonly ProvenanceSource[], b: readonly ProvenanceSource[]) =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return (
      other?.kind === one.kind &&
      other.index === one.index &&
      other.start === one.start &&
      other.end === one.end &&
      other.evaluation_id === one.evaluation_id
    );
  });

interface Known {
  sentences: Provenance['sentences'];
  list: Candidate[];
}
const known = new WeakMap<Provenance['dropped'], Known>();
/** Putting sentences into record style is not for every keystroke, nor for every one that a teacher finishes. */
function draftedOnce(provenance: Provenance): Candidate[] {
  const { sentences, dropped } = provenance;
  const before = known.get(dropped);
  if (before?.sentences === sentences) return before.list;
  const list = drafted(provenance);
  known.set(dropped, { sentences, list });
  return list;
}

/** What the draft told and left out, and what a teacher made of it. */
export function candidatesOf(provenance: Provenance): Candidate[] {
  const list = draftedOnce(provenance);
  const made = (provenance.finished ?? []).flatMap(({ text, of: raw, sources }: Finished): Candidate[] => {
    const of = list.find((one) => one.raw === raw && sameSources(one.sources, sources));
    if (!of) return [];
    const { intent, reason } = of;
    const rest = { intent, sources, reason, standing: 'whole' as const, raw, of };
    return [{ words: text, parts: parts(text), from: 'finished', ...rest }];
  });
  return [...list, ...made];
}
