import { describe, expect, it } from 'vitest';
import { departmentOf, jobOf } from './callings.ts';
import { lessonParts } from './lesson-parts.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonText } from './lesson-text.ts';
import { matterOf } from './matters.ts';
import { misfitsStep } from './step-fitness.ts';

describe('the steps of a lesson', () => {
  it.each([
    [
      '설득 전략 분석\n- 연설 영상 2편 시청\n- 로고스·파토스·에토스 찾기\n- 3분 연설 원고 작성 후 발표',
      ['설득 전략 분석', '연설 영상 2편 시청', '로고스·파토스·에토스 찾기', '3분 연설 원고 작성 후 발표'],
    ],
    [
      '박지원 양반전 읽고 풍자 대상 파악함. 현대판 양반 문서로 바꿔 써 봄',
      ['박지원 양반전 읽고 풍자 대상 파악하기', '현대판 양반 문서로 바꿔 쓰기'],
    ],
    [
      '통학 시간 설문(우리 학년 120명) → 히스토그램, 표준편차 구해서 비교',
      ['통학 시간 설문', '히스토그램, 표준편차 구해서 비교'],
    ],
    ['공학 도구(알지오매스)로 이차곡선 작도', ['공학 도구로 이차곡선 작도']],
    [
      '일제 강점기 우리 지역 독립운동가 찾기 + 묘비명 쓰기',
      ['일제 강점기 우리 지역 독립운동가 찾기', '묘비명 쓰기'],
    ],
    ['초파리 형질 관찰 / 교배 결과 예측 / 카이제곱은 생략', ['초파리 형질 관찰', '교배 결과 예측']],
    ['나머지정리 문제 풀고 풀이 설명해주기', ['나머지정리 문제 풀고 풀이 설명해주기']],
    ['롤스 정의론 게임하고 분배 원칙 정함', ['롤스 정의론 게임하고 분배 원칙 정하기']],
    ['윤동주의 「서시」를 읽고 감상문 쓰기', ['윤동주의 「서시」를 읽고 감상문 쓰기']],
    ['우리 동네 적용 방안 제안서', ['우리 동네 적용 방안 제안서 쓰기']],
    [
      '헌법 소원 사례 3개 중 하나 골라 청구인·재판관 입장에서 의견서 쓰기',
      ['헌법 소원 사례 3개 중 하나 골라 청구인·재판관 입장에서 의견서 쓰기'],
    ],
    [
      '4·19 혁명 당시 신문 사설 읽고 오늘의 민주주의에 대해 에세이',
      ['4·19 혁명 당시 신문 사설 읽기', '오늘의 민주주의에 대해 에세이 쓰기'],
    ],
    [
      '한글 창제 관련 영상을 본 뒤 훈민정음 서문을 현대어로 옮겨 보는 활동을 하였음.',
      ['한글 창제 관련 영상을 보기', '훈민정음 서문을 현대어로 옮겨 보기'],
    ],
    ['급식실 질서 지키기 캠페인을 학생회와 같이 함', ['급식실 질서 지키기 캠페인']],
    ['효모 발효 온도별 비교. 결과는 구글 시트로 공유', ['효모 발효 온도별 비교']],
    ['선배와의 대화 zoom, 질문 미리 제출', ['선배와의 대화', '질문 미리 제출']],
    ['사이버 폭력 예방 UCC 만듦. 모의 국회도 함', ['사이버 폭력 예방 UCC 만들기', '모의 국회']],
    [
      '외계 행성 탐사 방법을 조사해 우주 탐사 계획을 세워 봄',
      ['외계 행성 탐사 방법을 조사해 우주 탐사 계획을 세우기'],
    ],
  ])('%s', (content, steps) => {
    expect(lessonSteps(content)).toEqual(steps);
  });

  it.each([
    '품사의 통용',
    '조선의 신분 제도',
    '확률적 사고와 의사 결정',
    '발표',
    '현대 소설 김애란 「도도한 생활」 인물 관계도 그리기',
    '세특 기재용 보고서 쓰기',
    '你好! 자기소개 대화문 만들기',
    '중간고사 대비 복습',
  ])('are none where nothing can be quoted: %s', (content) => {
    expect(lessonSteps(content)).toEqual([]);
  });

  it('leave out what was not done', () => {
    expect(lessonParts('지층 관찰 / 화석 채집은 취소')).toEqual(['지층 관찰']);
    expect(lessonText('지층 관찰 / 화석 채집은 취소')).not.toContain('화석');
    expect(lessonText('생략')).toBe('생략');
  });

  it('are not asked for what they cannot have', () => {
    expect(misfitsStep('{단계} 활동에서 가장 공들인 부분은 무엇이고, 어떻게 했나요?', "'영상 시청'")).toBe(
      true,
    );
    expect(misfitsStep('{단계} 활동에서 내가 찾거나 정리한 내용을 적어 주세요.', "'쓰레기 줍기'")).toBe(true);
    expect(
      misfitsStep('{단계} 활동에서 가장 공들인 부분은 무엇이고, 어떻게 했나요?', "'도면 읽고 축 깎기'"),
    ).toBe(false);
  });
});

describe('the matters of a lesson', () => {
  it.each([
    ['훈요', '훈요 10조, 시무 28조 비교', '훈요 10조'],
    ['이차곡선 작도', '이차곡선 작도', '이차곡선'],
    ['나머지정리 활용 문제', '나머지정리 활용 문제 만들기', '나머지정리'],
    [
      '강점기 우리 지역 독립운동가 찾기',
      '일제 강점기 우리 지역 독립운동가 찾기',
      '일제 강점기 우리 지역 독립운동가',
    ],
    ['버니어 캘리퍼스', '버니어 캘리퍼스로 치수 재기', null],
    ['구현', '탐색 횟수를 세고 코드로 구현', null],
    ['짝이', '짝이 만든 문제', null],
    ['표준편차 구해서', '표준편차 구해서 비교', null],
    ['소비', '소비', '소비'],
  ])('%s of %s: %s', (term, content, matter) => {
    expect(matterOf(term, content)).toBe(matter);
  });
});

describe('jobs and departments', () => {
  it.each([
    ['직업인 초청 강연(물리치료사) 듣기', '물리치료사', null],
    ['간호학과 탐색', null, '간호학과'],
    ['진로 심리 검사와 자료 조사', null, null],
    ['관심학과 2개 비교', null, null],
    ['소방관과 경찰관의 하루', null, null],
  ])('%s', (content, job, department) => {
    expect([jobOf(content), departmentOf(content)]).toEqual([job, department]);
  });
});
