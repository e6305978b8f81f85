import type { OperationName } from '../contract/api.ts';
import { getAdminStatistics } from './features/admin/get-admin-statistics.ts';
import { getAdminStats } from './features/admin/get-admin-stats.ts';
import { listUsers } from './features/admin/list-users.ts';
import { activateUser } from './features/admin/activate-user.ts';
import { checkUsers } from './features/admin/check-users.ts';
import { createUser } from './features/admin/create-user.ts';
import { deactivateUser } from './features/admin/deactivate-user.ts';
import { deleteUser } from './features/admin/delete-user.ts';
import { getUser } from './features/admin/get-user.ts';
import { importUsers } from './features/admin/import-users.ts';
import { resetUserPassword } from './features/admin/reset-user-password.ts';
import { updateUser } from './features/admin/update-user.ts';
import { exportAnalytics } from './features/analytics/export-analytics.ts';
import { getAnalyticsOverview } from './features/analytics/get-analytics-overview.ts';
import { getAnalyticsRealtime } from './features/analytics/get-analytics-realtime.ts';
import { updateAnalytics } from './features/analytics/update-analytics.ts';
import { exportReport } from './features/reports/export-report.ts';
import { getReports } from './features/reports/get-reports.ts';
import { getConsentStatus } from './features/auth/get-consent-status.ts';
import { getMe } from './features/auth/get-me.ts';
import { giveConsent } from './features/auth/give-consent.ts';
import { forgotPassword } from './features/auth/forgot-password.ts';
import { resetPassword } from './features/auth/reset-password.ts';
import { linkGoogle } from './features/google/link-google.ts';
import { login } from './features/auth/login.ts';
import { logout } from './features/auth/logout.ts';
import { refresh } from './features/auth/refresh.ts';
import { register } from './features/auth/register.ts';
import { selectRole } from './features/auth/select-role.ts';
import { startGoogle } from './features/google/start-google.ts';
import { unlinkGoogle } from './features/google/unlink-google.ts';
import { updateRole } from './features/auth/update-role.ts';
import { verifyGoogle } from './features/google/verify-google.ts';
import { verifySession } from './features/auth/verify-session.ts';
import { getByteLimits } from './features/byte-limits/get-byte-limits.ts';
import { updateByteLimits } from './features/byte-limits/update-byte-limits.ts';
import { createClass } from './features/classes/create-class.ts';
import { deleteClass } from './features/classes/delete-class.ts';
import { getJoinedClass } from './features/classes/get-joined-class.ts';
import { getTaughtClass } from './features/classes/get-taught-class.ts';
import { joinClass } from './features/classes/join-class.ts';
import { leaveClass } from './features/classes/leave-class.ts';
import { listClassStudents } from './features/classes/list-class-students.ts';
import { listJoinedClasses } from './features/classes/list-joined-classes.ts';
import { listTaughtClasses } from './features/classes/list-taught-classes.ts';
import { removeStudent } from './features/classes/remove-student.ts';
import { replaceClassCode } from './features/classes/replace-class-code.ts';
import { updateClass } from './features/classes/update-class.ts';
import { findRemarkCopies } from './features/copies/find-remark-copies.ts';
import { closeEvaluation } from './features/evaluations/close-evaluation.ts';
import { createEvaluation } from './features/evaluations/create-evaluation.ts';
import { deleteEvaluation } from './features/evaluations/delete-evaluation.ts';
import { getLiveBoard } from './features/live/get-live-board.ts';
import { watchLiveBoard } from './features/live/watch-live-board.ts';
import { setDueDate } from './features/evaluations/set-due-date.ts';
import { distributeEvaluation } from './features/evaluations/distribute-evaluation.ts';
import { duplicateEvaluation } from './features/evaluations/duplicate-evaluation.ts';
import { getTaughtEvaluation } from './features/evaluations/get-taught-evaluation.ts';
import { listAvailableEvaluations } from './features/evaluations/list-available-evaluations.ts';
import { listClassEvaluations } from './features/evaluations/list-class-evaluations.ts';
import { listEvaluationHistory } from './features/evaluations/list-evaluation-history.ts';
import { listJoinedClassEvaluations } from './features/evaluations/list-joined-class-evaluations.ts';
import { listMyEvaluations } from './features/evaluations/list-my-evaluations.ts';
import { listTaughtEvaluations } from './features/evaluations/list-taught-evaluations.ts';
import { reopenEvaluation } from './features/evaluations/reopen-evaluation.ts';
import { suggestQuestions } from './features/evaluations/suggest-questions.ts';
import { updateEvaluation } from './features/evaluations/update-evaluation.ts';
import { exportClassEvaluations } from './features/exports/export-class-evaluations.ts';
import { exportClassStudents } from './features/exports/export-class-students.ts';
import { exportTermSheet } from './features/exports/export-term-sheet.ts';
import { exportEvaluation } from './features/exports/export-evaluation.ts';
import { countRemarkErrors } from './features/findings/count-remark-errors.ts';
import { dismissFinding } from './features/findings/dismiss-finding.ts';
import { restoreFinding } from './features/findings/restore-finding.ts';
import { createNotice } from './features/notices/create-notice.ts';
import { deleteNotice } from './features/notices/delete-notice.ts';
import { listNotices } from './features/notices/list-notices.ts';
import { restoreNotice } from './features/notices/restore-notice.ts';
import { updateNotice } from './features/notices/update-notice.ts';
import { exportAuditSummary } from './features/audit/export-audit-summary.ts';
import { getAuditSummary } from './features/audit/get-audit-summary.ts';
import { listAudit } from './features/audit/list-audit.ts';
import { listAuditActions } from './features/audit/list-audit-actions.ts';
import { createBackup } from './features/backups/create-backup.ts';
import { downloadBackup } from './features/backups/download-backup.ts';
import { listBackups } from './features/backups/list-backups.ts';
import { getRecordRules } from './features/record-rules/get-record-rules.ts';
import { updateRecordRules } from './features/record-rules/update-record-rules.ts';
import { generateRemarks } from './features/jobs/generate-remarks.ts';
import { getJob } from './features/jobs/get-job.ts';
import { listJobs } from './features/jobs/list-jobs.ts';
import { retryJob } from './features/jobs/retry-job.ts';
import { stopJob } from './features/jobs/stop-job.ts';
import { watchJob } from './features/jobs/watch-job.ts';
import { closeAnyEvaluation } from './features/oversight/close-any-evaluation.ts';
import { deleteAnyClass } from './features/oversight/delete-any-class.ts';
import { deleteAnyEvaluation } from './features/oversight/delete-any-evaluation.ts';
import { listAllClasses } from './features/oversight/list-all-classes.ts';
import { listAllEvaluations } from './features/oversight/list-all-evaluations.ts';
import { renameAnyClass } from './features/oversight/rename-any-class.ts';
import { reopenAnyEvaluation } from './features/oversight/reopen-any-evaluation.ts';
import { confirmRemark } from './features/remarks/confirm-remark.ts';
import { evaluateResponse } from './features/remarks/evaluate-response.ts';
import { getLedger } from './features/remarks/get-ledger.ts';
import { getModelQuota } from './features/remarks/get-model-quota.ts';
import { listVersions } from './features/remarks/list-versions.ts';
import { publishRemark } from './features/remarks/publish-remark.ts';
import { restoreVersion } from './features/remarks/restore-version.ts';
import { stopDraft } from './features/remarks/stop-draft.ts';
import { unpublishRemark } from './features/remarks/unpublish-remark.ts';
import { cancelSubmission } from './features/responses/cancel-submission.ts';
import { editResponse } from './features/responses/edit-response.ts';
import { getAnswerSheet } from './features/responses/get-answer-sheet.ts';
import { getResult } from './features/responses/get-result.ts';
import { listClassResponses } from './features/responses/list-class-responses.ts';
import { listEvaluationResponses } from './features/responses/list-evaluation-responses.ts';
import { observeStudent } from './features/responses/observe-student.ts';
import { saveDraft } from './features/responses/save-draft.ts';
import { submitAnswers } from './features/responses/submit-answers.ts';
import { getSettings } from './features/settings/get-settings.ts';
import { sendTestMail } from './features/settings/send-test-mail.ts';
import { updateSettings } from './features/settings/update-settings.ts';
import { getHealth } from './features/site/get-health.ts';
import { getSite } from './features/site/get-site.ts';
import { recordActivity } from './features/site/record-activity.ts';
import { assignExpectedStudent } from './features/term/assign-expected-student.ts';
import { importTermSheet } from './features/term/import-term-sheet.ts';
import { listExpectedStudents } from './features/term/list-expected-students.ts';
import { removeExpectedStudent } from './features/term/remove-expected-student.ts';
import { openTermSheet } from './features/term/open-term-sheet.ts';
import { startTermRemark } from './features/term/start-term-remark.ts';
import { confirmTotp } from './features/two-factor/confirm-totp.ts';
import { disableTotp } from './features/two-factor/disable-totp.ts';
import { getTotp } from './features/two-factor/get-totp.ts';
import { renewRecoveryCodes } from './features/two-factor/renew-recovery-codes.ts';
import { startTotp } from './features/two-factor/start-totp.ts';
import { downloadMyData } from './features/users/download-my-data.ts';
import { endOtherSessions } from './features/users/end-other-sessions.ts';
import { listSessions } from './features/users/list-sessions.ts';
import { withdraw } from './features/users/withdraw.ts';
import { changePassword } from './features/users/change-password.ts';
import { getCurrentUser } from './features/users/get-current-user.ts';
import { updateProfile } from './features/users/update-profile.ts';
import type { Handler } from './handler.ts';

