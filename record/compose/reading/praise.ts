/** Words that judge a person, with which an account of a lesson claims what only somebody who watched can say. */

const EXCELLING =
  '뛰어난|우수한|탁월한|훌륭한|완벽한|빛나는|으뜸가는|남다른|모범적인|독보적인|돋보이는|믿음직한|든든한|참된';
const A_PERSON =
  '인재|학생|리더|일꾼|연구자|구성원|주역|기둥|대들보|귀감|모범|본보기|모범생|우등생|영재|천재|수재|지도자';

/** Who somebody is said to be: 빛나는 연구자임, 학급의 기둥이다. Ordinary nouns only with a judging word before them. */
export const PRAISED_AS = new RegExp(
  `(?:${EXCELLING})\\s(?:[가-힣]+\\s)?(?:${A_PERSON})(?:임|이다|입니다|이에요|예요|이었습니다)(?![가-힣])|(?:모범생|우등생|영재|천재|수재|으뜸|귀감|기둥|대들보|(?<=되는\\s|이끄는\\s|따르는\\s)(?:학생|리더|인재))(?:임|이다|입니다|이에요)(?![가-힣])`,
);
