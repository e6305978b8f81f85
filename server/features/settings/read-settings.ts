import type { PasswordPolicy } from '../../../contract/site.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';

/** What an administrator can set, with the values that hold until one does (specification 1, section 9). */
export interface Settings {
  siteName: string;
  maintenanceMode: boolean;
  registrationEnabled: boolean;
  defaultUserRole: 'student' | 'teacher';
  /** Minutes without input until the server ends a session. */
  sessionTimeout: number;
  maxLoginAttempts: number;
  /** The policy in force: the floor of six characters until an administrator saves another. */
  passwordPolicy: PasswordPolicy;
  /** NEIS bytes of a remark, by area of the class. */
  byteLimits: { subject: number; autonomy: number; club: number; career: number };
}

export const DEFAULT_SETTINGS: Settings = {
  siteName: '학교생활기록부 작성 지원 시스템',
  maintenanceMode: false,
  registrationEnabled: true,
  defaultUserRole: 'student',
  sessionTimeout: 60,
  maxLoginAttempts: 5,
  passwordPolicy: {
    minLength: 6,
    requireUppercase: false,
    requireLowercase: false,
    requireNumbers: false,
    requireSpecial: false,
  },
  byteLimits: { subject: 1500, autonomy: 1500, club: 1500, career: 2100 },
};

/** How long one process may go on with settings that another has changed, in ms. */
const FRESH_MS = 3000;

export interface SettingsReader {
  read(): Promise<Settings>;
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
        cached = load(db);
        // A failed read must not be remembered: the database may be back for the next caller.
        cached.catch(() => {
          cached = undefined;
        });
      }
      return cached;
    },
  };
}

async function load(db: Database): Promise<Settings> {
  const rows = await db.select().from(settings);
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(rows.map((row) => [row.key, row.value])) };
}
