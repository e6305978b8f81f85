const ONES: Readonly<Record<string, number>> = {
  ...{ 한: 1, 하나: 1, 두: 2, 둘: 2, 세: 3, 셋: 3, 석: 3, 네: 4, 넷: 4, 넉: 4 },
  ...{ 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ 열: 10, 스물: 20, 스무: 20, 서른: 30, 마흔: 40, 쉰: 50, 예순: 60, 일흔: 70, 여든: 80, 아흔: 90 },
};
const DIGITS = '일이삼사오육칠팔구';
const PLACES: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 };

const COUNTED =
  '지점|번|명|개|가지|차례|시간|달|주|권|편|곳|모둠|단계|종류|살|배|군데|쪽|장|사람|마리|그루|병|잔|대|회|줄|문장|단원|문항|문제|분|해|학기|팀|조';
const AFTER =
  '(?:째|씩|쯤|의|에게|한테|이나|이|가|을|를|은|는|에서|에|으로|로|만|까지|마다|과|와|나|뿐)?(?![가-힣])';
const NATIVE = new RegExp(
  `(?<![가-힣])(${Object.keys(TENS).join('|')})?\\s?(${Object.keys(ONES).join('|')})?(?=\\s?(?:${COUNTED})${AFTER})`,
  'g',
);
const SINO = new RegExp(
  `(?<![가-힣])(?!만일)((?:[${DIGITS}]?[천백십만])+[${DIGITS}]?)(?=\\s?(?:(?:${COUNTED}|퍼센트|프로|미터|킬로|그램|도|원|년|월|일|초)${AFTER}|에서|까지|이상|이하|미만))`,
  'g',
);

/**
 * The numbers of a text as figures, however they are written: 1,200 is 1200, 여섯 지점 is 6, 삼백 미터 is 300. One is left out,
 * which is as often no number (한 가지).
 */
export function figuresOf(text: string): string[] {
  const digits = text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
  const native = [...text.matchAll(NATIVE)].map(
    ([, tens, ones]) => (TENS[tens ?? ''] ?? 0) + (ONES[ones ?? ''] ?? 0),
  );
  const sino = [...text.matchAll(SINO)].map(([, word]) => sinoValue(word ?? ''));
  return [...digits.map(Number), ...[...native, ...sino].filter((value) => value > 1)].map(String);
}

/** 삼만 오천 without its space: each place counts what stands before it, and 만 all that came before. */
function sinoValue(word: string): number {
  let whole = 0;
  let part = 0;
  let digit = 0;
  for (const letter of word) {
    if (letter === '만') {
      whole += (part + digit || 1) * 10_000;
      part = 0;
      digit = 0;
    } else if (PLACES[letter] !== undefined) {
      part += (digit || 1) * PLACES[letter];
      digit = 0;
    } else digit = DIGITS.indexOf(letter) + 1;
  }
  return whole + part + digit;
}
