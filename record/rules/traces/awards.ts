import { MESSAGES } from '../messages.ts';
import { all, patternRule } from '../rule.ts';
import { LEFT } from '../words.ts';
import { telling } from './deeds.ts';
import { NO_PRIZE } from '../words/no-prize.ts';
import { SPORT } from './sport.ts';
import { verbs } from './verbs.ts';

const places = patternRule(
  'AWARD',
  new RegExp(
    [
      `${LEFT}(?:최우수작|우수작|당선작|입선작|으뜸작|대상작|수상작|수상자|최우수자|우승자)(?:으로|로|에|이)?\\s?(?:선정|뽑|꼽|채택|${verbs('오르')}|되)`,
      `${LEFT}(?:최우수|우수|모범|으뜸|최고)\\s(?:학생|모둠|팀|참가자|발표자|토론자)(?:으로|로|에)\\s(?:뽑|선정|꼽|선발)`,
      `${LEFT}(?:금|은|동)?메달(?:을|을\\s목에|까지)?\\s?(?:(?:여러|두|세|네|몇|\\d+)\\s?개(?:나|를)?\\s)?(?:${verbs('따 걸 따내 안')}|리스트)`,
      `${LEFT}(?:연속|다수|여러\\s?차례|두\\s?차례|다년간|각종)\\s수상`,
      `${LEFT}(?:[1-3]|일|이|삼)\\s?[위등](?:을|를|에|로|으로)\\s(?:[가-힣]{1,6}\\s)?(?:거머|입상|뽑|선정|올라|오름|오르|들(?!어오|어온|어옴)|함(?![가-힣])|하여|하고|했|마치|마침)`,
      `${LEFT}(?:순위권|입상권|메달권|수상권)(?:에|에서)`,
      `${LEFT}(?:상금|부상|트로피|꽃다발과 상장)(?:으로|을|를|과)\\s(?:[가-힣]{1,6}\\s)?(?:받|타|탄|기부|거머)`,
      `${LEFT}(?:대상|금상|은상|동상|최우수상|우승|준우승|수상|입상|메달|[가-힣]{1,4}상)의\\s(?:영예|영광|기쁨)(?:를|을)`,
      `${LEFT}(?:금상|은상|동상|대상|최우수상|우수상)에\\s(?:이름을|만족하|그치|${verbs('오르 들 머무르 머물')})`,
      `${LEFT}(?:금|은|동)?메달리스트|${LEFT}장원(?:에|으로)\\s(?:${verbs('오르 뽑히')}|뽑)|${LEFT}(?:일|이|삼)등을\\s(?:[가-힣]{1,3}\\s)?(?:${verbs('하')}|차지|놓치)`,
      `${LEFT}(?:트로피|우승컵|우승기)(?:를|을)\\s(?:들어|품에|거머|안)`,
      `[가-힣]상(?:을|까지|도)\\s받은\\s(?:[가-힣]{2,5}\\s)?학생`,
      `${LEFT}(?!노벨)[가-힣]{1,8}상(?:을|를)\\s(?:받은|탄|차지한|거머쥔|수상한|휩쓴)(?=\\s)`,
      `${LEFT}상(?:을|이란\\s상을|도)\\s(?:[가-힣]{1,4}\\s)?(?:휩쓸|휩쓴|휩쓺|쓸어|독차지|도맡)`,
      `${LEFT}(?:우승자|수상자|입상자)(?:라는|로|답게|이며|임|인\\s|가\\s되)`,
      `${LEFT}(?:우승|준우승|수상|입상)\\s(?:소감|비결|후기)`,
      `${LEFT}손가락\\s?안에\\s?(?:들|꼽)`,
    ].join('|'),
    'g',
  ),
  ({ word, before, after }) =>
    NO_PRIZE.test(/[가-힣]상(?=[을를]\s(?:받은|탄|차지한|거머쥔|수상한|휩쓴)$)/.exec(word)?.[0] ?? '') ||
    /^\s(?:[가-힣]{1,6}\s)?(?:작가|시인|소설|작품|영화|과학자|학자|화가|배우|감독|가수|선수|책|건축|인물|사람)/.test(
      after,
    ) ||
    (/소감|비결|후기/.test(word) && /작가|배우|감독|가수|시인|과학자|번역/.test(before + after)) ||
    SPORT.test(before + after) ||
    /도시|지역|제품|항목|응답|종목|매출|수출|점유율|득표|투표|의견|원인|후보|노벨|작가|시인|부피|밀도|선수/.test(
      before,
    )
      ? null
      : {
          level:
            telling(word, after) === 'described' &&
            !/(?:최우수|우수|장려|금|특|공로|교장|감|관|으뜸)상을\s(?:받은|탄|수상한|차지한)$/.test(word)
              ? 'check'
              : 'error',
          message: MESSAGES.AWARDED,
        },
);

// 교장 선생님께 상을 받은 독후감: from whom tells whose it is.
// 지역 문학상의 청소년 부문을 수상함: a prize for letters, and a pupil's.
const forPupils = patternRule(
  'AWARD',
  new RegExp(
    `(?<=(?:청소년|학생|교내|지역)[^.]{0,20}(?:상|부문)(?:을|를|에서)\\s)${LEFT}수상(?:함|하여|하고|하며|한\\s(?:경험|학생|뒤|실력))`,
    'g',
  ),
  () => ({ level: 'error', message: MESSAGES.AWARDED }),
);
const givenBy = patternRule(
  'AWARD',
  new RegExp(
    `(?<=${LEFT}(?:교장\\s?선생님|교장|선생님|학교|교내|교육청|시청|구청|단체|자신|본인|직접)(?:께|이|가|에서|으로부터|로부터)?\\s)상을\\s(?:받은|탄)(?=\\s)`,
    'g',
  ),
  () => ({ level: 'error', message: MESSAGES.AWARDED }),
);

/** AWARD in other words: places, medals and trophies, the honour of a prize, and who gave it. */
export const awardTraces = all(places, givenBy, forPupils);
