import { lastFinal } from '../../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { adnominalStem, isAdjective } from '../../../style/words/stems.ts';
import { formOf, isStem } from '../word-forms.ts';

/** What teachers write together in a hurry and a record keeps apart: 튀는값, 빠진날, 늦은거, 흔들릴때, 안맡으려는. */

/** 말바뀐거: whatever stands before it. */
const thingParted = (word: string) =>
  /^[가-힣]{2,}거$/.test(word) &&
  !isListedThing(word) &&
  !/(?:자전|근|선|증|철|수|논|전|은|검|제)거$/.test(word) &&
  (/는거$/.test(word) || /^[ㄴㄹ]$/.test(lastFinal(word.slice(0, -1)) ?? ''))
    ? `${word.slice(0, -1)} 것`
    : word;

/** 안내서, 보고서: written on paper. */
const PAPER =
  /(?:보고|제안|계획|설명|안내|신청|감상|건의|기획|요청|참고|교과|의향|동의|진술|평가|견적|계약|질문|독서|추천|이력|탄원|논술|역사|전문|도감)서$/;

/** What stands behind an adnominal and is no name of it. */
const BEHIND =
  /^(거|게|걸|건|것|점|때|값|날|줄|곳|수|뒤|후|듯|편|채|글|말|표|부분|자료|이유|내용|결과|장면|사람|친구|문제|방법)((?:은|는|이|가|을|를|도|만|의|에|에서|으로|로|까지|부터|임|이라|라)?)$/;
const MEANT: Readonly<Record<string, string>> = { 거: '것', 게: '것이', 걸: '것을', 건: '것은' };

/** Whether a form goes with the noun behind it: 튀는, 늦은, 빠진, 흔들릴. */
function isAdnominal(form: string): boolean {
  if (form.length < 2 || isListedThing(form)) return false;
  const stem = form.endsWith('는') ? formOf(form) : adnominalStem(form);
  if (stem !== null && (isStem(stem) || isAdjective(stem))) return true;
  return lastFinal(form) === 'ㄹ' && formOf(form) !== null;
}

function adnominalParted(word: string): string {
  if (isListedThing(word) || isDoingNoun(word) || /^(?:끓는|녹는|어는)점/.test(word)) return word;
  for (let at = word.length - 1; at >= 2; at -= 1) {
    const [, noun = '', particle = ''] = BEHIND.exec(word.slice(at)) ?? [];
    if (noun === '' || !isAdnominal(word.slice(0, at))) continue;
    return `${word.slice(0, at)} ${MEANT[noun] ?? noun}${particle}`;
  }
  return word;
}

/** 안맡으려는 → 안 맡으려는; 안내, 못하는 stay. */
function denialParted(word: string): string {
  const [, no = '', rest = ''] = /^(안|못)([가-힣]{2,})$/.exec(word) ?? [];
  if (rest === '' || /^(?:하|해|했|되|된|됨)/.test(rest) || isListedThing(word)) return word;
  const stem = formOf(rest.replace(/려는$/, '려고'));
  return stem !== null && formOf(word) === null ? `${no} ${rest}` : word;
}

/** 연습때 → 연습 때; 이때 and 점심때 are words. */
function timeParted(word: string): string {
  const before = /^([가-힣]{2,})때(?:는|에|도|만)?$/.exec(word)?.[1];
  if (
    !before ||
    /^(?:점심|저녁|아침|어릴|어린)$/.test(before) ||
    isListedThing(word.replace(/(?:는|에|도|만)$/, ''))
  )
    return word;
  return isDoingNoun(before) || isListedThing(before) || lastFinal(before) === 'ㄹ'
    ? `${before} ${word.slice(before.length)}`
    : word;
}

const COUNT =
  /(?<![가-힣])(?!한(?:쪽|편|번))(한|두|세|네|다섯|여섯|열|몇|여러)(개|번|장|명|가지|권|시간|군데|방울|바퀴|줄|쪽|편|컷|단계|차례)(?=[을를이가씩만은는도의에로]|으로|까지|나|$| )/g;

/** A teacher's note with the spaces that hurry left out. */
export const spaced = (note: string): string =>
  note
    .replace(COUNT, '$1 $2')
    .split(' ')
    .map((word) => timeParted(denialParted(thingParted(adnominalParted(word)))))
    .join(' ')
    .replace(/(?<=[는은던한된인난진린간]) ?거(?= |$)/g, ' 것')
    .replace(/(?<=[가-힣]히)함$/, ' 함')
    .replace(/(?<![가-힣])구두 (?=(?:질문|발표|답변|설명|대답|보고)[하했해])/g, '구두로 ')
    .replace(/재밌음$|재미있음$/, '흥미로움')
    .replace(/재밌/g, '재미있')
    .replace(/(?<![가-힣])훨 /g, '훨씬 ')
    .replace(/솔직히(?= [가-힣])/g, '솔직하게')
    // 질의응답서, 평균서: where; 보고서 and 제안서 are things.
    .replace(/(?<![가-힣])([가-힣]{2,})서(?= )/g, (word, place: string) =>
      (isListedThing(place) || isThingNoun(place) || isDoingNoun(place)) &&
      !isListedThing(word) &&
      !PAPER.test(word) &&
      formOf(word) === null
        ? `${place}에서`
        : word,
    )
    .replace(/얘기/g, '이야기');
