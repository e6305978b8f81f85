import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countBytes } from '../bytes.ts';
import type { CheckOptions } from '../types.ts';
import { RULES } from './catalogue.ts';
import { checkRecord } from './check-record.ts';

/** Findings as "RULE level [marked text]". */
function marks(text: string, options: Partial<CheckOptions> = {}): string[] {
  return checkRecord(text, { year: 2026, ...options }).map(
    ({ rule, level, start, end }) => `${rule} ${level} [${text.slice(start, end)}]`,
  );
}

describe('spans and suggestions', () => {
  it('mark the word and not its particle', () => {
    expect(marks('삼성전자의 반도체 공정과 통계청에서 낸 자료를 조사함.')).toEqual([
      'ORG error [삼성전자]',
      'ORG_PUBLIC error [통계청]',
    ]);
  });

  it('offer a replacement and a reason in a sentence', () => {
    const [finding] = checkRecord('삼성전자의 반도체 공정을 조사함.', { year: 2026 });
    expect(finding?.suggestion).toBe('국내 한 반도체 기업');
    expect(finding?.message).toMatch(/니다\.|세요\.$/);
  });

  it.each([
    ['서울대 김철수 교수의 특강을 들음.', '김철수 교수'],
    ['마이클 샌델 교수님의 강의를 들음.', '마이클 샌델 교수님'],
    ['변호사 김민지의 진로 특강을 들음.', '변호사 김민지'],
  ])('of a lecturer cover the person, not the talk: %s', (text, person) => {
    expect(marks(text)).toContain(`LECTURER error [${person}]`);
  });

  it('count UTF-16 units after an emoji', () => {
    expect(marks('😊 유튜브 영상을 봄.')).toEqual(['SPECIAL error [😊]', 'ORG error [유튜브]']);
  });

  it('mark every occurrence, in order', () => {
    expect(marks('구글과 네이버와 구글을 비교함.')).toEqual([
      'ORG error [구글]',
      'ORG error [네이버]',
      'ORG error [구글]',
    ]);
  });

  it('report one finding of a rule where several patterns meet', () => {
    const found = checkRecord('전국 수학 경시대회에 참가해 최우수상을 받음.', { year: 2026 });
    for (const one of found) {
      const rivals = found.filter((other) => other !== one && other.rule === one.rule);
      expect(rivals.filter((other) => other.start < one.end && one.start < other.end)).toEqual([]);
    }
    expect(found.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['CONTEST', 'CONTEST_WORD', 'AWARD']),
    );
  });
});

describe('titles of works and quotations', () => {
  it.each([
    '『구글은 어떻게 일하는가』를 읽고 조직 문화를 설명함.',
    "'하버드 새벽 4시 반'을 읽고 배움의 태도를 성찰함.",
    '도서 ‘테슬라 자서전’에서 배운 점을 정리함.',
    "'구글의 아침'이라는 책을 읽고 조직 문화를 설명함.",
    '‘소나기’에서 소년의 아버지가 하는 농사의 의미를 해석함.',
    '‘나는 누구인가’라는 물음을 던짐.',
    '“우리는 할 수 있다.”라는 대사를 실감 나게 표현함.',
  ])('%s is clean', (text) => {
    expect(marks(text)).toEqual([]);
  });

  it('a quoted brand that nobody reads is still a brand', () => {
    expect(marks("'유튜브' 영상을 보고 정리함.")).toEqual(['ORG error [유튜브]']);
  });
});

describe('names', () => {
  const names = ['박서준', '김하늘', '남궁민수', '이솔', '이상'];
  it.each([
    ['박서준과 함께 실험함.', ['NAME error [박서준]']],
    ['박서준이가 도움.', ['NAME error [박서준이]']],
    ['서준이는 침착함.', ['NAME error [서준]']],
    ['서준아, 하고 부름.', ['NAME error [서준]']],
    ['서준을 도움.', ['NAME check [서준]']],
    ['서준과 함께 실험함.', ['NAME error [서준]']],
    ['서준에게 설명함.', ['NAME error [서준]']],
    ['서준 학생의 의견을 들음.', ['NAME error [서준]']],
    ['하늘과 함께 실험함.', ['NAME check [하늘]']],
    ['민수가 발표를 도움.', ['NAME check [민수]']],
    ['하늘이가 도움.', ['NAME check [하늘]']],
    ['하늘이 맑은 날 관측함.', []],
    ['평균 이상의 값을 표로 나타냄.', ['NAME check [이상]']],
    ['하늘을 관측함.', []],
    ['솔이 자라는 환경을 조사함.', []],
    ['솔이가 자라는 환경을 조사함.', ['NAME check [솔이]']],
    ['박서준영 작가의 글을 고침.', []],
    ['이솔의 의견을 들음.', ['NAME error [이솔]']],
  ])('%s', (text, expected) => {
    expect(marks(text, { names }).filter((mark) => mark.startsWith('NAME'))).toEqual(expected);
  });
});

describe('names that are words, names in Latin letters, how one calls a friend', () => {
  const names = ['이유', '조은', 'Emily Kim', '김하늘'];
  it.each([
    ['그 이유를 밝힘.', 'NAME check [이유]'],
    ['조은이 발표함.', 'NAME error [조은]'],
    ['Emily가 발표함.', 'NAME check [Emily]'],
    ['Emily Kim과 대화함.', 'NAME error [Emily Kim]'],
    ['하늘언니의 도움을 받음.', 'NAME check [하늘]'],
  ])('%s', (text, expected) => {
    expect(marks(text, { names }).filter((mark) => mark.startsWith('NAME'))).toEqual([expected]);
  });
});

