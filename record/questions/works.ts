/** Lessons on works and texts, where nothing is measured. */
export const WORKS =
  /소설|단편|수필|희곡|시집|시조|시인|시가(?![지구])|[가-힣]별곡|향가|고려 ?가요|판소리|민요|설화|문학|서평|비평문|독후감|감상문|판결문|연설문|(?:^|[ 의「『'‘])시(?:를|와|에|의| 감상| 낭송| 낭독| 쓰기| 창작|$)/;

/** A poet beside the poem: 정철, 관동별곡. */
const PERSON =
  /^(?:[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁][가-힣]{1,2}|[남선독황제][궁우고보갈][가-힣]{1,2})$/;

/** '가짜뉴스 구별법' 카드뉴스, '전공 토크', '같은 제도 다른 결과' 토론: what the class makes or holds bears the name. */
const BEARS_IT =
  /^ ?(?:찬반 |모둠 |학급 |원탁 )?(?:\d+ ?(?:분|초|줄|문장)|토론|토의|특강|강연|강의|캠페인|프로젝트|대회|행사|축제|부스|전시|카드 ?뉴스|신문|포스터|영상|UCC|앱|브이로그|웹툰|책자|안내|코너|활동|수업|게임|챌린지|만들기|제작|출력|표시|버튼|메시지|클릭|입력)/;

/** Whether a quoted title names what was read or heard; only book marks tell that without its words. */
export function isTitleOfWork(title: string, content: string): boolean {
  const at = content.indexOf(title);
  return at < 0 || /^[「『《〈]/.test(title) || !BEARS_IT.test(content.slice(at + title.length));
}

/** Whether a term of a lesson on works is who wrote them. */
export function isAuthor(term: string, content: string, isNoun: (word: string) => boolean): boolean {
  const at = content.indexOf(term);
  const behind = at < 0 ? '' : content.slice(at + term.length);
  const isOne = !term.includes(' ');
  // 이상의 「날개」: whose it is, even where the name is a word.
  if (/^의\s?["'“‘「『《〈<]/.test(behind)) return isOne;
  // 드뷔시 "달빛": whose work it is stands before its title.
  const before = /^\s?["'“‘「『《〈<]/.test(behind);
  if (before && PERSON.test(term)) return true;
  if (isNoun(term)) return false;
  return (before && isOne) || (WORKS.test(content) && PERSON.test(term));
}
