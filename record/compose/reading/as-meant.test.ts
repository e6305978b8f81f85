import { expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import { asMeant } from './as-meant.ts';

// For the student who notes as one thinks: a cause behind its arrow, foreign words and questions without marks.
it.each([
  ['백색왜성은 뜨거운데 어두움->작아서.', '백색왜성은 뜨거운데 작아서 어둡다.'],
  ['전구가 어두움 → 전압이 낮아서', '전압이 낮아서 전구가 어둡다.'],
  ['아두이노 꺼짐 → 전원을 같이 써서 그럼.', '전원을 같이 써서 아두이노 꺼졌다.'],
  ['소리가 작음 → 마이크 때문', '마이크 때문에 소리가 작다.'],
  ['您要点什么? 랑 请稍等 를 했어요.', "'您要点什么?', '请稍等'를 했어요."],
  ['行いて라고 썼다가 고쳤다.', "'行いて'라고 썼다가 고쳤다."],
  ['한 아이가 그럼 3등분으로 자르면요? 하고 물어봤다.', '한 아이가 "3등분으로 자르면요?"라고 물어봤다.'],
])('%s → %s', (noted, meant) => {
  expect(asMeant(noted)).toBe(meant);
});

it.each([
  '온도를 올림 → 반응이 빨라져서 끝남',
  '소리 작음 → 마이크 옮김',
  '「山月記」를 읽었다.',
  "'이거 매워요?' からいですか를 해서 놀랐다.",
  '친구가 "왜요?"라고 물었다.',
])('%s stays', (noted) => {
  expect(asMeant(noted)).toBe(noted);
});

const told = (answer: string, question = '활동을 하면서 무엇을 하였나요?') =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    content: '',
    limit: 1500,
    names: [],
    seed: 'spoken',
  }).text;

// For the teacher: talk is put into a record's words, and too much is said only where it was too much.
it.each([
  ['찬물로 너무 많이 씻어서 결정이 녹아나갔다.', '찬물로 지나치게 많이 씻어서 결정이 녹아나감.'],
  ['짝의 의견을 너무 몰아붙인 것 같아 먼저 사과했다.', '짝의 의견을 지나치게 몰아붙여 먼저 사과함.'],
  ['온도가 너무 높으면 효소가 망가진다.', '온도가 지나치게 높으면 효소가 망가짐.'],
  ['한자가 너무 많아서 사전으로 여덟 줄을 읽었다.', '한자가 많아서 사전으로 여덟 줄을 읽음.'],
  ['6월 문제는 너무 유명해서 하루 만에 27명이 풀었다.', '6월 문제는 유명해서 하루 만에 27명이 풂.'],
  ['전공 체험에서는 그람 염색을 했습니다.', '전공 체험에서는 그람 염색을 함.'],
  ['큰 거랑 작은 거랑 걸려서 나왔어요.', '큰 것과 작은 것이 걸려서 나옴.'],
  ['라벨에는 6~7% 라고 써있어서 다시 쟀다.', '라벨에는 6~7%라고 적혀 있어서 다시 잼.'],
  ['양성이 95명이랑 495명이었다.', '양성이 95명과 495명이었음.'],
  ['보고서에 목차를 빼먹었음.', '보고서에 목차를 빠뜨림.'],
  ['빈칸은 strip 쓰라고 해서 그대로 지웠다.', '빈칸은 strip을 쓰라고 해서 그대로 지움.'],
])('%s → %s', (answer, record) => {
  expect(told(answer)).toBe(record);
});
