/** 9%다, 정답은 B다 → 9%이다, 95%다고 생각했다 → 95%라고: as it is said. */
export function repairBareCopula(text: string): string {
  if (!/[\dA-Za-z%℃℉°Ωμπ)]다/.test(text)) return text;
  return text
    .replace(/(?<=[\dA-Za-z%℃℉°Ωμπ)])다(?=[\s.!~]*$)/g, '이다')
    .replace(
      /(?<=[\dA-Za-z%℃℉°Ωμπ)])다(?:라?고)(?= (?:생각|하|했|해|말|답|대답|썼|적|판단|추측|예상|추정|느))/g,
      '라고',
    );
}
