import { lastFinal, withFinal } from '../../hangul.ts';
import { adnominal, isAdjective, isKnownStem, lastWord, openStem } from '../../style/words/stems.ts';

/** Nouns that ask, before the 이다 that talk swallows: 누구냐고, 얼마냐고. */
const ASKING_NOUN = /(?:누구|어디|언제|얼마|뭐|무엇|몇 ?[가-힣]{1,2})$/;
const ASKS = /(?<![가-힣])(?:왜|어떻게|얼마나|얼마|무엇|뭘|뭐|누가|누구|언제|어디|어느|어떤|몇|무슨)/;

/** 넓 → 넓은지, 나오 → 나오는지, 뭐 → 무엇인지: what was asked, as a record names it; null where the form is none of a known verb. */
function whether(form: string): string | null {
  const plain = form.replace(/(?<=[가-힣])(?:느|(?<=[ㄱ-ㅎ가-힣])으)$/, '');
  if (lastFinal(plain) === 'ㅆ') return `${plain}는지`;
  if (/아니$/.test(plain)) return `${plain.slice(0, -1)}닌지`;
  if (/ (?:거|것이)$/.test(plain)) return plain.replace(/(?:거|것이)$/, '것인지');
  if (/(?<![가-힣])뭐$/.test(plain)) return plain.replace(/뭐$/, '무엇인지');
  if (ASKING_NOUN.test(plain)) return `${plain}인지`;
  if (/(?<![가-힣])(?:그러|이러|어떠)$/.test(plain)) return `${withFinal(plain, 'ㄴ')}지`;
  const stem = openStem(plain);
  if (/[있없]$/.test(stem)) return `${stem}는지`;
  if (!isKnownStem(lastWord(stem)) && !/(?:하|되|시키)$/.test(stem))
    return plain.endsWith('이') && plain.length > 1 ? `${withFinal(plain, 'ㄴ')}지` : null;
  if (isAdjective(stem)) return `${adnominal(stem)}지`;
  return `${lastFinal(stem) === 'ㄹ' ? withFinal(stem, '') : stem}는지`;
}

const ASKED = /([가-힣 ]*[가-힣])냐고 (?=물|여쭤|여쭈|질문)/g;
/** 왜 이렇게 넓냐고 해서: asked, though talk only says it. */
const SAID = /([가-힣 ]*[가-힣])냐고 (?:해서|하셔서|하기에|하길래) /g;
/** 좋냐는 걸로, 어떻게 뽑았냐가, 빠르냐에 따라: the question as a matter. */
const MATTER = /([가-힣 ]*[가-힣])냐는 (?:것으로|걸로|거로|것을 가지고|걸 가지고|문제로|주제로) /g;
const NAMED = /([가-힣 ]*[가-힣])냐(?=[가를] |에 따라|에 달|보다 |도 중요)/g;

/** A question retold in talk, as a record retells it: 넓냐고 해서 → 넓은지 물어서, 좋냐는 걸로 → 좋은지를 두고. */
export function withAskedWhether(text: string): string {
  if (!text.includes('냐')) return text;
  return text
    .replace(ASKED, (whole, form: string) => retold(form, ' ') ?? whole)
    .replace(SAID, (whole, form: string) => retold(form, ' 물어서 ') ?? whole)
    .replace(MATTER, (whole, form: string) => retold(form, '를 두고 ') ?? whole)
    .replace(NAMED, (whole, form: string) => (ASKS.test(form) ? (retold(form, '') ?? whole) : whole));
}

function retold(form: string, behind: string): string | null {
  const asked = whether(form);
  return asked && `${asked}${behind}`;
}
