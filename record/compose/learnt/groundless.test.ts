import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

const ELSE =
  '재생 종이의 강도를 알아보려고 폐지를 물에 불려 갈고 틀에 떠서 말렸습니다. 두께가 다른 종이 세 장을 만들어 추를 매달아 찢어지는 무게를 표로 정리했습니다.';

const composed = (question: string, answer: string, other = ELSE) =>
  composeRecord({
    questions: ['활동 내용을 적어 보세요.', question],
    answers: [other, answer],
    observation: '',
    limit: 1500,
    names: ['김지민', '이하준', '박채아', '조은결'],
    seed: '1',
  });

// For a reader of the record, who does not have the answers: what hangs on a sentence that is not told says nothing.
describe('what leans on a sentence that was left out', () => {
  it.each([
    ['결과와 까닭', '개웃겼음ㅋㅋ 두 번째가 더 높았다.', '두 번째가 더 높'],
    ['협력한 점', '하준이가 자기 의견만 말했다. 처음에는 화가 났는데 생각해 보니 맞는 말이었다.', '맞는 말'],
    ['결과와 까닭', '은결이가 표를 만들었다. 그걸로 그래프를 그렸다.', '그래프'],
  ])('goes with it: %s %s', (question, answer, gone) => {
    const { text, dropped } = composed(question, answer);
    expect(text).toContain('추를 매달아');
    expect(text).not.toContain(gone);
    expect(dropped.some((one) => one.text.includes(gone) && one.reason.includes('앞'))).toBe(true);
  });

  it.each([
    ['어려웠던 점', '진짜 망했다고 생각했다. 그래서 다시 물을 3컵 더 넣었다.', '물을 3컵'],
    ['알게 된 점', '재미있었다. 종이의 섬유는 길수록 질기다는 것을 알게 되었다.', '길수록 질기다'],
    ['알게 된 점', '은결이가 표를 만들었다. 나는 종이의 두께를 자로 재서 평균을 구했다.', '평균을 구함'],
    ['앞으로의 계획', '모르겠다. 방학에는 우유갑으로 종이를 만들어 강도를 비교해 보고 싶다.', '우유갑'],
    ['협력한 점', '지민이가 다 했다. 저는 발표 자료의 사진을 찍고 설명을 썼습니다.', '설명을 씀'],
  ])('stays where it says enough: %s %s', (question, answer, told) => {
    expect(composed(question, answer).text).toContain(told);
  });

  it('stays where the sheet tells nothing else', () => {
    expect(composed('결과와 까닭', '대박... 두 번째가 더 높았다.', '').text).toContain('두 번째가 더 높');
  });
});
