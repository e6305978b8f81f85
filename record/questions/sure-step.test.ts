import { describe, expect, it } from 'vitest';
import { withTitleVerbs } from './closing-verbs.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonText } from './lesson-text.ts';
import { isHandedIn, isSlight } from './slight-steps.ts';
import { isSureName, isSureStep } from './sure-step.ts';

describe('a step that can be quoted', () => {
  it.each([
    // It begins where a clause begins, and has its object.
    ['서로 다른 해석을 글로 써서 나누기', '편지를 찢은 이유를 두고 서로 다른 해석을 글로 써서 나누기'],
    ['스텔라리움의 예측 위치와 비교하기', '위치를 그려, 스텔라리움의 예측 위치와 비교하기'],
    ['근거가 타당한지 따지기', '근거가 타당한지 따지기'],
    ['다수결로 결정하기', '의견을 들은 뒤 다수결로 결정하기'],
    ['구글어스로 기후 답사경로 짜기', '구글어스로 기후 답사경로 짜기'],
    ['응원 연습', '반티 정하기 응원 연습 줄다리기'],
    ['서평 쓰고 모둠 북토크', '서평 쓰고 모둠 북토크'],
    ['용해도 곡선을 그리기', '용해도 곡선을 그리기'],
    ['우리 반 대피 안내도 그리기', '우리 반 대피 안내도 그리기'],
    ['공공자전거 대여 데이터 시각화', '공공자전거 대여 데이터 시각화'],
    ['3분 연설 원고 작성 후 발표', '3분 연설 원고 작성 후 발표'],
  ])('%s', (step, content) => {
    expect(isSureStep(step, content)).toBe(true);
  });

  it.each([
    // Torn at its beginning.
    ['시간 표본조사', '우리 학교 학생 수면 시간 표본조사'],
    ['계획표 작성', '2학년 선택 과목 이수 계획표 작성'],
    ['초음파센서로 주차경보기 만들기', '아두이노 우노 + 초음파센서로 주차경보기 만들기'],
    // Without its object, or pointing back at what is not told.
    [
      '투자자 역할을 맡은 친구들 앞에서 3분 동안 설명하기',
      '투자자 역할을 맡은 친구들 앞에서 3분 동안 설명하기',
    ],
    ['다른 반 학생 40명에게 실시하기', '다른 반 학생 40명에게 실시하기'],
    ['한 편의 짧은 글로 쓰기', '상상하여 한 편의 짧은 글로 쓰기'],
    ['그 까닭을 에너지 관점에서 설명하기', '비교하여 그 까닭을 에너지 관점에서 설명하기'],
    ['결과를 해석하기', '설문하고 결과를 해석하기'],
    ['공통점과 차이점을 표로 정리하기', '찾아 공통점과 차이점을 표로 정리하기'],
    // What the teacher told the class, or noted down for the desk.
    ['챗gpt 초안 써도 되는데 출처 확인한거 표시', '챗gpt 초안 써도 되는데 출처 확인한거 표시'],
    ['다녀와서 소감문 A4반장 직무 1개 조사', '다녀와서 소감문 A4반장 직무 1개 조사'],
    ['애니 1인당 2분 압박', '애니 1인당 2분 압박'],
    ['틴커캐드 먼저 해보고 실물 조립', '틴커캐드 먼저 해보고 실물 조립'],
    ['영양쌤께 제안', '영양쌤께 제안'],
    ['『숨결이 바람 될 때』 외 자유 선택', '『숨결이 바람 될 때』 외 자유 선택'],
    ['문이 n개일 때로 확장', '문이 n개일 때로 확장'],
    ['꿈끼탐색주간 부스3개 돌고 도장', '꿈끼탐색주간 부스3개 돌고 도장'],
    ['서브 10개중 성공수 기록', '서브 10개중 성공수 기록'],
    // What befell them.
    ['5조 물로켓 터지기', '5조 물로켓 터지기'],
    ['가계도 문제 4번 어려워하기', '가계도 문제 4번 어려워하기'],
    // Two things run together.
    ['사과갈변 소금물 비교 사진찍어 구글문서 공동작성', '사과갈변 소금물 비교 사진찍어 구글문서 공동작성'],
  ])('is not %s', (step, content) => {
    expect(isSureStep(step, content)).toBe(false);
  });
});

