import { lastWord } from '../../../style/words/stems.ts';
import { isNounPhrase, splitOutside } from './phrases.ts';
import { QUANTITY, quantityOf } from './quantity.ts';

/** What is no quantity of the first one's kind: it takes no unit from it. */
const STATISTIC = /(?:표준편차|분산|계수|비율|[률율])$/;
const ITEM = new RegExp(`^(.*?[가-힣A-Za-z\\d)])(?: ?(?:→|->|=>|⇒|:) ?| )(${QUANTITY})( ?\\([^()]*\\))?$`);
const BETWEEN = /,(?!\d) ?| \/ | [<>] | vs\.? /i;
const FIGURES_AT_LEAST = 2;
/** What a survey counts. */
const ANSWERED = /^(?:기타|무응답|보통|중립)$/;

const FORMULA = /^(?:식 ?:? ?)?[A-Za-z]{1,3}(?:\([a-zA-Z]\))? ?= ?[-+*/^().\da-zA-Z√π²³ ]*[a-zA-Z\d²³)]$/;

/** 포도당 4.2cm > 설탕 3.9 > 젖당 0: what was found of each; the unit given once goes with all. */
export function resultsListed(line: string, of: string | null = null): string | null {
  const [formula = '', ...rest] = splitOutside(line.replace(/[.\s]+$/, ''), BETWEEN);
  // y=-0.3x^2+1.8x+1.9, 최고점 4.6m.
  if (of === null && FORMULA.test(formula) && rest.length > 0) {
    const figures =
      rest.length === 1 ? (ITEM.test(rest[0] ?? '') ? rest[0] : null) : resultsListed(rest.join(', '));
    return figures ? `${formula}, ${figures}` : null;
  }
  const items = [formula, ...rest].map((item) => ITEM.exec(item));
  if (items.length < FIGURES_AT_LEAST) return null;
  let unit = '';
  const told: string[] = [];
  for (const item of items) {
    const [, name = '', figure = '', aside = ''] = item ?? [];
    const quantity = quantityOf(figure);
    const nameOnly = name.replace(/까지$/, '').replace('²', '2');
    // 62개 → 41개: a change, no result of its own.
    if (quantity?.unit && name.endsWith(quantity.unit) && /\d/.test(lastWord(name))) return null;
    if (
      !quantity ||
      (!isNounPhrase(nameOnly) && !ANSWERED.test(nameOnly)) ||
      /(?:^| )[OX](?: |$)/.test(name) ||
      /[<>=→]/.test(aside)
    )
      return null;
    unit ||= quantity.unit;
    const lacks = quantity.unit === '' && unit !== '' && !STATISTIC.test(name);
    told.push(`${name.trim()} ${figure}${lacks ? unit : ''}${aside.trim()}`);
  }
  // 1차 61%, 2차 78%: of what, the question says.
  if (
    of === null &&
    items.every((item) => quantityOf(item?.[1] ?? '') || /^\d+(?:차|일째|주차|회차)$/.test(item?.[1] ?? ''))
  )
    return null;
  if (unit === '' && !/pH|지수|계수|탄력성|편차|R²|정확도|정밀도|재현율|RMSE|MAE/.test(line)) return null;
  return told.join(', ');
}
