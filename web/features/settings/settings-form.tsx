import { type ReactNode, useEffect, useState } from 'react';
import type { getSettings } from '../../../contract/settings.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { Alert } from '../../ui/alert.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BackupTab } from './backup-tab.tsx';
import { ChangedElsewhereDialog } from './changed-elsewhere-dialog.tsx';
import { EmailTab } from './email-tab.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { GeneralTab } from './general-tab.tsx';
import { SaveBar } from './save-bar.tsx';
import { SecurityTab } from './security-tab.tsx';
import { FIELDS, type SettingsField } from './settings-values.ts';
import styles from './settings-fields.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  stored: ReplyOf<typeof getSettings>;
  /** Reads the settings anew; the answer is what stands there then, or nothing when it failed. */
  onReload: () => Promise<ReplyOf<typeof getSettings> | undefined>;
}

/** The four tabs over one form: whatever tab is open, all of them are saved. */
export function SettingsForm({ stored, onReload }: SettingsFormProps) {
  const [tab, setTab] = useState('general');
  const [asked, setAsked] = useState<SettingsField | null>(null);
  const settings = useSettingsForm(stored, onReload);
  const { base, form, submit } = settings;
  const { errors, isDirty } = form.formState;
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
  const inForm = (fields: ReactNode) => (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields}
    </form>
  );
  const wrong = (Object.keys(FIELDS) as SettingsField[]).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, label: FIELDS[field].label, message }] : [];
  });
  return (
    <>
      <ErrorSummary errors={wrong} refused={settings.refused} onGo={go} />
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
              <SecurityTab form={form} policySaved={base.passwordPolicySaved} address={base.address} />,
            ),
          },
          { value: 'backup', label: '백업', content: <BackupTab form={form} onSubmit={submit} /> },
        ]}
      />
      {!base.passwordPolicySaved && tab === 'general' && (
        <div className={styles.alert}>
          <Alert tone="waiting">저장하면 보안 탭의 비밀번호 규칙도 함께 적용돼요.</Alert>
        </div>
      )}
      <SaveBar
        dirty={isDirty}
        saving={settings.saving}
        reloading={settings.reloading}
        savedAt={settings.savedAt}
        alwaysSaves={!base.passwordPolicySaved}
        onReset={settings.reset}
        onSave={submit}
      />
      <ChangedElsewhereDialog
        changes={settings.elsewhere}
        dirty={isDirty}
        onSave={submit}
        onClose={settings.onSeen}
      />
      <UnsavedGuard when={isDirty} />
    </>
  );
}
