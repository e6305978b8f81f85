import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { createNotice, type Notice } from '../../../contract/notices.ts';
import { useAct } from '../../lib/act.ts';
import { fieldMessages, showAtFields } from '../../lib/form.ts';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/read.ts';
import { type ChangedElsewhere, layOver } from './lay-over.ts';
import { noticeInput, type NoticeValues, noticeValues } from './notice-values.ts';
import { noticeChangedElsewhere } from './notice-words.ts';
import { readAnew } from './read-anew.ts';

const FIELDS = ['title', 'content', 'showOnLogin', 'priority', 'version', 'expiryDate'] as const;
const GONE = '다른 관리자가 그 사이 이 알림을 지웠어요. 다시 만들어 주세요.';

/** `content.2` is a line of the one field for all lines. */
const resolver: Resolver<NoticeValues> = (values) => {
  const found = fieldMessages(createNotice.input, values, { toInput: noticeInput });
  const errors: Record<string, { type: string; message: string }> = {};
  for (const [path, message] of Object.entries(found))
    errors[path.split('.')[0] ?? path] ??= { type: 'rule', message };
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  return { values: {}, errors: errors as FieldErrors<NoticeValues> };
};

/** The fields of a notice, saving it, and what to do when somebody else was faster. */
export function useNoticeForm(editing: Notice | 'new', onSaved: () => void) {
  // What the fields were filled from.
  const [base, setBase] = useState(editing);
  const [elsewhere, setElsewhere] = useState<ChangedElsewhere[] | null>(null);
  const { refetch } = useRead('listNotices', {});
  const form = useForm<NoticeValues>({
    resolver,
    defaultValues: noticeValues(editing),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  /** STALE: what stands now comes into the fields, with what was typed over it. */
  const meet = async (before: Notice) => {
    const list = await readAnew(refetch, '알림을 불러오지 못했습니다.');
    if (!list) return;
    const fresh = list.notices.find(({ id }) => id === before.id);
    if (!fresh) {
      notify.error(GONE);
      return;
    }
    const laid = layOver(noticeValues(before), form.getValues(), noticeValues(fresh));
    setBase(fresh);
    form.reset(noticeValues(fresh));
    for (const field of laid.mine) form.setValue(field, laid.values[field], { shouldDirty: true });
    const changes = noticeChangedElsewhere(before, fresh, laid);
    // Saved once more as it was: there is nothing to decide about.
    if (changes.length > 0) setElsewhere(changes);
    else update.mutate({ id: fresh.id, ...noticeInput(laid.values), basedOn: fresh.updated_at });
  };
  const options = {
    invalidates: ['listNotices', 'getSite'] as const,
    success: '알림을 저장했습니다.',
    failure: '알림을 저장하지 못했습니다.',
    shownByScreen: (error: unknown) => showAtFields(error, form.setError, FIELDS),
    onSuccess: onSaved,
  };
  const create = useAct('createNotice', options);
  const update = useAct('updateNotice', {
    ...options,
    shownByScreen: (error) =>
      error.code === 'STALE' || error.code === 'NOT_FOUND' || options.shownByScreen(error),
    onFailure: (error) => {
      if (base === 'new') return;
      if (error.code === 'STALE') void meet(base);
      if (error.code === 'NOT_FOUND') notify.error(GONE);
    },
  });
  const submit = form.handleSubmit((values) => {
    if (base === 'new') create.mutate(noticeInput(values));
    else update.mutate({ id: base.id, ...noticeInput(values), basedOn: base.updated_at });
  });
  return {
    form,
    submit: () => void submit(),
    saving: create.isPending || update.isPending,
    elsewhere,
    onSeen: () => setElsewhere(null),
  };
}
