// One schema for both engines. Above 300 lines would need a reason; it stands in one file because a reader of a query
// wants every table at one glance.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Provenance } from '../../contract/provenance.ts';
import type { Role } from '../../contract/users.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const createdAt = () => moment('created_at').notNull();

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<Role>(),
    school: text('school'),
    studentNumber: text('student_number'),
    /** The school year in which `studentNumber` was given. */
    studentYear: smallint('student_year'),
    subject: text('subject'),
    passwordHash: text('password_hash'),
    isActive: boolean('is_active').notNull().default(true),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** The version of the terms that this person agreed to last; null: never. */
    consentVersion: text('consent_version'),
    /** The `sub` of the linked Google account; an address may change hands, this never does. */
    googleId: text('google_id').unique(),
    googleEmail: text('google_email'),
    /** Base32 secret of the second factor; it counts from `totpConfirmedAt` on. */
    totpSecret: text('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** When the person left; the retention job erases the rest in steps (decisions.md, "Withdrawal"). */
    withdrawnAt: moment('withdrawn_at'),
    /** When nothing but the bare row was left of a person who left. */
    erasedAt: moment('erased_at'),
    createdAt: createdAt(),
    lastLoginAt: moment('last_login_at'),
  },
  (t) => [
    uniqueIndex('users_student_number')
      .on(t.school, t.studentYear, t.studentNumber)
      // Somebody who left keeps the number for the record, and does not stand in the way of whoever gets it next.
      .where(sql`${t.role} = 'student' and ${t.withdrawnAt} is null`),
    index('users_role_created').on(t.role, t.createdAt),
    // The administrator's list of everybody, from the newest on.
    index('users_created').on(t.createdAt, t.id),
    index('users_withdrawn').on(t.withdrawnAt).where(sql`${t.withdrawnAt} is not null`),
  ],
);

/** Every consent ever given or refused, with its version and time; never updated. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<'privacy' | 'terms' | 'age' | 'marketing' | 'google'>().notNull(),
    version: text('version').notNull(),
    given: boolean('given').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Counts the refreshes; a refresh token names its generation, so an old one betrays itself. */
    generation: integer('generation').notNull().default(0),
    rotatedAt: moment('rotated_at').notNull(),
    createdAt: createdAt(),
    lastActiveAt: moment('last_active_at').notNull(),
    remember: boolean('remember').notNull().default(false),
    /** The browser and system, in a few words, so that a person knows their own sessions apart. */
    device: text('device'),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_created').on(t.createdAt)],
);

/** Counters of attempts in a window; shared by all server processes. */
export const limits = pgTable('limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
});

export const classes = pgTable(
  'classes',
  {
    id: uuid('id').primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    subjectName: text('subject_name'),
    grade: smallint('grade'),
    semester: text('semester').$type<'first' | 'summer' | 'second' | 'winter'>(),
    description: text('description'),
    type: text('type').$type<'subject' | 'creative'>().notNull(),
    creativeType: text('creative_type').$type<'autonomy' | 'club' | 'career'>(),
    schoolYear: smallint('school_year').notNull(),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [index('classes_teacher').on(t.teacherId)],
);

/** All codes ever given out: one is never used again, even after its class is gone or took a new one. */
export const classCodes = pgTable(
  'class_codes',
  {
    code: text('code').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    isCurrent: boolean('is_current').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('class_codes_current').on(t.classId).where(sql`${t.isCurrent}`)],
);

export const enrolments = pgTable(
  'enrolments',
  {
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    /** The number of the year in which the student joined (decisions.md, "Student number"). */
    studentNumber: text('student_number'),
    joinedAt: moment('joined_at').notNull(),
    /** Leaving and removal are soft: what was answered stays, and joining again restores it. */
    leftAt: moment('left_at'),
    /** Ended because the student became a teacher; it comes back when the role does. */
    leftWithRole: boolean('left_with_role').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.classId, t.studentId] }), index('enrolments_student').on(t.studentId)],
);

