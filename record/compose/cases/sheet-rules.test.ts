import { describe, expect, it } from 'vitest';
import { besideAnswers } from '../likeness/beside.ts';
import { withoutLongSentences } from '../arranging/long-sentences.ts';
import type { Piece } from '../reading/piece.ts';
import { withoutNearDuplicates } from '../likeness/near-duplicates.ts';
import { screened } from '../reading/screened.ts';
import { isNote, withoutWeak } from '../reading/weak.ts';

function piece(text: string, order: number, more: Partial<Piece> = {}): Piece {
  const kind = more.source?.kind ?? 'answer';
  return {
    text,
    raw: text,
    order,
    intent: '과정',
    quality: 1,
    source: { kind, index: 0, start: order, end: order },
    ...more,
  };
}

describe('screened', () => {
  it('says what a firm is instead of its name, in a fitting particle, and asks to look again', () => {
    const [first, second] = screened(['표를 만듦.', '유튜브를 보고 정리함.']);
    expect(first).toEqual({ text: '표를 만듦.' });
    expect(second && 'text' in second ? second : null).toMatchObject({
      review: expect.stringContaining('확인'),
    });
    expect(second && 'text' in second ? second.text : '').toMatch(/^동영상(?: .+)?을 보고 정리함\.$/);
  });

  it('leaves out what has no substitute', () => {
    expect(
      screened(['이번 중간고사는 78점이었음.', '토익을 준비함.']).every((result) => 'dropped' in result),
    ).toBe(true);
  });
});

describe('withoutWeak', () => {
  const strong = Array.from({ length: 8 }, (_, i) =>
    piece(`검정말의 기포 수를 ${i}분 간격으로 측정하여 표로 정리함.`, i),
  );

  it('keeps weak sentences out where there is enough else, and only there', () => {
    const weak = piece('과정이 무난하게 진행됨.', 20, { quality: 0.5 });
    expect(withoutWeak([...strong, weak]).kept).toEqual(strong);
    expect(withoutWeak([weak]).kept).toEqual([weak]);
  });

  it('keeps a plain deed where hundreds of bytes are free', () => {
    const deed = piece('뒷면을 칠함.', 20, { quality: 0.55, raw: '뒷면을 칠했습니다.' });
    expect(withoutWeak([...strong.slice(0, 2), deed], 1500).kept).toContainEqual(deed);
    expect(withoutWeak([...strong, deed], 500).kept).not.toContainEqual(deed);
    const bare = piece('잘 진행됨.', 20, { quality: 0.5, raw: '잘 진행됐습니다.' });
    expect(withoutWeak([...strong.slice(0, 2), bare], 1500).kept).not.toContainEqual(bare);
  });

  it('keeps what came of the sentence before it', () => {
    const result = piece('그래서 둘로 줄임.', 8, { quality: 0.5 });
    expect(withoutWeak([...strong, result]).kept).toContain(result);
  });
});

describe('withoutNearDuplicates', () => {
  const seen = (text: string) =>
    piece(text, 9, { quality: 1.4, source: { kind: 'observation', index: 0, start: 0, end: 1 } });

  it('knows an event by its figures, spelt out or not, where teacher and student tell it in other words', () => {
    const told = piece('질문을 열다섯 개 만들었는데 시간이 모자라 여섯 개만 씀.', 1);
    const noted = seen('증인신문 질문지 15문항을 작성한 뒤 유도신문을 점검하여 6문항으로 추림.');
    const { kept, dropped } = withoutNearDuplicates([told, noted]);
    expect(kept.map(({ order }) => order)).toEqual([9]);
    expect(dropped[0]?.reason).toContain('관찰');
  });

  it('keeps two events that share one figure', () => {
    const told = piece('자료를 세 번 읽고 표로 정리함.', 1);
    expect(withoutNearDuplicates([told, seen('실험 속도를 바꾸어 3회 측정함.')]).kept).toHaveLength(2);
  });
});

describe('isNote', () => {
  it.each(['빨대 자름 불어봄.', '하고 외쳐 주기로 정함.', '강점: 잘 잠 / 보완: 늦잠.'])('%s', (text) => {
    expect(isNote(text)).toBe(true);
  });
  it('is no sentence with a particle', () => {
    expect(isNote('우유갑이 자꾸 벌어짐.')).toBe(false);
  });
});

describe('withoutLongSentences', () => {
  it('parts a long sentence where a clause in the past ends', () => {
    const long =
      '가계도를 삼 대까지 그리고 우성인지 열성인지 하나씩 지워 가면서 찾았고 처음에는 자주 틀렸지만 나중에는 표로 정리하니까 한 번에 해결되어 발표까지 마쳤다.';
    const parts = withoutLongSentences(long).split(/(?<=\.) /);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]).toMatch(/찾았다\.$/);
  });

  it('keeps what was thought at first beside what turned out', () => {
    const long =
      '처음에는 아무리 여러 번 눌러도 공이 같은 높이까지 튀어 오를 것이라고 생각했는데 바닥의 재질에 따라 높이가 절반 가까이 달라진다는 것을 알게 되었다.';
    expect(withoutLongSentences(long)).toBe(long);
  });
});

describe('besideAnswers', () => {
  const sheet = (...answers: string[]) => ({ questions: answers.map(() => ''), answers });
  it('puts an observed doing behind the answer that tells of it, with its intent', () => {
    const told = piece('뷰렛을 표준 용액으로 헹굼.', 3, { intent: '어려움과 해결' });
    const seen = piece('뷰렛을 표준 용액으로 헹구는 까닭을 설명함.', 9, {
      source: { kind: 'observation', index: 0, start: 0, end: 1 },
    });
    const [, moved] = besideAnswers([told, seen], sheet('뷰렛을 표준 용액으로 헹굼.'));
    expect(moved).toMatchObject({ intent: '어려움과 해결', standsFor: { order: 3.5 } });
  });

  it('puts it behind the last that it presupposes, and behind what was done before what was learnt', () => {
    const answers = [
      piece('삼각 기둥을 종이로 접음.', 1),
      piece('기둥을 스무 권까지 올림.', 2),
      piece('표를 그림.', 3),
      piece('삼각 기둥이 버틴다는 것을 알게 됨.', 4, { intent: '배운 점' }),
    ];
    const seen = piece('삼각 기둥에 책을 스무 권 올려 버티는지 시험함.', 9, {
      source: { kind: 'observation', index: 0, start: 0, end: 1 },
    });
    expect(
      besideAnswers([...answers, seen], sheet(answers.map(({ raw }) => raw).join(' '))).at(-1)?.standsFor
        ?.order,
    ).toBe(2.5);
  });

  it('leaves a manner of working where it was', () => {
    const told = piece('뷰렛을 표준 용액으로 헹굼.', 3);
    const seen = piece('뷰렛을 표준 용액으로 헹구는 꼼꼼한 태도가 돋보임.', 9, {
      source: { kind: 'observation', index: 0, start: 0, end: 1 },
    });
    expect(besideAnswers([told, seen], sheet('뷰렛을 표준 용액으로 헹굼.'))[1]).toBe(seen);
  });
});
