import { applyRulesWhere, type Rule } from '../../style/replace.ts';

const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

const UNIT = '(?:%|℃|°C?|[A-Za-z]{1,3}|원|초|분|시간|도|명|개|장|번|점|년|월|일|주|배|회|층|칸|쪽)?';

/** Sums and units as they are spoken, and the 이다 that talk swallows behind a figure. */
const SAID: readonly Rule[] = [
  // 372.4니까, 50초니까; 3번 하니까 has a verb.
  rule(`(?<=(?:^|[^가-힣A-Za-z])\\d[\\d.,]*${UNIT})니까(?=[\\s,])`, '이므로'),
  rule('(?<=분의 ?\\d+)니까(?=[\\s,])', '이므로'),
  // 0.25고, Kimchi stew고.
  rule('(?<=\\d|[A-Za-z]{2})고(?=[\\s,])', '이고'),
  rule('(?<=\\d[^\\s\\d]{0,3}|여기|어디|언제)까지고(?=[\\s,])', '까지이고'),
  rule('(?<=어디|언제|몇 ?[가-힣]{1,2}|\\d[^\\s\\d]{0,3})까진지(?=[\\s를가는도]|$)', '까지인지'),
  rule('(?<=\\d[^\\s\\d]{0,3}) ?곱하기 ?(?=\\d)', '×'),
  rule('(?<=\\d[^\\s\\d]{0,3}) ?나누기 ?(?=\\d)', '÷'),
  rule('(?<=\\d[^\\s\\d]{0,3}) ?더하기 ?(?=\\d)', '+'),
  rule('(?<![가-힣])루트 ?(?=\\d)', '√'),
  // 40×0.1 해서 0.4g.
  rule('(?<=\\d ?[×÷+*/] ?[\\d.]*\\d) ?(?:을 |를 )?해서(?=\\s\\d)', '을 계산하여'),
  // 처음보다 1.5kg 그러니까 44%: the same in other words.
  rule('(?<=\\d[^\\s\\d]{0,4}),? 그러니까,?(?=\\s\\d)', ', 즉'),
  rule('(?<=\\d) ?센[치티](?!미터|그레이드|널)(?=폭|높이|길이|두께|간격)', 'cm '),
  rule('(?<=\\d) ?센[치티](?:미터)?(?!그레이드|널)', 'cm'),
  rule(
    '(?<=\\d)퍼(?=(?:[가는를의]|이?라[고는]|임|였|이었|로|쯤|정도|나|씩|만|밖에)?(?:[\\s.,]|$)|였|이었|임)',
    '%',
  ),
  rule('(?<=\\d)프로(?=[가는를의]?(?:\\s|[.,]|$)|로 |였|이|쯤|정도|나 )', '%'),
];

/** Figures as a record writes them: 372.4니까 → 372.4이므로, 6 곱하기 3 → 6×3, 4센치 → 4cm. */
export function withFiguresWritten(text: string): string {
  return applyRulesWhere(/\d|까(?:지고|진지)|[A-Za-z]고/, text, SAID);
}
