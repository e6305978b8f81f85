/** 일제 | 강점기 우리 지역 독립운동가: what a phrase lost because it was too long with its doing. */
export function inFull(matter: string, at: number, content: string): string {
  const before = /(?<=^|[\s(])([가-힣]{2,}) $/.exec(content.slice(0, Math.max(0, at)))?.[1];
  if (!before || `${before} ${matter}`.length > 20 || /[은는이가을를의에과와로고며]$/.test(before))
    return matter;
  return `${before} ${matter}`;
}
