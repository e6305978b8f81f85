import { describe, expect, it } from 'vitest';
import { THEIRS } from '../fitness/others-marks.ts';
import { UNCLEAR } from '../fitness/reasons.ts';
import { withSelfKept } from '../telling/others/self-kept.ts';
import { befellAFriend, isOfFriend, tellsOnOfFriend } from './of-a-friend.ts';
import { asHeard, asReceived, whyNobodysDeed } from './whose-deed.ts';

// A deed whose doer went with the name or the honour reads as the student's own.
describe('whose deed it was', () => {
  it.each([
    ['되는 것만 짧게 말씀하셨다.', '되는 것만 짧게 말함.', UNCLEAR],
    ['떡볶이 서비스로 주심', '떡볶이를 서비스로 줌.', UNCLEAR],
    [
      '휴대폰에 글자를 써서 보여 주셨는데 그게 주소였어요.',
      '휴대폰에 글자를 써서 보여 주었는데 그것이 주소였음.',
      UNCLEAR,
    ],
    ['떨린 부분은 일부러 남겨 뒀더라고요.', '떨린 부분은 일부러 남겨 둠.', UNCLEAR],
    ['보건실에 실려 갔다고 한다.', '보건실에 실려 갔다는 점을 알게 됨.', UNCLEAR],
    ['건의함에 올리니까 알아서 넘겨줬다.', '건의함에 올리니 알아서 넘겨줌.', UNCLEAR],
    ['그때 치료하신 분이다.', '그때 치료한 분임.', UNCLEAR],
    ['우리 할머니는 세 번 외치다가 직접 끄신다.', '할머니는 세 번 외치다가 직접 끔.', THEIRS],
    ['작년에 형이 발목을 다쳐서 15분이나 걸렸다.', '작년에 형이 발목을 다쳐서 15분이나 걸림.', THEIRS],
    ['누구 거냐고 물어봤더니 그냥 웃었다.', '누구 거냐고 물어봤더니 웃음.', THEIRS],
    ['서연이가 내 글을 보고 틀린 데를 표시해 줬다.', '친구가 자신의 글을 보고 틀린 곳을 표시해 줌.', THEIRS],
    ['서연이가 빨라서 내가 적은 것을 옮겨 줬다.', '친구가 빨라서 자신이 적은 것을 옮겨 줌.', THEIRS],
  ])('%s', (raw, told, reason) => {
    expect(whyNobodysDeed(raw, told)).toBe(reason);
  });

  it.each([
    [
      '아버지가 자전거를 고치시는데 렌치 주머니를 만들었다.',
      '아버지가 자전거를 고치는데 렌치 주머니를 만듦.',
    ],
    ['할머니가 사시는 시장을 돌며 점포를 셌다.', '할머니가 사는 시장을 돌며 점포를 셈.'],
    ['할머니가 걷는 것을 보고 지팡이를 만들었다.', '할머니가 걷는 것을 보고 지팡이를 만듦.'],
    ['사장님이 재료를 보여 주셨다.', '사장이 재료를 보여 줌.'],
    ['모두 끝까지 응답해 주셨다.', '모두 끝까지 응답함.'],
    ['하루에 서른 명을 만난다고 하셨다.', '하루에 서른 명을 만난다는 답을 들음.'],
    ['무엇을 드셨는지부터 여쭈었더니 말이 나왔다.', '무엇을 먹었는지부터 물었더니 말이 나옴.'],
    ['물을 많이 마셨다.', '물을 많이 마심.'],
    ['도서관에서 일하시는 사서 선생님을 면담했다.', '도서관에서 일하는 사서를 면담함.'],
    ['생각보다 빨리 끓더라고요.', '생각보다 빨리 끓음.'],
    ['법이 2016년에 만들어졌대요.', '법이 2016년에 만들어졌다는 점을 알게 됨.'],
    ['서연이가 내 표를 고쳐 줘서 다시 그렸다.', '친구가 자신의 표를 고쳐 줘서 다시 그림.'],
    ['할머니가 나한테 물어보셨던 게 기억났다.', '할머니가 자신에게 물어봤던 것을 떠올림.'],
    ['서연이가 축을 잘못 잡아서 제가 다시 그렸다.', '친구가 축을 잘못 잡아서 자신이 다시 그림.'],
  ])('%s is told', (raw, told) => {
    expect(whyNobodysDeed(raw, told)).toBeNull();
  });

  it('tells as received what an elder gave who is not named', () => {
    expect(asReceived('이틀 뒤에 길게 답을 줌.', '이틀 뒤에 길게 답을 주셨어요.')).toBe(
      '이틀 뒤에 길게 답을 받음.',
    );
    expect(asReceived('더 자세하게 대답해 줌.', '더 자세하게 대답해 주셨다.')).toBe('더 자세한 대답을 받음.');
    expect(asReceived('친구에게 답을 줌.', '친구에게 답을 줬다.')).toBe('친구에게 답을 줌.');
    expect(asReceived('사서가 자료를 줌.', '사서 선생님이 자료를 주셨다.')).toBe('사서가 자료를 줌.');
  });
});

