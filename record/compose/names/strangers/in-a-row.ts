import { type Stranger, surely } from './stranger.ts';
import { looksFull, mayBeGiven } from './name-shapes.ts';

/** Who did what, told in a row with whoever tells it: 촬영 재원 편집 나, 예찬(자료) 나(실험), 발표: 수아, 자료: 저. */

const SHARE =
  '촬영|편집|발표|자료|조사|대본|그림|진행|기록|연출|감독|배우|음향|조명|소품|의상|PPT|피피티|디자인|글|정리|사회|설문|번역|노래|춤|랩|반주|기획|코딩|회로|발제|실험|계산|측정|검색|서기|타자|분장|안무|더빙|녹음|채색|스케치|조립|설계|요리|설거지|청소|접수|홍보|판매|해설|낭독|연주|드럼|기타|보컬|베이스|키보드|자막|색칠|인터뷰|영상|표|그래프|포스터|보고서|작성|제작';
const ME = new RegExp(
  `(?:${SHARE})(?:은|는)?[ :=-]{1,3}(?:나|저|내|제)(?=[ ,./·]|$|가|랑|는|이)|(?<![가-힣])(?:나|저)(?:는)? ?[(:=-] ?(?:${SHARE})`,
);
const SHARE_NAME = new RegExp(
  `(?<=(?<![가-힣])(?:${SHARE})(?:은|는)?(?: ?[:=-] ?| ))([가-힣]{2,3})(?:이)?(?=[ ,./·]|$)`,
  'g',
);
const NAME_SHARE = new RegExp(`(?<![가-힣])([가-힣]{2,3})(?:이)?(?= ?[(:=-] ?(?:${SHARE}))`, 'g');
const IS_SHARE = new RegExp(`^(?:${SHARE})$`);

/** 문구 유빈 그림 저 이렇게: whatever the shares are called. */
const ANY_SHARE =
  /(?<=(?<![가-힣])[가-힣]{2,4} )([가-힣]{2,3})(?= [가-힣]{2,4} (?:나|저)(?: 이렇게|로 나[누눠눴]| 맡))/g;

/** Persons in a row of shares. */
export function inARow(text: string): Stranger[] {
  if (text.includes('이렇게') || text.includes('나로 ') || text.includes('저로 ')) {
    const [any] = text.matchAll(ANY_SHARE);
    if (any && mayBeGiven(any[0])) return [surely(any, '친구')];
  }
  if (!/[나저내제]/.test(text) || !ME.test(text)) return [];
  return [...text.matchAll(SHARE_NAME), ...text.matchAll(NAME_SHARE)]
    .filter(
      ({ 1: name = '' }) => !IS_SHARE.test(name) && (name.length === 3 ? looksFull(name) : mayBeGiven(name)),
    )
    .map((found) => surely(found, '친구'));
}
