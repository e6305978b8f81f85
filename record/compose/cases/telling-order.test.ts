import { describe, expect, it } from 'vitest';
import { composeRecord } from '../compose-record.ts';
import type { ComposeInput } from '../../types.ts';

/** Enough of one answer for a choice: each tells something else. */
const PLENTY = [
  '도서관에서 하천 지도를 빌려 상류의 위치를 표시했다.',
  '비커 여섯 개에 흙을 10g씩 넣고 물을 부었다.',
  '기상청 강수량 자료를 월별로 평균 냈다.',
  '현미경으로 부유물의 크기를 재어 기록했다.',
  '설문지를 만들어 주민 30명의 의견을 들었다.',
  '사진 12장을 날짜 순서로 배열해 전시판을 꾸몄다.',
  '회귀 직선을 그려 기울기를 해석했다.',
  '신문 기사 네 편에서 복원 사업의 비용을 찾았다.',
  '모래와 자갈로 여과 장치를 설계했다.',
  '발표 대본을 쓰고 친구와 세 번 연습했다.',
];

const drafted = (input: Partial<ComposeInput>) =>
  composeRecord({
    questions: [],
    answers: [],
    observation: '',
    limit: 1500,
    names: ['김지민', '이하준', '박서연'],
    seed: '1',
    ...input,
  });

describe('a draft goes the way of the sheet', () => {
  it('tells what was read before the question that came out of it', () => {
    const { text } = drafted({
      questions: [
        '어떤 책을 읽었으며, 가장 마음에 남은 내용은 무엇인가요?',
        '책에서 시작한 나의 탐구 질문은 무엇인가요?',
        '조사나 실험의 방법과 결과를 써 주세요.',
      ],
      answers: [
        '강의 하구를 삼십 년 동안 기록한 사람의 책을 읽었다.',
        '학교 앞 하천의 탁도는 비가 온 뒤 며칠 만에 원래대로 돌아오는가. 이것이 내가 만든 질문이다.',
        '투명한 관 아래에 검은 십자를 그려 보이지 않을 때까지 물을 부었다.',
      ],
    });
    expect(text).toBe(
      '강의 하구를 삼십 년 동안 기록한 사람의 책을 읽음. 학교 앞 하천의 탁도는 비가 온 뒤 며칠 만에 원래대로 돌아오는가 하는 의문을 가짐. 투명한 관 아래에 검은 십자를 그려 보이지 않을 때까지 물을 부음.',
    );
  });

  it('puts an observed doing beside the answer that tells of it, not beside one with the same small words', () => {
    const { text } = drafted({
      questions: ['무엇을 읽었나요?', '실험의 방법을 써 주세요.'],
      answers: [
        '같은 자리에서 같은 시각에 찍은 사진이 실린 책을 읽었다.',
        '투명한 관에 물을 부어 탁도를 측정했다.',
      ],
      observation: '탁도를 재는 관을 직접 만들어 매일 같은 시각에 측정함.',
    });
    expect(text).toMatch(/책을 읽음\..*물을 부어.*탁도를 재는 관을/);
  });

  it.each([
    [
      '둘째 날 흑점의 위치가 첫째 날보다 뒤로 가 있어서 당황했습니다. 알고 보니 투영판에서는 좌우가 뒤집혀 보이는데 방향을 거꾸로 적은 것이었습니다.',
      /알고 보니/,
    ],
    [
      '첫 번째 시제품은 경첩 부분이 붙어 버려 손가락이 움직이지 않았다. 유격을 0.2mm에서 0.5mm로 늘리자 문제가 풀렸다.',
      /유격을/,
    ],
  ])('keeps what failed and what came of it together: %s', (answer, mended) => {
    const filler = PLENTY.join(' ');
    for (const limit of [300, 420, 600]) {
      const { text } = drafted({
        questions: ['탐구한 과정을 써 주세요.'],
        answers: [`${answer} ${filler}`],
        limit,
      });
      expect(/뒤로 가 있|움직이지 않/.test(text), text).toBe(mended.test(text));
    }
  });

  it('takes the place of a doing off its head, and nothing that was done', () => {
    const { text } = drafted({
      content: '모둠별 창작 리듬곡을 만들고 연주하는 수업',
      questions: ['맡은 역할과 과정을 써 주세요.'],
      answers: ['장구를 맡았고 모둠에서 만든 32마디짜리 곡의 장단을 짰다.'],
    });
    expect(text).toContain('장구를 맡았고 모둠에서 만든');
  });

  it('needs a first friend for another friend', () => {
    const { text } = drafted({
      questions: ['친구들과 협력한 점을 써 주세요.'],
      answers: ['지민이는 그냥 웃기만 했다. 서연이가 표를 그려 주어 자료를 쉽게 비교했다.'],
    });
    expect(text).toContain('친구가 표를 그려');
    expect(text).not.toContain('다른 친구');
  });

  it('means the person of an interview by 선생님, whichever answer speaks of the talk', () => {
    const { text } = drafted({
      content: '직업인 인터뷰',
      questions: ['누구를 인터뷰했나요?', '인터뷰 보고서에 무엇을 썼나요?'],
      answers: [
        '동네 물리치료사를 인터뷰했다.',
        '보고서에 선생님께서 하루에 환자를 스무 명 만난다고 하신 말씀을 적었다.',
      ],
    });
    expect(text).toContain('물리치료사가 하루에');
    expect(text).not.toContain('교사가');
  });

  it('means whom an answer calls by their work by 선생님, where nobody was interviewed', () => {
    const { text } = drafted({
      questions: ['진로 체험에서 본 것을 써 주세요.'],
      answers: [
        '동네 정형외과에서 물리치료사 선생님을 뵈었다. 선생님께서 재활 기구 다루는 법을 보여 주셨다.',
      ],
    });
    expect(text).toContain('물리치료사에게 재활 기구');
  });

  it('gives the room of a drawn evaluation to an answer that had to go', () => {
    const answers = [PLENTY.join(' ')];
    const input = {
      questions: ['탐구한 과정을 써 주세요.'],
      answers,
      observation: '의견을 조율하며 토의를 이끎.',
    };
    const evaluations = (limit: number) =>
      drafted({ ...input, limit }).sentences.filter(({ review }) => review?.includes('평가'));
    expect(evaluations(1500)).toHaveLength(1);
    expect(evaluations(500)).toHaveLength(0);
  });
});
