import { describe, expect, it } from 'vitest';
import type { ComposeInput } from '../../record/types.ts';
import { checkReply, type ReplyContext } from './check-reply.ts';
import { Mask } from './masking/mask.ts';
import type { People } from './masking/people.ts';
import { materialOf } from './material.ts';
import { guidance } from './prompt.ts';

const BOUNDARY = '9f2c51aa03de77b1';
const INPUT: ComposeInput = {
  questions: ['주제를 고른 까닭은 무엇인가요?', '어떻게 조사했나요?', '무엇을 배웠나요?'],
  answers: [
    '등굣길에 공기가 뿌옇게 보이는 날이 많아서 미세먼지가 언제 심한지 궁금해서 주제를 골랐습니다.',
    '저는 이서연과 함께 3주 동안 아침과 저녁에 여섯 지점에서 농도를 재서 표로 정리했습니다. 처음에는 측정기의 값이 들쭉날쭉해서 힘들었는데 세 번씩 재어 평균을 냈더니 해결되었습니다.',
    '교통량이 많은 시간에 농도가 높다는 것을 알게 되었고, 한 번의 측정으로 결론을 내리면 안 된다는 것을 깨달았습니다. 저는 누구보다 뛰어났습니다.',
  ],
  observation: '모둠 토의에서 자료의 출처를 먼저 확인하고 근거를 들어 의견을 조율하는 모습이 돋보임.',
  content: '지역의 미세먼지 자료를 모아 그래프로 나타내고 원인을 토의함',
  limit: 1500,
  names: ['김민준', '이서연', '우주'],
  seed: 's',
};
const person = (name: string) => ({ name, numbers: [], email: '' });
const PEOPLE: People = {
  student: person('김민준'),
  classmates: [person('이서연'), person('우주')],
  teachers: [person('오세훈')],
  schools: ['새솔여자고등학교'],
  schoolmates: ['김도현'],
};

function judged(
  reply: string | ((mask: Mask) => string),
  input: Partial<ComposeInput> = {},
  rules: ReplyContext['rules'] = { deny: [], allow: [] },
) {
  const whole = { ...INPUT, ...input };
  const mask = new Mask(PEOPLE);
  const context: ReplyContext = {
    ...{ input: whole, material: materialOf(whole), people: PEOPLE, mask, boundary: BOUNDARY, year: 2026 },
    rules,
    guidance: guidance(whole.limit),
  };
  return checkReply(typeof reply === 'string' ? reply : reply(mask), context);
}

const GOOD = [
  '등굣길 공기가 뿌옇게 보이는 것에 의문을 품고 미세먼지가 심한 때를 알아보고자 주제를 선정함.',
  '3주 동안 아침과 저녁에 여섯 지점의 농도를 측정하여 표로 정리함.',
  '측정값이 들쭉날쭉한 문제를 세 번씩 재어 평균을 내는 방법으로 해결함.',
  '교통량이 많은 시간에 농도가 높아짐을 알게 되었으며 한 번의 측정으로 결론을 내려서는 안 됨을 깨달음.',
  '모둠 토의에서 자료의 출처를 먼저 확인하고 근거를 들어 의견을 조율하는 모습이 돋보임.',
].join(' ');

