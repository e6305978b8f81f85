/** How often the model may still be asked today, and what that means for so many drafts. */
export function shareWords(left: number, drafts: number): string {
  if (left === 0) return '오늘 AI로 쓸 수 있는 횟수를 다 썼어요. 초안은 기본 작성기로 써요.';
  const most = `오늘 AI로 ${left.toLocaleString('ko-KR')}번 더 쓸 수 있어요.`;
  return left < drafts ? `${most} 나머지는 기본 작성기로 써요.` : most;
}
