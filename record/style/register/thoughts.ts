import { applyRulesWhere, type Rule } from '../replace.ts';
import { OPEN } from '../spelling/spacing.ts';

const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

const DOUBTS: readonly (readonly [string, string])[] = [
  ['었', '들었'],
  ['어서', '들어'],
  ['어', '들어'],
  ['지만', '들지만'],
  ['은데', '들지만'],
  ['고', '들고'],
  ['다(?!가)', '든다'],
];
const WONDERING: readonly Rule[] = DOUBTS.flatMap(([ending, said]) => [
  rule(`(?:뭐지|무엇이지|뭔가|무엇인가)\\?? 싶${ending}`, `무엇인지 의문이 ${said}`),
  rule(`(?<=[가-힣]{2,}|맞|하|되)(?<!구)나\\?? 싶${ending}`, `는지 의문이 ${said}`),
  rule(`(?<=(?:왜|어떻게|어디|무엇|언제|누가|얼마나) .*[가-힣])나\\?? 싶${ending}`, `는지 의문이 ${said}`),
  rule('(?<=까) 싶더라(?:고요?)?(?=[.!?~]*$)', ' 하는 의문을 가졌다'),
  rule(`까\\?? 싶${ending}`, `까 하는 생각이 ${said}`),
]);

/** 나눠서 하면 되겠다 싶었다: thought so. */
const SUPPOSED: readonly Rule[] = [
  rule('(?<=[가-힣](?<!아니|이)다) 싶었', '고 생각했'),
  rule('(?<=[가-힣](?<!아니|이)다) 싶어서?(?=\\s)', '고 생각하여'),
  rule('(?<=[가-힣](?<!아니|이)다) 싶지만', '고 생각하지만'),
  rule('(?<=[가-힣](?<!아니|이)다) 싶(?:고요?|네요?|더라고요?|더군요?)(?=[.!?]*$)', '고 생각했다'),
  rule('(?<=[가-힣](?<!아니|이)다) 싶(?=다|습니다|어요|음)', '고 생각했'),
];

/** 나눠야 된다 → 나눠야 한다. */
const DUTY: readonly Rule[] = [
  rule(`(?<=[${OPEN}])야 되(?=는|고|어|었|지|면|기|더|네|던|죠|나|ㄴ|$)`, '야 하'),
  rule(`(?<=[${OPEN}])야 (?:된다|됩니다|돼요)`, '야 한다'),
  rule(`(?<=[${OPEN}])야 됨`, '야 함'),
  rule(`(?<=[${OPEN}])야 될`, '야 할'),
  rule(`(?<=[${OPEN}])야 (?:됐|되었)`, '야 했'),
  rule(`(?<=[${OPEN}])야 (?:된)(?=다)`, '야 한'),
];

/** What one wondered, supposed and had to do, as it is written: 왜 하나 싶었다 → 왜 하는지 의문이 들었다. */
export function withThoughtsTold(text: string): string {
  const told = applyRulesWhere(/다 싶/, applyRulesWhere(/싶/, text, WONDERING), SUPPOSED);
  return applyRulesWhere(/야 [되됨될됐된됩돼]/, told, DUTY);
}
