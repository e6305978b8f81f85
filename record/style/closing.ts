import { lastFinal, withFinal } from '../hangul.ts';
import { adnominal, isAdjective, isKnownStem, knownTail, lastWord, pastStem } from './stems.ts';

/** A connective left hanging at the end (…해서., …했고.) closes the sentence as if it were final. */
const HANGING: readonly (readonly [RegExp, string])[] = [
  // Hearsay: 일했대요, 적어야 한대요.
  [/(?<=[았었였했겠있없됐왔봤줬갔렸졌쳤켰났냈셨섰썼컸])대(?:요)?$/, '다고 했다'],
  [/(?<=[한된간온본준는린운신])대요?$/, '다고 했다'],
  // 실수였지 뭐예요.
  [/(?<=[었았였했겠있없됐왔봤])지 뭐(?:예요|야|겠어요?)?$/, '다'],
  // 존중해야지: a resolve.
  [/(?<=[가-힣]야)(?:지|죠|지요)$/, '겠다'],
  [/(?<=[가-힣])래(?:요|서요?)?$(?<=(?:아니|[가-힣]이|[가-힣]{2})래(?:요|서요?)?)/, '라고 했다'],
  [/(?<=(?:줘|주어|준 덕분에))서? 살았(?:다|음|어요?|습니다)$/, '서 도움이 되었다'],
  [/(?<=[가-힣])(?:해서|하여서?)요?$/, '했다'],
  [/(?<=[가-힣])돼서요?$|되어서요?$/, '되었다'],
  [/(?<=[가-힣]하)(?:고|며|면서|지만|니까)요?$/, '였다'],
  [/(?<=[가-힣]되)(?:고|며|면서|지만)요?$/, '었다'],
];

/** 서 of 혼자서, 에서, 통해서: no connective of a predicate. */
const NO_REASON =
  /(?:혼자|둘이|셋이|넷이|스스로|에|께|로|면|위해|통해|대해|관해|의해|인해|위하여|따라|라|다가)서요?$/;

/** 자료가 많아서(요) → 자료가 많았다: the reason is told as what was so. */
function reasonTold(text: string): string | null {
  if (!/[가-힣]서요?$/.test(text) || NO_REASON.test(text)) return null;
  const form = text.replace(/서요?$/, '');
  if (lastFinal(form) !== '') return null;
  const past = withFinal(form, 'ㅆ');
  const stem = pastStem(past);
  return isKnownStem(lastWord(stem)) || knownTail(lastWord(stem)).length > 1 ? `${past}다` : null;
}

/** 틀린 줄 알았다: a belief; 짤 줄 안다 (know how) is another. */
function believed(text: string): string | null {
  const clause = /^(.*[가-힣]) 줄(?:로|만)? 알았(?:다|음|어요?|습니다|네요|더라고요)?$/.exec(text)?.[1];
  return clause && /[ㄴㄹ]/.test(lastFinal(clause) ?? '') ? `${clause} 것으로 생각했다` : null;
}

/** 느껴졌나 봐요, 어려운가 봐요: a guess. */
function guessed(text: string): string | null {
  const match = /^(.*[가-힣])(나|가) (?:봐요?|봅니다|보다|본다|봤다|봄)$/.exec(text);
  if (!match?.[1]) return null;
  const [, base = '', mark] = match;
  if (mark === '가')
    return /[ㄴ]/.test(lastFinal(base) ?? '') || base.endsWith('는') ? `${base} 것으로 생각했다` : null;
  // 일어나 봤다: 나 of the verb itself.
  if (isKnownStem(`${lastWord(base)}나`)) return null;
  if (lastFinal(base) !== 'ㅆ') return `${base}는 것으로 생각했다`;
  const stem = pastStem(base);
  return isAdjective(stem) ? `${base}다고 생각했다` : `${adnominal(stem)} 것으로 생각했다`;
}

/** The sentence with a final ending where a connective or hearsay was left hanging. */
export function closed(text: string): string {
  // 읽을 거다, 변한 거야: 거 carries its 이다 unseen.
  const thing = /^(.*[가-힣]) 거(?:다|야|지|죠|라)$/.exec(text)?.[1];
  if (thing && /[ㄴㄹ]/.test(lastFinal(thing) ?? '')) return `${thing} 것이다`;
  for (const [pattern, ending] of HANGING) if (pattern.test(text)) return text.replace(pattern, ending);
  return believed(text) ?? guessed(text) ?? reasonTold(text) ?? text;
}
