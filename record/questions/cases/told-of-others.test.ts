import { describe, expect, it } from 'vitest';
import { isTogether, presumes } from '../assumptions.ts';

const TALK = '{주제}에 대해 친구와 나눈 질문과 대답 가운데 생각을 넓혀 준 것은 무엇인가요?';
const READ = '친구의 {글:을/를} 읽고 건넨 의견과 내 글에 대해 받은 의견을 적어 주세요.';

describe('of others a form asks no more than the lesson tells', () => {
  it.each([
    // Its own texts went from hand to hand.
    ['백석의 「여승」을 읽고 감상문을 쓴 뒤 짝과 바꾸어 읽고 다듬음', false],
    ['단위원의 대칭성 연습 문제를 만들고 친구와 바꿔 풂', false],
    ['설명문 쓰기, 모둠원끼리 글을 돌려 읽기', false],
    ['시조를 지어 서로 교환하여 읽음', false],
    ['「메밀꽃 필 무렵」 결말을 새로 써서 짝 첨삭', false],
    ['위정척사 운동의 의의를 자료로 판단하고 짝과 의견 교환', true],
    ['글을 바꿔 읽고 「만무방」의 결말을 두고 토론함', true],
    ['모둠별로 세포 분열의 단계를 조사하고 모형을 만듦', true],
    ['짝에게 삼각비의 뜻을 설명해 주고 문제를 바꿔 풂', true],
    ['세금의 종류를 조사하여 발표하고 질문 주고받기', true],
  ])('talk about the matter: %s', (said, told) => {
    expect(presumes(TALK, said)).toBe(!told);
  });

  it.each([
    ['하천 수질을 조사하고 모둠별로 보고서를 써서 발표함', false],
    ['조별 탐구 보고서 작성, PPT 발표', false],
    ['박물관 답사 보고서를 작성하여 모둠끼리 발표', false],
    ['4인 1조로 제안서를 쓰고 발표함', false],
    ['보고서를 쓰고 모둠원과 서로 검토한 뒤 발표', true],
    ['제안서를 작성하여 동료 피드백을 받음', true],
    ['기행문을 써서 교실 뒤에 전시하고 포스트잇 댓글 달기', true],
  ])("a friend's text was read: %s", (said, told) => {
    expect(presumes(READ, said)).toBe(!told);
  });

  it.each([
    ['학급 게시판에 독후감 붙이기', false],
    ['우리 반 급식 데이터로 상자 그림 그리기', false],
    ['학급 잔반량을 재어 막대그래프로 나타냄', false],
    ['절전 캠페인 문구를 영어로 쓰기', false],
    ['축제 포스터를 디자인함', false],
    ['물 절약 캠페인 표어 짓기', false],
    ['우리 반의 키 자료로 평균과 표준편차 구하기', false],
    ['절전 캠페인 문구를 만들어 교문에서 캠페인을 함', true],
    ['학급 규칙 정하기', true],
    ['학급 온도계에 칭찬 스티커 모으기', true],
    ['학급 게시판 꾸미기 역할 나누기', true],
    ['우리 반 축제 부스 운영', true],
  ])('others at all: %s', (said, together) => {
    expect(isTogether(said)).toBe(together);
  });
});
