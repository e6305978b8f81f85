import { lastFinal } from '../../hangul.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem } from '../words/stems.ts';

/** Whether the clause that opens the rest of the sentence modifies a noun (내가 만든 앱은 …) or is embedded (내가 뭘 모르는지). */
export function opensRelativeClause(rest: string): boolean {
  // 제가 맡은 역할은: whose it was goes without saying.
  if (
    /^(?:느낀|배운|맡은|담당한|알게 된|생각한|어려웠던|궁금했던|잘한|노력한|부족했던|(?:제일 |가장 |평소 |평소에 |원래 )?(?:좋아하는|좋아하던|싫어하는|관심 있는|관심이 있는|원하는|꿈꾸는|바라는)) /.test(
      rest,
    )
  )
    return false;
  // 내가 이 책을 고른 이유는.
  if (/^(?:[가-힣]+ ){0,3}[가-힣]+ (?:이유|까닭|계기)[는가은도]/.test(rest)) return false;
  // 중간에서 정리하는 역할을 했다: who plays the part is the subject of the sentence.
  if (/^(?:[가-힣]+ ){0,4}[가-힣]*는 (?:역할|연습|작업|방식|쪽|편|입장)(?:을|를|으로|에서)(?: |$)/.test(rest))
    return false;
  // 욱하는 성격이라: what I am.
  if (
    /^(?:[가-힣]+ ){0,4}[가-힣]+[는은한된던운린] (?:성격|편|사람|타입|스타일|입장|처지|쪽|체질|나이|학생|아이)(?:이|인|였)/.test(
      rest,
    )
  )
    return false;
  const words = rest.split(' ').slice(0, 7);
  for (let i = 0; i < words.length - 1; i += 1) {
    const current = words[i] ?? '';
    const next = words[i + 1] ?? '';
    if (/(?:는지|은지|을지|할지|될지|한지|인지|던지)(?:를|가|도|에)?$/.test(current)) return true;
    if (/(?:지만|는데|면서|으며|고|아서|어서|해서|니|다가|려고|자마자)$/.test(current) && current.length > 1)
      return false;
    if (/,$/.test(current)) return false;
    if (isAdnominal(current) && !/^(?:것|적|후|뒤|다음|때|채|만큼|김|바|수|편|동안|이후)/.test(next))
      return true;
    // 빨리 말했던 것 같아서: a hedge, no clause.
    if (isAdnominal(current) && /^(?:것|바)/.test(next)) return !/^같/.test(words[i + 2] ?? '');
  }
  return false;
}

/** 원래 수학이라면 질색이었는데, 영어로 말하는 것을 무서워한다: told of oneself, whatever clause it holds. */
export function tellsOfOneself(rest: string): boolean {
  if (
    /^(?:원래|사실|솔직히|평소|평소에|평소에는|워낙|보통|항상|늘|매일|처음에|처음에는|요즘|예전에|예전에는|옛날에는?|어릴 때|어렸을 때|중학교 때|작년에) /.test(
      rest,
    )
  )
    return true;
  return /^(?:[가-힣]+ ){0,3}[가-힣]+는 것을 (?:매우 |너무 |가장 |정말 |잘 )*(?:무서워|두려워|좋아|싫어|어려워|힘들어|부끄러워|귀찮아|즐[기겨겼]|못|잘)/.test(
    rest,
  );
}

/** Whether the word describes the noun behind it (만든, 하는, 좋던). */
export function isAdnominal(form: string): boolean {
  if (/(?:하는|되는|있는|없는|었던|았던|했던|[가-힣]던)$/.test(form)) return true;
  if (form.endsWith('는')) {
    const base = form.slice(0, -1);
    if (base.length < 2) return /^[쓰사보오가꾸주푸짜모배찾읽받먹믿맡짓]$/.test(base);
    return isKnownStem(openStem(base)) || /(?:하|되|있|없|시키|지|르|않|못하)$/.test(base);
  }
  // 한 장, 두 번: counted.
  if (form === '한') return false;
  if (lastFinal(form) !== 'ㄴ') return /(?:할|될)$/.test(form);
  if (
    /(?:우선|본인|자신|개인|원인|타인|의견|장면|화면|측면|이번|한번|여러분|부분|대본|토론|결론|이론|여론|질문|논문|방문|시간|기간|공간|인간|약간|순간|연관|습관|기관|방안|제안|동안|문안|대신|인문|신문|작문)$/.test(
      form,
    )
  )
    return false;
  const stem = adnominalStem(form);
  return stem !== null && (isKnownStem(stem) || /(?:하|되|시키|지|르)$/.test(stem));
}

/** 만든 카드, 직접 그린 표지: what was done, right before what it was done to; no 궁금한 점, and 맡은 부분 goes without saying. */
export function opensWithDeed(rest: string): boolean {
  const [first = '', second = ''] = rest
    .split(' ')
    .filter((word) => !/^(?:직접|새로|손수|예쁘게|열심히)$/.test(word));
  if (/^(?:맡은|담당한|느낀|생각한)$/.test(first) || /^(?:것|적|후|뒤|다음|채|만큼)/.test(second))
    return false;
  const stem = lastFinal(first) === 'ㄴ' && isAdnominal(first) ? adnominalStem(first) : null;
  return stem !== null && !isAdjective(stem);
}

/** Whether the clause tells what the own group did (우리가 조사한 결과), not what people do (우리가 매일 쓰는 말). */
export function ownDoing(rest: string): boolean {
  const words = rest.split(' ').slice(0, 4);
  const at = words.findIndex((word) => isAdnominal(word));
  if (at < 0 || words.slice(0, at).some((word) => /(?:매일|평소|흔히|자주|늘|항상|보통)/.test(word)))
    return false;
  return /^(?:조사|제작|설계|준비|발표|기획|제안|선택|작성|토론|실험|촬영|편집|분석|완성|개발|구성|설정|만[든들]|정한|그린|찍은|세운|뽑은|고른|낸|지은|짠|꾸민|센|잰|측정|계산|관찰|모은|찾은|해석|정리|합친|제출)/.test(
    words[at] ?? '',
  );
}

/** Whether words without a predicate have a topic, a clause behind which they stand, or name a doing or a question: 특히 가사가 있는 노래 has none of it. */
export const saysOfIt = (text: string): boolean =>
  /[은는]\s/.test(text) &&
  (/[가-힣]{2}[기지]$/.test(text) ||
    /[가-힣](?:면|서|니까?|고|는데|지만|으나),? /.test(text) ||
    text
      .split(' ')
      .slice(0, -1)
      .some((word) => /[은는]$/.test(word) && !isAdnominal(word)));
