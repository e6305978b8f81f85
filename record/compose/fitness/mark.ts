/** What shows that a sentence would have to be written anew, and the reason that a teacher reads (a Korean sentence). */
export interface Mark {
  pattern: RegExp;
  reason: string;
  /** What must be left of it in the sentence as told anew. */
  toldBy?: RegExp;
}
