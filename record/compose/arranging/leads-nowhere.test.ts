import { describe, expect, it } from 'vitest';
import type { Piece } from '../reading/piece.ts';
import { leadsNowhere, WRONG_BECAUSE } from './leads-nowhere.ts';

const piece = (text: string, raw = text): Piece => ({
  text,
  raw,
  order: 1,
  intent: '과정',
  quality: 1,
  source: { kind: 'answer', index: 0, start: 0, end: raw.length },
});
const reason = (text: string, raw = text) => leadsNowhere(piece(text, raw), undefined);

describe('a weakness with its way out', () => {
  it.each([
    '처음에는 식이 막힘, 해결한 뒤 다른 문제가 틀림.',
    '나사를 고쳤으나 축이 틀림.',
    '첫 발사에 성공하고 둘째는 실패함.',
    '극복할 방법을 찾다가 답이 틀림.',
    '끈을 바꾸고 나서 반이 터짐.',
    '재료를 바꿨는데 끝이 부러짐.',
    '자료를 보완하느라 시간이 오래 걸림.',
    '친구의 도움으로 풀고 마지막만 틀림.',
    '작은 소리도 지나치지 않으려고 오래 기다림.',
    '세 번 만든 끝에 하나만 터짐.',
    '결국 답이 틀림.',
    '그제야 부호가 틀림.',
    '각도를 높였더니 공이 벽에 부딪힘.',
    '식을 세웠더니 답이 틀림.',
    '물을 더했더니 색이 번짐.',
    '계산해 보니 답이 틀림.',
    '다시 풀어 부호가 틀림.',
    '식을 수정하고 답만 틀림.',
    '모르는 말 때문에 사전을 넣음.',
  ])('%s', (text) => {
    expect(reason(text)).toBeNull();
  });
});

describe('what was believed, and nothing that corrected it', () => {
  it.each([
    '수의사가 동물만 상대하는 줄 알았다.',
    '수의사가 동물만 상대하는 줄로 알았다.',
    '수의사가 동물만 상대하는 줄만 알았습니다.',
    '수의사가 동물만 상대하는 줄알았다',
    '원래 소리가 빛보다 빠르다고 생각했다.',
    '처음에는 시가 어려운 거라고 믿었다.',
    '당연히 무거운 쪽이 빠를 것으로 봤다.',
    '전에는 통계가 사실 같다고만 여겼다.',
    '평소 법이 남의 일이라고 생각했어요!',
    '원래 쉬울 거라고 예상했다. ',
    '얼음이 소금물에서 늦게 녹는 줄 알았음',
    '진짜 쉬운 줄 알았어요 ㅋㅋ',
    '쉬운 줄 알았다ㅠㅠ',
    '쉬운 줄 알았습니다ㅎㅎ',
    '쉬운 줄 알았어요~!',
  ])('%s', (raw) => {
    expect(reason('그것이 옳다고 봄.', raw)).not.toBeNull();
  });

  it.each([
    '다음에는 두줄이라도 적어야겠다고 생각했다.',
    '처음부터 줄을 나눠야겠다고 생각했다.',
    '전에는 미뤘지만 이제 그날 쓰겠다고 생각했어요.',
  ])('is a resolution: %s', (raw) => {
    expect(reason('다음에는 그날 적어야겠다고 생각함.', raw)).toBeNull();
  });

  it.each([
    '원래 표본이 적다고 생각했다.',
    '표본을 3개 모아서 충분한 줄 알았다.',
    '10분을 재더니 멈춘 줄 알았다.',
    '2번 재니 고장인 줄 알았다.',
  ])('is a reason that was measured: %s', (raw) => {
    expect(leadsNowhere({ ...piece('그것이 옳다고 봄.', raw), intent: '동기' }, undefined)).toBeNull();
  });
});

describe('what got better, and nobody knows what', () => {
  it.each([
    '시키는 대로 하니 괜찮아짐.',
    '시키는 대로 하니 훨씬 나아짐.',
    '천천히 하니 더 좋아짐.',
    '천천히 했더니 해결됨.',
    '천천히 해서 괜찮아짐.',
  ])('%s', (text) => {
    expect(reason(text)).not.toBeNull();
    expect(leadsNowhere(piece(text), piece('손이 떨림.'))).toBeNull();
  });

  it.each([
    '발을 구르니 나아짐.',
    '북을 치니 괜찮아짐.',
    '천천히 하니 박자가 좋아짐.',
    '천천히 하니 손놀림이 훨씬 나아짐.',
    '천천히 하니 소리는 더 좋아짐.',
    '천천히 하니 음정은 괜찮아짐.',
    '박자가 빨라져서 천천히 하니 나아짐.',
    '박자가 빨라 천천히 하니 나아짐.',
    '소리가 나지 않아 세게 부니 나아짐.',
    '음이 올라가지 못해서 천천히 부니 나아짐.',
    '힘이 없어 천천히 하니 나아짐.',
    '물이 부족해서 더하니 나아짐.',
    '물이 부족하여 더하니 나아짐.',
    '식이 틀려서 다시 세우니 해결됨.',
    '음이 달라서 천천히 하니 나아짐.',
    '박자가 느려서 크게 세니 나아짐.',
    '악보가 어려워서 나누어 하니 나아짐.',
    '말문이 막혀서 천천히 하니 나아짐.',
    '화음이 깨져서 천천히 하니 나아짐.',
    '박자가 밀려서 크게 세니 나아짐.',
    '소리가 커서 멀리 서니 나아짐.',
    '소리가 커져서 멀리 서니 나아짐.',
    '소리가 작아서 가까이 서니 나아짐.',
    '소리가 작아져서 가까이 서니 나아짐.',
    '대형이 무너져서 천천히 하니 나아짐.',
    '소리가 끊겨서 가까이 서니 나아짐.',
    '화면이 흐려서 가까이 대니 나아짐.',
    '소리가 나지 않자 세게 부니 나아짐.',
    '음이 올라가지 못하자 천천히 불었더니 나아짐.',
    '손이 떨렸는데 천천히 했더니 나아짐.',
    '줄이 늘어져서 꽉 조였더니 나아짐.',
    '줄이 흔들려서 꽉 조였더니 나아짐.',
    '소리가 나서 꽉 조였더니 나아짐.',
  ])('is told, or what was wrong: %s', (text) => {
    expect(reason(text)).toBeNull();
  });
});

describe('why it went wrong', () => {
  it.each([
    '틀린 이유는 부호였다.',
    '빗나간 까닭은 바람이었다.',
    '실패한 원인이 습기였다.',
    '안 된 이유가 궁금했다.',
    '틀린 원인을 찾았다.',
    '달랐던 이유를 찾았다.',
    '안 된 이유는 전압이었다.',
  ])('%s', (raw) => {
    expect(WRONG_BECAUSE.test(raw)).toBe(true);
  });
});

describe('what went wrong again and again', () => {
  it.each([
    '서비스가 자꾸 네트에 걸림.',
    'P와 Q를 자꾸 바꿔 씀.',
    '박자를 자꾸 놓침.',
    '받침을 자꾸 빠뜨림.',
  ])('leads nowhere: %s', (text) => expect(reason(text)).not.toBeNull());
  it.each([
    '카드가 자꾸 떨어져 테이프로 고정함.',
    '서비스가 자꾸 네트에 걸려서 팔꿈치를 먼저 듦.',
    '자꾸 틀리던 박자를 고침.',
    '조명이 자꾸 꺼지자 전원을 따로 연결함.',
    '자꾸 묻는 까닭을 조사함.',
  ])('has its way out: %s', (text) => expect(reason(text)).toBeNull());
});
