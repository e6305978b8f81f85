import { endingIn, withParticle } from '../../../hangul.ts';
import { isDoingNoun, isListedThing } from '../../../style/words/nouns.ts';
import { lastWord } from '../../../style/words/stems.ts';

/** What a student names as what comes next: asked for a theme of it, nothing has been chosen yet. */

const LOOKS_ON =
  '알아보|탐구하|조사하|연구하|공부하|배우|배워 ?보|알|읽|읽어 ?보|실험하|해 ?보|하|다루|도전하';
/** 더 읽고 싶은 작품이나 주제가 있나요?, 추가로 탐구할 점. */
export const ASKS_NEXT = new RegExp(
  `(?:^|[ ,])(?:더|추가로|이어서|새로|앞으로|다음에|나중에|더욱) (?:[^?.]{0,24} )?(?:${LOOKS_ON})고 ?싶은|(?:후속|심화|추가) (?:탐구|연구|조사|실험)|추가로 (?:탐구|조사|연구|실험)`,
);
/** What a pupil can do next about something; nobody does an effect, a trade or the use of empty houses. */
const DONE_NEXT =
  /(?:조사|탐구|실험|비교|분석|측정|관찰|설문|인터뷰|면담|연구|예측|제작|개발|설계|답사|견학|체험|연습|도전|참여|봉사|학습|공부|독서|토론|토의|발표|계산|검증|확인|구현|추가|개선|보완|기록|채집|촬영|번역|작곡|연주|편곡|공연|전시|캠페인|수강|취득|재배|조리|운동|훈련)$/;
const TO_DO =
  /(?:활동|여행|운동|축구|농구|배구|야구|탁구|배드민턴|수영|달리기|연극|뮤지컬|밴드|캠프|프로젝트|봉사|합주|합창|요리|댄스|춤|(?:낭독|전시|음악|발표|연주|토론|독서|체육|바자|시사|상영|강연|간담|다과|사인|낭송)회)$/;
const WORK = /^[「『《<“"'‘][^」』》>”"'’]+[」』》>”"'’]$/;
const NAMES_NOTHING = /(?:것|점|거|없음|모름|공부|노력)$|^(?:없|모르|아직|딱히)/;
/** 배고팠어, 귀찮아: said, and no name. */
const SAID = new RegExp(`[${endingIn('ㅆ')}]어$|(?:[찮많좋싫]아|몰라|없어|싫어|졸려|힘들어)$`);

/** Whether something can be done about what is named, or only be learnt of it (광고 효과). */
export const isDoable = (name: string) => isDoingNoun(lastWord(name)) && DONE_NEXT.test(name);

/** 여성 독립운동가 → 여성 독립운동가에 대해 더 알아보고 싶다; null where it names nothing. */
export function wanted(name: string, found: readonly string[]): string | null {
  // 찍어서 두 장 나란히: what is to be done, and how.
  if (NAMES_NOTHING.test(name) || SAID.test(name) || /[가-힣]서 |히$/.test(name)) return null;
  // 더 해 보고 싶은 활동? 봉사 활동: done, not looked into.
  if (/ (?:하|해 ?보|도전하)고 ?싶은$/.test(found[0] ?? '') && TO_DO.test(name))
    return `${withParticle(name, '을/를')} 해 보고 싶다.`;
  // 청소년 의회에 제안할 예정: what is ahead already, told as it stands.
  if (/[가-힣] (?:예정|계획)$/.test(name)) return null;
  if (WORK.test(name)) return `${withParticle(name, '을/를')} 읽어 보고 싶다.`;
  // 못으로 다시 해보기, 온도별 비교: a doing, told as one.
  if ((/[가-힣]기$/.test(name) && !isListedThing(lastWord(name))) || isDoable(name)) return null;
  return `${name}에 대해 더 알아보고 싶다.`;
}
