import { endingIn, lastFinal } from '../../hangul.ts';
import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { ARROW } from './arrow-sign.ts';
import { isNounPhrase } from './facts/phrases.ts';
import { begun } from '../telling/as-asked/begun.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { infinitive, isKnownStem, lastWord, openStem, pastStem } from '../../style/words/stems.ts';

const SS = endingIn('ㅆ');
/** A reason and no more: … 등대 같아서요, … 아무도 안 치우니까요. */
const HANGING = /^(?:왜냐하면 |왜냐면 )?(.*?[가-힣])(서|니까)(?:요|예요|였어요|입니다)?[.!~\sㅋㅎㅠ^]*$/;
/** … 궁금했기 때문이다. */
const FOR =
  /^(?:왜냐하면 |왜냐면 )?(?!이는|그것은|이것은)(.*[가-힣])기 때문(?:이다|입니다|이에요|이었다|이었습니다|임)[.!~\s]*$/;
/** 급하게 콕을 열어서 그렇다. */
const SO_IT_IS =
  /^(?!알고 ?보니|확인해)(.*[아어여해려져와워라겨춰쳐켜]서) 그(?:렇다|랬다|렇습니다|랬습니다|래요|랬어요|러함|랬음)[.!~\s]*$/;
/** What it can be the reason of: one thing that was done or chosen, told without a reason of its own. */
const DONE = new RegExp(`[${SS}](?:어요|습니다|다|음|고요|거든요)[.!~\\sㅋㅎㅠㅜ^]*$`);
/** What is argued for has its grounds behind it. */
const ARGUED =
  /입장|주장|찬성|반대|편이|(?:근거|예|사례|이유|까닭|증거|예시)[은는을를로으]|[을를] (?:근거로 )?들었(?:다|습니다|어요)/;
const REASONED = /[아어여해려져와워]서[ ,]|때문|니까|려고|위해|(?:근데|하지만|그런데|그래도) /;
/** Follows from nothing: feelings and states. */
const STATE = /좋았|어려웠|힘들었|재미|재밌|뿌듯|신기|있었|없었|같았|느꼈|생각했|알았|됐|되었|나왔/;
/** Letters of both together that stay one sentence. */
const LONGEST = 130;

const because = (stem: string) => `${infinitive(stem)}서`.replace(/하여서$/, '해서');

/** … 같아서, 치우니까 → 치워서; null where no stem is found. */
function ground(reason: string): string | null {
  // 어두움->작아서: the reason of what stands before its own arrow.
  if (ARROW.test(reason)) return null;
  const so = SO_IT_IS.exec(reason)?.[1];
  if (so) return so;
  const cause = FOR.exec(reason)?.[1];
  if (cause) return `${cause}기 때문에`;
  // 급해서 밀었다가 버린 거니까요.
  const thing = /^(.*[가-힣]) (?:거|것이)니까요?[.!~\s]*$/.exec(reason)?.[1];
  if (thing) return `${thing} 것이어서`;
  const [, base = '', ending] = HANGING.exec(reason) ?? [];
  if (!base) return null;
  if (ending === '서')
    return /[아어여해려져와워라겨춰쳐파빠뻐퍼커꺼떠봐줘돼]$/.test(base) ? `${base}서` : null;
  const open = base.replace(/으$/, '');
  if (lastFinal(open) === 'ㅆ' && !/[있겠]$/.test(open)) {
    const before = pastStem(open);
    return before ? because(before) : null;
  }
  const stem = openStem(open);
  const word = lastWord(stem);
  if (word === '아니') return `${stem}라서`;
  // 책이니까, 발표니까: what it is. 보이니까, 비싸니까: a verb's own letters.
  if (isKnownStem(word) || /(?:하|되|있|없)$/.test(word)) return because(stem);
  return /[가-힣]이$/.test(stem) || isThingNoun(word) || isDoingNoun(word) ? `${stem}라서` : because(stem);
}

/**
 * 밤바다의 등대를 팠어요. 선배가 길을 알려 준 게 등대 같아서요.: the reason in front of what was done, as one sentence; null
 * where it is no such pair.
 */
export function reasonInFront(done: string, reason: string): string | null {
  if (done.length + reason.length > LONGEST) return null;
  // 또 두 명은 당황했는데 되돌리는 방법이 없었기 때문이다: the reason of what its own sentence tells.
  if (/^(?:또|또한|한편|그리고|반면) |[았었했였렸졌났](?:는데|지만|으나|고),? /.test(reason)) return null;
  // 49명으로 한 건 계산이 편해서예요: it says itself of what.
  if (/^[^.,]{2,24}(?:[는은한된] ?(?:건|거는|것은)|(?:이유|까닭)[는은]) /.test(reason)) return null;
  if (!DONE.test(done) || ARGUED.test(done)) return null;
  // 거기 있음: nothing that was done.
  if (/[있없]음[.!~\s]*$/.test(done)) return null;
  // … 그렇다: said of all that stands before it.
  if (!SO_IT_IS.test(reason.trim()) && (REASONED.test(done) || STATE.test(done))) return null;
  const why = ground(reason.trim())?.replace(/^(?:제가|저는|내가|나는) /, '');
  return why && !/^(?:그래서|그러니까|그래야)/.test(why)
    ? `${why} ${done.replace(/[.!~\sㅋㅎㅠㅜ^]+$/, '.').replace(/^(?:그리고|그래서|또|또한|그런데|근데),? /, '')}`
    : null;
}

/** 농구 자유투. 농구부라서: a name and why, as one; null where it is no such pair. */
export function reasonBeforeName(name: string, reason: string): string | null {
  const named = name.replace(/[.\s]+$/, '');
  const why = HANGING.exec(reason.trim())?.[2] === '서' ? ground(reason.trim()) : null;
  if (!why || why.length > LONGEST_WHY || /^(?:그래서|그러니까|그래야)/.test(why)) return null;
  return isNounPhrase(named) && !ENDS_NOTE.test(named)
    ? `${why.replace(/^(?:(?:이유|까닭)(?:는|은) )?(?:(?:제가|저는|내가|나는) )?/, '')} ${named}`
    : null;
}
const LONGEST_WHY = 40;
const ENDS_NOTE = /[음함됨임]$|^(?:없|모르)/;

/** 왜 골랐나요? … 궁금했기 때문입니다.: with what it is the reason of, in the question's word; null where it is none. */
export function reasonAlone(reason: string, question: string | null): string | null {
  if (question === null || intentOfQuestion(question) !== '동기') return null;
  const why = FOR.exec(reason)?.[1]?.replace(/^(?:제가|저는|내가|나는) /, '');
  return why ? `${why}기 때문에 ${begun(question)}.` : null;
}

/** 패스트패션을 주제로 했는데 왜냐면 옷을 많이 사거든요: within one sentence; any other comes back as it is. */
export function reasonTurned(sentence: string): string {
  const [, done = '', reason = ''] =
    /^(.*[았었했였랐])는데,? (왜냐(?:하)?면 .+(?:거든요|니까요|어서요|아서요|해서요|기 때문[가-힣]+)[.!~\s]*)$/.exec(
      sentence,
    ) ?? [];
  return (done && reasonInFront(`${done}다`, reason.replace(/거든(?=요)/, '니까'))) || sentence;
}
