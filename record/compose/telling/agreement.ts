import { decompose, endingIn } from '../../hangul.ts';
import { infinitive, isSoundStem, lastWord, pastStem } from '../../style/words/stems.ts';
import { takesObject } from '../notes/word-forms.ts';

/** 쪽지를 받았는데 53개임을 확인함, … 떨어뜨렸더니 첫 번째는 금이 갔고 두 번째는 멀쩡했음을 확인함: what was tried, and what was found. */
const TRIED = new RegExp(
  `^(.*?[가-힣] [가-힣]*[${endingIn('ㅆ')}])(?:더니,? |는데,? (?=(?:모두 |총 )?\\d[\\d.,]*[^ ]*임을))((?:[^.]|\\.(?=\\d))*[가-힣]을 확인함\\.)$`,
);
/** Somebody's doing or a thing's, with no clause of the student's behind it. */
const OF_ANOTHER = /[가-힣](?<!높|길|넓|깊)(?:이|가|은|는) (?!(?:[^.]|\.(?=\d))*[을를] )/;

/** 세 → 세어, 재 → 재어: a contracted form written out; 비교해 → 비교하여. */
function writtenOut(form: string): string {
  const last = decompose(form.at(-1));
  if (form.endsWith('해')) return `${form.slice(0, -1)}하여`;
  return last?.final === '' && /[ㅐㅔ]/.test(last.vowel) ? `${form}어` : form;
}

/** What was tried in the form that agrees with 확인함: 세어 봤더니 … 줄어듦을 확인함 → 세어 … 줄어듦을 확인함. */
export function agreeing(text: string): string {
  const [, tried = '', found = ''] = TRIED.exec(text) ?? [];
  if (!tried || OF_ANOTHER.test(tried)) return text;
  const stem = pastStem(tried);
  // 새 병을 뜯어서 했더니: what was done again says too little for 하여.
  if (lastWord(stem) === '하') return text;
  // 7.2m에서 떨어뜨렸더니: done to what the sentence before has named.
  const looked = /^(.*[가-힣]) ?보$/.exec(stem)?.[1];
  if (!looked && !/[을를] /.test(tried) && !takesObject(lastWord(stem)) && !/[뜨트]리$/.test(stem))
    return text;
  // 인구를 봤더니, 현미경으로 봤더니: looking is what was done.
  if (looked && /(?:[을를도]|에서|로) 보$/.test(stem)) return `${looked} 보고 ${found}`;
  // 세어 봤더니: the form is there already.
  if (looked) return `${writtenOut(looked)} ${found}`;
  return isSoundStem(stem) ? `${writtenOut(infinitive(stem))} ${found}` : text;
}
