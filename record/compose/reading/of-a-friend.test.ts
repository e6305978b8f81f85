import { expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import { UNCLEAR } from '../fitness/reasons.ts';

/** A teacher reads this as the student's deed, though the sentence before it is about a friend. */
const drafted = (answer: string) =>
  composeRecord({
    questions: ['경기에서 나와 친구가 한 일을 써 주세요.'],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['박소이', '이라윤'],
    seed: '1',
  });

it.each([
  '소이는 키가 작아서 골키퍼를 맡았습니다. 슈터의 발을 보고 자리를 막아서 한 경기에 인터셉트를 7개 했습니다.',
  '짝은 기록지를 썼습니다. 근데 점프 말고 발을 보고 자리를 미리 막았습니다.',
])('leaves to the teacher whose deed it was: %s', (answer) => {
  const { text, dropped } = drafted(answer);
  expect(text).not.toMatch(/막/);
  expect(dropped.map(({ reason }) => reason)).toContain(UNCLEAR);
});

it.each([
  '소이는 골키퍼를 맡았습니다. 저는 슈터의 발을 보고 자리를 막았습니다.',
  "라윤이는 '09/28'처럼 0을 붙이자고 했습니다. 그래서 날짜로 바꾸어 자리를 막았습니다.",
  '소이는 골키퍼를 맡았습니다. 소이 말을 듣고 발을 보며 자리를 막았습니다.',
  '소이는 결석했습니다. 발을 보고 자리를 막았습니다.',
  '조장은 저였습니다. 발을 보고 자리를 막았습니다.',
  '짝은 없었습니다. 발을 보고 자리를 막았습니다.',
  '소이는 골키퍼를 맡았습니다. 우리 팀은 발을 보고 자리를 막았습니다.',
])('tells what is the student’s own: %s', (answer) => {
  expect(drafted(answer).text).toMatch(/막음/);
});
