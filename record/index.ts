/** The record engine: pure functions on Korean text, without network, Node or DOM. */
export { countBytes } from './bytes.ts';
export { composeRecord } from './compose/compose-record.ts';
export { findCopies } from './copies/find-copies.ts';
export { suggestQuestions } from './questions/suggest-questions.ts';
export { checkRecord } from './rules/check-record.ts';
export { splitSentences } from './sentences.ts';
export { toRecordStyle } from './style/to-record-style.ts';
export {
  type CheckOptions,
  type ComposeInput,
  type CopyPair,
  type CopySpan,
  type DroppedSentence,
  type Finding,
  INTENTS,
  type Intent,
  type QuestionForm,
  type RecordDraft,
  type RecordSentence,
  type Source,
  type StyleResult,
} from './types.ts';
