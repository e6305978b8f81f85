const BEFORE_REGEX = /(?:^|[(,=:[!&|?{;+\n]|=>|\breturn)\s*$/;
const REGEX = /^\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/;
const STRING = /^(?:'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?)/;
const COMMENT = /^(?:\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/;

/**
 * Tells code from what is only said: comments apart, strings and regular expressions emptied. A line stays at its place.
 * TypeScript 7 exports no parser, and for what the structure check asks this is enough.
 */
export function splitSource(text: string): { code: string; comments: string } {
  let code = '';
  let comments = '';
  /** How deep in braces each template's `${` is; the innermost last. */
  const templates: number[] = [];
  let at = 0;
  const blank = (what: string) => what.replace(/[^\n]/g, ' ');
  while (at < text.length) {
    const rest = text.slice(at, at + 4000);
    const char = text[at] as string;
    const depth = templates.at(-1);
    const comment = char === '/' ? COMMENT.exec(text.slice(at))?.[0] : undefined;
    const string = char === "'" || char === '"' ? STRING.exec(rest)?.[0] : undefined;
    const regex =
      char === '/' && !comment && BEFORE_REGEX.test(code.slice(-40)) ? REGEX.exec(rest)?.[0] : undefined;
    if (comment) comments += `${comment}\n`;
    const said = comment ?? string ?? regex;
    if (said) {
      code += comment ? blank(said) : `''${blank(said.slice(2))}`;
      at += said.length;
    } else if (char === '`' || (char === '}' && depth === 0)) {
      if (char === '}') templates.pop();
      const { length, opens } = templatePart(text.slice(at + 1));
      if (opens) templates.push(0);
      code += ` ${blank(text.slice(at + 1, at + 1 + length))}`;
      at += length + 1;
    } else {
      if (depth !== undefined && (char === '{' || char === '}'))
        templates[templates.length - 1] = depth + (char === '{' ? 1 : -1);
      code += char;
      at += 1;
    }
  }
  return { code, comments };
}

/** A template's text up to its end or its next `${`, both included. */
function templatePart(text: string): { length: number; opens: boolean } {
  const part = /^(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{)?/.exec(text);
  return { length: part?.[0].length ?? 0, opens: part?.[1] === '${' };
}
