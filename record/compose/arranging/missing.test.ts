import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ComposeInput, INTENTS, type Intent } from '../../types.ts';
import { composeRecord } from '../compose-record.ts';
import { missingIntents } from './missing.ts';

const missing = (questions: string[], answers: string[]) =>
  composeRecord({
    questions,
    answers,
    observation: '실험 자료를 꼼꼼히 정리함.',
    limit: 1500,
    names: ['김도윤'],
    seed: '1',
  }).missing;

interface Judged extends Omit<ComposeInput, 'limit' | 'seed'> {
  subject: string;
  missing: Intent[];
}
/** Twenty sheets of one writer who had not seen the code, with what each of them lacks. */
const JUDGED: Judged[] = JSON.parse(
  readFileSync(new URL('../cases/lacking/sheets.json', import.meta.url), 'utf8'),
);
/** Forty-four more, half of them in notes, with what two teachers may see differently. */
const SECOND: (Judged & { notes: boolean; unsure: Intent[] })[] = JSON.parse(
  readFileSync(new URL('../cases/lacking/second.json', import.meta.url), 'utf8'),
);
/** What came of no process (윤리: two facts where it was asked for) is told as explained. */
const LENIENT: Readonly<Record<string, Intent>> = { 윤리: '과정' };

describe('what the sheet lacks', () => {
  it.each([
    ['협력', '활동 과정', '도윤이와 표본을 절반씩 나누어 측정했습니다.'],
    ['어려움과 해결', '활동 과정', '온도가 자꾸 떨어져서 수조를 단열재로 감싸 문제를 해결했습니다.'],
    [
      '확장·진로',
      '알게 된 점',
      '산화 속도가 온도에 따라 다르다는 것을 알고 관련 책을 더 찾아 읽어 보고 싶습니다.',
    ],
    // 라는 걸 and 닌 걸 are as much learnt as 다는 걸.
    [
      '배운 점',
      '앞으로 해 보고 싶은 것',
      '중화점의 pH가 7이 아니라는 걸 알았고 다음에는 센서로 재 보고 싶습니다.',
    ],
    ['배운 점', '앞으로 해 보고 싶은 것', '고래가 물고기가 아닌 걸 알았고 박물관에 가 보고 싶습니다.'],
  ])('%s is told, whatever was asked', (intent, question, answer) => {
    expect(missing([question], [answer])).not.toContain(intent);
  });

  it('is told where it only had to give way to more', () => {
    const left = (reason: string) => [
      {
        text: '친구들을 도와주고 싶어서 시작했다.',
        reason,
        source: { kind: 'answer' as const, index: 0, start: 0, end: 19 },
      },
    ];
    expect(missingIntents(['활동 과정'], [], left('분량 제한에 맞추느라 제외했습니다.'))).not.toContain(
      '동기',
    );
    expect(missingIntents(['활동 과정'], [], left('기록할 수 없습니다.'))).toContain('동기');
  });

  it('is not what was asked for and noted in words that the engine cannot tell', () => {
    expect(
      missing(['주제를 고른 이유'], ['할머니 집 김치냉장고 고장남 => 김치 시어짐 / 온도?']),
    ).not.toContain('동기');
  });

  it.each(['없음', '잘 모르겠어요.', '재미있었습니다!', '그냥 했음'])('is what nobody told: %s', (answer) => {
    expect(missing(['배운 점을 써 주세요.'], [answer])).toContain('배운 점');
  });

  it.each([
    ['협력', '동료와의 협업에서 잘된 점, 아쉬운 점', '도윤이와 함수 이름을 먼저 적고 나눠서 코드를 짰다.'],
    ['동기', '행사를 기획하게 된 배경을 쓰세요.', '한 해 동안 아무도 빌리지 않은 소설이 412권이었다.'],
    [
      '어려움과 해결',
      '운영 중 생긴 문제와 대처는?',
      '무서운 장면이 있는 줄 모르고 빌려 갔다고 해서 포장에 표시를 찍었다.',
    ],
    ['배운 점', '배운 점과 앞으로의 계획', '표본이 치우치면 결과가 달라진다는 것을 알았다.'],
    ['과정', '편곡은 어떻게 했나요?', '리코더 네 마디를 뒤로 옮기고 장구를 넣었다.'],
  ])('%s was asked for and told: %s', (intent, question, answer) => {
    expect(missing([question], [answer])).not.toContain(intent);
  });

  it('is one of two things asked for of which nobody spoke', () => {
    const lesson = '표본이 치우치면 결과가 달라진다는 것을 알게 되었다.';
    expect(missing(['배운 점과 앞으로의 계획'], [lesson])).toContain('확장·진로');
    expect(missing(['배운 점과 앞으로의 계획'], [lesson])).not.toContain('배운 점');
  });

  it.each(JUDGED.map((sheet) => [sheet.subject, sheet] as const))(
    '%s lacks what its judge found',
    (subject, sheet) => {
      const draft = composeRecord({ ...sheet, limit: 1500, seed: 's' });
      expect(draft.missing).toEqual(sheet.missing.filter((intent) => intent !== LENIENT[subject]));
    },
  );

  it.each([
    ['sentences', false, 15, 24],
    ['notes', true, 11, 20],
  ] as const)('is seldom misread on sheets of %s', (_, notes, most, sheets) => {
    const own = SECOND.filter((sheet) => sheet.notes === notes);
    expect(own).toHaveLength(sheets);
    const misread = own.flatMap((sheet) => {
      const { missing: seen } = composeRecord({ ...sheet, limit: 1500, seed: 's' });
      return INTENTS.filter(
        (intent) =>
          !sheet.unsure.includes(intent) && seen.includes(intent) !== sheet.missing.includes(intent),
      );
    });
    expect(misread.length).toBeLessThanOrEqual(most);
  });

  it.each([
    ['협력', '친구들과 의견을 나눈 점', '개인 탐구라서 딱히 없다.'],
    ['어려움과 해결', '어려웠던 표현과 해결한 방법', '어려운 표현은 안 썼어요.'],
    ['확장·진로', '진로와 연결되는 점', '진로는 아직 못 정해서 잘 모르겠다.'],
    ['동기', '이 주제에 관심을 갖게 된 이유는?', '엘니뇨는 바닷물 온도가 평소보다 높아지는 현상이다.'],
    ['배운 점', '느끼고 배운 점', '근데 우리 반은 원래 좀 시끄럽다.'],
  ])('%s is not told by whatever stands where it was asked for', (intent, question, answer) => {
    expect(missing([question], [answer])).toContain(intent);
  });
});
