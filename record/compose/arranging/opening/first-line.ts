/** Letters below which a line names nothing. */
export const SHORTEST = 4;

/** A description's first line without marks, brackets and what counts lessons; null where it holds no Korean. */
export function firstLine(content: string): string | null {
  const line = content
    .normalize('NFC')
    .split('\n')
    .map((part) =>
      part
        // 텃밭 가꾸기 (상추) 물주기 당번: two things.
        .replace(/(?<=[가-힣]기) \([^)]*\) (?=[가-힣])/g, ', ')
        .replace(/ ?\([^)]*\)(?=[가-힣」』》〉'"’”])/g, '')
        // 파헬벨의 [캐논]을: a title.
        .replace(/\[([^\]]+)\](?=(?:을|를|은|는|이|가|의|과|와|에|로|으로)(?:[\s,]|$))/g, "'$1'")
        .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
        .replace(/(?<![가-힣'"‘“「『])나의 /g, '')
        .replace(/(?<![가-힣'"‘“「『])우리 반(?= )/g, '학급')
        .replace(/(?<![가-힣'"‘“「『])우리 (?=학교|주변)/g, '')
        .replace(/(?<![가-힣'"‘“「『])나를 (?=소개|표현|돌아|되돌|이해|알아)/g, '자신을 ')
        .replace(/ [–—―-] /g, ': ')
        .replace(
          /^\s*(?:\d+\s*[~-]?\s*\d*\s*차시(?:\s*(?:동안|에 걸쳐))?\s*[:.)]?|\d+[.)](?!\d)|[-*•·○●▶])\s*/,
          '',
        )
        .replace(/ ?\d+(?: ?[~-] ?\d+)? ?차시(?: 분량의?| 동안| 수업| 활동)?(?=[ .,]|$)/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,])/g, '')
        // 수학체험동아리 '파이데이'. 퍼즐 게시판을 운영함: who, and not what.
        .replace(/^[가-힣 ]*(?:동아리|클럽)(?: ['"‘“「『][^'"’”」』]{1,20}['"’”」』])?[.:] (?=[^ ])/, '')
        .trim(),
    )
    .find((part) => part.length >= SHORTEST);
  return line && /[가-힣]/.test(line) ? line : null;
}