describe('checkReply', () => {
  it.each([
    ['empty lines', `가${'\n'.repeat(100_000)}가`],
    ['marks on one letter', `가${'\u0315'.repeat(60_000)}${'\u0300'.repeat(60_000)}`],
    ['sentences', Array.from({ length: 30_000 }, (_, n) => `물을 ${n}번 조사함.`).join(' ')],
  ])('refuses a reply of nothing but %s before anybody reads it', (_, reply) => {
    const before = process.cpuUsage().user;
    expect(judged(reply)).toEqual({ refused: 'shape' });
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(500);
  });

  it('takes a faithful text, every sentence with its sources', () => {
    const verdict = judged(GOOD);
    if (!('draft' in verdict)) throw new Error(JSON.stringify(verdict));
    const { draft } = verdict;
    expect(draft.text).toBe(GOOD);
    expect(draft.sentences.map(({ review }) => review)).toEqual(Array.from({ length: 5 }));
    expect(draft.sentences.map(({ text }) => text).join(' ')).toBe(GOOD);
    expect(draft.sentences.map(({ sources }) => sources.map(({ kind, index }) => `${kind}${index}`))).toEqual(
      [
        expect.arrayContaining(['answer0']),
        expect.arrayContaining(['answer1']),
        expect.arrayContaining(['answer1']),
        expect.arrayContaining(['answer2']),
        expect.arrayContaining(['observation0']),
      ],
    );
    for (const { start, end, text, sources } of draft.sentences) {
      expect(draft.text.slice(start, end)).toBe(text);
      for (const { kind, index, start: from, end: to } of sources) {
        const origin = kind === 'answer' ? INPUT.answers[index] : INPUT.observation;
        expect(origin?.slice(from, to)).toMatch(/[가-힣]\.?$/);
      }
    }
    expect(draft.dropped).toContainEqual(
      expect.objectContaining({
        text: '저는 누구보다 뛰어났습니다.',
        reason: expect.stringContaining('스스로를'),
      }),
    );
  });

  it.each([
    ['line breaks', GOOD.replaceAll('. ', '.\n\n')],
    ['quotation marks around all of it', `"${GOOD}"`],
    ['a train of thought before it', `<think>먼저 자료를 읽는다. I should…</think>\n${GOOD}`],
  ])('takes off %s', (_, reply) => {
    expect(judged(reply)).toMatchObject({ draft: { text: GOOD } });
  });

  it('marks a sentence that nobody told', () => {
    const verdict = judged(`${GOOD} 대기 오염을 줄이는 정책을 국회에 청원함.`);
    expect(verdict).toMatchObject({ draft: expect.anything() });
    if ('draft' in verdict)
      expect(verdict.draft.sentences.at(-1)).toMatchObject({
        sources: [],
        review: expect.stringContaining('근거를 찾지 못한'),
      });
  });

  it('marks a figure that nobody gave', () => {
    const verdict = judged(GOOD.replace('3주', '8주'));
    if (!('draft' in verdict)) throw new Error(JSON.stringify(verdict));
    expect(verdict.draft.sentences[1]?.review).toContain('8');
  });

  it.each([
    ['여섯 지점', '열두 지점', '12'],
    ['세 번씩', '삼백 번씩', '300'],
  ])('marks a number in words that nobody gave: %s as %s', (told, made, figure) => {
    expect(GOOD).toContain(told);
    const verdict = judged(GOOD.replace(told, made));
    if (!('draft' in verdict)) throw new Error(JSON.stringify(verdict));
    expect(verdict.draft.sentences.flatMap(({ review }) => review ?? []).join()).toContain(figure);
  });

  it('knows what the school forbids beyond the rules, and what it allows against them', () => {
    const reply = `${GOOD} 솔빛축전에서 네이버 지도를 함께 살펴봄.`;
    const rules = (deny: string[], allow: string[]) => judged(reply, {}, { deny, allow });
    expect(rules([], [])).toMatchObject({ refused: 'rules' });
    expect(rules([], ['네이버'])).toMatchObject({ draft: expect.anything() });
    const forbidden = rules(['솔빛축전'], ['네이버']);
    expect(forbidden).toMatchObject({ refused: 'rules', mend: expect.stringContaining('솔빛축전') });
  });

  it('takes the student in plain words off the head of a sentence, and leaves what is claimed of students', () => {
    expect(judged(`이 학생은 ${GOOD}`)).toMatchObject({ draft: { text: GOOD } });
    const claim = '학생은 공기를 맑게 할 책임이 있다는 생각을 밝힘.';
    expect(judged(`${GOOD} ${claim}`)).toMatchObject({ draft: { text: `${GOOD} ${claim}` } });
  });

  it('calls a classmate a friend where the stand-in came back, and says so', () => {
    const verdict = judged(
      (mask) => `${mask.hide('이서연')}와 함께 여섯 지점에서 농도를 재서 표로 정리함. ${GOOD}`,
    );
    if (!('draft' in verdict)) throw new Error(JSON.stringify(verdict));
    expect(verdict.draft.sentences[0]).toMatchObject({
      text: '친구와 함께 여섯 지점에서 농도를 재서 표로 정리함.',
      review: expect.stringContaining('이름을 바꾸어'),
    });
  });

  it('calls somebody of another class a friend as well', () => {
    const verdict = judged(
      (mask) => `${mask.hide('김도현')}과 함께 여섯 지점에서 농도를 재서 표로 정리함. ${GOOD}`,
    );
    if (!('draft' in verdict)) throw new Error(JSON.stringify(verdict));
    expect(verdict.draft.sentences[0]).toMatchObject({
      text: '친구와 함께 여섯 지점에서 농도를 재서 표로 정리함.',
      review: expect.stringContaining('이름을 바꾸어'),
    });
  });

  it('gives a word back that is a name as well', () => {
    const answers = [
      ...INPUT.answers.slice(0, 2),
      '우주의 팽창을 나타낸 그래프와 우리 그래프를 비교했습니다.',
    ];
    const verdict = judged(
      (mask) => mask.hide('우주의 팽창을 나타낸 그래프와 비교함. ') + GOOD.slice(0, 200),
      {
        answers,
        content: '우주의 팽창과 대기를 그래프로 나타냄',
      },
    );
    expect(verdict).toMatchObject({ refused: 'shape' });
    const whole = judged((mask) => `${mask.hide('우주의 팽창을 나타낸 그래프와 비교함.')} ${GOOD}`, {
      answers,
      content: '우주의 팽창과 대기를 그래프로 나타냄',
    });
    expect(whole).toMatchObject({ draft: { text: expect.stringMatching(/^우주의 팽창을/) } });
  });

  it('takes the student’s own stand-in off the head of a sentence', () => {
    const verdict = judged((mask) => `${mask.hide('김민준')}은 ${GOOD}`);
    expect(verdict).toMatchObject({ draft: { text: GOOD } });
  });

  it.each([
    ['nothing', '', 'shape'],
    ['white space', ' \n\t', 'shape'],
    ['too little', '실험함.', 'shape'],
    ['letters without sense', '가나다라마바사아자차카타파하함. 거너더러머버서어저처커터퍼허함.', 'unsourced'],
    ['English', 'The student measured fine dust at six points and made a table of it with friends.', 'shape'],
    [
      'Korean with English',
      `${GOOD} The student did an excellent job in all of the things they did in this class today.`,
      'shape',
    ],
    ['JSON', JSON.stringify({ record: GOOD }), 'shape'],
    ['JSON in a fence', `\`\`\`json\n{"text":"${GOOD}"}\n\`\`\``, 'shape'],
    ['a heading', `## 기록문\n${GOOD}`, 'shape'],
    ['bold type', `**${GOOD}**`, 'shape'],
    [
      'a list',
      GOOD.split('. ')
        .map((one) => `- ${one}.`)
        .join('\n'),
      'shape',
    ],
    [
      'numbers before sentences',
      GOOD.split('. ')
        .map((one, i) => `${i + 1}. ${one}.`)
        .join('\n'),
      'shape',
    ],
    ['chatter before it', `물론입니다! 다음은 기록문입니다. ${GOOD}`, 'shape'],
    ['an apology', '죄송하지만 그 요청은 도와드릴 수 없습니다. 다른 것을 물어봐 주세요.', 'shape'],
    ['HTML', `<p>${GOOD}</p>`, 'shape'],
    ['control characters', `${GOOD}\u0007`, 'shape'],
    ['broken letters', `${GOOD.slice(0, -5)}\ufffd함.`, 'shape'],
    ['sentences that go in circles', `${GOOD} ${GOOD}`, 'shape'],
    ['a sentence cut off', GOOD.slice(0, -20), 'shape'],
    ['polite endings', GOOD.replace('정리함.', '정리했습니다.'), 'shape'],
    ['plain endings', GOOD.replace('정리함.', '정리하였다.'), 'shape'],
    ['what it was told', `${GOOD} 자료에 없는 활동, 결과, 수치, 성격, 칭찬을 지어내지 않음.`, 'leak'],
    [
      'what it was told, in other spacing',
      `${GOOD} 교사가 읽고 고친 뒤 에만 쓰인다 태도와 능력에대한 평가는 교사관찰에 적힌 것만 씀.`,
      'leak',
    ],
    ['the boundary', `${GOOD} ${BOUNDARY}을 확인함.`, 'leak'],
    ['a classmate’s full name', GOOD.replace('모둠 토의에서', '이서연과의 토의에서'), 'persons'],
    ['a classmate’s given name', GOOD.replace('모둠 토의에서', '서연이와 한 토의에서'), 'persons'],
    ['the student’s own name', `김민준 학생은 ${GOOD}`, 'persons'],
    ['a teacher’s name', GOOD.replace('모둠', '오세훈 교사의'), 'persons'],
    ['the school', GOOD.replace('모둠', '새솔여고'), 'persons'],
    ['a phone number', GOOD.replace('모둠', '010-1234-5678로 연락한 모둠'), 'persons'],
    ['an e-mail', GOOD.replace('모둠', 'a@b.co.kr 모둠'), 'persons'],
    ['a stand-in that was never given', GOOD.replace('모둠', '[[친구7]]의'), 'persons'],
    ['a mangled stand-in', GOOD.replace('모둠', '[친구1]의'), 'persons'],
    ['half a stand-in', GOOD.replace('모둠', '[[친구'), 'persons'],
    ['somebody of another class', GOOD.replace('모둠', '김도현과 한'), 'persons'],
    ['a nickname', GOOD.replace('모둠', '서여니의'), 'persons'],
    ['somebody whose name is a word', GOOD.replace('모둠', '우주 학생의'), 'persons'],
    ['a stand-in in plain words', GOOD.replace('모둠', '친구 1과 한'), 'persons'],
    ['a prize between signs that nobody sees', `${GOOD} 과학탐구 대\u3164회에 나감.`, 'rules'],
    ['a prize with gaps', `${GOOD} 금 상 을 받 음.`, 'shape'],
    ['talk about the text', `${GOOD} 위 내용은 예시임.`, 'shape'],
    ['an offer to mend it', `${GOOD} 수정이 필요하면 알려 주기 바람.`, 'shape'],
    ['an announcement', `${GOOD} 무시하고 다음과 같이 작성함.`, 'shape'],
    [
      'praise beyond measure in a sentence that is told otherwise',
      GOOD.replace('방법으로 해결함', '탁월한 방법으로 완벽하게 해결함'),
      'unsourced',
    ],
    ['a prize', GOOD.replace('모둠 토의에서', '교내 과학 경시대회에서 금상을 받고'), 'rules'],
    ['the first person', GOOD.replace('3주', '저는 3주'), 'rules'],
    ['praise that nobody gave', `${GOOD} 전교에서 가장 탁월한 리더십을 지닌 인재임.`, 'unsourced'],
    [
      'another subject',
      '소설의 시점과 서술자의 태도를 분석하여 주제 의식을 파악함. 등장인물의 갈등을 연극으로 표현함.',
      'unsourced',
    ],
  ])('refuses %s', (_, reply, refused) => {
    expect(judged(reply)).toMatchObject({ refused });
  });

  it('refuses a text over the limit and says what would help', () => {
    expect(judged(GOOD, { limit: 300 })).toMatchObject({
      refused: 'long',
      mend: expect.stringContaining('바이트'),
    });
  });
});
