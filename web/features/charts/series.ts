/** One line, or one colour, of a chart. */
export interface Series {
  key: string;
  label: string;
  /** A colour of the theme, such as `var(--chart-1)`. */
  colour: string;
  /** Tells lines apart without colour; a dash pattern of SVG. */
  dash?: string;
}
