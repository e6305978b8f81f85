import type { ResponseReply } from '../../../contract/responses.ts';
import { fieldsOf } from './changes.ts';
import { originsOf } from './origins.ts';
import type { ProvenanceSource } from './provenance.ts';
import { sentencesOf } from './sentences.ts';

/** Those of the sources that still stand: an observation that was emptied is nobody's source. */
export function standingSources(
  sources: readonly ProvenanceSource[],
  observation: string,
): readonly ProvenanceSource[] {
  if (observation.trim() !== '') return sources;
  return sources.filter(({ kind, evaluation_id: form }) => kind !== 'observation' || form !== undefined);
}

/** The sentences of a draft for which nothing was written by the student or seen by the teacher; the teacher's own need none. */
export function unsourcedIn(
  text: string,
  provenance: ResponseReply['provenance'],
  observation: string,
): string[] {
  const words = sentencesOf(text).map((sentence) => sentence.text);
  const { origins } = originsOf(words, provenance);
  return words.filter((_, index) => {
    const origin = origins[index];
    return origin && origin.kind !== 'hand' && standingSources(origin.sources, observation).length === 0;
  });
}

/** The same of a text as it is stored. */
export function unsourcedOf(response: ResponseReply): string[] {
  const { remark, observation } = fieldsOf(response);
  return unsourcedIn(remark, response.provenance, observation);
}
