import { describe, expect, it } from 'vitest';
import type { JobReply } from '../../../contract/jobs.ts';
import {
  countAgain,
  countsOf,
  endWords,
  estimateMinutes,
  estimateWords,
  planGeneration,
  planPublishing,
  remainingWords,
  stillWaiting,
  titleOf,
} from './generation.ts';
import { type Row, toRow } from './rows.ts';

function row(
  name: string,
  state: { submitted?: true; observation?: string; remark?: string; published?: true },
): Row {
  const exists = state.submitted || state.observation !== undefined;
  return toRow(
    {
      id: exists ? `r-${name}` : null,
      student_id: `s-${name}`,
      student: { id: `s-${name}`, student_number: null, name, email: '' },
      status: 'not_submitted',
      created_at: state.submitted ? '2026-11-20T01:00:00.000Z' : null,
      responses: null,
      edited_responses: null,
      teacher_request: null,
      teacher_observation: state.observation ?? null,
      final_evaluation: state.remark ?? null,
      provenance: null,
      dismissals: [],
      confirmed_at: null,
      is_published: state.published ?? false,
      version: 1,
    },
    1500,
  );
}
const ready = row('가온', { submitted: true, observation: '차분함' });
const unobserved = row('나래', { submitted: true });
const absent = row('다솜', {});
const seenOnly = row('라온', { observation: '성실함' });
const written = row('마루', { submitted: true, observation: '꼼꼼함', remark: '꼼꼼함.' });
const shown = row('바다', { submitted: true, observation: '꼼꼼함', remark: '꼼꼼함.', published: true });
const all = [ready, unobserved, absent, seenOnly, written];
const names = (list: { name: string }[]) => list.map((one) => one.name).join(' ');

describe('bulk generation', () => {
  it.each([
    { done: 8, skipped: [], said: '8명의 기록문 초안을 만들었습니다.', failed: false },
    { done: 6, skipped: [true], said: '6명의 기록문 초안을 만들었습니다.', failed: false },
    { done: 6, skipped: [true, false], said: '1명의 기록문 초안을 만들지 못했습니다.', failed: true },
    { done: 0, skipped: [true], said: undefined, failed: undefined },
  ])('ends with a word on all of them: $said', ({ done, skipped, said, failed }) => {
    const words = endWords({
      done,
      fallbacks: [],
      failed: skipped.map((one) => ({ student_id: 's', name: '가온', message: '없음', skipped: one })),
    });
    expect([words?.text, words?.failed]).toEqual([said, failed]);
  });

  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
  ])('%i students take %i minutes', (count, minutes) => {
    expect(estimateMinutes(count)).toBe(minutes);
  });

  it('says of one minute that it is the most', () => {
    expect([estimateWords(1), estimateWords(21)]).toEqual(['1분 이내로 끝나고', '약 2분 걸리고']);
  });

  it('counts as waiting who failed, is still here and has no text', () => {
    const failed = [ready, written, row('떠난', {}), unobserved].map(({ key, name }) => ({
      ...{ student_id: key, name, message: '실패' },
      skipped: name === '나래',
    }));
    expect(names(stillWaiting({ failed }, all))).toBe('가온');
  });

  it('offers a teacher to try again for whom the server would, and not for who has just left', () => {
    expect(countAgain({ again: ['s-가온', 's-마루'] }, all)).toBe(2);
    expect(countAgain({ again: ['s-가온', 's-떠난이'] }, all)).toBe(1);
    expect(countAgain({ again: [] }, all)).toBe(0);
  });

  it.each([
    [null, ''],
    [0, '약 5초 남음'],
    [6, '약 10초 남음'],
    [59, '약 60초 남음'],
    [60, '약 1분 남음'],
    [61, '약 2분 남음'],
  ])('%s seconds: %s', (seconds, words) => {
    expect(remainingWords(seconds)).toBe(words);
  });

  it('writes for whom there is an observation and lists the others', () => {
    const plan = planGeneration(all, { again: false, shared: ' ' });
    expect(names(plan.students)).toBe('가온 라온');
    expect(names(plan.unanswered)).toBe('라온');
    expect(names(plan.unobserved)).toBe('나래 다솜');
    expect(names(plan.written)).toBe('마루');
  });

  it('gives the shared observation to those who submitted and have none of their own', () => {
    const plan = planGeneration(all, { again: false, shared: '모둠 활동에 참여함' });
    expect(names(plan.students)).toBe('가온 나래 라온');
    expect(names(plan.unobserved)).toBe('다솜');
  });

  it('writes anew only when asked', () => {
    expect(names(planGeneration(all, { again: true, shared: '' }).students)).toBe('가온 라온 마루');
  });
});

describe('bulk publishing', () => {
  it('takes remarks that are not yet in that state', () => {
    expect(names(planPublishing([...all, shown], true))).toBe('마루');
    expect(names(planPublishing([...all, shown], false))).toBe('바다');
  });
});

describe('what the panel says', () => {
  const job: JobReply = {
    ...{ id: 'j', evaluation_id: 'e', total: 11, done: 11, failed: [], again: [], state: 'running' },
    ...{ remainingSeconds: 30, created_at: '', finished_at: null },
    fallbacks: [
      { message: '오늘 AI로 쓸 수 있는 횟수를 다 썼어요.', students: 7 },
      { message: 'AI가 제때 답하지 않았어요.', students: 1 },
    ],
  };

  it('counts whom the built-in writer wrote for', () => {
    expect(countsOf(job, false)).toBe('11명 중 11명 완료 · 그중 기본 작성기 8명 · 약 30초 남음');
    expect(endWords(job)?.text).toBe('11명의 기록문 초안을 만들었습니다. 그중 8명은 기본 작성기로 썼습니다.');
    expect(countsOf({ ...job, fallbacks: [] }, false)).toBe('11명 중 11명 완료 · 약 30초 남음');
  });

  it('promises nothing while nobody answers', () => {
    expect(titleOf(job, true)).toBe('서버와 연결이 끊겼어요');
    expect(countsOf(job, true)).not.toContain('남음');
  });
});
