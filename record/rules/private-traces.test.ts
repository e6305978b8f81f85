import { expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

/** What an attacker found told in a draft without a mark, each beside neighbours that must not change. */
const marks = (text: string): string =>
  checkRecord(text, { year: 2026 })
    .filter(({ rule }) => ['AFTERSCHOOL', 'UNIV', 'PII', 'CONTEST'].includes(rule))
    .map(({ rule, level }) => `${rule} ${level}`)
    .join('; ');

it.each([
  ['대치동에서 배우는 수학 교사가 알려준 방법으로 미분 문제를 풂.', 'AFTERSCHOOL check'],
  ['눈높이에서 미리 배운 내용이라 방정식이 쉬웠고 친구에게 설명해 줌.', 'AFTERSCHOOL error'],
  ['어릴 때 눈높이로 공부하여 계산이 빠름.', 'AFTERSCHOOL error'],
  ['눈높이 수학 선생님이 알려준 방법으로 풂.', 'AFTERSCHOOL error'],
  ['구몬에서 배운 방법으로 분수 문제를 풂.', 'AFTERSCHOOL error'],
  ['구몬 수학을 꾸준히 풀어 계산을 맡음.', 'AFTERSCHOOL error'],
  ['구몬을 오래 해서 계산이 빨라 채점을 맡음.', 'AFTERSCHOOL error'],
  ['눈높이를 해서 계산이 빨라 채점을 맡음.', 'AFTERSCHOOL error'],
  ['눈높이를 낮게 해서 부피를 다시 잼.', ''],
  ['빨간펜 선생님이 알려준 방법으로 글을 고침.', 'AFTERSCHOOL error'],
  ['눈높이에서 눈금을 읽음.', ''],
  ['어린이의 눈높이에서 배운 내용을 설명하는 영상을 만듦.', ''],
  ['독자의 눈높이에 맞추어 글을 고침.', ''],
  ['빨간펜으로 풀었던 문제를 다시 확인함.', ''],
  ['빨간펜으로 틀린 문장을 표시함.', ''],
  ['대치 상황을 평화롭게 푸는 방법을 토의함.', ''],
])('learning outside: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});

it.each([
  ['연고대 가는 것이 목표라서 영자 신문을 꾸준히 읽음.', 'UNIV error'],
  ['인서울이 목표라서 영자 신문을 읽고 단어를 정리함.', 'UNIV error'],
  ['설대 다니는 선배가 알려준 방법으로 미분 문제를 풂.', 'UNIV error'],
  ['설대에 가려고 영자 신문을 읽음.', 'UNIV error'],
  ['서성한을 목표로 단어를 외움.', 'UNIV error'],
  ['인서울 대학 쏠림 현상을 조사함.', 'UNIV check'],
  ['가설대로 결과가 나옴.', ''],
  ['마을의 전설대로 가는 길을 그림.', ''],
  ['연고를 발라 상처가 아무는 과정을 조사함.', ''],
])('universities by their short forms: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});

it.each([
  ['디코 sky#1234로 모여서 회의를 하고 역할을 나눔.', 'PII error'],
  ['디스코드 바다#0707로 모여 회의를 함.', 'PII error'],
  ['sea_bird#2211에게 자료를 보냄.', 'PII error'],
  ['인스타 girok_07로 자료를 받음.', 'PII error'],
  ['내 유튜브 채널 바다TV에 실험 영상을 올림.', 'PII error'],
  ['자신의 채널 과학티비에 영상을 올림.', 'PII error'],
  ['집은 부산 해운대구 중동인데 해수면 높이를 조사함.', 'PII error'],
  ['우리 집은 수원시 영통동에 있어 하천의 수질을 쟀다.', 'PII error'],
  ['해운대구 중동에 살아서 해수면 높이를 조사함.', 'PII error'],
  ['배경색을 #3366으로 바꿈.', ''],
  ['색상 코드를 red#3366FF로 적음.', ''],
  ['한 과학 채널의 영상을 보고 원리를 정리함.', ''],
  ['부산 해운대구 중동의 해수면 높이를 조사함.', ''],
  ['이 집은 종로구 가회동에 있는 한옥임.', ''],
  ['집은 바람을 막아 주는 동굴에서 시작되었음을 정리함.', ''],
])('how a pupil can be found: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});

it.each([
  ['시에서 하는 글짓기에서 1등 한 글을 고쳐서 발표함.', 'CONTEST error'],
  ['도서관에서 연 독후감 쓰기에서 뽑힌 글을 낭독함.', 'CONTEST error'],
  ['교육청에서 주최한 말하기에 나간 원고를 다듬음.', 'CONTEST error'],
  ['그림 그리기에서 2등을 한 작품을 소개함.', 'CONTEST error'],
  ['시에서 반복되는 말을 찾아 표로 정리함.', ''],
  ['도서관에서 한 글쓰기 활동을 정리함.', ''],
  ['모둠 말하기에서 1등을 한 까닭을 분석함.', ''],
  ['글쓰기에서 1등급 표현을 골라 적음.', ''],
  ['소설의 주인공이 글짓기에서 1등을 한 장면을 요약함.', ''],
])('a contest by who holds it: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});
