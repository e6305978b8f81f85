import type { LiveBoard, LiveState } from '../../../contract/live.ts';

const LIVE_WORDS: Record<LiveState, { label: string; meaning: string }> = {
  submitted: { label: '제출', meaning: '제출을 마침' },
  writing: { label: '쓰는 중', meaning: '쓴 글이 서버에 저장됨' },
  opened: { label: '화면 열림', meaning: '답하는 화면을 엶' },
  joined: { label: '시작 전', meaning: '수업에 들어왔고 아직 답하는 화면을 열지 않음' },
};

/** Once the form is closed nobody writes any more: there are those who submitted and those who did not. */
const MISSING = { label: '미제출', meaning: '마감까지 제출하지 않음' };

const LIVE_ORDER: readonly LiveState[] = ['submitted', 'writing', 'opened', 'joined'];

/** What a tile says of a student. */
export function tileWords(state: LiveState, closed: boolean): { label: string; meaning: string } {
  return closed && state !== 'submitted' ? MISSING : LIVE_WORDS[state];
}

/** The sums beside each other; each student counts in one. */
export function sumsOf(students: readonly { state: LiveState }[], closed: boolean) {
  const counts = countStates(students);
  if (!closed) return LIVE_ORDER.map((state) => ({ ...LIVE_WORDS[state], count: counts[state] }));
  return [
    { ...LIVE_WORDS.submitted, count: counts.submitted },
    { ...MISSING, count: students.length - counts.submitted },
  ];
}

type Numbered = Pick<LiveBoard['students'][number], 'student_number'>;

/**
 * How the tiles of a class are numbered: `7번` where all are of one home class (a number is grade, class, number), the
 * whole number where students of several meet, for there two may both be the seventh.
 */
export function tileNumbers(students: readonly Numbered[]): string[] {
  const homes = new Set(students.map((one) => one.student_number?.slice(0, 3) ?? null));
  return students.map(({ student_number: number }) => {
    if (number === null) return '번호 없음';
    return homes.size === 1 ? `${Number(number.slice(3))}번` : number;
  });
}

export function countStates(students: readonly { state: LiveState }[]): Record<LiveState, number> {
  const counts = { joined: 0, opened: 0, writing: 0, submitted: 0 };
  for (const { state } of students) counts[state] += 1;
  return counts;
}
