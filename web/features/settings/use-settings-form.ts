import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { getSettings } from '../../../contract/settings.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { useAct } from '../../lib/act.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { notify } from '../../lib/notify.ts';
import { type ChangedElsewhere, layOver } from './lay-over.ts';
import {
  messagesByField,
  type SettingsField,
  settingsResolver,
  type SettingsValues,
  toInput,
  toValues,
  versionsOf,
} from './settings-values.ts';
import { settingsChangedElsewhere } from './settings-words.ts';

type Read = ReplyOf<typeof getSettings>;

const SAVED = '설정을 저장했습니다.';

/** The fields of the settings over what was read, saving them, and what to do when somebody else was faster. */
export function useSettingsForm(stored: Read, onReload: () => Promise<Read | undefined>) {
  // What the fields were filled from. The page may read anew beside it, as after a backup: that changes no field.
  const [base, setBase] = useState(stored);
  const [refused, setRefused] = useState(0);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [reloading, setReloading] = useState(false);
  const [elsewhere, setElsewhere] = useState<ChangedElsewhere[] | null>(null);
  // Since the fields were filled: a save whose answer got lost is in there, too.
  const sent = useRef<SettingsValues[]>([]);
  const form = useForm<SettingsValues>({
    resolver: settingsResolver(base.settings),
    defaultValues: toValues(base.settings),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const show = (fresh: Read) => {
    setBase(fresh);
    form.reset(toValues(fresh.settings));
    sent.current = [];
  };
  /** STALE: what stands now comes into the fields, with what was typed over it. My own words are nobody else's change. */
  const meet = async () => {
    const fresh = await onReload();
    if (!fresh) return;
    const laid = layOver(toValues(base.settings), form.getValues(), toValues(fresh.settings), sent.current);
    show(fresh);
    for (const field of laid.mine) form.setValue(field, laid.values[field], { shouldDirty: true });
    if (laid.theirs.length > 0) setElsewhere(settingsChangedElsewhere(base, fresh, laid));
    else if (laid.mine.length > 0) send(laid.values, fresh);
    else {
      notify.success(SAVED);
      setSavedAt(new Date(serverNow()));
    }
  };
  const save = useAct('updateSettings', {
    invalidates: ['getSettings', 'getSite'],
    success: SAVED,
    failure: '설정을 저장하지 못했습니다.',
    shownByScreen: (error) => {
      if (error.code === 'STALE') return true;
      const messages = Object.entries(messagesByField(form.getValues(), error.details));
      for (const [field, message] of messages)
        form.setError(field as SettingsField, { type: 'server', message });
      setRefused((count) => count + 1);
      return messages.length > 0;
    },
    onSuccess: (reply) => {
      show(reply);
      setSavedAt(new Date(serverNow()));
    },
    onFailure: (error) => {
      if (error.code === 'STALE') void meet();
    },
  });
  const send = (values: SettingsValues, over: Read) => {
    sent.current.push(values);
    save.mutate({ ...toInput(values, over.settings), versions: versionsOf(values, over) });
  };
  const submit = form.handleSubmit(
    (values) => send(values, base),
    () => setRefused((count) => count + 1),
  );
  const reset = async () => {
    setReloading(true);
    const fresh = await onReload();
    if (fresh) show(fresh);
    setReloading(false);
  };
  return {
    base,
    form,
    /** Counts the refusals. */
    refused,
    savedAt,
    saving: save.isPending,
    reloading,
    elsewhere,
    onSeen: () => setElsewhere(null),
    submit: () => void submit(),
    reset: () => void reset(),
  };
}
