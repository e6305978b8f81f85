import { patternRule, type Rule } from '../rule.ts';
import { LEFT } from '../words.ts';

const FEES = '(?:등록금|학비|수업료|학자금|입학금|교육비)';
const RECEIVED =
  '받(?:음|아|고|았|으며|게\\s(?:됨|되)|은\\s(?:뒤|후|경험|적|학생)|을\\s(?:만큼|정도)|는\\s(?:등|영광|기쁨))';
const GIVER =
  '(?:동문회|동창회|총동문회|총동창회|재단|졸업생(?:\\s모임)?|기업|단체|협회|복지관|법인|독지가|회사|시청|군청|구청)';

/** A policy, and nobody who was paid for. */
const POLICY = /정책|제도|사례|비율|통계|토론|토의|찬반|대학생|복지\s?국가|나라의|예산|재정|소설|인물/;

/** SCHOLAR told without its word: fees that somebody pays or lets off (동문회에서 등록금을 지원받음). */
export const schoolMoney: Rule = patternRule(
  'SCHOLAR',
  new RegExp(
    [
      `${LEFT}${FEES}(?:\\s(?:전액|일부|절반))?(?:을|를)?\\s?(?:전액\\s)?(?:지원|후원|면제|감면|보조)(?:금|을|를)?\\s?(?:을\\s|를\\s)?${RECEIVED}`,
      `${LEFT}${GIVER}(?:이|가|에서|의|로부터|으로부터)\\s(?:(?:주는|지급하는|지원하는|마련한|후원하는|내는)\\s|(?:후원|지원|도움)(?:으로|을\\s받아)\\s)?${FEES}(?:\\s(?:전액|일부))?(?:을|를)\\s(?:받|지원|면제|해결|마련|충당)`,
      `${LEFT}(?:학업|교육|성적|면학|향학)\\s?(?:지원금|장려금|보조금|격려금)(?:을|를|까지)?\\s?(?:지급)?${RECEIVED}`,
      `${LEFT}${FEES}(?:을|를)?\\s?(?:지원|후원|면제|받는)\\s?(?:대상자?|학생|인재|수혜자)(?:으로|로|에)\\s(?:선발|선정|뽑|추천|지정)`,
      `${LEFT}후원을\\s받는\\s(?:인재|학생|대상자)로\\s(?:선발|선정|뽑)`,
    ].join('|'),
    'g',
  ),
  ({ before, after }) =>
    POLICY.test(before + after)
      ? null
      : { level: 'error', message: '장학금이나 장학생에 관한 내용은 적을 수 없습니다.' },
);
