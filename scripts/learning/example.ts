/** The signs of what readers were asked, and the share of them that said yes. */
export interface Example {
  signs: string[];
  share: number;
  /** How often it counts; once where nothing is said. */
  times?: number;
}
