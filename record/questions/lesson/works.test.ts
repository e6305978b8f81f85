import { expect, it } from 'vitest';
import { isQuotedTopic, isTitleOfWork } from './works.ts';

it.each([
  // A word that is stressed, a case, an event, what the class writes itself.
  ["'안개'", "「무진기행」을 읽고 '안개'가 상징하는 바를 해석하기", false],
  ["'김 할머니 사건'", "법의 주요 조항과 '김 할머니 사건' 판결문을 읽기", false],
  ["'낙태죄 헌법불합치'", "헌법재판소의 '낙태죄 헌법불합치' 결정문 읽기", false],
  ["'나의 1950년'", "자료를 읽고 '나의 1950년'이라는 생애사 연표 만들기", false],
  ["'기억의 왜곡'", "'기억의 왜곡'에 관한 연구 살펴보기", false],
  ["'사과데이'", "학생회 주관 '사과데이' 편지 쓰기", false],
  ["'괜찮아 우체통'", "'괜찮아 우체통'에 들어온 고민 편지에 답장 쓰기", false],
  // A work by its author, its kind, or what is done with it.
  ["'여승'", "백석 '여승' 시어 정리", true],
  ["'절정'", "이육사 '절정' 낭송", true],
  ["'자산어보'", "영화 '자산어보' 토론", true],
  ["'동백꽃'", "김유정의 '동백꽃' 갈등 정리", true],
  ["'멋진 신세계'", "'멋진 신세계' 함께 읽기", true],
  ["'마술피리'", "오페라 '마술피리'의 아리아 감상", true],
  ["'소나기'", "'소나기'를 읽고 뒷이야기를 상상하기", true],
  ['〈인왕제색도〉', '〈인왕제색도〉의 시점을 견주기', true],
])('%s in %s', (title, content, isTitle) => {
  expect(isTitleOfWork(title, content)).toBe(isTitle);
});

it.each([
  ["'촉법소년 연령 하향'", "'촉법소년 연령 하향' 반대신문식 토론", true],
  ["'기억의 왜곡'", "'기억의 왜곡'에 관한 연구 살펴보기", true],
  ["'기본 소득'", "'기본 소득'을 주제로 글쓰기", true],
  ["'안개'", "'안개'가 상징하는 바를 해석하기", false],
  ["'소나기'", "'소나기'를 읽고 토론하기", false],
])('%s in %s: spoken about', (quote, content, isTopic) => {
  expect(isQuotedTopic(quote, content)).toBe(isTopic);
});