describe('a sentence behind one about a friend', () => {
  const isName = (word: string) => word.startsWith('서연');
  it('tells on of the friend what is done to the writer', () => {
    expect(isOfFriend('내 짝 서연이는 맞춤법을 잘 안다.', isName)).toBe(true);
    expect(isOfFriend('교대를 외치는 건 서연이가 맡았다.', isName)).toBe(true);
    expect(tellsOnOfFriend('내 글에서 23개 찾아냄.', '친구와의 협업', isName)).toBe(true);
    expect(tellsOnOfFriend('나는 서연이 글에서 하나 찾음.', '친구와의 협업', isName)).toBe(false);
    expect(tellsOnOfFriend('글도 조금 씀.', '친구와의 협업', isName)).toBe(false);
  });

  it('and what befell a body', () => {
    const before = '내 짝 서연이가 새우를 못 먹는다.';
    expect(befellAFriend('입술이 부어서 보건실에 갔다.', before, isName)).toBe(true);
    expect(befellAFriend('나도 보건실에 갔다.', before, isName)).toBe(false);
    expect(befellAFriend('보건실에 갔다.', '급식표를 매일 본다.', isName)).toBe(false);
    expect(befellAFriend('급식표를 만들었다.', before, isName)).toBe(false);
  });
});

it.each([
  [
    '부반장이 하기로 했는데 감기가 와서 갑자기 하게 됨.',
    '부반장이 하기로 했는데 감기가 와서 제가 갑자기 하게 됐어요.',
    '부반장이 하기로 했는데 감기가 와서 자신이 갑자기 하게 됨.',
  ],
  [
    '친구는 빨리 빼서 천천히 빼는 것을 세어 줌.',
    '친구는 빨리 빼서 제가 천천히 빼는 것을 세어 줬다.',
    '친구는 빨리 빼서 자신이 천천히 빼는 것을 세어 줌.',
  ],
  [
    '오빠는 게임, 숙제라 시간을 나눔.',
    '오빠는 게임, 저는 숙제라 시간을 나눴다.',
    '오빠는 게임, 자신은 숙제라 시간을 나눔.',
  ],
  // Nobody else is in it.
  ['비가 와서 우산을 씀.', '비가 와서 제가 우산을 썼다.', '비가 와서 우산을 씀.'],
  // Told as a proposal of theirs, it needs no other subject.
  [
    '줄이자는 친구의 제안을 받아들여 표를 줄임.',
    '친구가 줄이자고 해서 제가 표를 줄였다.',
    '줄이자는 친구의 제안을 받아들여 표를 줄임.',
  ],
])('keeps the student in: %s', (text, raw, told) => {
  expect(withSelfKept(text, raw)).toBe(told);
});

describe('what others asked or thought, told as the student received it', () => {
  it.each([
    ['친구가 그러면 검사를 왜 하는지 물어봄.', null, '검사를 왜 하는지 묻는 친구의 질문을 받음.'],
    ['청중이 값이 왜 다른지 질문함.', null, '값이 왜 다른지 묻는 청중의 질문을 받음.'],
    [
      '다른 친구가 어디서 자료를 찾았는지 물음.',
      null,
      '어디서 자료를 찾았는지 묻는 다른 친구의 질문을 받음.',
    ],
    ['말투가 낯설다는 의견이 3개 있었음.', '상호 평가에서 받은 의견은?', '말투가 낯설다는 의견을 3개 받음.'],
    ['구성이 좋다는 평이 가장 많았음.', '동료 평가 결과는?', '구성이 좋다는 평을 가장 많이 받음.'],
  ])('%s', (text, question, expected) => expect(asHeard(text, question)).toBe(expected));

  it.each([
    ['친구가 물어봄.', null],
    ['친구에게 값이 왜 다른지 물어봄.', null],
    ['짝이 왜 다른지 물어봐서 다시 계산함.', null],
    ['친구가 답을 알려 줌.', null],
    ['규칙을 바꾸자는 의견이 가장 많았음.', '상호 평가에서 받은 의견은?'],
    ['길이 좁다는 의견이 가장 많았음.', '설문 결과는?'],
  ])('is as it stands: %s', (text, question) => expect(asHeard(text, question)).toBe(text));
});
