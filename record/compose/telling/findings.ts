import { decompose } from '../../hangul.ts';
import { knownTail, lastWord } from '../../style/words/stems.ts';

const STATE =
  /(?:[ㄱ-힣]음|임|아님|같음|큼|작음|다름|빠름|느림|비슷함|[려러로가까다거]움|동일함|필요함|중요함|가능함|분명함|정확함|약함|강함|(?:위험|안전|심각|불편|편리|유리|불리|부족|적합|다양|복잡|단순)함)\.$/;
const NO_STATE =
  /(?:는 중임|[은한던] 것은 아님|수 [있없]었음|자신 있음|[^와과의] 같음|좋음|[고겠]다는 것임|관심이 있음|흥미가 있음|계획임|예정임|목표임|생각임|꿈임|바람임|궁금했음|(?:말할|설명할) 수 있음|느낌임|뻔했음|싶[가-힣 ]*때문임|다는 것임|좋았음|싫었음|아팠음|막막했음|무서웠음|두려웠음|서운했음|답답했음|불안했음|창피했음|힘들었음|어려웠음|의문임|적이 있음|알고 있[었]?음|하고 있음|고 있음|생각이었음|기억이 있음)\.$/;
export const DOING_IN_EUM =
  /(?:먹|얻|읽|찾|적|씻|받|맡|남|놓|넣|깨달|잊|닦|묶|섞|붙|꽂|겪|맺|쌓|갖|웃|꼽|앉|심|잡|참|걸|들|물|나누어 맡|밟|묻|깎|볶|엮|싣|짓|긋|이|젓|주고받|믿|굳|좁|뽑|씹|업|입|집|접|깊)음\.$/;

/** Whether a sentence says how things are (… 11.1 mL였음, … 중요함), not what the student did, plans or can do. */
export function isState(text: string): boolean {
  if (NO_STATE.test(text) || !STATE.test(text)) return false;
  // 받아들임, 줄임 are doings; 모양임, 것임 are not.
  if (/임\.$/.test(text) && knownTail(`${lastWord(text.slice(0, -2))}이`).length > 1) return false;
  if (/음\.$/.test(text)) {
    const before = text.at(-3);
    // 기사에는 둘 다 적었음: written, not few.
    if (/(?:둘 다|모두|다|[을를]|에|에는|함께) (?:[가-힣]+ )?적었음\.$/.test(text)) return false;
    // 주석을 달았음: no sweetness.
    if (/[을를] (?:[가-힣]+ )?달았음\.$/.test(text)) return false;
    if (decompose(before)?.final === 'ㅆ' || /[있없같많]음\.$/.test(text)) return true;
    return !DOING_IN_EUM.test(text) && /(?:닮|높|낮|좋|넓|짧|깊|얕|늦|젊|밝|붉|맑)음\.$/.test(text);
  }
  return true;
}

/** Says what the lesson was and nothing that anybody did. */
export const RESTATED = /(?:실험|활동|수업|과제|프로젝트|단원)(?:이었음|였음|임)\.$/;
/** What came of a trial: the thing is the subject, the student saw it. */
export const CAME_OF_IT =
  /(?:[니자면]|더니) .*[가-힣A-Za-z)](?:이|가|은|는) .*(?:아짐|어짐|워짐|러짐|라짐|커짐|줄어듦|늚|늘어남|휨|바뀜|변함|나타남|생김|올라감|내려감|떨어짐|끊어짐|이어짐)\.$/;
export const CLAUSE_END = /(?:[고며면니자]|[아어여해와워져려켜겨]서|는데|은데|인데|지만|으나|더니|므로),? /g;

/** Whether the last clause names what is so: without a subject of its own the state is the student's. */
export function namesWhatIsSo(text: string): boolean {
  if (/(?:임|이었음|였음|수 (?:있|없)음)\.$/.test(text)) return true;
  // 버스 정류장에서 먼 골목에 몰려 있었음.
  if (
    /(?:몰려|들어|놓여|남아|붙어|적혀|쓰여|열려|닫혀|막혀|기울어져|벗겨져|쌓여|섞여) 있(?:었)?음\.$/.test(
      text,
    )
  )
    return true;
  const last = text.split(CLAUSE_END).at(-1) ?? text;
  return /[가-힣A-Za-z0-9)%"'”’](?:은|는|이|가|도|만|과|와) /.test(last);
}
