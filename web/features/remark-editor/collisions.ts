import type { ResponseReply } from '../../../contract/responses.ts';
import { changedFields, type FieldName, type Fields } from './changes.ts';

export interface Conflict {
  name: FieldName;
  mine: string;
  theirs: string;
}

/** After STALE: what is stored now, and where the two disagree. */
export interface OpenConflict {
  theirs: ResponseReply;
  fields: Conflict[];
}

function asText(fields: Fields, name: FieldName): string {
  if (name !== 'answers') return fields[name];
  return (fields.answers ?? []).map((answer, index) => `${index + 1}. ${answer}`).join('\n\n');
}

/** After STALE: the fields that both sides changed, each to something else. All others are taken over without asking. */
export function conflictsOf(before: Fields, mine: Fields, theirs: Fields): Conflict[] {
  const changedThere = new Set(changedFields(before, theirs));
  const different = new Set(changedFields(theirs, mine));
  return changedFields(before, mine)
    .filter((name) => changedThere.has(name) && different.has(name))
    .map((name) => ({ name, mine: asText(mine, name), theirs: asText(theirs, name) }));
}

/** My fields with theirs in the place of those that collided. */
export function givingWay(mine: Fields, collided: readonly Pick<Conflict, 'name'>[], theirs: Fields): Fields {
  const names = new Set(collided.map(({ name }) => name));
  return {
    observation: names.has('observation') ? theirs.observation : mine.observation,
    remark: names.has('remark') ? theirs.remark : mine.remark,
    answers: names.has('answers') ? theirs.answers : mine.answers,
  };
}

/** Every field in which the two differ, both as text. */
export function differencesOf(mine: Fields, theirs: Fields): Conflict[] {
  return changedFields(theirs, mine).map((name) => ({
    name,
    mine: asText(mine, name),
    theirs: asText(theirs, name),
  }));
}

/** What stands in the fields then: mine where I changed something, otherwise what is stored. */
export function resolved(before: Fields, mine: Fields, theirs: Fields): Fields {
  const changed = new Set(changedFields(before, mine));
  return {
    observation: changed.has('observation') ? mine.observation : theirs.observation,
    remark: changed.has('remark') ? mine.remark : theirs.remark,
    answers: changed.has('answers') ? mine.answers : theirs.answers,
  };
}
