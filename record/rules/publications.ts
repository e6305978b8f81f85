import { all, patternRule, type Judgement } from './rule.ts';
import { DID, DID_IT, LEFT } from './words.ts';

const PAPER: Judgement = {
  level: 'error',
  message: '논문을 쓰거나 투고, 발표한 사실은 적을 수 없습니다. 읽고 탐구한 과정만 적을 수 있습니다.',
};
const WRITTEN = `(?:작성|투고|게재|등재|제출|출판|집필|기고|발표|저술|완성|출간)`;

// "논문을 쓴 학자" and "논문으로 발표된 이론" are about others: only what the student did counts.
const papers = patternRule(
  'PAPER',
  new RegExp(
    [
      `(?<!소)논문(?:을|를|도|으로|에|까지)?\\s?(?:[가-힣]{1,20}(?:에|로|에서|으로|게|히)\\s){0,2}(?:공동\\s)?(?:${WRITTEN}(?:${DID}|을|를|에|하는 (?:활동|과정)에|하기|하려)|씀|쓰고|쓰며|써서|써\\s|썼|쓴\\s?(?:뒤|후|경험)|쓰기|펴냄|참여)`,
      `논문(?:이|을)\\s(?:[가-힣]{1,20}에\\s)?(?:실림|실려|실렸|실리|실음|실어|실었|게재됨|게재되어|게재되고|등재됨|등재되어|채택됨|채택되)`,
      `논문의?\\s?(?:공동\\s?|제\\d\\s?|교신\\s?)?(?:공저자|저자)(?:로|가)`,
      `(?:공동|제1|제2|교신)\\s?저자(?:로|가)`,
      `학술지(?:에|를)?\\s?(?:[가-힣]{1,20}[을를]\\s)?(?:투고|기고|게재|등재|제출)(?:${DID}|을|를)`,
      `${LEFT}(?:[가-힣]{1,20}\\s?)?학회(?:에|에서)\\s?(?:[가-힣]{1,20}\\s){0,2}(?:발표|참가|참석|투고)`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) => {
    if (/(?:발표|제출|작성|참여)/.test(word) && /(?:논문을|논문)\s(?:읽|찾|요약|조사|분석)/.test(word))
      return null;
    if (/쓰기|작성/.test(word) && /^\s?(?:방법|법|윤리|절차|과정|형식)/.test(after))
      return { ...PAPER, level: 'check' };
    if (/(?:학자|과학자|연구자|박사|교수)(?:가|이|는|은)\s?[^.]*$/.test(before))
      return { ...PAPER, level: 'check' };
    return PAPER;
  },
);

const mini = patternRule('MINI_THESIS', /소논문|미니\s?논문|R&E(?![A-Za-z])/g, ({ word }) => ({
  level: word === 'R&E' ? 'check' : 'error',
  message: '소논문에 관한 내용은 어느 항목에도 적을 수 없습니다.',
  ...(word === 'R&E' ? {} : { suggestion: '탐구 보고서' }),
}));

const BOOK =
  '책|시집|소설|소설집|전자책|동화책?|그림책|수필집|에세이|도서|작품집|산문집|만화책?|웹소설|자서전|글|번역서|이야기|작품';

const published = patternRule(
  'BOOK_PUB',
  new RegExp(
    [
      `(?:${BOOK})(?:을|를|으로|로|도|이)?\\s?(?:[가-힣]{1,20}\\s){0,2}(?:출간|출판|발간|발행)(?:${DID}|${DID_IT})`,
      `(?:${BOOK})(?:이|가|으로|로)\\s?(?:출간|출판|발간)(?:됨|되어(?!\\s있)|되었|됐)`,
      `(?:${BOOK})(?:을|를|으로|로|도)?\\s?(?:직접\\s)?(?:펴냄|펴내(?!는)|펴낸\\s?(?:뒤|후|경험)|펴냈)`,
      `${LEFT}(?:책|시집|소설집|전자책|동화책|그림책)(?:을|를|도)\\s?(?:냄|내고|내어|내며|냈|낸\\s?(?:뒤|후|경험))`,
      `${LEFT}(?:독립\\s?출판|자가\\s?출판)(?:${DID}|한|을 함)|${LEFT}(?:출간|출판)(?:${DID}|을 함|한 경험)`,
      `${LEFT}(?:작가|시인|소설가)로\\s?(?:등단|데뷔)|${LEFT}등단(?:${DID})`,
    ].join('|'),
    'g',
  ),
  ({ before, word }) => {
    const others = /\d{4}년|작가(?:가|는|의)|시인(?:이|은|의)|저자(?:가|는|의)|출판사(?:가|는|에서)/.test(
      before,
    );
    const school = /문집|교지|신문|소식지|잡지/.test(before.slice(-8) + word);
    return {
      level: others || school ? 'check' : 'error',
      message: '책을 펴낸 사실은 적을 수 없습니다. 글을 쓰며 보인 노력과 배움을 적어 주세요.',
    };
  },
);

const property = patternRule(
  'IP',
  new RegExp(
    [
      `${LEFT}[가-힣]{0,20}(?:특허|실용\\s?신안|상표|디자인|지식\\s?재산)권?(?:을|를|도|까지|으로|로)?\\s?(?:[가-힣]{1,20}\\s)?(?:출원|등록|취득|획득)(?:${DID}|${DID_IT})`,
      `${LEFT}[가-힣]{0,20}(?:특허|실용\\s?신안|상표|디자인)권?(?:을|를)?\\s(?:출원|등록)(?:${DID_IT}|\\s?(?:중|완료)(?![가-힣]{2}))`,
      `${LEFT}[가-힣]{0,20}(?:특허|실용\\s?신안)(?:를|을|도|까지)?\\s?(?:직접\\s)?(?:냄|내고|내어|냈|낸\\s?(?:뒤|후|경험)|받음|받고|받아|받았|땀|따고|받은\\s?(?:뒤|후|경험)|신청(?:${DID}))`,
      `${LEFT}출원(?:${DID}|\\s?(?:중|완료)(?![가-힣]{2}))`,
    ].join('|'),
    'g',
  ),
  ({ before }) => ({
    level: /(?:기업|회사|발명가|과학자|에디슨|연구진|제약사)(?:이|가|은|는)[^.]*$|\d{4}년/.test(before)
      ? 'check'
      : 'error',
    message:
      '특허, 실용신안, 상표, 디자인을 출원하거나 등록한 사실은 적을 수 없습니다. 고안한 과정만 적을 수 있습니다.',
  }),
);

// 특허를 받은 발명품, 출간한 책: whose it is a person has to say.
const owned = all(
  patternRule(
    'IP',
    new RegExp(`${LEFT}(?:특허|실용\\s?신안)(?:를|을)\\s(?:받은|낸|출원한|등록한|취득한)\\s`, 'g'),
    () => ({
      level: 'check',
      message: '학생이 출원하거나 등록한 것이라면 적을 수 없습니다.',
    }),
  ),
  patternRule(
    'BOOK_PUB',
    new RegExp(`${LEFT}(?:직접|자신이|친구들과|함께)\\s(?:[가-힣]{1,20}\\s)?(?:출간|출판|발간)한\\s`, 'g'),
    () => ({
      level: 'check',
      message: '학생이 펴낸 책이라면 적을 수 없습니다.',
    }),
  ),
);

/** PAPER, MINI_THESIS, BOOK_PUB and IP: what a student published or registered; studying such things is fine. */
export const publications = all(papers, mini, published, property, owned);
