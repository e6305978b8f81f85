import { describe, expect, it } from 'vitest';
import { findCopies } from '../../../copies/find-copies.ts';
import { composeRecord } from '../../compose-record.ts';
import { activityNames, openingOf } from './opening-choice.ts';
import { ownWording } from '../own-wording.ts';

const content = '기후 위기의 원인을 조사하고 모둠별로 정책 제안서를 만들어 발표하기';
const FULL = '기후 위기의 원인을 조사하고 모둠별로 정책 제안서를 만들어 발표하는 활동';
const PART = '기후 위기의 원인을 조사하는 활동';

describe('the opening, for a teacher who reads thirty drafts of one class', () => {
  it('calls a lesson by its whole name or by its first part', () => {
    expect(activityNames(content)).toEqual([FULL, PART]);
    expect(activityNames('')).toEqual([]);
  });

  it.each([
    [
      '옛 신문 원문을 찾아 광고 세 점을 고르고, 문구를 분석하여 당시 생활을 설명하는 사료 카드를 제작함.',
      [
        '당시 생활을 설명하는 사료 카드를 제작하는 활동',
        '옛 신문 원문을 찾아 광고 세 점을 고르고, 문구를 분석하는 활동',
      ],
    ],
    // What was decided stands before the part that would be left.
    [
      '자습 시간 이어폰 사용을 둘러싼 불만을 학급 회의에 올려 2주간 시범 규칙을 운영하고 설문으로 다시 정함.',
      [],
    ],
    [
      '학교에서 본 안내문, 문자에서 문법에 어긋난 문장을 3개 이상 모아 이유를 설명하고 고쳐 씀.',
      ['문법에 어긋난 문장을 3개 이상 모아 이유를 설명하고 고쳐 쓰는 활동'],
    ],
  ])('cuts a long description only where a doing ends: %s', (given, names) => {
    expect(activityNames(given)).toEqual(names);
  });

  // 다음 학기 제안 활동에서 분리수거를 담당함: the last of three things, and not the one that is told of.
  it.each([
    ['학급 회의, 1인 1역, 학교 폭력 예방 캠페인', '분리수거를 담당함.', null],
    [
      "기초 점자 익히기, 강사 만남, 점자 시집 읽기, 교내 '오늘의 점자' 게시물 만들기",
      '점자의 자음을 외움.',
      '기초 점자 익히기 활동',
    ],
    [
      "기초 점자 익히기, 강사 만남, 점자 시집 읽기, 교내 '오늘의 점자' 게시물 만들기",
      '사진을 32장 붙임.',
      null,
    ],
    ['맡은 일, 바꾼 점, 다음 학기 제안', '칠판을 닦는 일을 맡음.', null],
    // A title is of all that follows it.
    ['군산 테마여행. 숙소 정하기, 일정 짜기, 예산 관리', '조 총무를 맡음.', '군산 테마여행 활동'],
    ['소고기를 썰고 양념에 재워 굽는 활동, 시식 평가', '두께를 맞춤.', '소고기를 썰고 양념에 재워 굽는 활동'],
  ])('names one thing of a list only where it is told of: %s, %s', (list, sentence, name) => {
    const names = Array.from({ length: 12 }, (_, i) => openingOf(list, `학생 ${i}`)(sentence).activity);
    expect(new Set(names.filter((one) => one !== null))).toEqual(new Set(name === null ? [] : [name]));
  });

  it('is the same for one seed, and seldom the same clause for thirty', () => {
    const draft = (seed: string) =>
      composeRecord({
        questions: ['무엇을 했나요?'],
        answers: [
          '기온 자료를 찾아 10년 단위로 평균을 내고 그래프로 나타냈습니다. 제안서의 예산 부분을 두 번 고쳐 썼습니다.',
        ],
        observation: '',
        content,
        limit: 1500,
        names: [],
        seed,
      }).text;
    const openings = Array.from({ length: 30 }, (_, i) => draft(`학생 ${i}`).slice(0, 60));
    expect(draft('학생 3')).toBe(draft('학생 3'));
    expect(new Set(openings).size).toBeGreaterThanOrEqual(4);
    // The same answers thirty times: what stands plainly is the student's own sentence.
    const ours = openings.filter((one) => one.startsWith('기후 위기의 원인을'));
    const most = Math.max(...ours.map((one) => ours.filter((other) => other === one).length));
    expect(most).toBeLessThanOrEqual(10);
  });

  it('names the part only where the sentence tells of it', () => {
    const names = Array.from(
      { length: 40 },
      (_, i) => openingOf(content, `${i}`)('발표에서 질문에 답함.').activity,
    );
    expect(names).not.toContain(PART);
    expect(names).toContain(FULL);
  });
});

describe('the name of a lesson, for a teacher who reads the same words twice', () => {
  const salt = '염화 칼슘의 용해열을 열량계로 측정하고 음료를 데우는 컵을 설계';
  const names = (sentence: string) =>
    new Set(Array.from({ length: 20 }, (_, i) => openingOf(salt, `${i}`)(sentence).activity));

  it('is left out where the sentence says it itself', () => {
    expect([...names('제설제로 쓰는 염화 칼슘으로 재료를 바꿈.')]).toEqual([null]);
  });

  it('is left out where the sentence tells of another step', () => {
    const lesson = '학급 회의, 환경 미화, 등굣길 인사 캠페인';
    const given = (sentence: string) =>
      Array.from({ length: 20 }, (_, i) => openingOf(lesson, `${i}`)(sentence).activity);
    expect(given('모둠원과 규칙을 정함.').some((name) => name !== null)).toBe(true);
    expect(given('등굣길 인사를 맡아 손팻말을 만듦.').every((name) => name === null)).toBe(true);
  });
});

