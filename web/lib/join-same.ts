/**
 * Of calls with the same input only the first is made while it is under way; the others get its answer. A busy button is drawn
 * a moment after it was pressed, and the second press of a nervous hand comes before that.
 */
export function joinSame<I, Rest extends unknown[], R>(
  send: (input: I, ...rest: Rest) => Promise<R>,
): (input: I, ...rest: Rest) => Promise<R> {
  const underWay = new Map<string, Promise<R>>();
  return (input, ...rest) => {
    const key = JSON.stringify(input);
    const already = underWay.get(key);
    if (already) return already;
    const answer = send(input, ...rest).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
