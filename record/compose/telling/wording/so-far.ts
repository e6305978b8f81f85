import { endingIn } from '../../../hangul.ts';
import type { Step } from '../../../style/replace.ts';
import { nominal, pastStem } from '../../../style/words/stems.ts';

const PAST = endingIn('ㅆ');

/** How far a student has come and what is not yet known, told as what it is and no failing. */
export const SO_FAR: readonly Step[] = [
  // 시집을 도서관에서 빌렸는데 아직 절반밖에 못 읽음: what was begun is done.
  [
    new RegExp(
      `^([^.]{2,}[을를] (?:[^.]* )?[가-힣]*[${PAST}])(?:는데|지만|으나),? (?:[^.,]{0,12} )?아직(?:은|도)? [^.]*(?:못|않|모르|모름|남)[^.]*\\.$`,
    ),
    (whole, begun = '') => (BEGUN.test(begun) ? `${nominal(pastStem(begun))}.` : whole),
  ],
  // 온도도 낮췄기 때문에 둘 중에 무엇이 실제로 원인인지는 모름: how much the result can say.
  [
    /((?:때문에|므로|[아어여해려져워춰]서) [^.]*[이가] (?:실제로 )?(?:원인|이유|까닭)인지)(?:는|를)? (?:아직 )?(?:모름|알 수 없음)\.$/,
    '$1는 알 수 없다고 판단함.',
  ],
  // 최적 온도가 다르다고 나오던데 왜 그런지 의문을 가짐.
  [
    /([다라]고) (?:나오|되어 있|적혀 있|쓰여 있)던데,? (?=(?:왜|어떻게|무엇|어떤) [^.]*(?:의문을 가짐|궁금))/,
    '$1 나와 ',
  ],
  // 4와 10은 시간이 없어서 한 번씩밖에 못 잼.
  [
    /시간이 (?:없어|모자라|부족해|부족하여)서?,? ((?:\d+|[한두세네]) ?(?:번|개|회|장|쪽|가지)(?:씩)?)밖에 못 (?=[가-힣]{1,4}\.$)/,
    '시간이 부족하여 $1만 ',
  ],
  // 달라졌을 수도 있는데 그러면 더 많이 들어가야 하므로.
  [/(?<=[가-힣] )수도 있는데,? (?:그러면|그럼) /, '수도 있으나 이 경우 '],
  // 조용한 것과 차이가 별로 나지 않음.
  [/(?<=차이[가는도]) 별로 (?:나지 않|없(?!었))/, ' 크지 않'],
  [/(?<=차이[가는도]) 별로 없었/, ' 크지 않았'],
  [/(?<![가-힣])별로 (?=[^.,]*(?:지 않|없))/, '그다지 '],
  // 왜 거의 다 2~4음절인지.
  [/거의 다 (?=\d)/, '거의 모두 '],
];

/** What one is still at: a book that was borrowed, a course that was begun. */
const BEGUN = /(?:빌렸|빌려 ?왔|구했|신청했|찾아 ?봤|찾아 ?보았|가입했|시작했|받아 ?왔|등록했)$/;
