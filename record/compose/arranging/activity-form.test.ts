import { describe, expect, it } from 'vitest';
import { soundName } from './activity-form.ts';
import { isTopic } from './topic.ts';
import { activityName, partName } from './activity-name.ts';
import { activityNames } from './opening-choice.ts';

describe('the name of an activity, for a teacher who would strike a clause that stops at a noun', () => {
  it.each([
    // The clause ends in a doing noun that its object or its means waits for.
    [
      '매점 앞의 통행량을 조사하고 개선안을 학교에 제안',
      '매점 앞의 통행량을 조사하고 개선안을 학교에 제안하는 활동',
    ],
    [
      '먹물이 번지는 성질로 학교의 가을을 표현 (2색, 엽서 크기)',
      '먹물이 번지는 성질로 학교의 가을을 표현하는 활동',
    ],
    ['지역 문제 해결을 위한 앱 개발', '지역 문제 해결을 위한 앱 개발 활동'],
    ['영화를 본 소감 발표', '영화를 본 소감 발표 활동'],
    ['물의 성질을 실험', '물의 성질을 실험하는 활동'],
    ['습도와 풍속을 재어 예보와 비교 분석', '습도와 풍속을 재어 예보와 비교 분석하는 활동'],
    ['빗물을 모으는 화분을 설계·제작·평가', '빗물을 모으는 화분을 설계·제작·평가하는 활동'],
    ['적성 검사 결과 보고 관심 학과 2개 조사', '적성 검사 결과를 보고 관심 학과 2개를 조사하는 활동'],
    ['하루 식단을 짜고 조리 실습', '하루 식단을 짜고 조리 실습을 하는 활동'],
    [
      '물로켓 영상을 찍어서 포물선에 이차함수 맞춰보기, 최댓값 예측',
      '물로켓 영상을 찍어서 포물선에 이차함수를 맞춰보는 활동',
    ],
    ['이중 슬릿의 무늬 간격 측정해서 파장 구하기', '이중 슬릿의 무늬 간격을 측정해서 파장을 구하는 활동'],
    [
      "백석 '국수' 읽고 화자의 하루를 시간 순서대로 재구성 → 편지 쓰기 → 바꿔 읽고 댓글 달기",
      "백석 '국수'를 읽고 화자의 하루를 시간 순서대로 재구성하는 활동",
    ],
    ['전문 서적을 읽고 질문지 작성, 이메일로 질문', '전문 서적을 읽고 질문지를 작성하는 활동'],
    [
      '빛의 성질을 이용해 잠망경 제작 및 원리 설명',
      '빛의 성질을 이용해 잠망경 제작 및 원리 설명을 하는 활동',
    ],
    // A verb in its nominal form.
    ['시조의 형식을 익혀 현대 시조를 지음', '시조의 형식을 익혀 현대 시조를 짓는 활동'],
    ['졸업한 선배에게 학과 생활을 물음', '졸업한 선배에게 학과 생활을 묻는 활동'],
    ['분리수거 캠페인을 벌임', '분리수거 캠페인을 벌이는 활동'],
    ['안내문의 오류를 찾아 바르게 고침', '안내문의 오류를 찾아 바르게 고치는 활동'],
    ['동작을 몸으로 흉내 내는 놀이를 함', '동작을 몸으로 흉내 내는 놀이를 하는 활동'],
    ['혈액형의 원리를 이해하고 모의 실험을 함', '혈액형의 원리를 이해하고 모의 실험을 하는 활동'],
    // One thing and another, both of one doing.
    ['같은 사건을 다룬 신문/방송 비교', '같은 사건을 다룬 신문·방송 비교 활동'],
    ['주사위 게임 짝활동 50회 → 결과 모아서 확률로 설명', '주사위 게임 짝활동'],
    ['학교 소개 영상 1분 찍기', '학교 소개 영상 1분 찍기 활동'],
    // Noun phrases, and clauses that describe a noun, stay as they are.
    ['통학로 안전 조사와 정책 제안', '통학로 안전 조사와 정책 제안 활동'],
    ['직업인 인터뷰를 통한 진로 설계', '직업인 인터뷰를 통한 진로 설계 활동'],
    [
      '완충재를 바꾸어 가며 평균 힘을 비교하는 충격량 탐구',
      '완충재를 바꾸어 가며 평균 힘을 비교하는 충격량 탐구',
    ],
  ])('%s → %s', (content, name) => {
    expect(activityName(content)).toBe(name);
  });

  it('is none where grammar makes none', () => {
    expect(soundName('직업인 초청 강연을 듣고 소감문 활동')).toBeNull();
    expect(soundName('실제 독자를 만나 읽혀 보고 활동')).toBeNull();
  });

  it('is no topic of a unit, which nobody takes part in', () => {
    expect(activityNames('행렬의 연산')).toEqual([]);
    expect(activityNames('물질의 특성')).toEqual([]);
    expect(activityNames('정보 격차')).toEqual([]);
    expect(isTopic('원예 동아리 활동')).toBe(false);
    expect(isTopic('메뉴판 꾸미기 활동')).toBe(false);
  });

  it('calls no half of a bracket, of the next sentence or of a list a part', () => {
    expect(partName('미분 개념을 활용하여 음료 캔의 가장 알맞은 치수를 구하기')).toBeNull();
    expect(partName("가상의 '수첩' 시장을 운영하고(6라운드), 가격 변화를 분석")).toBe(
      "가상의 '수첩' 시장을 운영하는 활동",
    );
    expect(partName('학급 배구 리그 운영. 경기 수행, 심판 역할')).toBeNull();
    expect(partName('등굣길 풍경을 판화로 표현 (3색 이상, 에디션 5장)')).toBeNull();
  });
});
