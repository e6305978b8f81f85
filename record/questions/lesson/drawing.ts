/** With a pencil or a brush. */
const DRAWN =
  /그리|그려|그린|그림(?!책|자)|스케치|소묘|드로잉|크로키|수묵|수채|채색|자화상|초상화|풍경화|정물화/;
/** Put together, shaped or filmed as well. */
const BUILT =
  /만들|만듦|만든|제작|꾸미|꾸며|조립|조형|입체|공예|목공|판화|염색|빚|굽|바느질|뜨개|콜라주|오려|오리기|붙이|엮|접기|접어|출력|개발|작곡|촬영|영상|모형|설계|코딩|요리|조리|디자인/;

/** Whether what a lesson makes is drawn, and nothing else is done with the hands. */
const onlyDraws = (said: string) => DRAWN.test(said) && !BUILT.test(said);

/** What a question says of making, and how it says it of drawing. */
const WORDS: readonly (readonly [making: string, drawing: string])[] = [
  ['만들면서', '그리면서'],
  ['만들기 전에 마음속에 그려 본', '그리기 전에 마음속에 떠올린'],
  ['만들기 전', '그리기 전'],
  ['새로 만들고', '새로 그리고'],
  ['완성한 결과물에서', '완성한 그림에서'],
];

/** The pattern as it stands, or in words of drawing where a lesson only draws: a picture is not 만들다. */
export function asDrawn(pattern: string, said: string): string {
  if (!/만들|완성한 결과물/.test(pattern) || !onlyDraws(said)) return pattern;
  return WORDS.reduce((text, [making, drawing]) => text.replace(making, drawing), pattern);
}