describe('what drafts of one lesson share', () => {
  const opened = (rest: string) => `${FULL}에 참여하여 ${rest}`;
  const drafts = [
    opened('폭우 일수를 10년 단위로 비교함.'),
    opened('탄소 배출량을 막대그래프로 그림.'),
    ...Array.from(
      { length: 30 },
      (_, i) => `${'가나다라마바사아자차'.repeat(3).slice(i % 10)} 다른 수업의 글 ${i}`,
    ),
  ].map((text, i) => ({ id: `${i}`, text }));
  const ofTwo = (given: readonly string[]) =>
    findCopies(drafts, { given }).filter(({ a, b }) => a === '0' && b === '1');

  it('is no copy where the writer itself put it there', () => {
    expect(ofTwo([])).toHaveLength(1);
    expect(ofTwo(ownWording([content]))).toEqual([]);
  });
});

describe('the part of a lesson that a first sentence belongs to, for a teacher who taught all of it', () => {
  /** Where a draft names the lesson at all. */
  const named = (lesson: string, sentence: string, question = '') => {
    const all = Array.from(
      { length: 12 },
      (_, i) => openingOf(lesson, `학생 ${i}`)(sentence, question).activity,
    );
    return [...new Set(all.filter((one) => one !== null))];
  };
  const poems =
    '정지용의 시와 백석의 시를 읽고 두 작품에 나타난 화자의 태도를 비교하였다. 이후 모둠별로 한 작품을 골라 편지글로 바꿔 쓰고 낭독회를 진행하였다.';
  const play =
    '길 묻기 단원의 주요 표현을 익히고, 3인이 한 조가 되어 길을 안내하는 상황극을 대본으로 작성하여 촬영하였다.';
  const reflex =
    '무릎 반사의 경로를 학습하고, 자 떨어뜨리기 실험으로 자극에 대한 반응 시간을 측정하여 비교하였다.';
  const club =
    "화학 동아리 '비커'. 비누 제작, 지시약 추출, 앙금 관찰 실험을 하고 축제에서 체험 부스를 운영함.";
  const week =
    '진로 탐구 주간: 희망 진로와 관련된 주제를 정해 자료를 조사하고 긴 형식의 보고서를 작성한 뒤 학급에서 발표함. 대학 연계 체험과 직업인 특강에 참여함.';
  const shuttle =
    '배드민턴 단원에서 하이클리어, 드롭, 서비스 등 기본 기술을 익히고 복식 리그전을 운영하였다.';
  const novel =
    '박완서의 소설 「엄마의 말뚝」을 읽고 인물 한 명을 골라 그 인물의 눈으로 장면을 다시 쓰는 활동을 함.';

  it.each([
    [poems, '친구에게 보내는 편지로 바꾸기로 함.', '', '모둠별로 한 작품을 골라 편지글로 바꿔 쓰는 활동'],
    [poems, '두 화자의 태도를 표로 비교함.', '', null],
    [
      play,
      '경찰 역할을 맡음.',
      '상황극에서 맡은 역할은?',
      '길을 안내하는 상황극을 대본으로 작성하여 촬영하는 활동',
    ],
    // What was taught is no activity that one has a part in.
    [play, '경찰 역할을 맡음.', '맡은 일은?', '길을 안내하는 상황극을 대본으로 작성하여 촬영하는 활동'],
    [
      reflex,
      '자를 떨어뜨리는 역할을 맡음.',
      '',
      '자 떨어뜨리기 실험으로 자극에 대한 반응 시간을 측정하여 비교하는 활동',
    ],
    [week, '손 소독제의 효과를 주제로 정함.', '', '희망 진로와 관련된 주제를 정해 자료를 조사하는 활동'],
    [
      shuttle,
      '드롭을 가장 늘어난 기술로 꼽음.',
      '',
      '배드민턴 단원에서 기본 기술을 익히고 복식 리그전을 운영하는 활동',
    ],
    [novel, '어머니를 고름.', '', '인물 한 명을 골라 그 인물의 눈으로 장면을 다시 쓰는 활동'],
  ])('%s: %s', (lesson, sentence, question, name) => {
    const names = named(lesson, sentence, question);
    if (name === null) expect(names.filter((one) => /편지|낭독/.test(one))).toEqual([]);
    else expect(names).toEqual([name]);
  });

  it('is none where the sentence belongs to the whole club and a name would be of one thing', () => {
    expect(named(club, '2학기에 준비 담당을 맡음.', '동아리에서 맡은 역할은?')).toEqual([]);
  });

  it('stays the name that a title or a beginning gave to all that follows', () => {
    const title = "'정적분으로 부피 구하기' 프로젝트. 물건 하나를 골라 단면을 함수로 나타내고 부피를 구함.";
    expect(named(title, '유리컵을 고름.')).toEqual(["'정적분으로 부피 구하기' 프로젝트"]);
    const press = '학교 공간을 주제로 한 판화를 제작하고 전시하였다. 찍기의 과정을 거쳐 3장을 제출하였다.';
    for (const one of named(press, '계단 창문을 고름.')) expect(one).toMatch(/^학교 공간을 주제로 한 판화/);
  });
});
