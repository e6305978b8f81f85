import { expect, it } from 'vitest';
import { checkRecord } from './check-record.ts';

/** What a blind examiner turned up, each beside neighbours that must not change; an empty answer is a clean sentence. */
function marks(text: string, names: string[] = []): string {
  return checkRecord(text, { year: 2026, names })
    .map(({ rule, level, start, end }) => `${rule} ${level} ${text.slice(start, end)}`)
    .join('; ');
}

const NAMES = ['박하늘', '한가을', '박수지', '김슬기', '최보람', '박지혜', '한우주'];

it.each([
  '재윤이처럼',
  '재윤이보다',
  '재윤이까지',
  '재윤이하고',
  '재윤이만큼',
  '재윤이밖에',
  '허재윤하고',
  '허재윤만큼',
  '허재윤처럼',
  '허재윤한테서',
])('a pupil of the roster behind any particle: %s', (called) => {
  expect(marks(`발표에서 ${called} 질문으로 시작함.`, ['허재윤'])).toMatch(/^NAME error/);
});

it.each([
  ['하늘이 발표를 도움.', 'NAME check 하늘'],
  ['가을이 자료를 정리함.', 'NAME check 가을'],
  ['수지가 자료를 정리함.', 'NAME check 수지'],
  ['슬기가 친구에게 먼저 설명함.', 'NAME check 슬기'],
  ['하늘을 도와 발표를 마침.', 'NAME check 하늘'],
  ['하늘이 파란 까닭을 친구에게 설명함.', ''],
  ['하늘의 별자리를 관찰함.', ''],
  ['가을이 깊어지는 과정을 그림.', ''],
  ['가을을 소재로 시를 씀.', ''],
  ['수지가 맞지 않음.', ''],
  ['지혜가 도움이 됨을 깨달음.', ''],
  ['보람이 커서 다시 도전함.', ''],
  ['우주가 팽창하는 증거를 정리함.', ''],
])('a name that is a noun as well, where a person acts: %s', (text, expected) => {
  expect(marks(text, NAMES)).toBe(expected);
});

it.each([
  ['아버지의 직업을 부끄러워하는 소설 속 주인공의 심리를 분석함.', 'PARENT check 아버지의 직업'],
  ['어머니가 운영하는 서점에서 소설 속 주인공을 연구함.', 'PARENT error 어머니가 운영'],
  ['조선 시대에 장인이 아버지의 직업을 이어받던 관습을 조사함.', 'PARENT check 아버지의 직업'],
  ['조선 시대에 관심이 많아 변호사인 아버지에게 질문함.', 'PARENT error 많아 변호사인 아버지'],
  ['어릴 때 조선 시대에 대해 사학자인 아버지에게 질문함.', 'PARENT error 대해 사학자인 아버지'],
  ['임금이 내신을 신뢰한 까닭을 사료에서 찾음.', ''],
  ['내신 성적이 오름.', 'SCORE error 내신 성적'],
  ['과외의 경제적 효과를 수요 곡선으로 설명함.', 'AFTERSCHOOL check 과외'],
  ['인강보다 대면 수업의 효과가 큰 까닭을 토론함.', 'AFTERSCHOOL check 인강'],
  ['인강의 도움으로 개념을 비교함.', 'AFTERSCHOOL error 인강'],
  ['토익보다 회화 능력을 중시하는 사회 변화를 토론함.', 'LANG_TEST check 토익'],
  ['토익 점수를 올림.', 'LANG_TEST error 토익'],
  ['농협을 통한 공동 구매의 장점을 조사함.', 'ORG check 농협'],
  ['농협에서 직업 체험을 함.', 'ORG error 농협'],
  ['대한민국 국회의사당의 건축 양식을 조사함.', 'ORG_PUBLIC check 국회의사당'],
  ['서울대공원에서 동물을 관찰함.', 'ORG_PUBLIC check 서울대공원'],
  ['맥도널드 효과라는 용어의 뜻을 조사함.', 'ORG check 맥도널드'],
  ['맥도날드에서 햄버거를 먹음.', 'ORG error 맥도날드'],
  ['삼전 주가의 변동을 분석함.', 'ORG error 삼전'],
  ['삼전도의 굴욕을 조사함.', ''],
  ['솔빛고 학생들과 연합 토론을 진행함.', 'SCHOOL error 솔빛고 학생'],
  ['솔빛고 팀과 교류 활동을 함.', 'SCHOOL error 솔빛고 팀'],
  ['역할을 떠맡고 학생들과 공동 작업을 함.', ''],
  ['내용을 정하고 팀과 함께 발표함.', ''],
])('a word told of, and one that tells: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});

it.each([
  ['소논문 쓰기에 도전함.', 'MINI_THESIS error 소논문'],
  ['사회 현상을 주제로 한 소 논문을 작성함.', 'MINI_THESIS error 소 논문'],
  ['한자능력검정시험 3급을 취득함.', 'LANG_TEST error 한자능력검정시험'],
  ['한국사능력검정시험에 응시함.', 'CERT error 한국사능력검정시험'],
])('one violation is one finding, of the nearer rule: %s', (text, expected) => {
  expect(marks(text)).toBe(expected);
});

it.each([
  ['앱 인벤터로 앱을 만듦.', '교육용 프로그래밍 도구'],
  ['데스모스로 그래프를 그림.', '그래프 작성 도구'],
  ['틴커캐드로 다리를 설계함.', '3차원 설계 프로그램'],
  ['패들렛에 의견을 모음.', '온라인 협업 도구'],
])('the general word is of the right kind: %s', (text, expected) => {
  expect(checkRecord(text, { year: 2026 })[0]?.suggestion).toBe(expected);
});
