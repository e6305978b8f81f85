import { type Deed, deedIn, ofOthers, OWN, telling } from './deeds.ts';
import { all, patternRule, type Hit, type Judgement } from '../rule.ts';
import { LEFT } from '../words.ts';

const PAPER = '논문을 쓰거나 투고, 발표한 사실은 적을 수 없습니다. 읽고 탐구한 과정만 적을 수 있습니다.';
const BOOK = '책을 펴낸 사실은 적을 수 없습니다. 글을 쓰며 보인 노력과 배움을 적어 주세요.';
const IP =
  '특허, 실용신안, 상표, 디자인을 출원하거나 등록한 사실은 적을 수 없습니다. 고안한 과정만 적을 수 있습니다.';

/** Done by the pupil: an error; done, by whom nobody says: to be looked at. What others did, or what is only described, passes. */
function verdict(hit: Hit, deed: Deed, message: string, sure: boolean): Judgement | null {
  const own = OWN.test(hit.before);
  if (deed === 'none' || (deed === 'described' && !own)) return null;
  if (ofOthers(hit.before) && !/친구|직접|자신|본인|함께/.test(hit.before)) return null;
  return { level: deed === 'done' && sure ? 'error' : 'check', message };
}

const READ =
  /^(?:[을를은는도의이]|에서|에서는|에)?\s?(?:[가-힣0-9]{1,8}\s){0,3}?(?:읽|찾|검색|참고|참조|인용|조사|분석|비교|요약|살펴|살핀|살피|살폈|번역|이해|활용|접하|접한|탐독|검토|바탕|근거|통해|토대|보며|보고\s|탐색|해석|확인|열람|공부|수집|내려받|골라|정독|다루|다룬|비판|토의|토론|배우|배워|배움|학습)/;
const WRITTEN =
  /쓰(?!기)|써|쓴|쓸|썼|씀|작성|집필|완성|마무리|투고|제출|내는|내어|내고|내며|냄|냈|낸|낼|게재|등재|실리|실려|실림|실렸|실을|싣|실어|실음|발표|채택|심사|정리|엮|묶|저자|출판|발행|발간|펴내|펴냄|펴낸|기고|발전시|만들|만든|만듦|구체화|소개|참여|공저|다듬|이름을|결실|성과|이어/;

// 논문 beside a verb of writing, and no verb of reading first.
const papers = patternRule('PAPER', /(?<!소|소\s|[가-힣]{2})논문(?!서)/g, (hit) => {
  const own = /(?:쓴|작성한|집필한|발표한|낸|완성한|연구한)\s(?:[가-힣]{1,8}\s)?$/.test(hit.before);
  if (own) return verdict(hit, 'done', PAPER, OWN.test(hit.before));
  const mine = /(?<![가-힣])(?:자신|본인)의\s$/.test(hit.before);
  if (mine) return { level: 'error', message: PAPER };
  // Somebody named just before is the author: 왓슨과 크릭이 논문을.
  if (/(?:^|\s)(?!학생|친구|모둠|자신|본인|동아리|짝|결과|연구|내용)[가-힣]{2,6}[이가]\s$/.test(hit.before))
    return null;
  const means = /^으로|^\s(?:초고|초안|형태로|형식으로)/.test(hit.after);
  if (!means && READ.test(hit.after)) return null;
  const deed = deedIn(hit.after, WRITTEN);
  return verdict(hit, deed, PAPER, means || /^(?:을|를|\s[한두세]\s편)/.test(hit.after));
});

const journals = patternRule(
  'PAPER',
  new RegExp(
    `${LEFT}[가-힣]{0,12}(?:학술지|학회지|저널(?!리)|학술\\s?(?:발표회?|제전?|행사|포럼|심포지엄|세미나|회의|마당|캠프)|심포지엄|콘퍼런스|컨퍼런스|포스터\\s?세션)|${LEFT}(?:[가-힣]{2,8})?학회(?=에|에서|의|\\s발표)`,
    'g',
  ),
  (hit) => {
    if (READ.test(hit.after) && !/발표|투고|게재|싣|실[리려렸림]/.test(hit.after)) return null;
    const deed = deedIn(
      hit.after,
      /투고|게재|등재|실리|실려|실림|실렸|실을|싣|실어|실음|발표(?!를\s듣)|참가|참여|참석|제출|기고|소개|공유|이름을|나서|나가|냄|냈|내어|내고|보내/,
      40,
    );
    return verdict(hit, deed, PAPER, /지$|저널$/.test(hit.word) || OWN.test(hit.before));
  },
);

const WORK =
  '책|시집|동시집|소설집?|전자책|동화책?|그림책|수필집|에세이(?:집)?|작품집|단행본|웹소설|산문집|만화책?|웹툰|문제집|이야기집|시화집|자서전';
