import { MESSAGES } from '../messages.ts';
import { all, patternRule, where } from '../rule.ts';
import { LEFT } from '../words.ts';

/** What one enters to be placed; a lesson has them too, but places nobody. */
const ENTERED =
  '(?:글짓기|글쓰기|그림\\s?그리기|그리기|사생|독후감(?:\\s?쓰기)?|시\\s?쓰기|말하기|웅변|표어(?:\\s?짓기)?|포스터(?:\\s?그리기)?|발명|코딩|퀴즈|노래자랑|연설|백일장|토론)';
const GIVER =
  '(?:시|도|군|구|교육청|교육지원청|시청|구청|군청|도청|도서관|청소년\\s?(?:센터|수련관|문화의\\s?집)|문화원|신문사|전국|주민\\s?센터|박물관|소방서|경찰서)';
const GIVES = '(?:에서|이|가)\\s(?:하는|한|연|여는|열린|열리는|주최한|주최하는|주관한|주관하는|개최한)';

// 시에서 하는 글짓기에서 1등 한: who holds it is no school, and somebody was placed or went.
const held = patternRule(
  'CONTEST',
  new RegExp(
    `${LEFT}${GIVER}${GIVES}\\s(?:[가-힣]{1,8}\\s){0,3}?${ENTERED}(?:에서|에|으로|로)\\s(?:[가-힣]{1,8}\\s){0,2}(?:[1-9]등|[일이삼]등|[1-9]위|뽑|우승|입상|상을|당선|나가|나간|나갔|나감|참가|출전)`,
    'g',
  ),
  () => ({ level: 'error', message: MESSAGES.CONTEST }),
);

// 글짓기에서 1등 한 글: placed, whoever held it.
const placed = patternRule(
  'CONTEST',
  new RegExp(
    `${LEFT}(?:[가-힣]{1,8}\\s)?${ENTERED}(?:에서|으로|로)\\s(?:[가-힣]{1,4}\\s)?(?:[1-3]|[일이삼])등(?=을\\s|\\s?(?:한|함|했|하여|해서|하고)|으로\\s)`,
    'g',
  ),
  ({ word, before, after }) =>
    /모둠|학급|수업|(?<![가-힣])반에서|소설|작품 속|주인공|등장인물|영화|화자|작가/.test(
      before + word + after,
    )
      ? null
      : { level: 'error', message: MESSAGES.CONTEST },
);

/** CONTEST without the word: by who holds it and by the place won. */
export const heldByOthers = where(/등|위|뽑|우승|입상|상을|당선|나[가간갔감]|참가|출전/, all(held, placed));