/** Operation → handler. An operation without one does not compile. */
export const endpoints: { [N in OperationName]: Handler<N> } = {
  getSite,
  getHealth,
  recordActivity,
  login,
  register,
  forgotPassword,
  resetPassword,
  startGoogle,
  verifyGoogle,
  linkGoogle,
  unlinkGoogle,
  selectRole,
  updateRole,
  logout,
  refresh,
  getMe,
  verifySession,
  getConsentStatus,
  giveConsent,
  getCurrentUser,
  updateProfile,
  changePassword,
  listSessions,
  endOtherSessions,
  downloadMyData,
  withdraw,
  getTotp,
  startTotp,
  confirmTotp,
  disableTotp,
  renewRecoveryCodes,
  createClass,
  listTaughtClasses,
  getTaughtClass,
  updateClass,
  deleteClass,
  replaceClassCode,
  listClassStudents,
  removeStudent,
  joinClass,
  listJoinedClasses,
  getJoinedClass,
  leaveClass,
  suggestQuestions,
  createEvaluation,
  listClassEvaluations,
  listTaughtEvaluations,
  getTaughtEvaluation,
  updateEvaluation,
  deleteEvaluation,
  distributeEvaluation,
  setDueDate,
  getLiveBoard,
  watchLiveBoard,
  closeEvaluation,
  reopenEvaluation,
  duplicateEvaluation,
  listJoinedClassEvaluations,
  listMyEvaluations,
  listAvailableEvaluations,
  listEvaluationHistory,
  getAnswerSheet,
  saveDraft,
  submitAnswers,
  cancelSubmission,
  getResult,
  listEvaluationResponses,
  listClassResponses,
  editResponse,
  observeStudent,
  openTermSheet,
  startTermRemark,
  assignExpectedStudent,
  importTermSheet,
  listExpectedStudents,
  removeExpectedStudent,
  evaluateResponse,
  stopDraft,
  confirmRemark,
  publishRemark,
  unpublishRemark,
  listVersions,
  restoreVersion,
  getLedger,
  getModelQuota,
  generateRemarks,
  listJobs,
  getJob,
  watchJob,
  stopJob,
  retryJob,
  countRemarkErrors,
  dismissFinding,
  restoreFinding,
  findRemarkCopies,
  exportEvaluation,
  exportClassEvaluations,
  exportTermSheet,
  exportClassStudents,
  getAdminStats,
  getAdminStatistics,
  listUsers,
  getUser,
  createUser,
  updateUser,
  deleteUser,
  activateUser,
  deactivateUser,
  resetUserPassword,
  checkUsers,
  importUsers,
  listAllClasses,
  renameAnyClass,
  deleteAnyClass,
  listAllEvaluations,
  closeAnyEvaluation,
  reopenAnyEvaluation,
  deleteAnyEvaluation,
  getAnalyticsOverview,
  getAnalyticsRealtime,
  updateAnalytics,
  exportAnalytics,
  getReports,
  exportReport,
  getSettings,
  updateSettings,
  sendTestMail,
  createBackup,
  listBackups,
  downloadBackup,
  listAudit,
  listAuditActions,
  getAuditSummary,
  exportAuditSummary,
  getRecordRules,
  updateRecordRules,
  getByteLimits,
  updateByteLimits,
  listNotices,
  createNotice,
  updateNotice,
  deleteNotice,
  restoreNotice,
};
