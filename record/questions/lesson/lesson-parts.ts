import { isDone } from '../steps/doings.ts';

/** What bullets and arrows, slashes, dashes and full stops part; 가/나 within a word stays. */
const PARTS =
  /\n+|(?:\s+→\s*|→\s+|(?<=→[^→\n]*)→|(?<=기)→|(?<= [가-힣]{0,3}(?:기|분석|조사|제작|발표|정리|작성|실험|관찰|감상))\/(?=[^/\s]+ \S)|→(?=[^→\n]*→)|(?<=[가-힣])\+(?=[가-힣]))|\s*(?:⇒|➜|▶|▷|->|=>|;|\|)\s*|\s+[/+&>–—ㅡ~-]\s*|\s*[/+&>–—ㅡ-]\s+|(?<=[가-힣)\]])[.!?]+(?:\s+|$)|(?<=[가-힣)])\s?:\s+|(?<=\D)\d{1,2}[.)]\s+/;
const BULLET =
  /^\s*(?:\d{1,2}(?:[~-]\d{1,2})?차시\s*[:.)-]?|\d{1,2}[.)](?!\d)|[-*•·○●◦▪■□▶▷※①-⑨]|[가나다라마][.)])\s*/;
/** 카이제곱은 생략: not done here, or by the teacher beside the lesson. */
const LEFT_OUT =
  /(?:생략|제외|미실시|취소|보류|예정|안 ?함|못 ?함|않음|않기|안 하기|못 하기|빼고|빼기)(?:함|하기)?[.\s]*$/;

const COMPARES = /(?:비교|대조)(?: ?(?:하기|읽기|감상|분석))?$/;
/** 다음주 시연: not done yet. */
const TO_COME = /^(?:다음 ?(?:주|시간|차시)|차시 ?예고|내일)/;

/** 선배와의 대화 zoom: where it was held. */
const ONLINE = / (?:zoom|줌|온라인|비대면|유튜브|패들릿|패들렛|구글 ?(?:미트|클래스룸))(?=\s*(?:,|$))/i;

/** 칸트 / 밀 / 싱어 입장에서: single words up to a particle that they share. */
const SHARED =
  /(?<![가-힣A-Za-z] )(?:[가-힣A-Za-z]{1,5} \/ )+(?=[가-힣A-Za-z]{1,5} [가-힣]+(?:에서|별로|으로) )/g;

/** A slash between what only stands before the doing parts no steps: so does 운명 교향곡 / 몰다우 비교. */
function withLists(text: string): string {
  return text
    .replace(SHARED, (list) => list.replaceAll(' / ', '/'))
    .replace(/([^\n/→,.:]+) \/ (?=([^\n/→,.:]+))/g, (whole, left: string, right: string) =>
      COMPARES.test(right.trim()) && !isDone(left.trim()) ? `${left}, ` : whole,
    );
}

/** The parts of a description that were done one after the other, without bullets and brackets; what was left out is gone. */
export function lessonParts(content: string): string[] {
  return withLists(content.normalize('NFC'))
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\s?\([^)]*\)(?=[가-힣.,!?」』》〉])/g, '')
    .replace(/\s?\([^)]*\)/g, ' ')
    .split(PARTS)
    .map((part) =>
      (part ?? '')
        .replace(BULLET, '')
        .replace(ONLINE, '')
        .replace(/[^\p{L}\p{N}'’"”」』》〉%℃]+$/u, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !LEFT_OUT.test(part) && !TO_COME.test(part));
}
