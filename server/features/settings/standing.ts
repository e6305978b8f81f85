import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CodedError } from '../../coded-error.ts';
import type { Database } from '../../db/connection.ts';
import type { Settings } from './read-settings.ts';

/** Any number that nothing else locks. */
const LOCK = 20_261_122;

/**
 * Whoever saves settings waits here for whoever does so at the same moment, and reads them afterwards: a setting that
 * nobody has saved yet has no row that could be locked.
 */
export async function lockSettings(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** The settings of each section of the specification's object. */
export const SECTIONS = {
  general: [
    'siteName',
    'adminEmail',
    'maintenanceMode',
    'registrationEnabled',
    'defaultUserRole',
    'sessionTimeout',
    'maxLoginAttempts',
  ],
  email: ['email'],
  // Whether a policy was saved belongs to it: until then another one is shown than holds.
  security: [
    'passwordPolicy',
    'passwordPolicySaved',
    'twoFactorEnabled',
    'ipWhitelist',
    'auditRetentionYears',
  ],
  backup: ['backup'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;
export type Section = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as Section[];

/** What stands in a section, as a word. */
export function sectionVersion(section: Section, settings: Settings): string {
  return versionOf(SECTIONS[section].map((key) => settings[key]));
}

/** The same word for the same values. The database keeps the fields of an object in an order of its own. */
export function versionOf(value: unknown): string {
  const sorted = JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(sorted).digest('base64url').slice(0, 22);
}

/** Another administrator may have saved since this was read. @throws STALE */
export function assertStands(version: string, given: string | undefined): void {
  if (given !== undefined && given !== version) throw new CodedError('STALE');
}