export const evaluations = pgTable(
  'evaluations',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    /**
     * `term`: the hidden sheet that holds a class's term remarks, at most one; it is no form and stands in no list of forms
     * (docs/decisions/0014-term-remark.md). Queries over forms go by `features/evaluations/kinds.ts`.
     */
    kind: text('kind').$type<'form' | 'term'>().notNull().default('form'),
    type: text('type').$type<'subject' | 'creative'>().notNull(),
    achievementStandard: text('achievement_standard'),
    classContent: text('class_content').notNull(),
    otherNotes: text('other_notes'),
    questions: jsonb('questions').$type<string[]>().notNull(),
    isDistributed: boolean('is_distributed').notNull().default(false),
    /** Closed by hand, or noted as closed by its date. Whether a form is closed now only `rules.ts` says: see `isClosed`. */
    markedClosed: boolean('is_closed').notNull().default(false),
    /** From this moment on it is closed, whether a server has noted so or not. */
    dueAt: moment('due_at'),
    /** When it was handed out; null before, and where that was before this was noted. */
    distributedAt: moment('distributed_at'),
    /** When it was closed last; drafts are kept for a while from then on. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('evaluations_class').on(t.classId),
    index('evaluations_due').on(t.dueAt).where(sql`${t.isDistributed} and not ${t.markedClosed}`),
    uniqueIndex('evaluations_one_term').on(t.classId).where(sql`${t.kind} = 'term'`),
  ],
);

/** Who stands in a sheet that a teacher read in and is not in the class (미가입); gone as soon as they join. */
export const expectedStudents = pgTable(
  'expected_students',
  {
    id: uuid('id').primaryKey(),
    classId: uuid('class_id')
      .notNull()
      .references(() => classes.id),
    /** Null where neither the sheet nor the class says it. */
    grade: smallint('grade'),
    classNumber: smallint('class_number').notNull(),
    number: smallint('number').notNull(),
    name: text('name').notNull(),
    remark: text('remark'),
    /** Whether the sheet said of the text that no teacher has confirmed it: written out again it must say so too. */
    marked: boolean('marked').notNull(),
    /** Texts that later sheets replaced, the oldest first; they become versions when the student joins. */
    earlier: jsonb('earlier').$type<string[]>().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [index('expected_students_class').on(t.classId)],
);

/** One per student and form, from the first of: a submission, an observation. */
export const responses = pgTable(
  'responses',
  {
    id: uuid('id').primaryKey(),
    evaluationId: uuid('evaluation_id')
      .notNull()
      .references(() => evaluations.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    submittedAt: moment('submitted_at'),
    /** The student's own words, never changed by anybody else. */
    answers: jsonb('answers').$type<string[]>(),
    editedAnswers: jsonb('edited_answers').$type<string[]>(),
    teacherRequest: text('teacher_request'),
    observation: text('observation'),
    remark: text('remark'),
    provenance: jsonb('provenance').$type<Provenance>(),
    confirmedAt: moment('confirmed_at'),
    publishedAt: moment('published_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('responses_once').on(t.evaluationId, t.studentId),
    index('responses_student').on(t.studentId),
  ],
);

export const remarkVersions = pgTable(
  'remark_versions',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    text: text('text').notNull(),
    writer: text('writer').$type<'builtin' | 'model' | 'hand' | 'sheet'>().notNull(),
    provenance: jsonb('provenance').$type<Provenance>(),
    /** Whoever made it the newest text: who wrote, ordered or restored it. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** When this text was saved. */
    createdAt: createdAt(),
    /** When the sitting began whose last text this is; null where the text is its first. */
    begunAt: moment('begun_at'),
    /** When the version was saved that this one brought back, by whichever writer; null where it brought none back. */
    restoredFrom: moment('restored_from'),
  },
  (t) => [index('remark_versions_response').on(t.responseId)],
);

/** Findings of the record rules that a teacher has judged not to apply, with the reason; one for the same words. */
export const dismissals = pgTable(
  'dismissals',
  {
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    rule: text('rule').notNull(),
    text: text('text').notNull(),
    reason: text('reason').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.responseId, t.rule, t.text] })],
);

/** A clear breach of the record rules in a text: UTF-16 offsets, and none of its words. */
export interface ErrorSpan {
  rule: string;
  start: number;
  end: number;
}

/**
 * What the record rules objected to when a remark was last looked at, so that an export need not look again. It counts
 * only as long as `mark` fits text, rules, roster and settings of now (features/findings/kept-findings.ts).
 */
export const remarkFindings = pgTable('remark_findings', {
  responseId: uuid('response_id')
    .primaryKey()
    .references(() => responses.id),
  mark: text('mark').notNull(),
  found: jsonb('found').$type<ErrorSpan[]>().notNull(),
});

