/**
 * Length of a text as NEIS counts it, in bytes: a line break 2 (LF, CRLF or a lone CR), an ASCII character 1,
 * every other code point 3. Source: decisions.md, section 4, "Byte count".
 */
export function countBytes(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 0x0d) {
      bytes += 2;
      if (text.charCodeAt(i + 1) === 0x0a) i += 1;
    } else if (code === 0x0a) {
      bytes += 2;
    } else if (code === 0x09 || (code >= 0x20 && code <= 0x7e)) {
      bytes += 1;
    } else {
      bytes += 3;
      const next = text.charCodeAt(i + 1);
      if (code >= 0xd800 && code <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) i += 1;
    }
  }
  return bytes;
}
