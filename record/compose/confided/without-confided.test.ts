import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markedIn, shareOf } from '../learnt/marked.ts';
import { composeRecord } from '../compose-record.ts';
import { whyConfided } from './why-confided.ts';
import { mayBeConfided } from './chance-confided.ts';
import { withoutConfided } from './without-confided.ts';

const FOLDER = new URL('../cases/confided/', import.meta.url);
const files = readdirSync(FOLDER).map((file) => {
  const all = markedIn(readFileSync(new URL(file, FOLDER), 'utf8'));
  const textsOf = (mark: boolean) => all.filter(({ isMarked }) => isMarked === mark).map(({ text }) => text);
  return { file, confided: textsOf(true), lessons: textsOf(false) };
});
/** By strangers, and never learnt from. */
const isUnseen = ({ file }: { file: string }) => file.startsWith('unseen');
/** Lessons that were once taken for it. */
const FOUND = 'found.tsv';
const isConfided = (text: string) => whyConfided(text, '') !== null;

describe.each(files.filter((one) => !isUnseen(one) && one.file !== FOUND))(
  'what was learnt from: $file',
  ({ confided, lessons }) => {
    it('what was let slip is left out, but for one in fifty', () => {
      expect(shareOf(confided, isConfided)).toBeGreaterThanOrEqual(0.98);
    });

    it('what is told of a lesson stays, but for one in fifty', () => {
      expect(shareOf(lessons, isConfided)).toBeLessThanOrEqual(0.02);
    });
  },
);

it('lessons that were once taken for it are told', () => {
  expect(files.find(({ file }) => file === FOUND)?.lessons.filter(isConfided)).toEqual([]);
});

describe.each(files.filter(isUnseen))('what nobody learnt from: $file', ({ confided, lessons }) => {
  it('four of five are left out, nine of ten at least shown to a teacher', () => {
    expect(shareOf(confided, isConfided)).toBeGreaterThanOrEqual(0.8);
    expect(shareOf(confided, (text) => isConfided(text) || mayBeConfided(text))).toBeGreaterThanOrEqual(0.92);
  });

  it('of lessons on the same matters next to nothing is left out, and one in twelve shown', () => {
    expect(shareOf(lessons, isConfided)).toBeLessThanOrEqual(0.02);
    expect(shareOf(lessons, (text) => isConfided(text) || mayBeConfided(text))).toBeLessThanOrEqual(0.08);
  });
});

it.each([
  ['휠체어를 타서 심판을 맡아 규칙을 카드로 만들었다.', '심판을 맡아 규칙을 카드로 만들었다.'],
  ['공황이 와서 응급실에 다녀온 뒤로는 하루 두 과목만 공부했어요.', '하루 두 과목만 공부했어요.'],
  ['저는 이슬람이라 돼지고기가 든 날을 세어 봤습니다.', '돼지고기가 든 날을 세어 봤습니다.'],
  ['맹장 수술을 해서 일주일 빠졌는데 교과서를 읽고 문제를 풀었어요.', '교과서를 읽고 문제를 풀었어요.'],
  ['학폭위 때문에 학교 오기 싫었지만 독서 목표 열 권은 지켰다.', '독서 목표 열 권은 지켰다.'],
])('what opens with it is told without its opening: %s', (sentence, expected) => {
  expect(withoutConfided(sentence, '')?.text).toBe(expected);
});

it.each([
  '쉼터에서 지내서 밤 9시면 불을 꺼야 한다.',
  '보청기 배터리가 없던 날 빼고는 토의에 다 참여했어요.',
  '손목에 그은 자국을 가리던 여름을 날씨로만 표현했다.',
  '매일 인슐린을 맞아서 혈당을 재고 표에 적었다.',
  '오빠 사고 난 지 백 일 되는 날이라 더 그랬어요.',
])('and left out where the rest would not stand, or would tell it: %s', (sentence) => {
  expect(withoutConfided(sentence, '')).toMatchObject({ text: null });
});

// For the teacher: what was cut off stands among what was left out, alone and with its own reason.
it('the clause is listed to the letter, and the sentence is marked for it', () => {
  const answer = '아빠가 집을 나가셔서 민준이네 집에서 숙제를 했다.';
  const { sentences, dropped } = composeRecord({
    questions: ['무엇을 했나요?'],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김민준'],
    seed: '1',
  });
  expect(sentences.map(({ text, review }) => [text, review])).toEqual([
    ['친구의 집에서 숙제를 함.', expect.stringContaining('사적인 내용을 덜어 낸')],
  ]);
  expect(dropped.map(({ text, reason }) => [text, reason])).toEqual([
    ['아빠가 집을 나가셔서', expect.stringContaining('사적인 사정')],
  ]);
  expect(answer.slice(dropped[0]?.source.start, dropped[0]?.source.end).trim()).toBe('아빠가 집을 나가셔서');
});

const drafted = (answer: string) =>
  composeRecord({
    questions: ['무엇을 했나요?'],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: ['김민준'],
    seed: '1',
  }).sentences.map(({ review }) => review);

it('the mark for it outlives one for a name of a firm that was put right', () => {
  expect(drafted('공황이 와서 응급실에 다녀온 뒤로는 유튜브에서 영상을 찾아 표로 정리했다.')).toEqual([
    expect.stringContaining('사적인 내용을 덜어 낸'),
  ]);
});

it('a hint that is not sure is told, with a mark', () => {
  expect(drafted('혼자 있는 시간이 많아서 책을 스무 권 읽었다.')).toEqual([
    expect.stringContaining('사적인 사정을 적은 문장일 수 있으므로'),
  ]);
});

it('a reason that was confided is not told with the choice it stands behind', () => {
  const { text, dropped } = composeRecord({
    questions: ['주제를 고른 이유'],
    answers: [
      '수면 시간을 주제로 정했습니다. 제가 우울증 약을 먹고 있어서 잠이 왜 오지 않는지 궁금했기 때문입니다.',
    ],
    observation: '',
    limit: 1500,
    names: [],
    seed: '1',
  });
  expect(text).toBe('수면 시간을 주제로 정함.');
  expect(dropped.map(({ text: left }) => left)).toEqual([
    '제가 우울증 약을 먹고 있어서 잠이 왜 오지 않는지 궁금했기 때문입니다.',
  ]);
});
