import type { Finished } from '../../../contract/provenance.ts';
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
  finished?: Finished[];
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
