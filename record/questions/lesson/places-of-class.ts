/** What hangs in a class or is counted in it: a place or a thing, and nobody to work with. */
const THING =
  '게시판|누리집|홈페이지|패들렛|패들릿|블로그|알림판|칠판|사물함|벽|창문|창가|뒤편|뒤쪽|도서|문고|특색|통계|자료|데이터|급식|잔반|설문|기록|점수|성적|평균|키|몸무게|온도|소음|전력|시간표|출석';
/** 학급 게시판에, 우리 반 급식 데이터. */
const OF_CLASS = new RegExp(
  `(?:학급|우리 ?반)의? ?(?:${THING})(?=$|[^가-힣]|[을를이가은는의에과와로]|으로|량)`,
  'g',
);
/** 캠페인 문구, 축제 포스터: drawn up for what many do, by whoever. */
const FOR_EVENT =
  /(?:캠페인|축제|운동회|체육 ?대회|체육제|바자회|장터)(?:용|의)? ?(?:[가-힣]{2,3}(?<![을를에서고]) )?(?:문구|표어|구호|슬로건|포스터|영상|광고|노래|로고|문장|배너|현수막|팻말|전단지?|안내문|초대장|초대권|입장권|스티커|배지|카드 ?뉴스|홍보물)/g;

/** 2인 1조가 아닌 개인별로: how it was not done. */
const NOT_SO = /[^\s,.]+(?: [^\s,.]+)?(?:이|가) 아(?:닌|니라)/g;

/** What a lesson says without the places and things that only bear the name of many. */
export const withoutPlaces = (said: string) =>
  said.replace(OF_CLASS, ' ').replace(FOR_EVENT, ' ').replace(NOT_SO, ' ');
