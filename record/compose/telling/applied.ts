import type { Step } from './talked-wording.ts';

/** A text after each of the steps in turn. */
export function applied(text: string, steps: readonly Step[]): string {
  return steps.reduce(
    (current, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? current.replace(pattern, replacement)
        : current.replace(pattern, (...groups) => replacement(...(groups as string[]))),
    text,
  );
}