/** What a student has written so far; follows the student from device to device. */
export const drafts = pgTable(
  'drafts',
  {
    evaluationId: uuid('evaluation_id')
      .notNull()
      .references(() => evaluations.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    answers: jsonb('answers').$type<string[]>().notNull(),
    teacherRequest: text('teacher_request').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.evaluationId, t.studentId] }), index('drafts_student').on(t.studentId)],
);

/** That a student opened the sheet of a form, once: a live board tells who has come that far. Goes when drafts go. */
export const sheetOpenings = pgTable(
  'sheet_openings',
  {
    evaluationId: uuid('evaluation_id')
      .notNull()
      .references(() => evaluations.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    openedAt: moment('opened_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.evaluationId, t.studentId] }),
    index('sheet_openings_student').on(t.studentId),
  ],
);

/** What people did, for statistics (specification 1, "Activity action types"). */
export const activities = pgTable(
  'activities',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The role in which it was done: a later change of role rewrites no history. Null: none chosen yet. */
    role: text('role').$type<Role>(),
    action: text('action').notNull(),
    path: text('path'),
    at: moment('at').notNull(),
  },
  (t) => [index('activities_at').on(t.at)],
);

const many = (name: string) => integer(name).notNull();
const manyMs = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Rollup of the log by day in Seoul: who was there (docs/metrics.md). Holds no person, so it outlives the log. */
export const analyticsDays = pgTable('analytics_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  people: many('people'),
  teachers: many('teachers'),
  students: many('students'),
  /** Those among `people` whose account was made 1, 7, 30 days before. */
  back1: many('back_1'),
  back7: many('back_7'),
  back30: many('back_30'),
  sessions: many('sessions'),
  sessionMs: manyMs('session_ms'),
});

/** Rollup of the log by day, role (`none` before one is chosen) and action. */
export const analyticsActions = pgTable(
  'analytics_actions',
  {
    day: date('day', { mode: 'string' }).notNull(),
    role: text('role').notNull(),
    action: text('action').notNull(),
    times: many('times'),
  },
  (t) => [primaryKey({ columns: [t.day, t.role, t.action] })],
);

/**
 * The last day on which somebody was there, in each role and (`any`) in whichever: how many different people a period
 * that ends now had is a count over this. Goes with the log, since it tells of persons.
 */
export const analyticsPeople = pgTable(
  'analytics_people',
  {
    /** Without a foreign key: no account is ever deleted from its table, and hundreds of thousands of checks take a minute. */
    userId: uuid('user_id').notNull(),
    role: text('role').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    /** The last day on which a class was made, questions or a remark generated, or a spreadsheet taken. */
    lastWorkDay: date('last_work_day', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] }), index('analytics_people_last').on(t.lastDay, t.role)],
);

/** How many people were there last on which day, in each role: the table above counted, for it has a row per person. */
export const analyticsLastDays = pgTable(
  'analytics_last_days',
  {
    role: text('role').notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    people: many('people'),
  },
  (t) => [primaryKey({ columns: [t.role, t.lastDay] })],
);

/** What stands now, by the day on which it began: it may change backwards, so each refresh counts it anew. */
export const analyticsStanding = pgTable('analytics_standing', {
  day: date('day', { mode: 'string' }).primaryKey(),
  accounts: many('accounts'),
  classes: many('classes'),
  forms: many('forms'),
  /** Of the forms handed out on this day: their students, and how many of those have submitted. */
  expected: many('expected'),
  answered: many('answered'),
  /** Submissions of this day, those of them whose form tells when it was handed out, and how long that took. */
  responses: many('responses'),
  timed: many('timed'),
  responseMs: manyMs('response_ms'),
});

/** How far the rollups have come; one row. */
export const analyticsState = pgTable('analytics_state', {
  id: smallint('id').primaryKey(),
  refreshedAt: moment('refreshed_at').notNull(),
  /** Up to these rows nothing can appear any more: no transaction of then can still be open (refresh.ts). */
  settledActivity: manyMs('settled_activity'),
  settledAudit: manyMs('settled_audit'),
  /** The highest rows at `seenAt`; they settle in time. */
  seenActivity: manyMs('seen_activity'),
  seenAudit: manyMs('seen_audit'),
  seenAt: moment('seen_at').notNull(),
});

