/**
 * How long what is kept, and within what time requests are answered. The privacy policy and the terms show these
 * figures, and what deletes data reads them: one place, so that the page cannot promise what nothing does.
 * Source: specification 1, section 9 ("Privacy text"); decisions.md, "Withdrawal", "Server drafts".
 */
export const RETENTION = {
  /** After withdrawal: answers, e-mail address and drafts go then. Observation and remark stay until the school year ends. */
  withdrawnAccountDays: 30,
  /** Access and usage records. */
  serviceLogYears: 3,
  /**
   * The audit log, unless an administrator keeps it longer, up to `auditMostYears`. Never shorter: it is the least that the
   * policy promises, and the database itself refuses to let go of a younger row.
   */
  auditYears: 3,
  auditMostYears: 10,
  complaintYears: 3,
  /** A student's draft on the server, after the form was closed. */
  serverDraftDays: 30,
  /** A draft in the browser, after the last change. */
  localDraftHours: 24,
  /** A backup, unless an administrator sets another time within `backupMostDays`; the newest may stay that long, too. */
  backupDays: 30,
  backupMostDays: 365,
  /**
   * The last month of a Korean school year ends on its last day: then go the remarks of those who left, and whoever only
   * stood in a teacher's sheet.
   */
  schoolYearLastMonth: 2,
} as const;

/** Within so many days. */
export const PROMISES = {
  rightsRequestDays: 7,
  /** Before changed terms or a changed policy take effect. */
  noticeDays: 7,
} as const;

/** Two documents with dates of their own (decisions.md, "Privacy dates"), as ISO days. */
export const LEGAL_DATES = {
  updated: '2025-01-29',
  effective: '2025-02-01',
  footerEffective: '2025-07-15',
} as const;

/** When somebody answers. */
export const OPERATOR_HOURS = '평일 09:00~18:00';
