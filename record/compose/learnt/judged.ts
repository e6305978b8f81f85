/** A told sentence of a draft as a teacher judged it in its place there (decision 0036). */
export interface JudgedSentence {
  /** 0: stays as it is; 1: a word may be smoothed; 2: to be rewritten or struck; 3: wrong. */
  severity: number;
  /** The student's own words. */
  spoken: string;
  told: string;
}

/** The rows of a file of judged sentences: severity, kind of fault, spoken, told and the teacher's own wording, with tabs between. */
export function judgedIn(file: string): JudgedSentence[] {
  return file
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [severity = '', , spoken = '', told = ''] = row.split('\t');
      return { severity: Number(severity), spoken, told };
    });
}
