/** 함 that says nothing of its own behind 로: what was settled, made up or done by it. */

const AS = '(?:으로|로)';
/** 끝은 세 번 치고 멈추는 것으로 함, 이름은 '오늘 뭐 나와'로 함. */
const SETTLED = new RegExp(
  `^(.*[는은한할] 것${AS}|(?:.*(?:는데|인데|고|며|지만),? )?(?:[가-힣]+ )?(?:이름|제목|주제|팀명|별명|구호|끝|마무리|시작|순서|규칙|기준|배경|색|색깔|바탕색|크기|조건|대상|장소|간격|형식|말투|결말|분위기|기간|가격)(?:은|는|을|를|도) [^.,]*${AS}) 함\\.$`,
);
/** 손님 두 명, 종업원 한 명으로 함. */
const MADE_UP = new RegExp(
  `^([^.]*(?:\\d+|한|두|세|네|다섯|여섯|일곱|여덟) ?(?:명|개|장|칸|단계|층|부분|팀|모둠|막|장면)${AS}) 함\\.$`,
);
/** 녹음은 휴대 전화로 했고 총 47분이 나옴. */
const DONE_BY = new RegExp(
  `^(녹음|촬영|편집|측정|기록|발표|조사|투표|설문|연습|계산|제작|번역|채점|인쇄|검색|관찰|정리|진행)(?:은|는) ([^.,]+${AS}) (함\\.|했고|했는데|했으며|하고|했지만)`,
);

export function settledAs(text: string): string {
  const settled = SETTLED.exec(text)?.[1];
  if (settled) return `${settled} 정함.`;
  const made = MADE_UP.exec(text)?.[1];
  if (made) return `${made} 구성함.`;
  return text.replace(DONE_BY, '$2 $1$3');
}
