import { useState } from 'react';
import type { ResponseReply, SavedResponse } from '../../../contract/responses.ts';
import { useAct } from '../../lib/act.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { useResponseCache } from '../responses-table/response-cache.ts';
import {
  type Conflict,
  changedFields,
  conflictsOf,
  editOf,
  type Fields,
  fieldsOf,
  resolved,
} from './changes.ts';

export const OBSERVATION_MISSING = '교사 관찰을 입력해 주세요.';
export const REMARK_MISSING = '기록문을 비워 둘 수 없어요. 되돌리거나 다시 써 주세요.';

/** After STALE: what is stored now, and where the two disagree. */
export interface OpenConflict {
  theirs: ResponseReply;
  fields: Conflict[];
}

const shownByScreen = (error: ApiError) => error.code === 'STALE';

/**
 * One student's observation, remark and answers while a teacher works on them. Every step saves first, so nothing
 * that was typed is lost; each answers whether it worked.
 */
export function useRemarkEditor(evaluationId: string, initial: ResponseReply) {
  const { put, fetchOne } = useResponseCache(evaluationId);
  const [stored, setStored] = useState(initial);
  const [fields, setFields] = useState<Fields>(() => fieldsOf(initial));
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [conflict, setConflict] = useState<OpenConflict | null>(null);
  const [refused, setRefused] = useState<{ observation?: string; remark?: string }>({});
  const edit = useAct('editResponse', { failure: '저장하지 못했습니다.', shownByScreen });
  const observe = useAct('observeStudent', { failure: '교사 관찰을 저장하지 못했습니다.' });
  const evaluate = useAct('evaluateResponse', {
    success: '초안을 만들었습니다. 읽고 다듬어 주세요.',
    failure: '기록문 초안을 만들지 못했습니다.',
    shownByScreen,
  });
  const confirm = useAct('confirmRemark', { failure: '교사 확인을 남기지 못했습니다.' });
  const publish = useAct('publishRemark', {
    success: '기록문을 공개했습니다.',
    failure: '기록문을 공개하지 못했습니다.',
  });
  const unpublish = useAct('unpublishRemark', {
    success: '공개를 취소했습니다.',
    failure: '공개를 취소하지 못했습니다.',
  });
  const restore = useAct('restoreVersion', {
    success: '이전 판으로 되돌렸습니다.',
    failure: '이전 판으로 되돌리지 못했습니다.',
    invalidates: ['listVersions'],
  });

  const changed = changedFields(fieldsOf(stored), fields);

  /** What the server answered becomes what stands in the fields. */
  const take = (response: ResponseReply) => {
    setStored(response);
    setFields(fieldsOf(response));
    setSavedAt(new Date());
    put(response);
  };

  const compare = async (base: ResponseReply, mine: Fields) => {
    const theirs = await fetchOne(base.student_id).catch(() => null);
    if (!theirs) return;
    const found = conflictsOf(fieldsOf(base), mine, fieldsOf(theirs));
    if (found.length > 0) {
      setConflict({ theirs, fields: found });
      return;
    }
    // Only the other side changed these fields: theirs is taken over beside mine.
    setStored(theirs);
    setFields(resolved(fieldsOf(base), mine, fieldsOf(theirs), 'mine'));
  };

  /** Sends what differs between `base` and `mine`. Answers what is stored then, or null when it failed. */
  const send = async (base: ResponseReply, mine: Fields): Promise<ResponseReply | null> => {
    const before = fieldsOf(base);
    if (changedFields(before, mine).length === 0) return base;
    if (mine.remark.trim() === '' && before.remark !== '') {
      setRefused({ remark: REMARK_MISSING });
      return null;
    }
    try {
      let current: ResponseReply = base;
      if (current.id === null)
        ({ response: current } = await observe.mutateAsync({
          id: evaluationId,
          studentId: base.student_id,
          observation: mine.observation,
        }));
      const rest = editOf(fieldsOf(current), mine);
      if (current.id !== null && Object.keys(rest).length > 0)
        ({ response: current } = await edit.mutateAsync({
          id: current.id,
          version: current.version,
          ...rest,
        }));
      setRefused({});
      take(current);
      return current;
    } catch (error) {
      if ((error as ApiError).code === 'STALE') await compare(base, mine);
      return null;
    }
  };
  const save = () => send(stored, fields);

  /** Saves, then does one more step with the response; STALE shows both texts. */
  const afterSaving = async (step: (response: SavedResponse) => Promise<{ response: SavedResponse }>) => {
    const base = await save();
    if (!base || base.id === null) return false;
    try {
      const { response } = await step({ ...base, id: base.id });
      take(response);
      return true;
    } catch (error) {
      if ((error as ApiError).code === 'STALE') await compare(base, fieldsOf(base));
      return false;
    }
  };

  const change = (next: Partial<Fields>) => {
    setFields((now) => ({ ...now, ...next }));
    setRefused({});
  };

  return {
    stored,
    fields,
    changed,
    savedAt,
    refused,
    conflict,
    change,
    save,
    revert: () => {
      setFields(fieldsOf(stored));
      setRefused({});
    },
    generate: async () => {
      const observation = fields.observation.trim();
      if (observation === '') {
        setRefused({ observation: OBSERVATION_MISSING });
        return false;
      }
      return afterSaving(({ id }) => evaluate.mutateAsync({ id, observation }));
    },
    confirm: () => afterSaving(({ id }) => confirm.mutateAsync({ id })),
    publish: () => afterSaving(({ id }) => publish.mutateAsync({ id })),
    unpublish: () => afterSaving(({ id }) => unpublish.mutateAsync({ id })),
    restore: (versionId: string) => afterSaving(({ id }) => restore.mutateAsync({ id, versionId })),
    settle: async (keep: 'mine' | 'theirs') => {
      if (!conflict) return;
      const { theirs } = conflict;
      const chosen = resolved(fieldsOf(stored), fields, fieldsOf(theirs), keep);
      setConflict(null);
      setStored(theirs);
      setFields(chosen);
      if (keep === 'mine') await send(theirs, chosen);
    },
    generating: evaluate.isPending,
    saving: edit.isPending || observe.isPending,
    stepping: confirm.isPending || publish.isPending || unpublish.isPending || restore.isPending,
  };
}
export type RemarkEditorState = ReturnType<typeof useRemarkEditor>;