// A work that comes out: 책으로 나와, 서점에 놓인, 책에 저자로 이름을 올림.
const books = patternRule(
  'BOOK_PUB',
  new RegExp(
    [
      `${LEFT}(?:[가-힣]{1,6})?(?:${WORK})(?:이|가|으로|로)\\s(?:[가-힣]{1,8}\\s){0,2}(?:나오(?:게|고|자|기|는)|나와|나옴|나왔|나온|출시|묶여|엮여|간행|출간|출판|발간|인쇄되어\\s판매|(?:엮|묶|내)어\\s(?:[가-힣]{1,6}\\s)?(?:판매|팔|세상|펴))`,
      `${LEFT}(?:[가-힣]{1,6})?(?:${WORK})(?:을|를|도)?\\s(?:[가-힣]{1,8}\\s){0,3}(?:펴냄|펴내|펴낸|펴냈|간행|출간|발간|출판|발행|내게\\s되|내기도)`,
      `${LEFT}(?:${WORK})의\\s(?:공동\\s?)?(?:저자|작가|지은이|필자|공저자)(?:임|가\\s?되|로)`,
      `${LEFT}(?:자신|본인|학생)(?:이|의|이\\s직접)\\s(?:[가-힣]{1,4}\\s)?(?:쓴|지은|펴낸|낸)\\s(?:책|시집|소설집|동화책|그림책)(?:을|이|의|에)`,
      `${LEFT}(?:정식\\s)?출판\\s?(?:등록|신고)(?:을|를)`,
      `${LEFT}(?:온라인\\s?|독립\\s?|동네\\s?|대형\\s?)?서점(?:에|에서)\\s(?:[가-힣]{1,8}\\s){0,2}(?:입고|판매|진열|유통|놓|팔|등록|내놓|깔|납품)`,
      `(?:ISBN|국제\\s?표준\\s?도서\\s?번호)(?:을|를|이|까지)?\\s?(?:[가-힣]{1,8}\\s)?(?:부여|발급|받|등록|취득|달)`,
      `${LEFT}(?:[가-힣]{1,4})?(?:${WORK})(?:을|를|이|가|도)?\\s(?:[가-힣]{1,8}\\s){0,2}(?:판매|팔아|팔았|후원을\\s받)`,
      `${LEFT}(?:[가-힣]{1,4})?(?:${WORK})(?:을|를)\\s(?:쓴|낸|펴낸|지은|집필한)\\s(?:학생\\s)?(?:저자|작가|지은이|필자)(?:임|로서|로|답게|이며|이자|가 됨)`,
      `${LEFT}(?:${WORK}|교재|참고서)(?:의|을|를)?\\s(?:공동\\s)?(?:집필|저술)(?:에|을|함|하|진으로)`,
      `${LEFT}(?:독립|자가|자비|1인)\\s?출판(?:으로|을|물)`,
      `${LEFT}(?:책|시집|소설|동화|수필|글|만화|작품)[가-힣]{0,2}\\s(?:[가-힣]{1,8}\\s){0,3}(?:시중|서점)에\\s(?:[가-힣]{1,6}\\s)?(?:판매|팔|내놓|나오|나와)`,
      `${LEFT}인세(?:를|로|의)\\s?(?:[가-힣]{1,8}\\s)?(?:받|기부|수익|나누)`,
      `${LEFT}출판사(?:의|에서|로부터|와|에)\\s(?:[가-힣]{1,8}\\s){0,3}(?:제안|제의|계약|투고|연락|보내|출간|출판)`,
      `${LEFT}(?:출판|출간)\\s?(?:기념회|계약|제의|제안)`,
      `${LEFT}(?:출간|출판|발간)(?:까지|에\\s(?:이르|성공|참여|도전)|(?:으)?로\\s(?:이어|연결))`,
    ].join('|'),
    'g',
  ),
  (hit) => {
    if (/나온\s?$/.test(hit.word) && /^\s?(?:지|뒤로|이후|당시|[가-힣]+(?:을|를|의))/.test(hit.after))
      return null;
    const verbal = /(?:출간|출판|발간|발행|간행|판매|나온|펴낸)$/.test(hit.word);
    const deed = verbal ? telling(hit.word, hit.after) : 'done';
    return verdict(hit, deed, BOOK, /ISBN/.test(hit.word) || OWN.test(hit.before + hit.word));
  },
);

const RIGHTS =
  /출원|등록|취득|획득|보유|소유|받[음고아았으을은기게]|얻|따[고서며내기]|땀|땄|딴|딸\s|내[고어며기]|냄|냈|낸|신청|제출|접수|이어지|이어져|이어짐|인정|통과|성공|도전|가지고|가진|갖고|지닌|결실|앞두|준비|쾌거|이전|판매|청구|확보|심사|번호|부여|[0-9한두세네]\s?(?:개|건)|여러\s건|출신/;

const rights = patternRule(
  'IP',
  new RegExp(
    `${LEFT}[가-힣]{0,10}(?:특허(?!청|법|제|괴물|분쟁|검색|정보|소송|전쟁)[증권]?|실용\\s?신안|상표(?:권|로|를|의)|디자인권|의장권|지식\\s?재산권|저작권(?=[을를까도]|\\s?등록))|${LEFT}(?:변리사|출원(?!자|인|서를\\s(?:분석|읽)))`,
    'g',
  ),
  (hit) => {
    const deed = deedIn(hit.after, RIGHTS);
    // 발명한 우산을 실용신안으로 보호: the pupil's own thing, whatever is done with it.
    if (deed === 'none' || /보호/.test(hit.after.slice(0, 12)))
      return /(?:발명한|고안한|개발한|직접\s만든|자신의|자신이|제작한)\s(?:[가-힣]{1,10}\s){0,2}$/.test(
        hit.before,
      )
        ? { level: 'check', message: IP }
        : null;
    if (
      deed === 'done' &&
      /^(?:[을를의가는은이]|에\s대한|\s제도)?\s?(?:[가-힣]{1,8}\s)?(?:조사|이해|탐구|토론|토의|침해|보호|존중|분석|비교|둘러싼|만료|독점)/.test(
        hit.after,
      )
    )
      return null;
    return verdict(hit, deed, IP, OWN.test(hit.before) || /^출원/.test(hit.word));
  },
);

/** PAPER, BOOK_PUB and IP in other words than the sharper patterns of `publications` know. */
export const publicationTraces = all(papers, journals, books, rights);
