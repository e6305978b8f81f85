/** What follows a name that a verb is written on to. */
const DOES =
  '(?:알려|가르쳐|가르쳤|도와|도왔|설명|말해|말했|물어|물었|찾아|찾았|해줘|해줬|해주|만들|빌려|보여|그려|그렸|써줘|써줬|정리|제안|나눠|하자|맡았|맡아|갑자기|먼저|계속|같이|쏟|넘어|틀렸|틀려|찍어|찍었|읽어|불러|고쳐|고쳤|챙겨|옮겨)';
/** Letters of a name, a particle and a verb. */
const SHORTEST = 5;

/**
 * A sentence with what is written on to a name, or around it, taken off: 하늘이랑만든, 지우가알려줘서, "유리"가, 슬기쌤ㅋㅋ이.
 * @param called the names of the roster as alternatives of a regular expression
 */
export function apart(text: string, called: string): string {
  if (text.length < SHORTEST) return text;
  const glued = new RegExp(
    `(?<![\\p{L}])((?:${called})이?(?:이랑|랑|한테))(?!(?:서도?|서는|도|는|만|은|라도|부터|까지)(?![가-힣]))(?=[가-힣]{2})`,
    'gu',
  );
  // 지우가알려줘서, "유리"가, 슬기쌤ㅋㅋ이.
  const quoted = new RegExp(`["“'‘](${called})["”'’](?=이?[가는랑]|은|이(?!라)|도|한테|에게)`, 'gu');
  // '아라'는 바다를 뜻하는 말: where words are spoken of, the marks are the word's.
  const marked = /낱말|단어|뜻하는|라는 뜻/.test(text) ? text : text.replace(quoted, '$1');
  const open = marked
    .replace(new RegExp(`(?<=(?:${called})(?:이)?(?:쌤|샘))[ㄱ-ㅎ]+ ?(?=[이가은는])`, 'gu'), '')
    .replace(new RegExp(`(?<![\\p{L}])((?:${called})이?[가는])(?=${DOES})`, 'gu'), '$1 ')
    // 하은이하고예준이가싸워서: what is written on to 이가 of a called name, and name on name.
    .replace(
      new RegExp(
        `(?<![\\p{L}])((?:${called})이?(?:하고|이랑|랑|와|과))(?=(?:${called})이?[가는와랑도한하])`,
        'gu',
      ),
      '$1 ',
    )
    .replace(new RegExp(`(?<![\\p{L}])((?:${called})이[가는])(?=[가-힣]{2})`, 'gu'), '$1 ');
  return /[랑테]/.test(open) ? open.replace(glued, '$1 ') : open;
}
