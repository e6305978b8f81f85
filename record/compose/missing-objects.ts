import { decompose, withParticle } from '../hangul.ts';

/** Verbs that take an object, by their first syllables in any form. */
const TRANSITIVE =
  '(?:나누|나눠|나눔|맡[고아은음]|만들|만듦|그리고|그려|그린|그림\\.|찾아|찾고|찾음|세우|세워|세움|구하고|구해|구함|정하고|정해|정함|모으|모아|모음|고쳐|고치|고침|읽고|읽은|읽음|적고|적음|짜고|짬\\.|썼|쓰고|써서|씀\\.|골라|고르|고름|배우|배움|넣[고어은음]|찍[고어은음]|맞추[는고어기]|맞춰|맞춤|붙이[고는]|붙여|붙임|뽑[고아은음]|던지[고는]|던져|던짐|섞[고어은음]|묶[고어은음]|잰 |재[고서는]|잼\\.)';
/** Words before a verb that are no object of it. */
const NO_OBJECT =
  /(?:[데아어해여와워려겨켜쳐시신각왜욱을를은는도만에의로서고며면지게히씩째번중더잘다한된할던운]|까지|부터|처럼|보다|마다|[가-힣](?:개|명|번|권|장|편|시간|분)?이?나|직접|함께|같이|서로|각자|모두|매일|가장|먼저|처음|많이|빨리|멀리|널리|고루|조금|전부|새로|스스로|계속|자주|미리|따로|이미|아직|바로|일찍|나중|하나|둘|셋|장|편|권|(?:^|[한두세네])줄|쪽|컷|개|명|이|가|와|과|랑|및|후|뒤|때|(?:^|할|될|갈|볼)수|것|채|대로)$/;

/** 바꿔, 나눠, 봐: verbs, whatever stands before them. */
function isInfinitive(word: string): boolean {
  const last = decompose(word.at(-1));
  return last?.final === '' && /[ㅝㅙ]/.test(last.vowel);
}

const BARE_NOUN = new RegExp(`(?<![가-힣]|[을를] )([가-힣]{2,8})(?= ${TRANSITIVE})`, 'g');

/** 두 방울, 5 컷: how much, not what. */
const COUNTED = /(?:^| )(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러|[\d.]+) $/;

/** The object particle that notes leave out: 증감표 만들고 그래프 그림 → 증감표를 만들고 그래프를 그림. */
export function withObjects(text: string): string {
  return text.replace(BARE_NOUN, (noun, _, at: number) =>
    NO_OBJECT.test(noun) || COUNTED.test(text.slice(0, at)) || isInfinitive(noun)
      ? noun
      : withParticle(noun, '을/를'),
  );
}