/** Who saw or changed whose record. Rows are added together with the change they tell of, and never touched again. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').references(() => users.id),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** How many people's data an export or a view held. */
    people: integer('people'),
    /** Why, where somebody had to say so. */
    reason: text('reason'),
  },
  (t) => [
    // By each thing that it is searched for, in the order in which it is read: a page costs the same among a million rows.
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_subject').on(t.subjectId, t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
  ],
);

/** What audit rows that are gone said, by month in Seoul. Names nobody, so it outlives them; never touched but to grow. */
export const auditMonths = pgTable(
  'audit_months',
  {
    month: text('month').notNull(),
    action: text('action').notNull(),
    count: many('count'),
    people: manyMs('people'),
  },
  (t) => [primaryKey({ columns: [t.month, t.action] })],
);

/** Settings that an administrator changed, by key; what is absent has its default (features/settings). */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Devices on which somebody has signed in before: their failures are counted apart from strangers' (features/auth/login). */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    device: text('device').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.device] })],
);

/** Work that goes on without a request: leased by one server at a time, taken over when the lease runs out. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    evaluationId: uuid('evaluation_id')
      .notNull()
      .references(() => evaluations.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** What the teacher saw of the whole selection; stands in for a missing observation. */
    observation: text('observation'),
    state: text('state').$type<'waiting' | 'running' | 'stopping' | 'stopped' | 'done'>().notNull(),
    createdAt: createdAt(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    leaseOwner: text('lease_owner'),
    leaseUntil: moment('lease_until'),
  },
  (t) => [
    index('jobs_evaluation').on(t.evaluationId),
    // Two jobs of one form would write over each other.
    uniqueIndex('jobs_one_open').on(t.evaluationId).where(sql`${t.finishedAt} is null`),
    index('jobs_open').on(t.createdAt).where(sql`${t.finishedAt} is null`),
  ],
);

/** One student of a job. */
export const jobItems = pgTable(
  'job_items',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id),
    /** The order of the selection. */
    position: integer('position').notNull(),
    /** Skipped: there was nothing that the teacher saw, so nothing was tried. */
    state: text('state').$type<'waiting' | 'done' | 'failed' | 'skipped'>().notNull(),
    /** Why there is no draft, or why the built-in writer wrote it although a model is configured. */
    message: text('message'),
    /** SHA-256 of the remark that the teacher asked to replace, null for none: what was written since stays. */
    replaces: text('replaces'),
    finishedAt: moment('finished_at'),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.studentId] })],
);

/** Every text that went to a language model, exactly as it was sent. */
export const modelLedger = pgTable(
  'model_ledger',
  {
    id: uuid('id').primaryKey(),
    responseId: uuid('response_id')
      .notNull()
      .references(() => responses.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    model: text('model').notNull(),
    text: text('text').notNull(),
    /** What became of it: the reply was used, or why not. */
    outcome: text('outcome'),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [index('model_ledger_response').on(t.responseId)],
);

/** Links to a new password, sent by mail; only the hash is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** One-time codes for somebody who lost the device of the second factor; only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** What the site tells everybody, beside the notices that come with the product. */
export const notices = pgTable('notices', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  content: jsonb('content').$type<string[]>().notNull(),
  showOnLogin: boolean('show_on_login').notNull(),
  priority: text('priority').$type<'urgent' | 'high' | 'normal' | 'low'>().notNull(),
  version: text('version').notNull(),
  /** The last day on which it shows, in Seoul; null: until it is deleted. */
  expiryDate: text('expiry_date'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

/** Which backups there are. The files lie on the machine that made them (server/backup), their keys nowhere here. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<'manual' | 'scheduled' | 'before_restore'>().notNull(),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
    /** Null once it is done well. */
    failure: text('failure'),
    /** The machine that has the file, by its host name. */
    server: text('server').notNull(),
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    sha256: text('sha256'),
    people: integer('people'),
    encrypted: boolean('encrypted').notNull(),
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total').notNull().default(0),
    /** By the database's clock: whoever works on it renews this; past it, nobody does any more. */
    leaseUntil: moment('lease_until'),
  },
  (t) => [
    index('backups_created').on(t.createdAt),
    // One at a time, whichever server makes it.
    uniqueIndex('backups_one_open').on(sql`(${t.finishedAt} is null)`).where(sql`${t.finishedAt} is null`),
  ],
);
