import type { getSettings } from '../../../contract/settings.ts';
import type { ReplyOf } from '../../../contract/operation.ts';
import { type ChangedElsewhere, inWords, type LaidOver } from './lay-over.ts';
import { FIELDS, type SettingsField, type SettingsValues, toValues } from './settings-values.ts';

export const ROLE_LABELS: Record<SettingsValues['defaultUserRole'], string> = {
  student: '학생',
  teacher: '교사',
};

export const SCHEDULE_LABELS: Record<SettingsValues['backupSchedule'], string> = {
  daily: '매일 새벽 3시',
  weekly: '매주 일요일 새벽 3시',
  monthly: '매월 1일 새벽 3시',
};

function textOf(value: string | boolean, field: SettingsField): string {
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  if (field === 'defaultUserRole') return ROLE_LABELS[value as SettingsValues['defaultUserRole']];
  if (field === 'backupSchedule') return SCHEDULE_LABELS[value as SettingsValues['backupSchedule']];
  return value;
}

/** Under which name the audit log has the setting of a field; several fields are one setting. */
function settingOf(field: SettingsField): string {
  if (FIELDS[field].tab === 'backup') return 'backup';
  return field.startsWith('password') ? 'passwordPolicy' : field;
}

type Read = ReplyOf<typeof getSettings>;

/** What another administrator has changed between two readings, and who. */
export function settingsChangedElsewhere(
  before: Read,
  now: Read,
  laid: LaidOver<SettingsValues>,
): ChangedElsewhere[] {
  return inWords(toValues(before.settings), toValues(now.settings), laid, {
    label: (field) => FIELDS[field].label,
    text: textOf,
    change: (field) => now.changes.find(({ setting }) => setting === settingOf(field)) ?? null,
  });
}
