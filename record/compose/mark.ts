/** What shows that a sentence would have to be written anew, and the reason that a teacher reads (a Korean sentence). */
export interface Mark {
  pattern: RegExp;
  reason: string;
}
