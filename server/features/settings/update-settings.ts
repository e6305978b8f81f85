import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '../../../contract/operation.ts';
import { isWithin } from '../../../contract/ip-ranges.ts';
import type { updateSettings as contract } from '../../../contract/settings.ts';
import { audit } from '../../audit.ts';
import { invalid } from '../../coded-error.ts';
import type { Handler } from '../../handler.ts';
import type { Vault } from '../../vault.ts';
import { presentSettings } from './present.ts';
import { loadSettings, type Settings } from './read-settings.ts';
import { assertStands, lockSettings, SECTION_NAMES, SECTIONS, sectionVersion } from './standing.ts';
import { writeSettings } from './write-settings.ts';

type Given = InputOf<typeof contract>['settings'];

/**
 * Saves the sections that are named with their versions, or all of them. Other servers follow within five seconds, this
 * one at its next read.
 */
export const updateSettings: Handler<'updateSettings'> = async (
  ctx,
  actor,
  { settings: given, versions },
) => {
  const sections = SECTION_NAMES.filter((name) => !versions || versions[name] !== undefined);
  const keys = new Set<string>(sections.flatMap((name) => SECTIONS[name]));
  const { ipWhitelist } = given.security;
  if (keys.has('ipWhitelist') && ipWhitelist.length > 0 && !isWithin(ipWhitelist, actor.address)) {
    throw invalid(
      'settings.security.ipWhitelist',
      `지금 접속한 주소(${actor.address})가 목록에 없어, 저장하면 관리자 화면에 들어올 수 없게 됩니다. 이 주소를 넣어 주세요.`,
    );
  }
  const reply = await ctx.db.transaction(async (tx) => {
    // Race: two administrators save at once; the second sees what the first has saved.
    await lockSettings(tx);
    const before = await loadSettings(tx);
    for (const name of sections) assertStands(sectionVersion(name, before), versions?.[name]);
    const wanted = toStored(given, before, ctx.vault);
    const changed = Object.entries(wanted).filter(
      ([key, value]) => keys.has(key) && !isDeepStrictEqual(value, before[key as keyof Settings]),
    );
    // The policy holds from its first saving on, even when it is the one that held before (decisions.md, section 4).
    if (
      keys.has('passwordPolicy') &&
      !before.passwordPolicySaved &&
      !changed.some(([key]) => key === 'passwordPolicy')
    )
      changed.push(['passwordPolicy', wanted.passwordPolicy]);
    await writeSettings(ctx, tx, Object.fromEntries(changed));
    for (const [key] of changed)
      await audit(ctx, tx, actor, { action: 'updateSettings', subjectType: 'settings', subjectId: key });
    return presentSettings(ctx, tx, actor, await loadSettings(tx));
  });
  ctx.settings.forget();
  return reply;
};

/** From the specification's groups to what is stored. */
function toStored({ general, email, security, backup }: Given, before: Settings, vault: Vault) {
  const { smtpPassword: given, ...server } = email;
  // Nobody reads the password back, also not by having it sent to a machine of their own.
  const kept = server.smtpHost === before.email.smtpHost ? before.email.smtpPassword : null;
  // The same words sealed once more look like others.
  const isKept = !given || (kept !== null && vault.open(kept) === given);
  return {
    ...general,
    email: {
      smtpHost: server.smtpHost,
      smtpPort: server.smtpPort,
      smtpUser: server.smtpUser,
      smtpPassword: isKept ? kept : vault.seal(given),
      fromEmail: server.fromEmail,
      fromName: server.fromName,
    },
    passwordPolicy: {
      minLength: security.passwordMinLength,
      requireUppercase: security.passwordRequireUppercase,
      requireLowercase: security.passwordRequireLowercase,
      requireNumbers: security.passwordRequireNumbers,
      requireSpecial: security.passwordRequireSpecial,
    },
    twoFactorEnabled: security.twoFactorEnabled,
    ipWhitelist: security.ipWhitelist,
    auditRetentionYears: security.auditRetentionYears ?? before.auditRetentionYears,
    backup: {
      autoBackupEnabled: backup.autoBackupEnabled,
      backupSchedule: backup.backupSchedule,
      backupRetentionDays: backup.backupRetentionDays,
    },
  };
}
