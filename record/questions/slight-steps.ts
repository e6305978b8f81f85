import { isDoing, isListedThing } from '../style/nouns.ts';
import { joiningStem } from './verb-forms.ts';

/** 구술 자료를 읽기, 사진을 찍기: what leads up to the lesson's work. */
const LEADS_UP =
  /[을를] (?:[^ ]+ ){0,3}(?:읽|보|듣|찍|긋|세|모으|붙이|떨어뜨리|담|들|받|놓|넣|달리하|떠올리|겹치|먹|꽂|올리|싣|제출하|게시하|공유하|요청하|시청하|준비하|공부하|학습하|배우)기$/;
/** 활동지 뒷면 그림 그리기, 패들렛 업로드, 한줄소감 붙이기: what is handed in or put up. */
const HANDED_IN =
  /^[^을를]*(?:표시|(?:출처|저작권|음원|준비물|명단|출석|여부) ?(?:[가-힣]+ )?확인|제출|게시|업로드|올리기|출력|서명|서명하기|배부|(?<!덧)붙이기|써 ?내기|찍어오기|써오기|조사해오기)$|^(?:활동지|학습지|뒷면|프린트|교과서) /;

/** 하나를 골라 사진을 찍기: no work of its own either. */
const CHOSEN = /^(?:골라|고르고|모아|모으고|찾아|보고|보며|읽고|들고|놓고|가지고)$/;
/** 지도를 만들고 이름표를 붙이기: a verb before the last one; 피해 지역 has none. */
const hasMore = (step: string) =>
  step
    .split(' ')
    .slice(0, -1)
    .some((word) => {
      if (isListedThing(word) || isDoing(word) || CHOSEN.test(word)) return false;
      return (
        /[가-힣](?:고|며|면서|[아어여해]서)$/.test(word) || (word.length > 1 && joiningStem(word) !== null)
      );
    });

/** Whether a step is too slight for a question while anything else can be named. */
export const isSlight = (step: string) => (LEADS_UP.test(step) || HANDED_IN.test(step)) && !hasMore(step);

/** Whether no question should speak of a step, whatever else there is. */
export const isHandedIn = (step: string) => HANDED_IN.test(step) && !hasMore(step);
