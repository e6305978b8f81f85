import { all, patternRule } from './rule.ts';
import { LEFT, RIGHT } from './words.ts';

const FESTIVAL = '학교 축제의 이름은 적을 수 없습니다. ‘학교 축제’처럼 이름 없이 적어 주세요.';

/** 음악제, 문화제: a kind of festival; 문제, 과제, 주제: none at all. */
const NO_NAME =
  /^(?:[가-힣]{0,3}(?:음악|체육|예술|미술|문화|과학|독서|합창|연극|영화|무용|가요|동아리|학예|학술|단오|기우|추모|위령|동맹|무천|영고|시월|가을|봄)제|[가-힣]{0,2}(?:문|주|과|경|통|실|어|이|규|의|형|숙|출|전|국|난|명|선|부|황|축|영|제|삭|결|해|공|강|면|배)제)$/;

// 본교 축제인 솔향제: whatever it is called, it is the school's.
const called = patternRule(
  'SCHOOL',
  new RegExp(
    `(?<=${LEFT}(?:본교|학교|교내)(?:의)?\\s?축제(?:인|의\\s이름인|,)?\\s['‘“"]?)(?<name>[가-힣]{1,4}제)(?=['’”"]?)${RIGHT}`,
    'g',
  ),
  ({ groups }) => (NO_NAME.test(groups['name'] ?? '') ? null : { level: 'error', message: FESTIVAL }),
);

// 솔내음제에서 학급 부스를 운영함: probably a school's own.
const probably = patternRule(
  'SCHOOL',
  new RegExp(
    `${LEFT}(?<name>[가-힣]{2,4}제)(?=에서\\s(?:[가-힣]{1,6}\\s){0,2}(?:학급|동아리|모둠|반별)\\s?(?:[가-힣]{1,4}\\s)?(?:부스|공연|전시|무대))`,
    'g',
  ),
  ({ groups }) => (NO_NAME.test(groups['name'] ?? '') ? null : { level: 'check', message: FESTIVAL }),
);

/** SCHOOL: festivals by their names. */
export const festivals = all(called, probably);
