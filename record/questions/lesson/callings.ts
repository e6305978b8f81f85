/** Names of jobs by how they end; 조사, 검사 and 이사 end so too and are none. Own list, 2026. */
const JOB =
  /(?<![가-힣])(?:(?:드론|항공기|열차|게임|앱|웹|데이터|로봇|자동차|반도체|인공지능|바이오|우주|환경|기상|식품|음식|패션|산업|시각|그래픽|제품|광고|여행|공연|전시|스포츠|반려동물|심리|청소년|진로|언어|물리|작업|음악|미술|놀이|노인|사회|의료) )?[가-힣]{0,8}?(?:치료사|복지사|상담사|설계사|분석가|기획자|개발자|연구원|디자이너|엔지니어|프로그래머|변호사|회계사|세무사|간호사|수의사|약사|(?<![가-힣])의사(?! ?(?:결정|소통|표현|표시|조력|파업))|소방관|경찰관|(?<![가-힣])(?:판사|교사|군인|기자|작가|배우|사서|성우)|초등 ?교사|특수 ?교사|(?:방송|드라마|웹툰|웹소설|동화) ?작가|승무원|조종사|요리사|조리사|제빵사|영양사|미용사|건축가|큐레이터|크리에이터|유튜버|번역가|통역사|공무원|과학자|공학자|영화감독|사육사|조련사|해설사|플로리스트|컨설턴트|마케터|애널리스트|아나운서|쇼호스트|법무사|변리사|관세사|감정평가사|노무사|방사선사|임상병리사|응급구조사|재활사|위생사|사업가|외교관|프로파일러|바리스타|파티시에|트레이너|일러스트레이터|애니메이터|정비사|관제사|항해사|기관사|설비사|측량사|농부|어부)(?=(?:가|이|의|를|을|와|과|에게|로서|로|,|\)|\/|·|님|들|로서의)|\s|$)/;

/** The one job that a description names: (물리치료사) → 물리치료사; null where it names none or several. */
export function jobOf(content: string): string | null {
  const all = [...content.matchAll(new RegExp(JOB, 'g'))].map(([name]) => name.trim());
  const different = [...new Set(all)];
  return different.length === 1 ? (different[0] ?? null) : null;
}

const DEPARTMENT =
  /(?<![가-힣])(?!관심|희망|지망|여러|해당|전공|모든|각|우리|타|본)[가-힣]{2,10}(?:학과|학부|공학과)(?=(?:를|을|의|와|과|에|에서|로|,|\)|\/|·)|\s|$)/g;

/** The one department that a description names: 간호학과; null where it names none or several. */
export function departmentOf(content: string): string | null {
  // 컴퓨터공학과와 산업디자인과: one of several.
  if (
    /(?:학과|학부|[가-힣]과)(?:와 ?|과 ?|, ?|·|\/)[가-힣]{2,10}(?:학과|학부|과)(?![가-힣]{2})/.test(content)
  )
    return null;
  const different = [...new Set([...content.matchAll(DEPARTMENT)].map(([name]) => name))];
  return different.length === 1 ? (different[0] ?? null) : null;
}
