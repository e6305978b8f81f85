import { lastFinal } from '../../hangul.ts';
import { pastForm, isAdjective } from '../../style/words/stems.ts';
import { closedStem } from './states/closed-states.ts';
import type { Telling } from './retell.ts';

/** The life of somebody looked into: what was done in it was not done by the student. */

const PERSON =
  '(?:인물|위인|독립 ?운동가|운동가|과학자|수학자|철학자|사상가|예술가|화가|작곡가|음악가|작가|시인|발명가|주인공|정치가|기업가)';
/** 인물 한 명을 골라 조사하는 활동. */
const ABOUT = new RegExp(
  `${PERSON}[^.?]{0,30}(?:골라|고른|조사|탐구|선정|소개|발표|알아보|카드|신문|탐색|생애|업적)|(?:조사한|탐구한|선정한|고른|소개할) ${PERSON}`,
);
const ASKS_FOR_LIFE =
  /조사한 (?:내용|것|인물)|알아본|알아낸|업적|생애|일생|(?:무엇을|어떤 일을) 했|한 일|에 대해/;
const ASKS_OF_SELF = /내가|제가|본인|자신|역할|맡|협력|어려|힘들|느낀|배운|깨달|까닭|이유|계기|과정|방법/;
/** What a student does with such a life, or says of it. */
const OWN_WORK =
  /조사(?!단|관|원)|탐구|선정|찾아|찾음|찾았|검색|읽|정리|발표|작성|기록|소개|(?:(?<![가-힣])|인물)(?:카드|연표|자료|포스터|신문|보고서)|비교|분석|인터뷰|면담|답사|모둠|친구|교사|조원|알게|앎|배움|느낌|깨달|생각|이해|파악|확인|인상|궁금|의문|관심|설명|선택|고름|골랐|주제|싶|책[을에]|기사[를에]|영상[을에]|박물관|도서관|자신[은이의을도]/;
const SELF = /(?<![가-힣])(?:저는|나는|제가|내가|저도|나도|우리는?|저희는?|우리가) /;
const TOPIC = /^(?:[^ .]+ ){0,3}[^ .]+(?:은|는) /;

/** 손가락을 잘라서 혈서를 씀 → … 썼다는 점을 조사함; null for what the student did. */
export function ofThePerson(
  text: string,
  { raw, question, lesson }: Pick<Telling, 'raw' | 'question' | 'lesson'>,
): string | null {
  if (question === null || !ASKS_FOR_LIFE.test(question) || ASKS_OF_SELF.test(question)) return null;
  if (!ABOUT.test(`${lesson ?? ''} ${question}`)) return null;
  if (OWN_WORK.test(text) || SELF.test(raw) || TOPIC.test(text)) return null;
  const [, before = '', last = ''] = /^(.* )?([가-힣]+)\.$/.exec(text) ?? [];
  const past = last.endsWith('음') ? last.slice(0, -1) : '';
  if (lastFinal(past) === 'ㅆ' && !/[있없]$/.test(past)) return `${before}${past}다는 점을 조사함.`;
  const stem = last ? closedStem(last) : null;
  if (!stem || isAdjective(stem) || /이$/.test(stem)) return null;
  return `${before}${pastForm(stem)}다는 점을 조사함.`;
}
