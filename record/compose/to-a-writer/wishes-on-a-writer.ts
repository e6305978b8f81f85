/** What somebody wishes to read in the text that shall be written, without asking for it: 성실하다는 말이 들어가면 좋겠습니다. */

/** A saying or a word, named as one; 실험하는 내용 is what a lesson has. */
const NAMED =
  /(?:다는|자는|이?라는|이?란|□)\s?(?:말|단어|낱말|표현|내용|문장|구절|문구|칭찬|평가|점|이야기|얘기)(?:이|가|도|은|는|을|를|만)?\s(?:[가-힣]{1,5}\s){0,2}(?:들어가|들어갔|들어있|들어\s있|나오|나왔|나와|넣으|넣었|썼으|있으|있었|적히|적혔|적혀|쓰이|쓰여|실리|실렸|포함|담기|담겼|남기|남았|남으)[가-힣]{0,3}\s?(?:있)?(?:으?면|으?면은|었으면|음)\s?(?:좋겠|합니다|한다|해요|하는\s바람|싶[다네어습]|바랍|바라|감사|고맙|기쁘겠)[가-힣]*\s*[.!~♡♥^ㅎㅠ]*$/;
/** 성실하다고 적혀 있으면 좋겠습니다: nothing that a lesson has says it. */
const SAID_SO =
  /(?:다고|이?라고)\s(?:[가-힣]{1,5}\s)?(?:적혀|적히|쓰여|쓰이|나오|나왔|나와|들어가|들어갔|기록되|기록됐|남으|남았)[가-힣]{0,2}\s?(?:있)?(?:으?면|었으면|았으면)\s?(?:좋겠|합니다|한다|해요|싶[다네어습]|바랍|바라)[가-힣]*\s*[.!~♡♥^ㅎㅠ]*$/;
/** Where it shall stand: a poster or a law may have words too (포스터에는 …라는 말이 들어가면 좋겠다). */
const IN_SOMETHING =
  /(?<!기록|글|평가|결과|여기|답|마지막|끝|맨\s?[앞뒤]|앞|뒤|처음|중간|안|이번|덕분|때문)에(?:도|는|서|서는)?\s/;
/** 제가 조장을 한 걸로 하겠습니다. */
const HELD_AS =
  /(?:제가|내가|저는|나는|저를|나를)\s[^.]{0,24}(?:[한된던]|맡은|이끈)\s(?:걸|거|것으)로\s(?:하겠|할게|칠게|치겠|해\s?두)[가-힣]*\s*[.!~]*$/;

/** Whether a sentence, without its quotations, wishes for words in a text that is not the lesson's. */
export function wishesOfAWriter(sentence: string): boolean {
  if (sentence.includes('로 ') && HELD_AS.test(sentence)) return true;
  if (!sentence.includes('면 ') && !sentence.includes('음 ')) return false;
  const wish = NAMED.exec(sentence) ?? SAID_SO.exec(sentence);
  return (
    wish !== null && !IN_SOMETHING.test(`${sentence.slice(0, wish.index)}${wish[0].replace(/에 /g, ' ')}`)
  );
}
