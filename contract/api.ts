import * as admin from './admin.ts';
import * as analytics from './analytics.ts';
import * as audit from './audit.ts';
import * as auth from './auth.ts';
import * as backups from './backups.ts';
import * as byteLimits from './byte-limits.ts';
import * as classes from './classes.ts';
import * as copies from './copies.ts';
import * as evaluations from './evaluations.ts';
import * as exports_ from './exports.ts';
import * as findings from './findings.ts';
import * as live from './live.ts';
import * as notices from './notices.ts';
import * as recordRules from './record-rules.ts';
import * as jobs from './jobs.ts';
import * as google from './google.ts';
import * as oversight from './oversight.ts';
import * as remarks from './remarks.ts';
import * as reports from './reports.ts';
import * as responses from './responses.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
import * as term from './term.ts';
import * as twoFactor from './two-factor.ts';
import * as users from './users.ts';

/** Every operation there is. Server, client, API document and the authorization matrix are made from this table. */
export const api = {
  getSite: site.getSite,
  getHealth: site.getHealth,
  recordActivity: site.recordActivity,

  login: auth.login,
  register: auth.register,
  forgotPassword: auth.forgotPassword,
  resetPassword: auth.resetPassword,
  startGoogle: google.startGoogle,
  verifyGoogle: google.verifyGoogle,
  linkGoogle: google.linkGoogle,
  unlinkGoogle: google.unlinkGoogle,
  selectRole: auth.selectRole,
  updateRole: auth.updateRole,
  logout: auth.logout,
  refresh: auth.refresh,
  getMe: auth.getMe,
  verifySession: auth.verifySession,
  getConsentStatus: auth.getConsentStatus,
  giveConsent: auth.giveConsent,

  getCurrentUser: users.getCurrentUser,
  updateProfile: users.updateProfile,
  changePassword: users.changePassword,
  listSessions: users.listSessions,
  endOtherSessions: users.endOtherSessions,
  downloadMyData: users.downloadMyData,
  withdraw: users.withdraw,
  getTotp: twoFactor.getTotp,
  startTotp: twoFactor.startTotp,
  confirmTotp: twoFactor.confirmTotp,
  disableTotp: twoFactor.disableTotp,
  renewRecoveryCodes: twoFactor.renewRecoveryCodes,

  createClass: classes.createClass,
  listTaughtClasses: classes.listTaughtClasses,
  getTaughtClass: classes.getTaughtClass,
  updateClass: classes.updateClass,
  deleteClass: classes.deleteClass,
  replaceClassCode: classes.replaceClassCode,
  listClassStudents: classes.listClassStudents,
  removeStudent: classes.removeStudent,
  joinClass: classes.joinClass,
  listJoinedClasses: classes.listJoinedClasses,
  getJoinedClass: classes.getJoinedClass,
  leaveClass: classes.leaveClass,

  suggestQuestions: evaluations.suggestQuestions,
  createEvaluation: evaluations.createEvaluation,
  listClassEvaluations: evaluations.listClassEvaluations,
  listTaughtEvaluations: evaluations.listTaughtEvaluations,
  getTaughtEvaluation: evaluations.getTaughtEvaluation,
  updateEvaluation: evaluations.updateEvaluation,
  deleteEvaluation: evaluations.deleteEvaluation,
  distributeEvaluation: evaluations.distributeEvaluation,
  setDueDate: evaluations.setDueDate,
  getLiveBoard: live.getLiveBoard,
  watchLiveBoard: live.watchLiveBoard,
  closeEvaluation: evaluations.closeEvaluation,
  reopenEvaluation: evaluations.reopenEvaluation,
  duplicateEvaluation: evaluations.duplicateEvaluation,
  listJoinedClassEvaluations: evaluations.listJoinedClassEvaluations,
  listMyEvaluations: evaluations.listMyEvaluations,
  listAvailableEvaluations: evaluations.listAvailableEvaluations,
  listEvaluationHistory: evaluations.listEvaluationHistory,

  getAnswerSheet: responses.getAnswerSheet,
  saveDraft: responses.saveDraft,
  submitAnswers: responses.submitAnswers,
  cancelSubmission: responses.cancelSubmission,
  getResult: responses.getResult,
  listEvaluationResponses: responses.listEvaluationResponses,
  listClassResponses: responses.listClassResponses,
  editResponse: responses.editResponse,
  observeStudent: responses.observeStudent,

  openTermSheet: term.openTermSheet,
  startTermRemark: term.startTermRemark,
  importTermSheet: term.importTermSheet,
  listExpectedStudents: term.listExpectedStudents,
  assignExpectedStudent: term.assignExpectedStudent,
  removeExpectedStudent: term.removeExpectedStudent,

  evaluateResponse: remarks.evaluateResponse,
  stopDraft: remarks.stopDraft,
  confirmRemark: remarks.confirmRemark,
  publishRemark: remarks.publishRemark,
  unpublishRemark: remarks.unpublishRemark,
  listVersions: remarks.listVersions,
  restoreVersion: remarks.restoreVersion,
  getLedger: remarks.getLedger,
  getModelQuota: remarks.getModelQuota,

  generateRemarks: jobs.generateRemarks,
  listJobs: jobs.listJobs,
  getJob: jobs.getJob,
  watchJob: jobs.watchJob,
  stopJob: jobs.stopJob,
  retryJob: jobs.retryJob,

  countRemarkErrors: findings.countRemarkErrors,
  dismissFinding: findings.dismissFinding,
  restoreFinding: findings.restoreFinding,
  findRemarkCopies: copies.findRemarkCopies,

  exportEvaluation: exports_.exportEvaluation,
  exportClassEvaluations: exports_.exportClassEvaluations,
  exportTermSheet: exports_.exportTermSheet,
  exportClassStudents: exports_.exportClassStudents,

  getAdminStats: admin.getAdminStats,
  getAdminStatistics: admin.getAdminStatistics,
  listUsers: admin.listUsers,
  getUser: admin.getUser,
  createUser: admin.createUser,
  updateUser: admin.updateUser,
  deleteUser: admin.deleteUser,
  activateUser: admin.activateUser,
  deactivateUser: admin.deactivateUser,
  resetUserPassword: admin.resetUserPassword,
  checkUsers: admin.checkUsers,
  importUsers: admin.importUsers,
  listAllClasses: oversight.listAllClasses,
  renameAnyClass: oversight.renameAnyClass,
  deleteAnyClass: oversight.deleteAnyClass,
  listAllEvaluations: oversight.listAllEvaluations,
  closeAnyEvaluation: oversight.closeAnyEvaluation,
  reopenAnyEvaluation: oversight.reopenAnyEvaluation,
  deleteAnyEvaluation: oversight.deleteAnyEvaluation,

  getAnalyticsOverview: analytics.getAnalyticsOverview,
  getAnalyticsRealtime: analytics.getAnalyticsRealtime,
  updateAnalytics: analytics.updateAnalytics,
  exportAnalytics: analytics.exportAnalytics,
  getReports: reports.getReports,
  exportReport: reports.exportReport,

  getSettings: settings.getSettings,
  updateSettings: settings.updateSettings,
  sendTestMail: settings.sendTestMail,
  createBackup: backups.createBackup,
  listBackups: backups.listBackups,
  downloadBackup: backups.downloadBackup,
  listAudit: audit.listAudit,
  listAuditActions: audit.listAuditActions,
  getAuditSummary: audit.getAuditSummary,
  exportAuditSummary: audit.exportAuditSummary,
  getRecordRules: recordRules.getRecordRules,
  updateRecordRules: recordRules.updateRecordRules,
  getByteLimits: byteLimits.getByteLimits,
  updateByteLimits: byteLimits.updateByteLimits,
  listNotices: notices.listNotices,
  createNotice: notices.createNotice,
  updateNotice: notices.updateNotice,
  deleteNotice: notices.deleteNotice,
  restoreNotice: notices.restoreNotice,
} as const;

export type Api = typeof api;
export type OperationName = keyof Api;
