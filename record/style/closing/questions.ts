import { endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { isAdjective, isKnownStem, lastWord, openStem } from '../words/stems.ts';

/** 왜 이렇게 어려운지. */
const WONDERING = new RegExp(
  `(?:^| )(?:왜|어떻게|얼마나|무엇이|누가|어디) (?:[가-힣]+ ){0,4}[가-힣]*[${endingIn('ㄴ')}]지$`,
);

/** 범퍼는 왜 말랑말랑하지 않을까: asked in earnest. */
const ASKS = /(?<![가-힣])(?:왜|어떻게|얼마나|무엇|누가|언제|어디)/;

/** A question the student asked, as something wondered; null when the sentence is not one. */
export function fromQuestion(text: string, marked: boolean): string | null {
  const polite = text.replace(/요$/, '');
  // 얼마나 크던지: an exclamation.
  if (/(?<![가-힣])(?:얼마나|어찌나) .*던지$/.test(polite)) return null;
  // 답답하지 않나요?: no question.
  const felt = /^(.+)지 않(?:나|습니까|은가|을까)$/.exec(polite)?.[1];
  if (felt && isAdjective(felt) && !ASKS.test(felt)) return `${felt}다고 생각함`;
  if (/까$/.test(polite) && lastFinal(polite.slice(0, -1)) === 'ㄹ') return `${polite} 하는 의문을 가짐`;
  if (/까$/.test(polite) && lastFinal(polite.slice(0, -1)) === 'ㅂ') return null;
  if (/(?:인가|은가|는가|한가|운가|던가)$/.test(polite)) return `${polite} 하는 의문을 가짐`;
  const asking = /^(.+?)(?:나|냐)$/.exec(polite);
  if (asking?.[1] && (marked || polite !== text || asksInTalk(polite))) {
    const base = asking[1];
    // 일어나요, 끝나요: 나 of the verb itself.
    if (!marked && isKnownStem(lastWord(polite))) return null;
    if (lastFinal(base) === 'ㅆ' || /(?:하|되|있|없|오|가|보|지|나|이|리|르|주|쓰)$/.test(base))
      return `${base}는지 의문을 가짐`;
    return `${openStem(base)}는지 의문을 가짐`;
  }
  if (/(?:는지|은지|인지|을지|한지|할지|된지|될지|었는지|었을지)$/.test(polite) || WONDERING.test(polite))
    return `${polite} 의문을 가짐`;
  return isGuessedAt(polite) ? `${polite} 의문을 가짐` : null;
}

/** 몇 개나 올지, 비가 올지: what will be, and no 만들지 of 만들다. */
function isGuessedAt(text: string): boolean {
  const form = lastWord(/^(.+)지$/.exec(text)?.[1] ?? '');
  if (lastFinal(form) !== 'ㄹ' || /(?:^| )(?:해도|하기만|말고|안|못) [^ ]*$/.test(text)) return false;
  if (!isKnownStem(withFinal(form, '')) && !isKnownStem(form)) return false;
  return ASKS.test(text) || /(?<![가-힣])몇 /.test(text) || !isKnownStem(form);
}

/** 왜 안 되냐: asked of oneself without a mark. */
function asksInTalk(text: string): boolean {
  return text.endsWith('냐') && /(?<![가-힣])(?:왜|어떻게|무엇|누가|누구|어디|언제|얼마|어느)/.test(text);
}

/** A request or a call (써 주세요, 지킵시다): not about the student's own doing, so a person has to look. */
export function isRequest(text: string): boolean {
  return (
    /(?:(?<![\s])세요|십시오|합시다|읍시다|해라|하자|해주라|바랍니다)$/.test(text) &&
    !/(?:적|수|일|것|점|분|생각|마음|뜻)(?:이|도|은)? ?[있없]으세요$|이세요$/.test(text) &&
    !/안녕하세요$/.test(text)
  );
}
