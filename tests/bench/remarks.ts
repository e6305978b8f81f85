/** Remarks of about 500 characters for measuring, the same on every run; every tenth copies half of the one before. */
export function remarks(count: number): { id: string; text: string }[] {
  let state = 20260301;
  const pick = (list: readonly string[]): string => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[(state >>> 8) % list.length] ?? '';
  };
  const subjects =
    '미세먼지 인공지능 도시재생 항생제 이온화 고전소설 확률분포 소비심리 해류순환 판소리 유전자 반도체 민주주의 인상주의 운동량 지진파 삼각함수 화석연료 비유법 기회비용 광합성 방정식 실학 합창 전자기 수요곡선 다문화 언어변화 천체관측 단백질'.split(
      ' ',
    );
  const objects =
    '발생 원인을|역사적 변화를|사회적 영향을|작동 원리를|해결 방안을|표현 방식을|측정 방법을|윤리 문제를|국내외 사례를|수학적 모형을|교육적 의미를|오해와 진실을|경제적 가치를|최근 동향을|구조와 기능을|장단점을|지역별 차이를|심리적 요인을|분류 기준을|미래 전망을'.split(
      '|',
    );
  const means =
    '설문을 통해|논의를 거쳐|실험 자료를 바탕으로|신문 기사를 읽고|표와 그래프로|모형을 만들어|역할을 나누어|면담을 거듭하며|도서관 자료를 찾아|교과서와 견주어|조건을 바꾸어 가며|반례를 들어|사진을 비교하며|지도에 나타내어|친구의 질문에 답하며|영상을 여러 번 돌려 보며'.split(
      '|',
    );
  const acts =
    '비교하여 설명함|분석하고 발표함|정리하여 공유함|탐구하고 한계를 밝힘|토의하며 결론을 이끎|추론하여 글로 씀|검증하고 오차를 해석함|도식으로 나타냄|요약해 게시함|끈기 있게 고쳐 씀|새 질문으로 이어 감|논리적으로 반박함|후속 실험을 설계함|일상의 예로 풀이함'.split(
      '|',
    );
  const sentence = () => `${pick(subjects)}의 ${pick(objects)} ${pick(means)} ${pick(acts)}. `;
  const texts: string[] = [];
  for (let i = 0; i < count; i += 1) {
    let text = i % 10 === 9 ? (texts[i - 1] ?? '').slice(0, 250) : '';
    while (text.length < 480) text += sentence();
    texts.push(text.trim());
  }
  return texts.map((text, index) => ({ id: `r${index}`, text }));
}
