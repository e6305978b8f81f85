/** A told sentence of a draft as a teacher judged it in its place there (decision 0036). */
export interface JudgedSentence {
  /** 0: stays as it is; 1: a word may be smoothed; 2: to be rewritten or struck; 3: wrong. */
  severity: number;
  /** Whether it has no business in a record: a mishap, a joke, a trifle. */
  isUnfit: boolean;
  /** Whether the teacher would strike it rather than rewrite it. */
  isStruck: boolean;
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
      const [severity = '', kind = '', spoken = '', told = '', better = ''] = row.split('\t');
      const isUnfit = kind === 'UNFIT';
      const isStruck = Number(severity) >= 2 && (isUnfit || better.startsWith('strike'));
      return { severity: Number(severity), isUnfit, isStruck, spoken, told };
    });
}
