import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { stripParticle } from '../phrases/particles.ts';

/** Lessons on works and texts, where nothing is measured. */
export const WORKS =
  /소설|단편|수필|희곡|시집|시조|시인|시가(?![지구])|[가-힣]별곡|향가|고려 ?가요|판소리|민요|설화|문학|서평|비평문|독후감|감상문|판결문|연설문|(?:^|[ 의「『'‘])시(?:를|와|에|의| 감상| 낭송| 낭독| 쓰기| 창작|$)/;

/** A poet beside the poem: 정철, 관동별곡. */
const PERSON =
  /^(?:[김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁][가-힣]{1,2}|[남선독황제][궁우고보갈][가-힣]{1,2})$/;

/** '가짜뉴스 구별법' 카드뉴스, '전공 토크', '같은 제도 다른 결과' 토론: what the class makes or holds bears the name. */
const BEARS_IT =
  /^ ?(?:찬반 |모둠 |학급 |원탁 )?(?:\d+ ?(?:분|초|줄|문장)|토론|토의|특강|강연|강의|캠페인|프로젝트|대회|행사|축제|부스|전시|카드 ?뉴스|신문|포스터|영상|UCC|앱|브이로그|웹툰|책자|안내|코너|활동|수업|게임|챌린지|만들기|제작|출력|표시|버튼|메시지|클릭|입력)/;

/** '안개'가 상징하는 바, '김 할머니 사건' 판결문, '나의 1950년'이라는 연표: a word that is stressed, a case, a name that the class gives. */
const STRESSED =
  /^ ?(?:사건|판결|판례|결정|문제|현상|개념|제도|정책|이론|효과|법칙|연구|조항|이?라는|이?란 |[이가은는] |의 (?:상징|의미|뜻|개념|원인)|[을를] (?:주제|논제|소재|제목|써|쓰|적|작성|만들|만듦|그려|그리|지어|짓|제작|창작|완성)|에 (?:대|관))/;
/** '여승'을 읽고, '절정' 낭송, '광장'의 인물: what is done with a work, or what only works have. */
const TAKEN_UP =
  /^(?:의|을|를|와|과|에서|에|은|는|이|가)? ?[^.!?\n'"‘“]{0,30}?(?:읽|감상|낭[송독]|[완정강]독|시청|관람|필사|각색|독후감|서평|비평|원서|듣|들은|보고|보며|본 |화자|등장 ?인물|인물|주인공|줄거리|결말|시어|구절|뒷이야기|패러디|모방|아리아|악장|가사|반주|부르|불러|붊|가창|노래|연주|합주|무대|공연|원작|작가|작품)/;
/** 영화 '자산어보', 단편소설 '운수 좋은 날'. */
const GENRE =
  /(?:시|소설|단편|수필|희곡|동화|그림책|영화|드라마|다큐멘터리|다큐|애니메이션|노래|가곡|민요|동요|팝송|오페라|뮤지컬|교향곡|협주곡|책|도서|작품|명화|그림|만화|웹툰|별곡|시조|가사) ?$/;

/** 연극 '우리 반' 만들기: the class's own. */
const MADE_HERE = /^ ?(?:만들|제작|촬영|프로젝트|대회|축제|전시|쓰기|창작)/;

/** Whether a name before a title is that of its author: 최인훈 '광장', 체호프의 '청혼'. */
function isBehindAuthor(before: string): boolean {
  const name = (/([가-힣]{2,4}) ?$/.exec(before)?.[1] ?? '').replace(/의$/, '');
  // 주요 조항과, 학생회 주관: nobody's name.
  return PERSON.test(name) && stripParticle(name).particle === '' && !isDoing(name) && !isListedThing(name);
}

/** Whether a quoted title names what was read or heard; only book marks tell that without its words. */
export function isTitleOfWork(title: string, content: string): boolean {
  const at = content.indexOf(title);
  if (at < 0 || /^[「『《〈]/.test(title)) return true;
  const [before, behind] = [content.slice(0, at), content.slice(at + title.length)];
  if (GENRE.test(before)) return !MADE_HERE.test(behind);
  if (BEARS_IT.test(behind) || STRESSED.test(behind)) return false;
  return isBehindAuthor(before) || TAKEN_UP.test(behind);
}

/** '촉법소년 연령 하향' 반대 신문식 토론, '기억의 왜곡'에 관한 연구: what is spoken about. */
const SPOKEN_ABOUT =
  /^(?:에 (?:대|관)|[을를] (?:주제|논제|둘러)| ?(?:찬반 |모둠 |원탁 |자유 |쟁점 |[가-힣 ]{2,7}식 )?(?:토론|토의|논쟁))/;

/** Whether a quoted phrase that is no title is what the lesson speaks about. */
export function isQuotedTopic(quote: string, content: string): boolean {
  const at = content.indexOf(quote);
  return at >= 0 && SPOKEN_ABOUT.test(content.slice(at + quote.length)) && !isTitleOfWork(quote, content);
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
  // 윤동주의 「서시」: no -ism.
  if (before && (PERSON.test(term) || (isOne && term.endsWith('의')))) return true;
  if (isNoun(term)) return false;
  return (before && isOne) || (WORKS.test(content) && PERSON.test(term));
}
