import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import { toldOf } from './told-of.ts';

// Rules that once told what nobody had written: each beside a sentence that they are still made for.
describe('what a question asks for, and what an answer says it tells', () => {
  it.each([
    [
      '기여한 점과 아쉬운 점',
      '기여한 점은 배경 음악 고른 거랑 소품 만든 거.',
      '배경 음악을 고른 것과 소품을 만든 것을 기여한 점으로 꼽음.',
    ],
    ['나의 장점과 단점', '장점은 끝까지 하는 거.', '끝까지 하는 것을 장점으로 꼽음.'],
    ['나의 장점과 단점', '단점은 급하게 푸는 거.', '급하게 푸는 점을 단점으로 꼽음.'],
    [
      '나의 부족한 점',
      '급하면 계산을 대충 하는 편이에요.',
      '급하면 계산을 자세히 하지 못하는 점을 스스로 부족한 점으로 돌아봄.',
    ],
    ['부족한 점은?', '검산을 안 한 것.', '검산을 하지 않은 것을 부족한 점으로 꼽음.'],
    ['가장 노력한 것은?', '무릎보다 발목 먼저.', ''],
    ['집에서 한 연습은 어떠했나요?', '처음 잴 때는 2분 20초였는데.', ''],
    [
      '우리 모둠의 계획은?',
      '계획은\n1주 자료 찾기\n2주 대본 쓰기\n이었는데 2주에 다 했음',
      '1주에는 자료 찾기, 2주에는 대본 쓰기로 일정을 정함.',
    ],
  ])('%s: %s', (question, answer, told) => {
    expect(toldOf(question, answer)).toBe(told);
  });

  it('tells what is to be mended as meant, what was good as done', () => {
    const mend = toldOf('개선할 점', '무대 뒤에서 순서를 먼저 확인하기. 대본을 외우고 나서 무대에 서기.');
    expect(mend).toMatch(/무대에 서고자 [^.]+\.$/);
    expect(toldOf('무엇을 했나요?', '대본을 외우고 나서 무대에 서기.')).not.toContain('고자');
  });
});

describe('who did it, and to whom', () => {
  it.each([
    ['결이가 사진을 찍어 줬고 저는 그 사진을 포스터에 넣었습니다.', '친구가 찍어 준 사진을 포스터에 넣음.'],
    ['은결이는 배경을 그렸고 저는 글씨를 썼습니다.', '친구와 역할을 나누어 글씨를 씀.'],
    ['하람이 보면서 동작을 천천히 외웠다.', '친구를 보면서 동작을 천천히 외움.'],
    ['하람이가 지도를 거의 혼자 했어서 미안하다.', ''],
    ['저랑 하람이랑 채아랑 했고 저는 자막을 만들었어요.', /^친구들과 함께 (?:했고|하며) 자막을 만듦\.$/],
    ['사람이 없어서 나 혼자 했는데 표를 끝까지 완성했다.', /혼자 했는데/],
    ['눈금 간격을 늘리자 했고 눈금을 다시 그렸다.', /늘리자고 했고/],
    ['회의에서 날짜를 바꾸자고 해서 학원 없는 날로 옮겼다.', ''],
  ])('%s', (answer, told) => {
    const text = toldOf('활동 과정', answer);
    if (typeof told === 'string') expect(text).toBe(told);
    else expect(text).toMatch(told);
  });

  it.each([
    ['아빠가 이러다 밤새게 생겼다고 함.', ''],
    ['꿀벌은 8자로 춤을 춘다고 함.', '꿀벌은 8자로 춤을 춘다는 점을 알게 됨.'],
    ['할머니가 옛날에는 우물을 썼다고 함.', '옛날에는 우물을 썼다는 할머니의 말을 들음.'],
    ['채아가 글씨가 작아서 안 보인다 했고 선생님은 색이 많다고 하셨다.', ''],
    ['채아가 글씨가 작아서 안 보인다고 했다.', '글씨가 작아서 보이지 않는다는 친구의 의견을 들음.'],
  ])('heard: %s', (answer, told) => {
    expect(toldOf('새롭게 알게 된 점', answer)).toBe(told);
  });
});

describe('words that a sentence needs', () => {
  it.each([
    ['구겨질까 봐 원본은 선생님께 드리고 사본만 벽에 붙였다.', /원본은 교사에게 드리고/],
    ['과학을 맡은 박정은 선생님께 여쭈어보고 식을 고쳤다.', /^(?!.*정은).*교사에게/],
    ['추위 타는 화분을 창가에서 교실 안쪽으로 옮겼다.', /^추위를 타는 화분/],
    ['소품을 안 내버렸고 그래서 소품 상자가 비었다.', /내지 않았고/],
    ['쓰레기를 안 버렸고 그래서 복도가 깨끗해졌다.', /버리지 않았고/],
    ['책임을 소비자에게 돌리는 건데 이건 말이 안 되잖아요.', /이치에 맞지 않는다고 생각함/],
    ['서로 말이 안 통해서 손짓으로 규칙을 설명했다.', /말이 통하지 않아서/],
    ['아마 통계 누리집이었던 것 같은데 다음에는 주소를 적어 놓을게요.', /^다음에는 주소를/],
    ['『소년이 온다』(한강, 창비, 2014)를 읽고 서평을 썼다.', /\(한강, 2014\)를 읽/],
    ['『소년이 온다』(창비)를 읽고 서평을 썼다.', /『소년이 온다』를 읽/],
    ['그린피스 자료에서 바다 쓰레기의 양을 찾았다.', /^한 환경 단체 자료에서/],
    ['월드비전 자료에서 우물의 개수를 찾았다.', /^국제 구호 단체 자료에서/],
    ['구글닥스에 대본을 함께 적었다.', /^온라인 협업 도구에/],
  ])('%s', (answer, told) => {
    expect(toldOf('활동 과정', answer)).toMatch(told);
  });
});

describe('the activity before a sentence', () => {
  const told = (content: string, question: string, answer: string) =>
    composeRecord({
      questions: [question],
      answers: [answer],
      observation: '',
      content,
      limit: 1500,
      names: [],
      seed: '1',
    }).text;

  it('names what was looked back on, and a later step only before what is of it', () => {
    const book =
      '학기 초에 고른 책을 읽고 독서 일지를 꾸준히 쓴 뒤 1,000자 안팎의 감상문을 작성한다. 짝과 글을 바꾸어 읽고 고쳐 쓰기를 한다.';
    expect(
      told(
        '한 학기 동안 학급에서 진행한 화분 가꾸기 활동을 되돌아본다.',
        '맡은 역할',
        '저는 물 주기 담당이었어요.',
      ),
    ).not.toMatch(/되돌아보는/);
    expect(told(book, '신경 쓴 점', '첫 문단의 인물 소개를 너무 길게 안 쓰려고 했다.')).not.toMatch(/짝과/);
  });
});
