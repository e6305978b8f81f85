import { describe, expect, it } from 'vitest';
import { productOf, ruleOf, writingOf } from './product.ts';

describe('what a lesson makes, by its whole name', () => {
  it.each([
    ['조선 후기 신분제 변동 카드뉴스 만들기', '조선 후기 신분제 변동 카드뉴스'],
    ['고려 후기 무신 정권 포스터 만들기', '고려 후기 무신 정권 포스터'],
    ['아두이노를 활용한 스마트 화분 만들기', '스마트 화분'],
    ['자료를 살펴보고 지도 만들기', '지도'],
  ])('%s', (content, name) => {
    expect(productOf(content)).toBe(name);
  });
});

describe('what a lesson makes, where it surely makes it', () => {
  it.each([
    ['짝과 함께 만들어 발표하기', null, null],
    ['메뉴를 계산하는 대화를 짝과 함께 만들어 발표하기', null, null],
    ['카드를 짝과 함께 만들어 발표하기', '카드', null],
    ['오븐 굽기 및 제품 평가', null, null],
    ['쿠키를 굽기', '쿠키', null],
    ['색종이로 만들기', null, null],
    ['블록으로 조립하기', null, null],
    ['카드 뉴스로 만들기', '카드 뉴스', null],
    ['적성검사 결과지 출력', null, null],
    ['3D 프린터로 생활 소품을 출력하기', '생활 소품', null],
    ['축제 오프닝 영상 촬영 2차', '축제 오프닝 영상', null],
    ['시 낭송 영상찍기 배경음악 깔고 1분', '시 낭송 영상', null],
    ['새해 인사말을 넣어 짝과 함께 1분 길이의 영상 편지를 찍기', '영상 편지', null],
    ["상처를 찾고, '참호에서 보내는 마지막 편지'를 써서 낭독하기", null, '마지막 편지'],
    ["백석의 '여승' 감상문 쓰기", null, '감상문'],
    ['자기 폼 영상 촬영해서 피드백', null, null],
    ['출발 자세를 영상으로 찍어 고치기', null, null],
    ['뒷산을 재구성한 풍경화를 먹과 수채 물감으로 표현하기', '풍경화', null],
    ['가로세로퍼즐 모둠별로 만들어 바꿔풀기', '가로세로퍼즐', null],
    ['기후 답사경로 짜기', null, null],
    ["'나의 1950년'이라는 생애사 연표를 만들기", '생애사 연표', null],
    ['커피 생산지의 아동 노동 문제 카드뉴스 만들기', '아동 노동 문제 카드뉴스', null],
    ['누리집에 올릴 건의문의 개요를 짜고 초고를 써서 고치기', null, '건의문'],
    ['1200자 분량의 기획 기사를 공동으로 작성하기', null, '기획 기사'],
    ['국가가 할 일을 정책 제안서로 작성하기', null, '정책 제안서'],
    ['딥페이크 피해 예방 다짐문 작성', null, '딥페이크 피해 예방 다짐문'],
    ['배심원 5명 판결문 쓰기', null, '판결문'],
    ['농민의 처지에서 개혁을 평가하는 상소문을 쓰기', null, '상소문'],
    ['교장 선생님께 드리는 건의서를 작성하기', null, '건의서'],
    ['자신의 견해를 글로 밝히기', null, '글'],
    // What one felt is set down, and no work of its own.
    ['약사 초청 강연을 듣고 소감문을 쓰기', null, null],
    ['직업 박람회에 다녀와서 소감문 작성', null, null],
    ['소감문 쓰기', null, null],
    ['연극 관람 후 소감문을 작성하기', null, null],
    ['약사 초청 강연을 듣고 기사를 쓰기', null, '기사'],
    ['시를 읽고 감상문을 쓰기', null, '감상문'],
    ['색연필로 자화상 그리기', '자화상', null],
  ])('%s makes %s and writes %s', (content, product, writing) => {
    expect([productOf(content), writingOf(content)]).toEqual([product, writing]);
  });

  it('and what it agrees on, counted or not', () => {
    expect(ruleOf('우리 반의 언어 약속 다섯 가지 정하기')).toBe('언어 약속');
    expect(ruleOf('휴대전화 사용 규칙을 정하기')).toBe('휴대전화 사용 규칙');
  });
});
