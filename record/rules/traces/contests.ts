import { MESSAGES } from '../messages.ts';
import { all, patternRule } from '../rule.ts';
import { LEFT } from '../words.ts';
import { SPORT } from './sport.ts';
import { verbs } from './verbs.ts';

// 다른 학교 학생들과 실력을 겨루는 자리에 나가: nobody in class is met in this way.
const against = patternRule(
  'CONTEST',
  new RegExp(
    `(?<=(?:전국|지역|시도|다른\\s학교|여러\\s학교|타교|이웃\\s학교|학교들)[^.]{0,24})${LEFT}겨루는\\s(?:[가-힣]{1,4}\\s)?(?:자리|무대|행사|장)에\\s(?:참가|출전|${verbs('나가 나서 서 오르')})`,
    'g',
  ),
  () => ({ level: 'check', message: MESSAGES.MAYBE_CONTEST }),
);

// Rounds, stages, open calls, who goes for the school.
const rounds = patternRule(
  'CONTEST',
  new RegExp(
    [
      `${LEFT}(?:준결승전?|결승전?|[48]강전?|16강전?|예선전?|본선|결선)(?:까지|에|을|에서|전에서)\\s(?:[가-힣]{1,6}\\s){0,2}(?:진출|통과|패(?:배|함|했)|탈락|${verbs('오르 나가 겨루 치르 이기 떨어지 머물 멈추 나서')}|졌|지고)`,
      `${LEFT}(?:[가-힣]{1,10}\\s)?(?:경진|경연|경시|대항전|선수권|선발전|콩쿠르|콘테스트|오디션|배틀|챔피언십|올림픽|페어|엑스포|챌린지|페스티벌)(?:에|에서|의|을)\\s(?:[가-힣]{1,8}\\s){0,2}(?:참가|출전|도전|출품|응모|지원|예선|본선|결선|결승|심사|탈락|입상|${verbs('나가 나서 서 겨루')})`,
      `${LEFT}(?:[가-힣]{1,8}\\s)?경진(?:에서|\\s?(?:부문|참가|출품|팀))`,
      `대회\\s?(?:무대|본선|예선|결선)(?:에|를|을)`,
      `대회(?:에|를|의)\\s(?:출품|앞둔|${verbs('나가 나서 내보내 내 서')})`,
      `${LEFT}(?:경연|경진|본선|예선|결승|준결승|결선)\\s?무대(?:에|에서|를)`,
      `${LEFT}(?:[가-힣]{1,8}\\s)?(?:챔피언|대표|국가대표|선수|정예)\\s?선발(?:에|전에)\\s(?:[가-힣]{1,6}\\s)?(?:도전|지원|참가|나가|뽑)`,
      `${LEFT}(?:글짓기|사진|영상|포스터|표어|아이디어|디자인|문예|그림|작품|수기|논술|창작|광고|정책|발명|[가-힣]{1,6})\\s공모(?:에|를|의)\\s(?:[가-힣]{1,6}\\s)?(?:내|낸|냈|냄|응모|참가|참여|출품|보내|당선|지원|도전|뽑)`,
      `공모에서\\s(?:[가-힣]{1,6}\\s)?(?:심사|최종|본선|당선|뽑|채택|선정|입선)`,
      `${LEFT}(?:토론|축구|농구|야구|배구|학생|교외|지역|전국|청소년|스포츠)\\s(?:[가-힣]{1,5}\\s)?리그(?:에서|에)\\s(?:[가-힣]{1,6}\\s){0,2}(?:활약|출전|참가|${verbs('나가 나서 뛰')})`,
      `${LEFT}전국\\s?(?:무대|단위)(?:에|에서|의)\\s(?:[가-힣]{1,8}\\s){0,2}(?:실력|기량|경쟁|경연|경진|우승|${verbs('서 나서 겨루 나가 오르')})`,
      `${LEFT}전국\\s?(?:단위|규모)(?:의)?\\s[가-힣]{2,8}(?:에서|에)\\s(?:[가-힣]{1,8}\\s){0,3}(?:활약|출전|참가|대표|뽑|선정)`,
      `${LEFT}(?:시|도|군|학교|지역|우리\\s?반|학급)\\s?대표로\\s(?:[가-힣]{1,8}\\s){0,3}(?:뽑|출전|참가|선발|발탁|활약|${verbs('나가 나서 뛰 겨루 서')})|${LEFT}(?:학교|시|도|군|지역)\\s?대표\\s?선수(?:로|로서)(?![가-힣])`,
      `${LEFT}[가-힣]{0,8}(?:연극제|영화제|가요제|무용제|예술제|합창제|음악제|축전|제전|한마당)에\\s(?:[가-힣]{1,8}\\s)?(?:참가|출전|출품|${verbs('나가 나서 오르')})`,
    ].join('|'),
    'g',
  ),
  ({ before, after, word }) => {
    if (!/제에|리그/.test(word) && SPORT.test(before + after)) return null;
    return /제에|리그|^전국\s?(?:단위|규모)(?:의)?\s[가-힣]{2,}|축전|제전|한마당|페어|엑스포|챌린지|페스티벌|오디션|배틀|올림픽|공모|선발/.test(
      word,
    ) || /학급\s?대표|우리\s?반\s?대표/.test(word)
      ? { level: 'check', message: MESSAGES.MAYBE_CONTEST }
      : { level: 'error', message: MESSAGES.CONTEST };
  },
);

/** 작품 출품을 앞두고: one enters a contest. */
const entries = patternRule(
  'CONTEST',
  new RegExp(
    `${LEFT}(?:[가-힣]{0,4}(?:발명품|작품|원고|사진|그림|영상|포스터|로봇|글|시)(?:의)?\\s출품[을에]?\\s(?:앞두|위해|위하여|준비|목표|대비)|경연\\s(?:부문|종목)에\\s(?:도전|출전|참가|${verbs('나가')}))`,
    'g',
  ),
  () => ({ level: 'error', message: MESSAGES.CONTEST }),
);
// 공모에 낸 포스터, 수학 겨루기에 나가: what it was a person has to say.
const perhapsEntered = patternRule(
  'CONTEST',
  new RegExp(
    `${LEFT}(?:출품할\\s(?:작품|발명품|원고|사진|그림)|공모에\\s(?:낸|보낸|응모한|제출한|냈던)\\s|[가-힣]{0,6}\\s?선발\\s오디션에\\s(?:합격|통과|붙|도전)|겨루기에\\s(?:출전|참가|${verbs('나가')})|(?:교외|대표팀|학교|다른\\s학교|타교)[^.]{0,16}시합에\\s(?:출전|참가|${verbs('나가')})|체험전에\\s선수로\\s)`,
    'g',
  ),
  () => ({ level: 'check', message: MESSAGES.MAYBE_CONTEST }),
);

/** CONTEST in other words: rounds, stages, open calls, who goes for the school, and whom one meets there. */
export const contestTraces = all(rounds, against, entries, perhapsEntered);