describe('the own school', () => {
  it.each([
    ['새솔여자고등학교', '새솔여자고등학교에서 배움.', '새솔여자고등학교'],
    ['새솔여자고등학교', '새솔여고 학생으로서 책임을 다함.', '새솔여고'],
    ['새솔고등학교', '새솔고의 전통을 조사함.', '새솔고'],
    ['새솔고등학교', '새솔제에서 공연함.', '새솔제'],
    ['새솔고등학교', '새솔 축제를 기획함.', '새솔 축제'],
    ['새솔고등학교', '새솔학원의 역사를 조사함.', '새솔학원'],
    ['새솔중학교', '새솔중에서 활동함.', '새솔중'],
  ])('%s: %s', (school, text, word) => {
    expect(marks(text, { school })).toContain(`SCHOOL error [${word}]`);
  });

  it('the bare stem is a check, and no school marks nothing', () => {
    expect(marks('새솔 정신을 되새김.', { school: '새솔고등학교' })).toEqual(['SCHOOL check [새솔]']);
    expect(marks('새솔 정신을 되새김.')).toEqual([]);
  });
});

describe('allow and deny', () => {
  it('never marks what is allowed', () => {
    const text = '삼성전자와 네이버를 비교함.';
    expect(marks(text, { allow: ['삼성전자'] })).toEqual(['ORG error [네이버]']);
    expect(marks(text, { allow: ['삼성'] })).toEqual(['ORG error [네이버]']);
  });

  it('never lets a name or a number pass', () => {
    const text = '박서준에게 010-1234-5678로 연락함.';
    const options = { names: ['박서준'], allow: ['박서준', '010-1234-5678'] };
    expect(marks(text, options)).toEqual(['NAME error [박서준]', 'PII error [010-1234-5678]']);
  });

  it('always marks what is denied, even where it is allowed', () => {
    expect(marks('솔빛축전을 준비함.', { deny: ['솔빛축전'], allow: ['솔빛'] })).toEqual([
      'SCHOOL_LIST error [솔빛축전]',
    ]);
  });
});

describe('the byte limit', () => {
  it('marks from the first character that does not fit', () => {
    expect(marks('가나다라마', { limit: 9 })).toEqual(['BYTES error [라마]']);
    expect(marks('나무눈', { limit: 9 })).toEqual([]);
    expect(marks('나무눈a', { limit: 9 })).toEqual(['BYTES error [a]']);
  });

  it('never splits a surrogate pair or a CRLF', () => {
    expect(marks('가😊나', { limit: 4 })).toContain('BYTES error [😊나]');
    expect(marks('가\r\n나', { limit: 4 })).toContain('BYTES error [\r\n나]');
  });
});

describe('whatever is typed', () => {
  const words = fc.constantFrom(
    ...[
      '삼성전자',
      '유튜브',
      '대회',
      '나는',
      '서준이가',
      '새솔고',
      '논문을',
      '작성함',
      '했다',
      '.',
      ' ',
      '\n',
      '\r\n',
      '‘',
      '’',
      '『',
      '』',
      '"',
    ],
    ...[
      'ㅋㅋ',
      '😊',
      '→',
      'the',
      'AI',
      '010-1234-5678',
      '1등급',
      '의사인',
      '아버지',
      '가',
      '은',
      '특강',
      '교수',
      '\ud83d',
      '3',
      '-',
    ],
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join('')),
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  );
  const strings = fc.array(fc.oneof(words, fc.string({ maxLength: 5 })), { maxLength: 3 });
  const options: fc.Arbitrary<CheckOptions> = fc.record({
    year: fc.integer({ min: 2020, max: 2030 }),
    names: strings,
    school: fc.oneof(fc.constant('새솔고등학교'), fc.string({ maxLength: 12 })),
    allow: strings,
    deny: strings,
    limit: fc.integer({ min: 0, max: 200 }),
  });
  const known = new Set(RULES.map(({ id }) => id));

  it('answers twice the same, with known rules, spans inside the text, in order', () => {
    fc.assert(
      fc.property(texts, options, (text, given) => {
        const found = checkRecord(text, given);
        expect(checkRecord(text, given)).toEqual(found);
        let before = 0;
        for (const { rule, start, end, message } of found) {
          expect(known.has(rule)).toBe(true);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(message).not.toBe('');
          before = start;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('findings of one rule never overlap; allowed strings are never touched but by names and numbers, denied ones always', () => {
    fc.assert(
      fc.property(texts, options, (text, given) => {
        const found = checkRecord(text, given);
        for (const [index, one] of found.entries()) {
          for (const other of found.slice(index + 1)) {
            if (other.rule === one.rule) expect(other.start).toBeGreaterThanOrEqual(one.end);
          }
        }
        const ruled = found.filter(({ rule }) => !['BYTES', 'SCHOOL_LIST', 'NAME', 'PII'].includes(rule));
        for (const word of given.allow ?? []) {
          for (let at = word ? text.indexOf(word) : -1; at >= 0; at = text.indexOf(word, at + 1)) {
            expect(ruled.filter(({ start, end }) => start < at + word.length && at < end)).toEqual([]);
          }
        }
        for (const word of given.deny ?? []) {
          const at = word ? text.indexOf(word) : -1;
          if (at >= 0)
            expect(
              found.some((one) => one.rule === 'SCHOOL_LIST' && one.start < at + word.length && at < one.end),
            ).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('BYTES leaves exactly what fits', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 0, max: 200 }), (text, limit) => {
        const over = checkRecord(text, { year: 2026, limit }).find(({ rule }) => rule === 'BYTES');
        expect(over !== undefined).toBe(countBytes(text) > limit);
        if (over) {
          expect(over.end).toBe(text.length);
          expect(countBytes(text.slice(0, over.start))).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});
