import type { ResponseReply } from '../../../contract/responses.ts';

/** What stands in the editor's fields. */
export interface Fields {
  observation: string;
  remark: string;
  /** The answers as the teacher has them on screen; null while there are none. */
  answers: readonly string[] | null;
}
export type FieldName = keyof Fields;

export const FIELD_LABELS: Record<FieldName, string> = {
  observation: '교사 관찰',
  remark: '기록문',
  answers: '고쳐 쓴 답',
};

export function fieldsOf(response: ResponseReply): Fields {
  return {
    observation: response.teacher_observation ?? '',
    remark: response.final_evaluation ?? '',
    answers: response.edited_responses ?? response.responses,
  };
}

function sameList(a: readonly string[] | null, b: readonly string[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((text, index) => text === b[index]);
}

/** Which fields differ. The server trims an observation, so white space around it is no difference. */
export function changedFields(before: Fields, now: Fields): FieldName[] {
  const changed: FieldName[] = [];
  if (before.observation.trim() !== now.observation.trim()) changed.push('observation');
  if (before.remark !== now.remark) changed.push('remark');
  if (!sameList(before.answers, now.answers)) changed.push('answers');
  return changed;
}

export interface Edit {
  observation?: string;
  responses?: string[];
  final_evaluation?: string;
}

/** Only what changed, so that two people who edit different fields do not undo each other. */
export function editOf(before: Fields, now: Fields): Edit {
  const edit: Edit = {};
  for (const name of changedFields(before, now)) {
    if (name === 'observation') edit.observation = now.observation;
    else if (name === 'remark') edit.final_evaluation = now.remark;
    else if (now.answers) edit.responses = [...now.answers];
  }
  return edit;
}

export interface Conflict {
  name: FieldName;
  mine: string;
  theirs: string;
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

/** Every field in which the two differ, both as text. */
export function differencesOf(mine: Fields, theirs: Fields): Conflict[] {
  return changedFields(theirs, mine).map((name) => ({
    name,
    mine: asText(mine, name),
    theirs: asText(theirs, name),
  }));
}

/** What stands in the fields after the choice: mine where I changed something and keep it, otherwise what is stored. */
export function resolved(before: Fields, mine: Fields, theirs: Fields, keep: 'mine' | 'theirs'): Fields {
  if (keep === 'theirs') return theirs;
  const changed = new Set(changedFields(before, mine));
  return {
    observation: changed.has('observation') ? mine.observation : theirs.observation,
    remark: changed.has('remark') ? mine.remark : theirs.remark,
    answers: changed.has('answers') ? mine.answers : theirs.answers,
  };
}