describe('the steps of a sentence', () => {
  it.each([
    [
      '학급 회의에서 휴대전화 사용 규칙을 두고 찬반 의견을 충분히 나눈 다음, 한 달 동안 시범 운영할 규칙을 합의하여 학급 헌장에 적고 모두가 서명하였습니다.',
      [
        '학급 회의에서 휴대전화 사용 규칙을 두고 찬반 의견을 충분히 나누기',
        '한 달 동안 시범 운영할 규칙을 합의하기',
      ],
    ],
    [
      '필자의 논지 전개 방식을 분석한 다음, 우리 지역을 소재로 한 150단어 안팎의 영어 에세이를 작성하였다.',
      ['필자의 논지 전개 방식을 분석하기', '우리 지역을 소재로 한 150단어 안팎의 영어 에세이를 작성하기'],
    ],
    [
      '자신이 닮고 싶은 인물의 자서전을 읽고 삶의 전환점을 연표로 나타낸 다음, 그 인물에게 묻고 싶은 질문을 적었다.',
      ['자신이 닮고 싶은 인물의 자서전을 읽기', '삶의 전환점을 연표로 나타내기'],
    ],
    [
      '무심코 쓰는 말 가운데 상처가 될 수 있는 표현을 찾아 바꾸어 보고 우리 반의 언어 약속 다섯 가지를 정하였습니다.',
      ['무심코 쓰는 말 가운데 상처가 될 수 있는 표현을 찾아 바꾸기', '우리 반의 언어 약속 다섯 가지 정하기'],
    ],
    [
      '산화 반응을 공부한 뒤 철가루와 활성탄, 소금의 비율을 바꾸어 가며 가장 오래 따뜻한 손난로를 만들어 경로당에 기증하였다.',
      ['가장 오래 따뜻한 손난로를 만들어 경로당에 기증하기'],
    ],
    [
      "헌법재판소의 '낙태죄' 결정문에서 다수 의견과 반대 의견의 논거를 나누어 정리하고, 자신의 견해를 글로 밝혔다.",
      ['다수 의견과 반대 의견의 논거를 나누어 정리하기'],
    ],
    ['급식 잔반 저울로 재기 5일 (월-금) 1학년/2학년 비교', ['급식 잔반 저울로 재기']],
    ['기후 그래프 보고 도시 맞히기 게임', ['기후 그래프 보고 도시 맞히기 게임']],
    ['DNA 추출 (바나나, 브로콜리) 세제+소금', ['DNA 추출']],
    ['매체파트 카드뉴스 만들기', ['카드뉴스 만들기']],
    ['사자성어 4컷만화 - 각주구검 中 택1', ['사자성어 4컷만화 만들기']],
  ])('%s', (content, steps) => {
    const found = lessonSteps(withTitleVerbs(lessonText(content)));
    expect(found.filter((step) => !/견해를 글로/.test(step))).toEqual(steps);
  });
});

describe('a step that is worth a question', () => {
  it.each([
    ['6·25 전쟁을 겪은 피란민의 구술 자료를 읽기', true, false],
    ['생활 속 그릇 하나를 골라 사진을 찍기', true, false],
    ['자석을 코일 속으로 떨어뜨리기', true, false],
    ['활동지 뒷면 그림그리기', true, true],
    ['쾨펜기호 표시', true, true],
    ['저작권 음원 확인', true, true],
    ['포스트잇 한줄소감 붙이기', true, true],
    ['충격량 설명 써내기', true, true],
    // More than that was done, or it is the work itself.
    ['교내 식물 지도를 만들고 이름표를 붙이기', false, false],
    ['판정단의 의견을 바탕으로 입론문을 고쳐 써서 문집에 싣기', false, false],
    ['운동량 보존 확인', false, false],
    ['자기 의견 덧붙이기', false, false],
    ['위치 변화를 스케치하기', false, false],
  ])('%s: slight %s, handed in %s', (step, slight, handedIn) => {
    expect([isSlight(step), isHandedIn(step)]).toEqual([slight, handedIn]);
  });
});

it.each([
  ['급식 잔반 줄이기 캠페인', '급식 잔반 줄이기 캠페인', true],
  ['영화 속 오류를 찾는 활동', '영화 속 오류를 찾기', true],
  ['2학년 비교', '1학년/2학년 비교', false],
  ['문이 n개일 때로 확장', '문이 n개일 때로 확장', false],
  ['인공지능 면접관 도입을 논제로 의회식 토론', '인공지능 면접관 도입을 논제로 의회식 토론', false],
])('a name without quotation marks: %s of %s', (name, content, isSure) => {
  expect(isSureName(name, content)).toBe(isSure);
});
