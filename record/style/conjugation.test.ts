import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toRecordStyle } from './to-record-style.ts';

/**
 * A conjugator of its own: the classes are given by hand and the letters counted from the Unicode table, so that an
 * error of the converter's conjugation or lexicon cannot repeat itself here.
 */
const FINALS = [...'_ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
const VOWELS = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];

interface Parts {
  head: string;
  initial: number;
  vowel: string;
  final: string;
}

function parts(word: string): Parts {
  const code = word.charCodeAt(word.length - 1) - 0xac00;
  const vowel = VOWELS[Math.floor(code / 28) % 21] ?? '';
  return {
    head: word.slice(0, -1),
    initial: Math.floor(code / 588),
    vowel,
    final: FINALS[code % 28] ?? '_',
  };
}

function joined({ head, initial, vowel, final }: Parts): string {
  return (
    head + String.fromCharCode(0xac00 + initial * 588 + VOWELS.indexOf(vowel) * 28 + FINALS.indexOf(final))
  );
}

const close = (word: string, final: string) => joined({ ...parts(word), final });

type Class = 'regular' | 'ㅂ' | 'ㄷ' | 'ㅅ' | 'ㅎ' | '르' | '러' | '으' | '하';

/** 돕 → 도와, 짓 → 지어, 고르 → 골라, 쓰 → 써, 배우 → 배워. */
function infinitive(stem: string, kind: Class): string {
  const last = parts(stem);
  const bright = (vowel: string) => vowel === 'ㅏ' || vowel === 'ㅗ';
  const aOrEo = (vowel: string) => (bright(vowel) ? '아' : '어');
  switch (kind) {
    case '하':
      return `${last.head}해`;
    case 'ㅂ':
      return close(stem, '_') + (stem === '돕' || stem === '곱' ? '와' : '워');
    case 'ㄷ':
      return close(stem, 'ㄹ') + aOrEo(last.vowel);
    case 'ㅅ':
      return close(stem, '_') + aOrEo(last.vowel);
    case 'ㅎ':
      return joined({ ...last, vowel: 'ㅐ', final: '_' });
    case '러':
      return `${stem}러`;
    case '르':
      return close(last.head, 'ㄹ') + (bright(parts(last.head).vowel) ? '라' : '러');
    case '으':
      return joined({ ...last, vowel: last.head && bright(parts(last.head).vowel) ? 'ㅏ' : 'ㅓ' });
    case 'regular':
  }
  if (last.final !== '_') return stem + aOrEo(last.vowel);
  const contracted: Record<string, string> = { ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ' };
  return joined({ ...last, vowel: contracted[last.vowel] ?? last.vowel });
}

/** 만들 → 만듦, 돕 → 도움, 듣 → 들음, 짓 → 지음, 읽 → 읽음, 배우 → 배움. */
function noun(stem: string, kind: Class): string {
  if (kind === 'ㅂ') return `${close(stem, '_')}움`;
  if (kind === 'ㄷ') return `${close(stem, 'ㄹ')}음`;
  if (kind === 'ㅅ') return `${close(stem, '_')}음`;
  if (kind === 'ㅎ') return close(stem, 'ㅁ');
  const { final } = parts(stem);
  if (final === '_') return close(stem, 'ㅁ');
  return final === 'ㄹ' ? close(stem, 'ㄻ') : `${stem}음`;
}

/** 한다, 읽는다, 만든다. */
function present(stem: string): string {
  const { final } = parts(stem);
  return final === '_' || final === 'ㄹ' ? `${close(stem, 'ㄴ')}다` : `${stem}는다`;
}

/** 합니다, 읽습니다, 만듭니다. */
function formal(stem: string): string {
  const { final } = parts(stem);
  return final === '_' || final === 'ㄹ' ? `${close(stem, 'ㅂ')}니다` : `${stem}습니다`;
}

/** Each verb behind what it stands with, by class; the liquid stems are regular but for their nominal form. */
const VERBS: Partial<Record<Class, string>> = {
  하: `원인을 분석하, 친구와 협력하, 그래프를 해석하, 역할을 정하, 끝까지 노력하, 의견을 말하,
변화를 기록하기로 결심하`,
  regular: `책을 읽, 답을 찾, 공을 잡, 옷을 입, 손을 씻, 점수를 얻, 의견을 받, 창문을 닫, 식을 적, 카드를 뽑,
종이를 접, 시료를 넣, 자료를 쌓, 끈을 묶, 빈칸을 맞추, 과학을 배우, 역할을 나누, 규칙을 지키,
차이를 느끼, 발표를 마치, 순서를 바꾸, 영상을 보, 친구에게 자료를 주, 도서관에 가, 반응이 일어나,
시간을 재, 가설을 세우, 변수를 줄이, 생각을 키우, 글을 고치, 악보를 외우, 결과를 내, 친구를 기다리,
그림을 그리, 물을 마시, 줄을 서, 불을 켜, 표를 만들, 문제를 풀, 상자를 열, 토론을 이끌, 그림을 벽에 걸,
시간을 늘리, 기계를 돌리`,
  ㅂ: '친구를 돕, 빵을 굽, 쓰레기를 줍, 바닥에 눕',
  ㄷ: '설명을 듣, 길을 걷, 사실을 깨닫, 짐을 싣, 이유를 묻',
  ㅅ: '시를 짓, 점을 잇, 선을 긋, 물을 붓, 용액을 젓',
  르: '노래를 부르, 주제를 고르, 종이를 자르, 방법을 모르, 산에 오르, 준비를 서두르, 짐을 나르, 식물을 기르',
  러: '결론에 이르',
  으: '글을 쓰, 불을 끄, 자료를 모으, 문을 잠그, 김치를 담그, 규칙을 따르, 시험을 치르',
};

const ADJECTIVES: Partial<Record<Class, string>> = {
  하: '과정이 복잡하, 발표가 훌륭하, 시간이 부족하',
  ㅂ: '문제가 어렵, 설명이 쉽, 날씨가 춥, 빛이 아름답, 향이 새롭',
  ㅎ: '잎이 노랗, 용액이 빨갛',
  르: '값이 다르, 속도가 빠르',
  러: '하늘이 푸르',
  으: '효과가 크, 일정이 바쁘, 다리가 아프',
  regular: '자료가 많, 오차가 작, 방이 밝, 강이 깊, 시간이 짧, 결과가 좋',
};

const cases = (table: Partial<Record<Class, string>>) =>
  Object.entries(table).flatMap(([kind, list]) =>
    list.split(/,\s*/).map((text) => ({ kind: kind as Class, text })),
  );

/** What a verb becomes: the student's ending → the record's. */
const VERB_ENDINGS: [
  name: string,
  spoken: (s: string, k: Class) => string[],
  written: (s: string, k: Class) => string[],
][] = [
  [
    'past',
    (s, k) =>
      ['다', '어요', '습니다', '음', '어', '네요', '거든요', '더라고요'].map(
        (e) => close(infinitive(s, k), 'ㅆ') + e,
      ),
    // 몰랐음: what was not known then may be known by now.
    (s, k) => [s.endsWith('모르') ? `${close(infinitive(s, k), 'ㅆ')}음` : noun(s, k)],
  ],
  ['present', (s, k) => [present(s), formal(s), `${infinitive(s, k)}요`], (s, k) => [noun(s, k)]],
  ['progressive', (s) => ['고 있다', '고 있어요', '고 있습니다'].map((e) => s + e), (s) => [`${s}고 있음`]],
  [
    'negation',
    (s) => ['지 않았다', '지 않았어요', '지 않았습니다', '지 않는다'].map((e) => s + e),
    (s) => [`${s}지 않음`],
  ],
  [
    'inability',
    (s) => ['지 못했다', '지 못했어요', '지 못했습니다'].map((e) => s + e),
    (s) => [`${s}지 못함`],
  ],
  [
    'attempt',
    (s, k) => [' 보았다', ' 봤어요', ' 봤습니다', ' 봤다'].map((e) => infinitive(s, k) + e),
    (s, k) => [`${infinitive(s, k)} 봄`],
  ],
  ['wish', (s) => ['고 싶다', '고 싶어요', '고 싶습니다'].map((e) => s + e), (s) => [`${s}고 싶어 함`]],
  [
    'duty',
    (s, k) => ['야 한다', '야 해요', '야 합니다', '야 했다', '야 된다'].map((e) => infinitive(s, k) + e),
    (s, k) => [`${infinitive(s, k)}야 함`],
  ],
  ['turn', (s) => ['게 되었다', '게 됐어요', '게 되었습니다'].map((e) => s + e), (s) => [`${s}게 됨`]],
];

function written(sentence: string): string {
  const result = toRecordStyle(sentence);
  return 'text' in result ? result.text : `(${result.dropped})`;
}

describe.each(VERB_ENDINGS)('a verb in the %s', (_, spoken, expected) => {
  test('of every class takes its nominal form', () => {
    const wrong = cases(VERBS).flatMap(({ text, kind }) =>
      spoken(text, kind).flatMap((sentence) => {
        const got = written(`${sentence}.`);
        return expected(text, kind).some((form) => got === `${form}.`) ? [] : [`${sentence} → ${got}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('an adjective keeps its past, denied or not', () => {
  const wrong = cases(ADJECTIVES).flatMap(({ text, kind }) => {
    const past = close(infinitive(text, kind), 'ㅆ');
    return [
      ...['다', '어요', '습니다', '음'].map((ending) => [past + ending, `${past}음`]),
      ...['다', '어요', '습니다'].map((ending) => [`${text}지 않았${ending}`, `${text}지 않았음`]),
    ].flatMap(([sentence = '', form]) => {
      const got = written(`${sentence}.`);
      return got === `${form}.` ? [] : [`${sentence} → ${got}`];
    });
  });
  expect(wrong).toEqual([]);
});

const verb = fc.constantFrom(...cases(VERBS));
const past = ({ text, kind }: { text: string; kind: Class }) => close(infinitive(text, kind), 'ㅆ');

describe('whatever the verb', () => {
  test('a negation stays a negation', () => {
    fc.assert(
      fc.property(
        verb,
        fc.constantFrom('안', '못'),
        fc.constantFrom('다', '어요', '습니다'),
        (chosen, not, ending) => {
          const words = past(chosen).split(' ');
          words.splice(-1, 0, not);
          expect(written(`${words.join(' ')}${ending}.`)).toContain(` ${not} `);
        },
      ),
    );
  });

  test('a plan stays a plan', () => {
    const plans = ['고 싶다', '겠습니다', '기로 했다', '려고 한다'] as const;
    fc.assert(
      fc.property(verb, fc.constantFrom(...plans), (chosen, plan) => {
        const { final } = parts(chosen.text);
        const link = plan === '려고 한다' && final !== '_' && final !== 'ㄹ';
        if (link && chosen.kind !== 'regular') return;
        const got = written(`${chosen.text}${link ? '으' : ''}${plan}.`);
        expect(got).toMatch(
          /(?:고 싶어 함|겠다는 의지를 보임|겠다는 포부를 밝힘|겠다고 생각함|게 됨|의문을 가짐|모름|기로 함|려고 함)\.$/,
        );
      }),
    );
  });

  test('figures and quotations stay as they were', () => {
    const kept = fc.oneof(
      fc.integer({ min: 1, max: 9999 }).map((n) => `${n}명`),
      fc.double({ min: 0.1, max: 99, noNaN: true }).map((n) => `${n.toFixed(1)}%`),
      fc.constantFrom('"나는 안 했어요"', "'우리가 뭐 했지'", '「저는 갑니다」', 'y=2x+1', '20℃'),
    );
    fc.assert(
      fc.property(kept, verb, (what, chosen) => {
        expect(written(`설문에서 ${what} 이후 ${past(chosen)}습니다.`)).toContain(what);
      }),
    );
  });

  test('who did it stays: 친구가 is neither dropped nor turned into 자신', () => {
    fc.assert(
      fc.property(verb, fc.constantFrom('친구가', '짝이', '선배가', '모둠장이'), (chosen, who) => {
        expect(written(`어제 ${who} ${past(chosen)}어요.`)).toContain(`${who} `);
      }),
    );
  });
});
