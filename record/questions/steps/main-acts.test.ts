import { describe, expect, it } from 'vitest';
import { isMainAct } from './main-acts.ts';
import type { QuestionForm } from '../../types.ts';
import { suggestQuestions } from '../suggest-questions.ts';

describe('a step that questions name', () => {
  it.each([
    '가계도를 만들어 문제를 출제하기',
    '표본평균과 표본표준편차를 구하기',
    '재심 변론문 쓰기',
    '문장을 고쳐 쓰기',
    '지역 방언 조사',
    '두 화자의 태도 차이를 표로 정리하기',
    '일제의 시선으로 쓰인 문서에서 무엇을 읽어낼 수 있는지 토의하기',
    '소화기 사용 훈련에 참여하기',
    '손난로 만들기',
    '원서 읽기',
  ])('is a main act of the students: %s', (step) => expect(isMainAct(step)).toBe(true));

  it.each([
    // Of the teacher, or for the desk.
    '교사 확인 도장',
    '부품 정리',
    '서기가 게시용으로 정리',
    '검사지 결과 나눠주기',
    '시판 식초 희석',
    '손 세척',
    '스티커 투표',
    '가족 한 줄 평 받아오기',
    '녹음해서 올리기',
    '매번 일지 작성',
    '강의 후 소감문 쓰기',
    '오차 원인 쓰기',
    '빈칸 스크립트 채우기',
    '담임 상담',
    // A condition, a comfort.
    '수치가 안 올라도 괜찮기',
    '자료 인용',
    // How, and not what; of what, the rest tells.
    '외워서 연기',
    '은박지로 제작',
    '반응 기록',
    '표준어와 비교해서 발표',
    '왜 효과적인지 분석',
    '글로만 평가하기',
    '반박 예상',
    '줄일 수 있는 조리법 찾기',
    '왜 그렇게 바꾸었는지 설명하기',
    // Of some, or one of two.
    '성공한 조는 재료를 줄이는 방안을 제안하기',
    '출제자는 문제를 고치기',
    '3개 중 2개 선택해서 듣기',
    '답장 또는 변론문 중 하나 쓰기',
  ])('is none of these: %s', (step) => expect(isMainAct(step)).toBe(false));
});

const named = (area: 'subject' | 'autonomy' | 'club' | 'career', content: string) =>
  ['1', '2', '3', '4'].flatMap((seed) => {
    const form: Pick<QuestionForm, 'type' | 'creativeType'> =
      area === 'subject' ? { type: 'subject' } : { type: 'creative', creativeType: area };
    return suggestQuestions({ ...form, content, count: 7, seed });
  });

describe('an activity', () => {
  it.each([
    ['subject', '이름, 직업, 당시 나이·주소, 행동을 표로 정리하고 판결문을 분석함', /'행동을 표로/],
    ['subject', '위생복 착용 및 손 세척, 재료 손질, 볶기, 정리정돈까지 시간에 맞춰 실시함', /손질|세척|볶기/],
    ['autonomy', '경기 진행, 물품 관리, 분리수거까지 역할별로 수행함', /'(?:경기 진행|물품 관리)'/],
    ['career', '생각이 달라진 점, 다음 학기 과목 선택에 반영할 점을 정리함', /'학기 과목/],
    ['career', '3개 중 2개 선택해서 들음. 사전질문 제출, 강의 후 소감문', /중 .*듣|소감문/],
    ['autonomy', '안건 4개. 모둠 의견 → 전체 토의 → 투표', /모둠 의견/],
    ['subject', '카트+모션 센서로 운동 그래프 그리기', /'모션 센서로/],
  ] as const)('is named whole or not at all: in %s, %s', (area, content, wrong) =>
    expect(named(area, content).join('\n')).not.toMatch(wrong),
  );

  it.each([
    ['영상 시청 후 상황카드 뽑아 모둠 역할극', '상황카드 뽑아 모둠 역할극'],
    ['축제 때 올릴 노래 가사를 수어로 옮기고 연습', '축제 때 올릴 노래 가사를 수어로 옮기기'],
  ])('is one doing of several run together: %s → %s', (content, step) =>
    expect(named('autonomy', content).join('\n')).toContain(`'${step}'`),
  );
});
