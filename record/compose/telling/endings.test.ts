import { describe, expect, it } from 'vitest';
import { toldOf } from '../cases/told-of.ts';

const HARD = '어려웠던 점과 해결 방법을 쓰세요.';
const DID = '활동 과정에서 한 일을 쓰세요.';
const THOUGHT = '읽고 생각한 점을 쓰세요.';
const NEXT = '활동 후 더 알아보고 싶은 것은 무엇인가요?';

describe('what a student asks and supposes', () => {
  it.each([
    [NEXT, '앞으로 슈퍼태풍이 몇 개나 올지', '앞으로 슈퍼태풍이 몇 개나 올지 알아보고 싶어 함.'],
    [NEXT, '빛의 색에 따라 성장 속도가 달라질지', '빛의 색에 따라 성장 속도가 달라질지 알아보고 싶어 함.'],
    [THOUGHT, '결국 환경이 사람을 만든 것 같다.', '결국 환경이 사람을 만들었다고 생각함.'],
    [THOUGHT, '댓글이 여론을 바꾸는 것 같아요.', '댓글이 여론을 바꾼다고 생각함.'],
    [DID, '온도가 너무 높아서 효소가 망가진 듯하다.', '온도가 지나치게 높아서 효소가 망가진 것으로 추측함.'],
  ])('makes no fact of it: %s %s', (question, answer, due) => {
    expect(toldOf(question, answer)).toBe(due);
  });

  it('leaves a doing that is only hedged a doing', () => {
    expect(toldOf(DID, '이해가 될 때까지 열 번은 읽은 것 같아요.')).toBe('이해가 될 때까지 열 번 정도 읽음.');
  });
});

describe('words of talk inside a sentence', () => {
  it.each([
    [HARD, '악보를 못 읽어서 처음부터 다시 익혀야 했습니다.', '악보를 못 읽어서 처음부터 다시 익혀야 했음.'],
    [DID, '한 번에 하나씩만 바꿔야 한다.', '한 번에 하나씩만 바꿔야 함.'],
    [
      DID,
      '파일을 저장하지 않아 세 시간을 날려서 다시 썼다.',
      '파일을 저장하지 않아 세 시간을 허비하여 다시 씀.',
    ],
    [DID, '연을 날려서 바람의 세기를 쟀다.', '연을 날려서 바람의 세기를 잼.'],
    [DID, '단위를 빼먹은 곳을 찾아 고쳤다.', '단위를 빠뜨린 곳을 찾아 고침.'],
    [DID, '수업을 빼먹고 연습한 날을 기록에서 지웠다.', '수업을 빼먹고 연습한 날을 기록에서 지움.'],
    [DID, '줄거리를 맘에 드는 결말로 바꿨다.', '줄거리를 마음에 드는 결말로 바꿈.'],
    [
      DID,
      '영양사 선생님이 직접 써 보시고 요일 변수를 넣으라고 하셔서 넣었다.',
      '영양사가 직접 써 보고 요일 변수를 넣으라고 하여 넣음.',
    ],
    [DID, '어르신들이 드시는 반찬을 조사해서 표로 만들었다.', '어르신들이 먹는 반찬을 조사해서 표로 만듦.'],
  ])('%s %s', (question, answer, due) => {
    expect(toldOf(question, answer)).toBe(due);
  });
});

describe('what the question asked for', () => {
  it.each([
    ['조사 결과를 쓰세요.', '카페가 큰길에 모여 있었다.', '카페가 큰길에 모여 있음을 확인함.'],
    ['만든 작품을 소개하세요.', '총재료비는 2만 7천 원이었다.', '총재료비는 2만 7천 원이었음.'],
    [
      '어떤 문제를 해결하고 싶었나요?',
      '학교 앞 횡단보도는 신호가 너무 짧다.',
      '학교 앞 횡단보도는 신호가 지나치게 짧다는 점에 주목함.',
    ],
    [
      DID,
      '수박을 심었는데 옆에 파를 심으면 병이 덜 든다고 해서요.',
      '옆에 파를 심으면 병이 덜 든다는 말을 듣고 수박을 심음.',
    ],
    [DID, '한 문장을 열 번 넘게 들은 것도 있어요.', '한 문장을 열 번 넘게 듣기도 함.'],
    // What stood before it says of what.
    [DID, '줄을 아교로 붙여 놓고 연주한다는 뜻이에요.', ''],
    // A ground is left out with what it led to.
    [DID, '번역을 참고했는데 한자가 많아서 EBS 강의를 찾아 들었습니다.', ''],
  ])('%s %s', (question, answer, due) => {
    expect(toldOf(question, answer)).toBe(due);
  });
});
