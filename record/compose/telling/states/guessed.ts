import { decompose, lastFinal } from '../../../hangul.ts';
import { isThingNoun } from '../../../style/words/nouns.ts';
import {
  adnominalStem,
  declarative,
  pastForm,
  isAdjective,
  isSoundStem,
  openStem,
} from '../../../style/words/stems.ts';

/** What a student supposes of things, told as a supposition: record style alone would make a fact of it. */

/** 더 많이 죽은 것 같아요. */
const SUPPOSED =
  /([가-힣]+) ?(?:(?:것|거) ?같(?:다|아요?|습니다|음|네요)?|듯(?: ?(?:하다|해요|합니다|함))?)[.!~ㅋㅎㅠ\s]*$/;
const ASKS_WHY = /왜|까닭|이유|원인|예상/;
/** 약해서, 때문에: the cause that is supposed. */
const CAUSED = /때문|[가-힣](?:아|어|여|해|려|져|와|워|커|라)서 |니까? /;
/** 벌레가, 온도는: the thing, no person. */
const NOT_PERSON = /^(?!(?:자신|친구|모둠원?|조원|교사|짝|선배|스스로)[가-힣]*[은는이가] )/;
/** 공기가, 값은; 멋있는 is a form of a verb. */
const isSubject = (word: string) =>
  /^[가-힣A-Za-z0-9]+[은는이가]$/.test(word) &&
  (/[이가]$/.test(word) || !isSoundStem(openStem(word.slice(0, -1))) || isThingNoun(word.slice(0, -1)));
const OF_THING = {
  test: (text: string) => NOT_PERSON.test(text) && text.split(' ').slice(0, -1).some(isSubject),
};
const PERSONAL =
  /자신|친구|모둠|조원|(?<![가-힣])짝|생각|느[꼈끼]|마음|기분|도움|좋|재미|기억|의미|중요|필요|성장/;
/** 불만이 생길 것 같았음: of what would come if …. */
const EXPECTED =
  /^([^.]*(?:면|다가는|라서|아서|어서|해서|니까?) [^.]*[가-힣](?:이|가|은|는) [^.]*[가-힣]) 것 같(?:았음|음)\.$/;

/** 온, 옴: one syllable but for what closes it. */
function alike(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [decompose(one), decompose(other)];
  return one === other || (a !== null && a.initial === b?.initial && a.vowel === b.vowel);
}

/** 번역기를 돌렸는데 문장이 어렵고 외우지 못할 것 같았음: what was thought of it when it was done. */
const JUDGED = /^([^.]*[을를] [^.]*[았었했였돌렸](?:는데|지만),? [^.]*[가-힣]) 것 같았음\.$/;

/** 기온이 높아서 1.79는 부풀려진 값일 것이라고 생각함: reasoned from what stands before it. */
const REASONED =
  /^((?!.*(?:면|었더라면|다면) )[^.]*(?:때문에|[아어여해려져와워커라]서|므로|기에),? (?:(?![이그저] )(?:[^ .,]|[.,](?=\d))+[이가은는]) (?:[^.,]|[.,](?=\d))*[가-힣]) 것(?:이라고|으로) 생각함\.$/;
/** What is liked, meant or hoped for is not reasoned. */
const NO_REASONING =
  /자신|친구|모둠|조원|(?<![가-힣])짝|생각(?! ?함\.)|느[꼈끼]|마음|기분|재미|재밌|맛있|좋|기억|의미|시간[이은도] ?(?:없|모자라|부족)|도움|필요|성장|사람|시험|성적|(?:할|볼|갈|될|있을|없을) 것/;

/** … 죽음 → … 죽은 것으로 추측함; … 생길 것 같았음 → … 생길 것으로 예상함; null where nothing is supposed. */
export function guessed(text: string, raw: string, question: string | null): string | null {
  const expected = EXPECTED.exec(text)?.[1];
  if (expected && !/(?:눈물|숨|심장|토|미칠|죽을|터질)[^ ]*(?: [^ ]+)?$/.test(expected))
    return `${expected} 것으로 예상함.`;
  const judged = JUDGED.exec(text)?.[1];
  if (judged && /[ㄹ]/.test(lastFinal(judged) ?? '')) return `${judged} 것으로 판단함.`;
  const reasoned =
    text.endsWith(' 생각함.') && !NO_REASONING.test(text) ? REASONED.exec(text)?.[1] : undefined;
  if (reasoned && lastFinal(reasoned) === 'ㄹ') return `${reasoned} 것으로 추론함.`;
  const form = SUPPOSED.exec(raw)?.[1];
  if (!form || PERSONAL.test(text) || !OF_THING.test(text)) return null;
  const last = text.split(' ').at(-1) ?? '';
  // The word that the style has closed: 죽은, 죽음.
  if (last.length < 2 || !alike(form[0], last[0]) || /[다라]고 |것으로 |려고 /.test(text)) return null;
  const before = text.slice(0, -last.length);
  if (CAUSED.test(text) || ASKS_WHY.test(question ?? '')) return `${before}${form} 것으로 추측함.`;
  // 환경이 사람을 만든 것 같음: held to be so, and no fact. What was measured is one.
  if (/\d|정도|(?:한|두|세|네|다섯|열|몇) (?:번|시간|명|개)|이틀|사흘/.test(text)) return null;
  if (!OF_THING.test(before.split(/[가-힣](?:고|며|서|니|면|자|는데|지만|까지|더니),? /).at(-1) ?? ''))
    return null;
  if (form.endsWith('는')) {
    const stem = openStem(form.slice(0, -1));
    return isSoundStem(stem) ? `${before}${declarative(stem)}고 생각함.` : null;
  }
  const stem = lastFinal(form) === 'ㄴ' ? adnominalStem(form) : null;
  if (!stem || !isSoundStem(stem)) return null;
  // 완벽하지는 않은 것 같다.
  if (isAdjective(before.replace(/지(?:는|가|도) $/, '지 ') + stem))
    return /지(?:는|가|도)? $/.test(before) ? `${before}${stem}다고 생각함.` : null;
  const past = pastForm(stem);
  return `${before}${past}다고 생각함.`;
}
