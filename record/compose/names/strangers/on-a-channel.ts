import { isDoing, isListedThing } from '../../../style/words/nouns.ts';
import { type Stranger, surely } from './stranger.ts';

/** Who shows things on a channel, by what they call themselves: 유튜버 별먹는하마가 소개한, 유튜브 수학깨비 동구쌤 강의. */

const MAKER =
  /(?<=(?:유튜버|크리에이터|스트리머|블로거|인플루언서|틱톡커|게임 ?방송인|BJ)(?:인)?) ((?!(?:직업|인터뷰|영상|체험|활동|채널|강의|방송|관련|분들?|들)(?:[은는이가을를의에]|$| ))[가-힣A-Za-z0-9_]{2,12}?)(?:님)?(?=(?:이|가|은|는|의|처럼|이랑|랑|도)? (?:[가-힣]+[을를]? ){0,2}(?:소개|영상|강의|설명|만든|만들|올린|올려|올렸|말|알려|채널|추천|방송|가르|보여|찍은|따라|추천))/g;
/** 인강, 유튜브 … 쌤 강의, EBS … 선생님 강의. */
const LECTURE =
  /(?<=(?:유튜브|유튭|인강|인터넷 강의|EBS|온라인 강의|동영상 공유 플랫폼)(?:에서|의|으로|로)?(?: 채널(?:인)?)?) ((?:[가-힣A-Za-z0-9]{2,10} )?[가-힣]{1,5} ?(?:쌤|샘|선생님|T))(?=(?:의)? ?(?:강의|강좌|영상|채널|풀이|설명|수업))/g;
const NO_HANDLE = /(?:[을를에]|에서)$/;

/** Persons by the name of their channel. */
export function onAChannel(text: string): Stranger[] {
  const made = /유튜버|크리에이터|스트리머|블로거|인플루언서|틱톡커|방송인|BJ/.test(text)
    ? [...text.matchAll(MAKER)].filter(
        ({ 1: name = '' }) => !isListedThing(name) && !isDoing(name) && !NO_HANDLE.test(name),
      )
    : [];
  const taught = /(?:쌤|샘|선생님|T)(?:의)? ?(?:강의|강좌|영상|채널|풀이|설명|수업)/.test(text)
    ? [...text.matchAll(LECTURE)]
    : [];
  return [...made, ...taught].map((found) => surely(found, ''));
}
