import { MESSAGES } from './messages.ts';
import { patternRule, where, type Judgement } from './rule.ts';
import { LEFT } from './words.ts';

/**
 * Firms whose sheets and visiting teachers a child learns from at home. Source: public company and product names, as
 * comparisons of such sheets name them; collected in 2026.
 */
const SHEETS =
  '구몬(?:학습)?|윤선생(?:\\s?영어)?|씽크빅|재능교육|재능스스로|기탄(?:수학|국어)|튼튼영어|장원한자|한솔교육|공문수학|해법(?:수학|영어)|와이즈만|소마셈|시매쓰|청담어학원|정상어학원';
/** 빨간펜 is a red pen as well: with its teacher only. Learning, with whatever ending. */
const LEARNT =
  '(?:배우|배운|배워|배웠|배움|공부|익힌|익혀|익히|익혔|풀던|풀어|풀었|푼|풀면|다니|다녀|다닌|선행|복습|예습)';
/** 아이의 눈높이에서: an eye's height has whose it is before it; the firm begins a sentence or stands behind a time or oneself. */
const OWN_OR_THEN =
  '(?<=^|[.!?]\\s|(?:때|때부터|전에|초등학교에서|이미|집에서|자신은|자신이)\\s)눈높이(?:에서|로)\\s(?:(?:미리|먼저|전에|이미|매일|꾸준히|수학을|영어를|국어를)\\s){0,2}';

const OUTSIDE: Judgement = {
  level: 'error',
  message: MESSAGES.COURSE,
};

/** 구몬을 오래 해서, 눈높이를 해서; 눈높이를 낮게 해서 is an eye's. */
const DONE =
  '(?:(?:구몬(?:학습)?|윤선생(?:\\s?영어)?|씽크빅|재능교육|기탄수학|튼튼영어)(?:을|를)\\s(?:[가-힣]{1,6}\\s){0,2}|(?<=^|[.!?]\\s|(?:때|때부터|전에|이미|집에서)\\s)눈높이를\\s(?:(?:오래|꾸준히|매일)\\s)?)(?:해서|하여|했|하면서|하고|한\\s)';

/** AFTERSCHOOL: what was learnt from a firm's sheets; the firm itself is an ORG. */
export const studySheets = where(
  /눈높이|구몬|빨간펜|윤선생|씽크빅|재능|기탄|튼튼영어|장원한자|한솔교육|공문수학|해법|와이즈만|소마셈|시매쓰|어학원/,
  patternRule(
    'AFTERSCHOOL',
    new RegExp(
      `${LEFT}(?:${SHEETS})(?:\\s?(?:수학|영어|국어|한자|학습지|문제집|교재))?(?:에서|으로|로|을|를|에)?\\s(?:[가-힣]{1,6}\\s){0,2}${LEARNT}|${LEFT}(?:${SHEETS}|눈높이|빨간펜)\\s?(?:수학|영어|국어|한자)?\\s?(?:학습지|선생|교사|수업|숙제)|${OWN_OR_THEN}${LEARNT}|${LEFT}${DONE}`,
      'g',
    ),
    () => OUTSIDE,
  ),
);
