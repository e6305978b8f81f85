import { RETENTION } from '../../../contract/retention.ts';
import type { PasswordPolicy } from '../../../contract/site.ts';
import type { ShownSettings } from '../../../contract/settings.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';

/** NEIS bytes of a remark, by area of the class. */
export interface ByteLimits {
  subject: number;
  autonomy: number;
  club: number;
  career: number;
}

/** What an administrator can set, with the values that hold until one does (specification 1, section 9). */
export interface Settings {
  siteName: string;
  /** Where people ask for help, shown to everybody; null until an administrator saves one. */
  adminEmail: string | null;
  maintenanceMode: boolean;
  registrationEnabled: boolean;
  defaultUserRole: 'student' | 'teacher';
  /** Minutes without input until the server ends a session. */
  sessionTimeout: number;
  maxLoginAttempts: number;
  /** `smtpPassword` is sealed (server/vault.ts); null: none. */
  email: ShownSettings['email'] & { smtpPassword: string | null };
  /** The policy in force: the floor of six characters until an administrator saves another. */
  passwordPolicy: PasswordPolicy;
  passwordPolicySaved: boolean;
  twoFactorEnabled: boolean;
  /** Addresses and CIDR ranges from which the administration may be reached; empty: from everywhere. */
  ipWhitelist: string[];
  auditRetentionYears: number;
  backup: Pick<ShownSettings['backup'], 'autoBackupEnabled' | 'backupSchedule' | 'backupRetentionDays'>;
  /** ISO 8601; null: never. */
  lastBackupDate: string | null;
  /** By school year; a year that is absent has `DEFAULT_BYTE_LIMITS`. */
  byteLimits: Record<string, ByteLimits>;
  /** What this school forbids beyond the rules, and what it allows against them (record/types.ts, CheckOptions). */
  recordRules: { deny: string[]; allow: string[] };
}

export const DEFAULT_BYTE_LIMITS: ByteLimits = { subject: 1500, autonomy: 1500, club: 1500, career: 2100 };

export const DEFAULT_SETTINGS: Settings = {
  siteName: '학교생활기록부 작성 지원 시스템',
  adminEmail: null,
  maintenanceMode: false,
  registrationEnabled: true,
  defaultUserRole: 'student',
  sessionTimeout: 60,
  maxLoginAttempts: 5,
  email: { smtpHost: '', smtpPort: 587, smtpUser: '', smtpPassword: null, fromEmail: '', fromName: '' },
  passwordPolicy: {
    minLength: 6,
    requireUppercase: false,
    requireLowercase: false,
    requireNumbers: false,
    requireSpecial: false,
  },
  passwordPolicySaved: false,
  twoFactorEnabled: false,
  ipWhitelist: [],
  auditRetentionYears: RETENTION.auditYears,
  backup: { autoBackupEnabled: false, backupSchedule: 'daily', backupRetentionDays: RETENTION.backupDays },
  lastBackupDate: null,
  byteLimits: {},
  recordRules: { deny: [], allow: [] },
};

/** How long one process may go on with settings that another has changed, in ms. */
const FRESH_MS = 3000;

export interface SettingsReader {
  read(): Promise<Settings>;
  /** After a change by this very process: the next read is from the database. */
  forget(): void;
}

/** Reads settings from the database at most every three seconds, so that several servers agree within five. */
export function createSettingsReader(db: Database, clock: Clock): SettingsReader {
  let cached: Promise<Settings> | undefined;
  let readAt = 0;
  return {
    read() {
      const now = clock.now().getTime();
      if (!cached || Math.abs(now - readAt) > FRESH_MS) {
        readAt = now;
        const reading = loadSettings(db);
        cached = reading;
        // A failed read must not be remembered: the database may be back for the next caller.
        reading.catch(() => {
          if (cached === reading) cached = undefined;
        });
      }
      return cached;
    },
    forget() {
      cached = undefined;
    },
  };
}

/** The settings as the database has them now. */
export async function loadSettings(db: Database): Promise<Settings> {
  const rows = await db.select().from(settings);
  const stored = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  return { ...DEFAULT_SETTINGS, ...stored, passwordPolicySaved: Object.hasOwn(stored, 'passwordPolicy') };
}
