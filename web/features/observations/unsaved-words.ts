/** What one toast says of all whose words could not be saved; `sentences` are the server's, empty where it gave none. */
export function unsavedWords(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  if (sentences.length <= 1) return first || '저장하지 못했습니다.';
  const same = sentences.every((sentence) => sentence === first);
  return `학생 ${sentences.length}명의 관찰을 저장하지 못했습니다.${same && first ? ` ${first}` : ''}`;
}
