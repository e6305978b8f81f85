import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';

const NAMES = ['김도윤', '이서아', '백시우'];
const draftOf = (question: string, answer: string) =>
  composeRecord({
    questions: [question],
    answers: [answer],
    observation: '',
    limit: 1500,
    names: NAMES,
    seed: '1',
  });
const text = (question: string, answer: string) => draftOf(question, answer).text;

const DID = '구체적으로 어떤 활동을 어떻게 했나요?';
const HARD = '어려운 점을 어떻게 해결했나요?';
const TOGETHER = '친구들과 어떻게 역할을 나누고 의견을 조율했나요?';
const LEARNT = '새롭게 알게 된 것은 무엇이고, 앞으로 더 알아보고 싶은 것은 무엇인가요?';
const WHY = '이 주제를 고른 까닭은 무엇인가요?';

// For the teacher: chatty answers become sentences that need no mending, and nobody else's doing is told as the student's.
describe('chatty answers', () => {
  it.each([
    [TOGETHER, '시우는 촬영, 도윤이는 대본, 저는 자막을 맡았습니다.', '친구들과 역할을 나누어 자막을 맡음.'],
    [TOGETHER, '서아가 자료조사 내가 발표 담당.', '친구와 역할을 나누어 발표를 맡음.'],
    [
      HARD,
      '칼이 위험하다고 담임쌤이 그러셔서 가위로 바꿨어요.',
      '칼이 위험하다는 교사의 조언에 따라 가위로 바꿈.',
    ],
    [HARD, '두 군데는 거절당했고 세번째에 됐어요.', '두 군데는 거절당했고 세 번째에 성공함.'],
    [
      DID,
      '왜 추운지 찾아보니까 내륙이고 고도가 높아서래요.',
      '왜 추운지 찾아보니 내륙이고 고도가 높기 때문이라는 점을 알게 됨.',
    ],
    [DID, '스콘 3번 마들렌 2번 만들었어요.', '스콘을 3번, 마들렌을 2번 만듦.'],
    [DID, '박물관 가서 사진이랑 영상을 찍었어요.', '박물관에 가서 사진과 영상을 찍음.'],
    [
      LEARNT,
      '제일 신기했던 건 소금물에서는 달걀이 뜬다는 거예요.',
      '소금물에서는 달걀이 뜬다는 점을 인상 깊게 받아들임.',
    ],
    [
      LEARNT,
      '수면과 성적의 관계도 알아보고 싶은데 개인정보라 안될 것 같아요.',
      /^수면과 성적의 관계도 알아보고 싶어 함\.$/,
    ],
    [WHY, '"운수 좋은 날" 골랐는데 그냥 짧아서요ㅎㅎ', '"운수 좋은 날"을 고름.'],
    [
      HARD,
      '소금물에 넣으면 플라스틱이 뜬다고 해서 해봤더니 훨씬 쉬웠어요.',
      '소금물에 넣으면 플라스틱이 뜬다는 점을 이용하여 문제를 해결함.',
    ],
    [
      HARD,
      '인터넷에 겉흙 마르면 주래서 손가락으로 만져보고 물을 줬어요.',
      /^인터넷에서 겉흙 마르면 주라는 내용을 보고 .*물을 줌\.$/,
    ],
    [
      DID,
      '떡집을 두 번 찾아가서 인터뷰했고 새벽 4시에 일어나신다는 걸 제목으로 썼어요.',
      /새벽 4시에 일어난다는 것을 제목으로 씀\.$/,
    ],
    [TOGETHER, '도윤이가 오타를 12개나 찾아 줬어요.', '친구의 도움으로 오타를 12개나 찾음.'],
    [DID, '코드는 80줄 정도예요.', '코드를 80줄 정도 분량으로 완성함.'],
    [DID, '로그가 어디에 있는지 실록에는 안 나와 있대요.', /적혀 있지 않다는 점을 알게 됨\.$/],
    [
      LEARNT,
      '철이 녹슬 때 열이 난다는 게 신기했고 소금은 반응을 빠르게 해준다는 걸 알았어요.',
      /흥미를 보임\. 소금은 반응을 빠르게 해준다는 것을 알게 됨\.$/,
    ],
    // Nobody takes part because of it.
    [WHY, '학교에 나무가 많은데 이름을 하나도 몰랐다.', /^$/],
    [
      TOGETHER,
      '사장님이 바쁘다고 하셔서 손님 없는 시간에 다시 갔어요.',
      '바쁘다는 사장의 말을 듣고 손님이 없는 시간에 다시 감.',
    ],
    [DID, '물이 새면 안 되니까 비커에 물 50mL을 넣고 온도를 쟀어요.', /물 50mL를 넣고/],
  ])('%s %s', (question, answer, expected) => {
    if (typeof expected === 'string') expect(text(question, answer)).toBe(expected);
    else expect(text(question, answer)).toMatch(expected);
  });

  it.each([
    [TOGETHER, '애들이 감자 먹고 싶다고 해서 다 웃었어요ㅋㅋㅋ'],
    [TOGETHER, '서아가 그림을 진짜 잘 그려서 포스터 퀄리티가 미쳤어요.'],
    [TOGETHER, '친구들이 댓글로 가보고 싶다고 해줘서 뿌듯했어요.'],
    [TOGETHER, '서로 가져가려고 싸웠는데 결국 제비뽑기했어요.'],
    [HARD, '연습 안 오는 애들 때문에 스트레스 받았는데 간식 사준다고 하니까 왔어요.'],
    [HARD, '골라내는 게 눈 빠지는 줄 알았어요ㅋㅋ'],
    [WHY, '선생님이 하라고 하셔서 했습니다.'],
    [LEARNT, '상은 못 받았지만 아쉽지 않았어요.'],
    [DID, '포스터를 붙였지만 아무도 안 봤습니다ㅠㅠ'],
    [TOGETHER, '도윤이가 벌에 쏘일 뻔했는데 다 같이 도망갔다ㅋㅋ'],
    [TOGETHER, '도윤이네 할아버지는 부산으로 가셨더라고요.'],
    [WHY, '솔직히 비색이 비싼 색인 줄 알았음ㅋㅋ'],
  ])('keeps out %s %s and says why', (question, answer) => {
    const draft = draftOf(question, answer);
    expect(draft.text).toBe('');
    expect(draft.dropped.every(({ reason }) => /제외했습니다/.test(reason))).toBe(true);
  });

  it.each([
    [DID, '춘향가를 배우고 장단은 북으로 침 부채로 발림도 함', '부채로 발림도 함'],
    [HARD, '목 쉼ㅠ 배로 소리내라고 하셔서 누워서 연습함', '배로 소리내라고 하셔서 누워서 연습함'],
    [LEARNT, '예산에 맞추는게 젤 어려움 나중에 가족여행도 짜보고싶음', '나중에 가족여행도 짜보고싶음'],
    [LEARNT, '스텝이 중요하다는거 10개중 2개에서 7개로 늘음', '스텝이 중요하다는거'],
    [DID, '생파인애플을 올렸어요ㅋㅋ 할머니가 젤리를 좋아하세요', '생파인애플을 올렸어요ㅋㅋ'],
  ])('cuts %s %s where a note surely ends', (question, answer, part) => {
    const { sentences, dropped } = draftOf(question, answer);
    const places = [...sentences.flatMap(({ sources }) => sources), ...dropped.map(({ source }) => source)];
    expect(places.map(({ start, end }) => answer.slice(start, end))).toContain(part);
  });

  it('gives each part of a run-on the place of its own words', () => {
    const answer =
      '원래는 3인칭인데 1인칭 시점으로 소설을 다시 썼어요ㅋㅋ 도윤이가 빗소리도 넣으라고 해서 그 장면을 넣었어요';
    const { sentences, dropped } = draftOf(DID, answer);
    const places = [...sentences.flatMap(({ sources }) => sources), ...dropped.map(({ source }) => source)];
    expect(places.map(({ start, end }) => answer.slice(start, end)).sort()).toEqual([
      '도윤이가 빗소리도 넣으라고 해서 그 장면을 넣었어요',
      '원래는 3인칭인데 1인칭 시점으로 소설을 다시 썼어요ㅋㅋ',
    ]);
  });

  it('names what a sentence leaves out of a shared work', () => {
    const { text: told, dropped } = draftOf(TOGETHER, '도윤이가 설문지를 돌리고 저는 평균을 계산했어요.');
    expect(told).toMatch(/평균을 계산/);
    expect(dropped.map((one) => one.text)).toEqual(['도윤이가 설문지를 돌리고']);
  });

  it('reads a numbered list note by note', () => {
    const answer = '1. 발사 각도 45도 고정 2. 물 양 200ml로 통일 3. 거리 줄자 측정';
    const { sentences, dropped } = draftOf(DID, answer);
    const places = [...sentences.flatMap(({ sources }) => sources), ...dropped.map(({ source }) => source)];
    expect(places.map(({ start, end }) => answer.slice(start, end)).sort()).toEqual([
      '1. 발사 각도 45도 고정',
      '2. 물 양 200ml로 통일',
      '3. 거리 줄자 측정',
    ]);
    expect(sentences[0]?.text).toMatch(/^발사 각도를 45도로 고정/);
  });
});
