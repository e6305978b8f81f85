import { describe, expect, it } from 'vitest';
import { lessonText } from './lesson-text.ts';

describe('the head of a lesson', () => {
  it.each([
    ['미적) 정적분 넓이 구하기', '정적분 넓이 구하기'],
    ['확통 조건부확률, 결과 비교', '조건부확률, 결과 비교'],
    ['지1 H-R도에 별 20개 찍기', 'H-R도에 별 20개 찍기'],
    ['물2: 단진동 주기', '단진동 주기'],
    ['정법 모의재판 / 판결', '모의재판 / 판결'],
    ['영독작 TED 영상 시청', 'TED 영상 시청'],
    ['한국사 수행 - 판결문 읽기', '판결문 읽기'],
    ['2-3반 물리 / 단진자 주기 측정', '단진자 주기 측정'],
    ['1-5 음악 단소 운지, 아리랑 합주', '단소 운지, 아리랑 합주'],
    ['체육 PAPS 왕복오래달리기', 'PAPS 왕복오래달리기'],
    ['간호기초 손위생, 기록지 작성', '손위생, 기록지 작성'],
    ['2차시: 대동법의 시행', '대동법의 시행'],
    ['통사 4단원 인권 확장 사례 조사', '인권 확장 사례 조사'],
    ['방송반) 점심방송 대본 작성', '점심방송 대본 작성'],
    ['국어 비유상징 단원 노래가사 찾기', '비유상징 단원 노래가사 찾기'],
  ])('goes where it is a course, a class or a test: %s', (typed, lesson) => {
    expect(lessonText(typed)).toBe(lesson);
  });

  it.each([
    '미적 감각을 살린 포스터',
    '동사 활용 정리',
    '음악 감상과 비평',
    '체육 대회 준비',
    '역사 신문 만들기',
    '경제 활동 인구 조사',
    '과학 기술의 발전',
    '수1개월 관찰',
  ])('stays where it is the matter: %s', (typed) => {
    expect(lessonText(typed)).toBe(typed);
  });
});
