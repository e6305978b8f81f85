import { describe, expect, it } from 'vitest';
import { composeRecord } from '../../../record/compose/compose-record.ts';
import { originsOf } from './origins.ts';
import { endsAsRecord, standingOf } from './standing.ts';

/** How each piece that the engine leaves out of these answers would be offered, by its words as they were written. */
function standings(answers: string[], observation: string): Record<string, string> {
  const questions = answers.map((_, index) => `${index + 1}번 활동에서 한 일은 무엇인가요?`);
  const names = ['김한결', '이도윤'];
  const draft = composeRecord({ questions, answers, observation, names, limit: 1500, seed: 'standing' });
  const provenance = { writer: 'builtin' as const, ...draft };
  const { spares } = originsOf([], { ...provenance, sentences: [] });
  return Object.fromEntries(spares.map(({ raw, standing }) => [raw, standing]));
}

describe('what can be done with words that the draft left out', () => {
  it('an answer that says nothing is not offered', () => {
    const found = standings(['딱히 없음', 'ㅋㅋ 모름', '없음', '그냥 했어요', '재밌었다'], '');
    expect(new Set(Object.values(found))).toEqual(new Set(['nothing']));
    expect(Object.keys(found)).toHaveLength(5);
  });

  it('half a sentence and a note are to be finished', () => {
    const found = standings(
      ['모둠원과 원인을 나누어 조사했다. 한결이가 침.', '발아율 계산법'],
      '꼼꼼함. 모둠을 잘 이끎? 발표 中, 질문 上',
    );
    expect(found).toMatchObject({
      '한결이가 침.': 'unfinished',
      '발표 中, 질문 上': 'unfinished',
      '모둠을 잘 이끎?': 'unfinished',
    });
    expect(Object.values(found)).not.toContain('whole');
  });

  it('two words are to be finished, whatever the reason that they are left out for', () => {
    const reason = '다른 문장보다 기록할 내용이 적다고 보아 제외했습니다. 필요하면 직접 넣어 주세요.';
    const left = { reason, review: undefined, seen: false };
    expect(standingOf({ ...left, words: '한결이가 침.' })).toBe('unfinished');
    expect(standingOf({ ...left, words: '한결이가 종을 침.' })).toBe('whole');
  });

  it.each([
    '교내 수학 경시대회에 참가하여 예선 문제를 풀고 풀이 과정을 표로 정리했다.',
    '과학 탐구 발표로 우수상을 받고 발표 자료를 학급에 나누어 주었다.',
    '한국사능력검정시험을 준비하며 조선 후기의 개혁을 연표로 정리했다.',
    '아버지가 의사라서 병원의 진료 과정을 조사하여 발표했다.',
    '서울대학교 연구실을 찾아가 실험 장비의 원리를 조사하고 정리했다.',
    '모의고사에서 1등급을 받고 틀린 문제의 유형을 표로 정리했다.',
    '친구들과 소논문을 작성하여 설문 결과를 그래프로 나타냈다.',
    '장학금을 받아 산 책으로 경제 정책을 조사하고 발표했다.',
    'TED와 K-MOOC 강의를 수강하고 배운 내용을 그림으로 정리했다.',
    '궁금한 점은 010-1234-5678로 연락해 달라고 적은 설문지를 만들었다.',
  ])('a teacher is never offered to put in as it is what no record may hold: %s', (sentence) => {
    const answers = ['측정소 세 곳의 자료를 일주일 동안 모아 평균을 내고 꺾은선그래프로 나타냈다.', sentence];
    expect(Object.values(standings(answers, '근거를 들어 발표함.'))).not.toContain('whole');
    expect(Object.values(standings(answers.slice(0, 1), sentence))).not.toContain('whole');
  });

  it('nor is it where it was left out for want of room', () => {
    const reason = '분량 제한에 맞추느라 제외했습니다.';
    const words = '지역 대회에 나가 조사 결과를 발표함.';
    const left = { reason, words, seen: true };
    expect(standingOf({ ...left, review: '대회 참가나 결과는 적을 수 없습니다.' })).toBe('unfinished');
    expect(standingOf({ ...left, review: undefined })).toBe('whole');
  });

  it('what only another sentence says already may stand as it is', () => {
    const told = '측정소 세 곳의 자료를 일주일 동안 모아 시간대별 평균을 내고 꺾은선그래프로 나타냈다.';
    expect(Object.values(standings([told, told.replace('내고', '내어')], ''))).toEqual(['whole']);
  });
});

it('a sentence of a record ends in a noun made of what was done', () => {
  for (const words of ['표로 정리함.', '토의를 이끎.', '책을 읽음 (페스트).', '‘빛’을 앎'])
    expect(endsAsRecord(words)).toBe(true);
  for (const words of ['발표 침착, 질문 多.', '정리했다.', '', '3모둠 조장'])
    expect(endsAsRecord(words)).toBe(false);
});
