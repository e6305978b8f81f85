import * as admin from './admin.ts';
import * as auth from './auth.ts';
import * as byteLimits from './byte-limits.ts';
import * as classes from './classes.ts';
import * as copies from './copies.ts';
import * as evaluations from './evaluations.ts';
import * as exports_ from './exports.ts';
import * as findings from './findings.ts';
import * as notices from './notices.ts';
import * as recordRules from './record-rules.ts';
import * as jobs from './jobs.ts';
import * as google from './google.ts';
import * as remarks from './remarks.ts';
import * as responses from './responses.ts';
import * as settings from './settings.ts';
import * as site from './site.ts';
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

  evaluateResponse: remarks.evaluateResponse,
  confirmRemark: remarks.confirmRemark,
  publishRemark: remarks.publishRemark,
  unpublishRemark: remarks.unpublishRemark,
  listVersions: remarks.listVersions,
  restoreVersion: remarks.restoreVersion,
  getLedger: remarks.getLedger,

  generateRemarks: jobs.generateRemarks,
  listJobs: jobs.listJobs,
  getJob: jobs.getJob,
  watchJob: jobs.watchJob,
  stopJob: jobs.stopJob,
  retryJob: jobs.retryJob,

  dismissFinding: findings.dismissFinding,
  restoreFinding: findings.restoreFinding,
  findRemarkCopies: copies.findRemarkCopies,

  exportEvaluation: exports_.exportEvaluation,
  exportClassEvaluations: exports_.exportClassEvaluations,
  exportClassStudents: exports_.exportClassStudents,

  getAdminStats: admin.getAdminStats,
  getAdminStatistics: admin.getAdminStatistics,
  listUsers: admin.listUsers,

  getSettings: settings.getSettings,
  updateSettings: settings.updateSettings,
  sendTestMail: settings.sendTestMail,
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
