/** The student as the subject behind somebody else's clause: without 자신이 the deed would be theirs. */

const OTHER =
  /(?:친구|모둠원|조원|부원|짝|짝꿍|선배|후배|교사|강사|부?반장|조장|모둠장|팀장|회장|언니|오빠|누나|형|동생|어머니|아버지|할머니|할아버지)(?:들)?(?:은|는|이|가) [^.]*(?:[가-힣](?:서|고|는데|지만|니|더니|때)|, ?)$|(?:친구|오빠|언니|누나|형|동생|선배|후배)(?:은|는) [가-힣]{1,6}, $/;
/** 목감기가 와서 제가 갑자기: where the student comes in, and the first letters of what follows. */
const I_BEHIND = /[가-힣](?:서|고|는데|지만|니까?|더니|때|,) (저는|나는|제가|내가) ([가-힣A-Za-z0-9]{2})/g;

/** 부반장이 하기로 했는데 … 갑자기 하게 됨 → … 자신이 갑자기 하게 됨; any other sentence as it is. */
export function withSelfKept(text: string, raw: string): string {
  if (/자신[이은]/.test(text)) return text;
  for (const [, own = '', head = ''] of raw.matchAll(I_BEHIND)) {
    const at = text.indexOf(` ${head}`) + 1;
    if (at === 0 || text.indexOf(` ${head}`, at) >= 0) continue;
    const before = text.slice(0, at);
    if (OTHER.test(before.trimEnd()) || OTHER.test(before))
      return `${before}${own.endsWith('는') ? '자신은' : '자신이'} ${text.slice(at)}`;
  }
  return text;
}
