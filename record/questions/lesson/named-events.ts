/** 잔반 줄이기 캠페인, 그림 그리기 대회: an event that is called by the doing before it. */
const CALLED_BY_DOING = /^(?:캠페인|챌린지|대회|행사|운동|프로젝트|공모전|주간|축제|체험|부스)$/;
/** 캠페인 문구, 체육 대회 포스터: drawn up for an event, and no event of its own. */
const DRAWN_UP =
  /^(?:문구|표어|구호|슬로건|포스터|영상|노래|로고|홍보|홍보물|홍보지|안내|안내문|안내장|안내판|초대장|전단|전단지|현수막|팻말|피켓|배지|스티커|카드 ?뉴스|카드|규칙|계획|계획서|계획표|대본|이름|상징|마스코트|부스|참가자|기획|기획서)$/;

/** 피켓 만들기 | 캠페인: what gets an event ready stands before it, and is not what it is about. */
const GETS_READY = /(?:정하|나누|짜|세우|찾|고르|꾸미|만들)기$/;
/** 책 만들기 대회, 열쇠고리 만들기 부스. */
const OF_MAKING = /^(?:대회|공모전|체험|부스|행사)$/;

/** Whether a doing only tells what the event behind it is about: 줄이기 before 캠페인. */
export const namesEvent = (doing: string, next: string) =>
  doing.endsWith('기') &&
  CALLED_BY_DOING.test(next) &&
  (!GETS_READY.test(doing) || (/(?:만들|꾸미)기$/.test(doing) && OF_MAKING.test(next)));

/** Whether an event only tells what the thing behind it is for: 캠페인 before 문구. */
export const isForEvent = (event: string, next: string) =>
  /(?:캠페인|챌린지|대회|행사|공모전|주간|축제|한마당|운동회|장터|바자회)$/.test(event) &&
  DRAWN_UP.test(next);
