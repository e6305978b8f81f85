import { expect, it } from 'vitest';
import { FRAGMENT, TOO_SHORT } from '../fitness/reasons.ts';
import { SPOKEN, STRUNG } from '../fitness/spoken-marks.ts';
import { trueReason } from './true-reason.ts';

it.each([
  ['- 남해 수온 28~29도', TOO_SHORT, '메모 형태'],
  ['용해도: 20도 36g', FRAGMENT, '메모 형태'],
  ['와렌 트러스로 했음', SPOKEN, '메모 형태'],
  ['표본 40명 → 평균 5.2시간', FRAGMENT, '메모 형태'],
  ['이음새를 덧대고 접착제를 얇게 발라야될듯', STRUNG, '말하듯'],
  ['검사 하고 싶었는데 가위바위보 져서..', FRAGMENT, '말하듯'],
  ['경고문이 두 군데나 붙어 있었고', STRUNG, '문장을 나누면서'],
  ['(답변 대기중).', '글자가 없는 문장입니다.', '다듬으면서 뺀'],
  ['이겨서 너무 기뻤어요!!', TOO_SHORT, '일상적인 감정'],
  ['식이 두 개가 나왔습니다.', TOO_SHORT, '너무 짧아'],
  ['봉사는 돕는 일이 아니라 함께하는 일이라는 것을 배웠습니다.', FRAGMENT, '다듬지 못해'],
])('%s', (raw, given, told) => {
  expect(trueReason(raw, given)).toContain(told);
});

it('leaves a reason that speaks of what was written', () => {
  const reason = '다른 사람의 말이나 행동만 적은 문장이어서 제외했습니다.';
  expect(trueReason('민수가 표 그림', reason)).toBe(reason);
});
