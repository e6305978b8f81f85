/** So many findings fit into a toast; the editor's own list has them all. */
const SHOWN = 3;

/**
 * What is said of a remark that is public now. The server looked at it once more, by the school's words of that moment.
 * @param findings what may not stand in it, in words; null where the server could not look
 */
export function publishedWords(findings: readonly string[] | null): string {
  const done = '기록문을 공개했습니다.';
  if (findings === null) return `${done} 기재 금지 표현이 남았는지는 확인하지 못했습니다.`;
  if (findings.length === 0) return done;
  const more = findings.length - SHOWN;
  const shown = findings.slice(0, SHOWN).join(', ');
  return `${done} 기재 금지 표현이 남아 있습니다: ${shown}${more > 0 ? ` 외 ${more}가지` : ''}`;
}
