/** A pattern that asks for what was made: 별자리 지도, not the 천체 관측 beside it. */
export const MAKING = /^\{주제\} 작업에서/;

/** What a description of making makes: 아두이노를 활용한 스마트 화분 만들기 → 스마트 화분; null where it makes nothing. */
export function productOf(content: string): string | null {
  const before = /^(.*?[가-힣A-Za-z])(?:을|를)?\s?(?:제작|만들기|그리기|꾸미기|짓기)/.exec(content)?.[1];
  const words: string[] = [];
  for (const word of (before ?? '').split(' ').toReversed()) {
    if (words.length > 0 && /(?:[은는을를과와의로고며여해한린룬든쓴]|에서|으로)$/.test(word)) break;
    if (words.length === 3 || !/^[가-힣A-Za-z0-9]+$/.test(word)) break;
    words.unshift(word);
  }
  return words.length > 0 ? words.join(' ') : null;
}
