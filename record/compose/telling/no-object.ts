/** Nouns before a verb that are none of its objects, whatever a note would mean by them: they get no particle. */

/** What is raised and does not stand high (온도 높이는 방법, 정확도 높이는 데). */
const RAISED =
  /(?:(?<!파)도|률|율|력|(?<=[가-힣])성|감|량|값|점수|성적|소리|음|효과|관심|참여|기록|수준|가격|매출|가치|흥미|의식|자세|질|열)$/;
/** What a doing is told with: behind 높이는 they take it for the verb. */
const OF_DOING =
  '방법|방안|방식|것|데|장치|작업|일|과정|역할|활동|기술|전략|원리|요인|수단|동작|연습|쪽|순간|동안|중';
/** 거품 높이는 37도에서 가장 높았고: how high it stood. */
const HEIGHT = new RegExp(
  `(?<=^|[\\s,])([가-힣]{1,8}) (높이는)(?= (?!(?:${OF_DOING})(?:[은는이가을를의에]|으?로|이?[라다]|임)?[ .]))`,
  'g',
);
/** 일주일 붙여 놓고: how long. */
const HOW_LONG =
  /(?<![가-힣])((?:일|이|삼|한)주일|[이사나열]흘|이틀|닷새|보름|하루|하루 종일|온종일|한나절|반나절|며칠|[한두세네석넉] ?달|(?:일|이|삼)년|한참|밤새) (?=[가-힣])(?!보내|버리|넘[겨기]|채[우워]|기다리는 데|잡[아고])/g;
const JOINED = '\u00A0';

/** The sentence with each such noun and the word behind it as one word. */
export const withNoObjectsJoined = (text: string): string =>
  text
    .replace(HEIGHT, (whole, noun: string, height: string) =>
      RAISED.test(noun) ? whole : noun + JOINED + height,
    )
    .replace(HOW_LONG, `$1${JOINED}`);

/** The sentence as `mended` mends it, with such nouns left alone. */
export const exceptNoObjects = (text: string, mended: (text: string) => string): string =>
  mended(withNoObjectsJoined(text)).replaceAll(JOINED, ' ');
