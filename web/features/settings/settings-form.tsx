import { type ReactNode, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { getSettings } from '../../../contract/settings.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { useAct } from '../../lib/act.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { Alert } from '../../ui/alert.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BackupTab } from './backup-tab.tsx';
import { EmailTab } from './email-tab.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { GeneralTab } from './general-tab.tsx';
import { SaveBar } from './save-bar.tsx';
import { SecurityTab } from './security-tab.tsx';
import {
  FIELDS,
  messagesByField,
  type SettingsField,
  settingsResolver,
  type SettingsValues,
  toInput,
  toValues,
} from './settings-values.ts';
import styles from './settings-fields.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

interface SettingsFormProps {
  stored: ReplyOf<typeof getSettings>;
  /** Reads the settings anew; the answer is what stands there then. */
  onReload: () => Promise<ReplyOf<typeof getSettings> | undefined>;
}

/** The four tabs over one form: whatever tab is open, the whole object is saved. */
export function SettingsForm({ stored, onReload }: SettingsFormProps) {
  const [tab, setTab] = useState('general');
  const [refused, setRefused] = useState(0);
  const [asked, setAsked] = useState<SettingsField | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [reloading, setReloading] = useState(false);
  const form = useForm<SettingsValues>({
    resolver: settingsResolver(stored.settings),
    defaultValues: toValues(stored.settings),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { errors, isDirty } = form.formState;
  const save = useAct('updateSettings', {
    invalidates: ['getSettings', 'getSite'],
    success: '설정을 저장했습니다.',
    failure: '설정을 저장하지 못했습니다.',
    shownByScreen: (error) => {
      const messages = Object.entries(messagesByField(form.getValues(), error.details));
      for (const [field, message] of messages)
        form.setError(field as SettingsField, { type: 'server', message });
      setRefused((count) => count + 1);
      return messages.length > 0;
    },
    onSuccess: ({ settings }) => {
      form.reset(toValues(settings));
      setSavedAt(new Date(serverNow()));
    },
  });
  useEffect(() => {
    // Once its tab is there: a field of a hidden tab cannot take the focus.
    if (asked === null) return;
    form.setFocus(asked);
    setAsked(null);
  }, [asked, form]);
  const go = (field: string) => {
    const known = field as SettingsField;
    setTab(FIELDS[known].tab);
    setAsked(known);
  };
  const submit = form.handleSubmit(
    (values) => save.mutate(toInput(values, stored.settings)),
    () => setRefused((count) => count + 1),
  );
  const reset = async () => {
    setReloading(true);
    const fresh = await onReload();
    if (fresh) form.reset(toValues(fresh.settings));
    setReloading(false);
  };
  const inForm = (fields: ReactNode) => (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {fields}
    </form>
  );
  const wrong = (Object.keys(FIELDS) as SettingsField[]).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, label: FIELDS[field].label, message }] : [];
  });
  return (
    <>
      <ErrorSummary errors={wrong} refused={refused} onGo={go} />
      <Tabs
        label="설정 종류"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'general', label: '일반', content: inForm(<GeneralTab form={form} />) },
          { value: 'email', label: '이메일', content: <EmailTab /> },
          {
            value: 'security',
            label: '보안',
            content: inForm(
              <SecurityTab form={form} policySaved={stored.passwordPolicySaved} address={stored.address} />,
            ),
          },
          {
            value: 'backup',
            label: '백업',
            content: <BackupTab form={form} onSubmit={() => void submit()} />,
          },
        ]}
      />
      {!stored.passwordPolicySaved && tab === 'general' && (
        <div className={styles.alert}>
          <Alert tone="waiting">저장하면 보안 탭의 비밀번호 규칙도 함께 적용돼요.</Alert>
        </div>
      )}
      <SaveBar
        dirty={isDirty}
        saving={save.isPending}
        reloading={reloading}
        savedAt={savedAt}
        alwaysSaves={!stored.passwordPolicySaved}
        onReset={() => void reset()}
        onSave={() => void submit()}
      />
      <UnsavedGuard when={isDirty} />
    </>
  );
}
