import { describe, expect, it } from 'vitest';
import type { ResponseReply } from '../../../contract/responses.ts';
import type { TermMaterial } from '../../../contract/term-material.ts';
import {
  countByFilter,
  DEFAULT_SORT,
  nextSort,
  passes,
  remarkState,
  type Row,
  sortRows,
  toRow,
} from './rows.ts';

type TermPart = TermMaterial['students'][number]['forms'][number];

function response(name: string, number: string | null, more: Partial<ResponseReply> = {}): ResponseReply {
  return {
    id: `r-${name}`,
    student_id: `s-${name}`,
    student: { id: `s-${name}`, student_number: number, name, email: `${name}@example.com` },
    status: 'not_submitted',
    created_at: null,
    responses: null,
    edited_responses: null,
    teacher_request: null,
    teacher_observation: null,
    final_evaluation: null,
    provenance: null,
    dismissals: [],
    confirmed_at: null,
    is_published: false,
    version: 1,
    ...more,
  };
}
const AT = '2026-11-20T01:00:00.000Z';
const blank = toRow(response('하늘', '20103'), 10);
const observedOnly = toRow(response('보람', '20102', { teacher_observation: '성실함' }), 10);
const draft = toRow(
  response('가온', '20110', {
    created_at: AT,
    teacher_observation: '  ',
    final_evaluation: '성실하게 참여함',
  }),
  10,
);
const stamped = toRow(
  response('다솜', null, { created_at: AT, final_evaluation: '참여함', confirmed_at: AT }),
  10,
);
const published = toRow(
  response('나래', '20101', {
    created_at: AT,
    final_evaluation: '참여함',
    confirmed_at: AT,
    is_published: true,
  }),
  10,
);
const rows = [blank, observedOnly, draft, stamped, published];
const names = (list: Row[]) => list.map((row) => row.name).join(' ');

describe('rows of the responses table', () => {
  it('measure the remark in NEIS bytes', () => {
    expect(draft.bytes).toBe(22);
    expect([draft.over, published.over]).toEqual([true, false]);
  });

  it.each([
    [blank, '없음'],
    [draft, '초안'],
    [stamped, '확인함'],
    [published, '공개'],
  ] as const)('name the state of a remark', (row, state) => {
    expect(remarkState(row)).toBe(state);
  });

  it('stand by number first, and who has none stands last both ways of a tie', () => {
    expect(names(sortRows(rows, DEFAULT_SORT))).toBe('나래 보람 하늘 가온 다솜');
    expect(names(sortRows(rows, { key: 'submission_status', descending: true }))).toBe(
      '나래 가온 다솜 보람 하늘',
    );
  });

  it('sort by name and by state of the remark', () => {
    expect(names(sortRows(rows, { key: 'name', descending: false }))).toBe('가온 나래 다솜 보람 하늘');
    expect(names(sortRows(rows, { key: 'evaluation_status', descending: true }))).toBe(
      '나래 다솜 가온 보람 하늘',
    );
  });

  it('turn around at the same column and begin ascending at another', () => {
    expect(nextSort(DEFAULT_SORT, 'student_number')).toEqual({ key: 'student_number', descending: true });
    expect(nextSort({ key: 'name', descending: true }, 'submission_status').descending).toBe(false);
  });

  it('pass the filters; a blank observation is none', () => {
    expect(countByFilter(rows)).toEqual({
      all: 5,
      missing: 2,
      unobserved: 4,
      unwritten: 2,
      over: 1,
      unconfirmed: 1,
    });
    expect(passes(stamped, 'unconfirmed')).toBe(false);
    expect(passes(blank, 'unconfirmed')).toBe(false);
  });
});

describe('a row of the term sheet', () => {
  const FORM = 'f-1';
  const row = (part: Partial<TermPart>) =>
    toRow(response('누리', '20104'), 1500, {
      forms: [{ id: FORM, class_content: '자료 조사', questions: [] }],
      students: [
        {
          student_id: 's-누리',
          forms: [
            {
              evaluation_id: FORM,
              created_at: null,
              response_id: 'r-누리-1',
              answers: null,
              edited: false,
              observation: null,
              final_evaluation: null,
              settled: false,
              ...part,
            },
          ],
        },
      ],
    });

  it('counts as seen who was seen in a form, or has a remark there that the teacher settled', () => {
    expect(row({ observation: '근거를 들어 말함.' }).observed).toBe(true);
    expect(row({ final_evaluation: '자료를 모음.', settled: true }).observed).toBe(true);
  });

  it('counts nobody for a draft that nobody has touched, or for an answer', () => {
    expect(row({ final_evaluation: '자료를 모음.', created_at: AT, answers: ['답'] }).observed).toBe(false);
  });
});
