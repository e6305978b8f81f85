/** How much work a comparison may still do, in steps of about one letter looked at; counts what it has done. */
export class Effort {
  spent = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  /** Counts `steps`; false once more has been spent than there was. */
  spend(steps: number): boolean {
    this.spent += steps;
    return this.spent <= this.most;
  }
}
