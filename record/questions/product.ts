/** A pattern that asks for what was made: 별자리 지도, not the 천체 관측 beside it. */
export const MAKING = /^\{주제\} 작업에서/;

const MADE =
  /^(.*?[가-힣A-Za-z])(?:을|를)?\s?(?:제작|만들기|만들어|그리기|꾸미기|짓기|굽기|(?:작곡|디자인)(?=하|[ ,.]*$))/;
const WRITTEN =
  /^(.*?(?:에세이|서평|비평문|감상문|독후감|수필|소설|희곡|시조|시나리오|대본|기사|논설문|설명문|보고서|제안서|기획서|계획서|건의문|안내문|선언문|소개글|편지|연설문|발표문|대화문|자서전|일기|글|essay|letter|speech|article))(?:을|를)? ?(?:쓰|써|작성|창작)/;
/** Words that no name of a work goes back beyond: what it was made with, where, after what. */
const BEFORE = /(?:[은는을를과와로고며여해한린룬든쓴에의]|에서|으로)$|^(?:후|뒤|다음|및)$/;
/** Nouns that end like those. */
const WHOLE = /(?:세계|가로등|회로|미로|도로|지도|사과|카메라)$/;

/** What a description of making makes: 아두이노를 활용한 스마트 화분 만들기 → 스마트 화분; null where it makes nothing. */
export function productOf(content: string): string | null {
  return nameAt(MADE.exec(withoutBrackets(content))?.[1]);
}

/** What a description of writing writes: 관심 분야 책 읽고 서평 쓰기 → 서평. */
export function writingOf(content: string): string | null {
  const name = nameAt(WRITTEN.exec(withoutBrackets(content))?.[1]);
  return name === '글' ? null : name;
}

/** 작곡 프로그램(BandLab)으로: what stands in brackets explains. */
export function withoutBrackets(content: string): string {
  return content.replace(/\s?\([^)]*\)/g, '');
}

function nameAt(before: string | undefined): string | null {
  const words: string[] = [];
  for (const word of (before ?? '').split(' ').toReversed()) {
    const ends = BEFORE.test(word) && !WHOLE.test(word);
    // 스승의 날 감사 영상: the day belongs to what stands before it.
    if (ends && word.endsWith('의') && words.length > 1) words.shift();
    if (words.length > 0 && ends) break;
    if (words.length === 3 || !/^[가-힣A-Za-z0-9]+$/.test(word)) break;
    words.unshift(word);
  }
  return words.length > 0 ? words.join(' ') : null;
}
