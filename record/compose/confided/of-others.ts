/** Whether what a sentence says of an illness or a home is said of a tale's people, a patient or a people, and not of who wrote it. */

/** Whoever stands before it: 소설 속, 주인공이, 환자가, 농민들이. */
const OTHERS_BEFORE =
  /소설|동화|설화|작품|영화|드라마|희곡|시나리오|주인공|등장인물|인물|화자|시인|작가|시어|대본|역할극|연극|장면|사례|기사|통계|비율|조선|시대|환자|사람|노인|난민|농민|노동자|아이들|어린이|학생들|학생의|청소년|국민|정부|왕이|왕은|흥부|놀부|심청|심봉사|허생|콩쥐|팥쥐|장화|홍련|춘향|신데렐라|백설 ?공주|모의|가상|[가-힣] 속 /;
/** Whoever it is said of behind it: 돈이 없어서 굶는 아이들, 생리통이 심해서 결석하는 학생의 수. */
const OTHERS_BEHIND =
  /[가-힣](?:는|은|던|한|린|진|된) (?:환자|사람|노인|아이들?|어린이|주인공|인물|학생|여학생|여성|화자|이웃|가정|가구|이산가족|의사|상황|청소년|농민|난민|국민|장면|이야기|경우|사례|모습|흥부)/;
/** 제가 당뇨가 있어서: nobody else. */
export const OWN_BEFORE =
  /(?:^|[\s,])(?:제가|내가|저는|나는|전|난|저도|나도|저희|우리|제|내)(?: 집[은이])? ?$/;
/** A lesson about a tale, or one in which others are asked. */
const OF_A_TALE = /소설|문학|동화|영화|연극|희곡|대본|역할극|인물|주인공|면담|인터뷰|구술|어르신/;

/** Whether what begins at `at` is others'; `asked` is the question and the lesson. */
export function isOfOthers(sentence: string, at: number, asked: string): boolean {
  const before = sentence.slice(0, at);
  if (OWN_BEFORE.test(before)) return false;
  return OF_A_TALE.test(asked) || OTHERS_BEFORE.test(before) || OTHERS_BEHIND.test(sentence.slice(at));
}
