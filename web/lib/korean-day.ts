/** `2025년 1월 29일` from an ISO day. Without the date library: a legal page needs nothing else of it. */
export function koreanDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
