import { decompose, lastFinal, withFinal } from '../../hangul.ts';
import {
  declarative,
  isAdjective,
  isKnownStem,
  isSoundStem,
  knownTail,
  lastWord,
  openStem,
} from '../../style/stems.ts';
import type { Intent } from '../../types.ts';

const STATE =
  /(?:[ㄱ-힣]음|임|아님|같음|큼|작음|다름|빠름|느림|비슷함|[려러로가까다거]움|동일함|필요함|중요함|가능함|분명함|정확함|약함|강함|(?:위험|안전|심각|불편|편리|유리|불리|부족|적합|다양|복잡|단순)함)\.$/;
const NO_STATE =
  /(?:는 중임|[은한던] 것은 아님|수 [있없]었음|자신 있음|[^와과의] 같음|좋음|[고겠]다는 것임|관심이 있음|흥미가 있음|계획임|예정임|목표임|생각임|꿈임|바람임|궁금했음|(?:말할|설명할) 수 있음|느낌임|뻔했음|싶[가-힣 ]*때문임|다는 것임|좋았음|싫었음|아팠음|막막했음|무서웠음|두려웠음|서운했음|답답했음|불안했음|창피했음|힘들었음|어려웠음|의문임|적이 있음|알고 있[었]?음|하고 있음|고 있음|생각이었음|기억이 있음)\.$/;
const DOING_IN_EUM =
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
const CLAUSE_END = /(?:[고며면니자]|[아어여해와워져려켜겨]서|는데|은데|인데|지만|으나|더니|므로),? /g;

/** Whether the last clause names what is so: without a subject of its own the state is the student's. */
export function namesWhatIsSo(text: string): boolean {
  if (/(?:임|이었음|였음|수 (?:있|없)음)\.$/.test(text)) return true;
  const last = text.split(CLAUSE_END).at(-1) ?? text;
  return /[가-힣A-Za-z0-9)%"'”’](?:은|는|이|가|도|만|과|와) /.test(last);
}

const FIGURES = /\d|평균|비율|오차|결과|값이|차이/;

/** 어려움 → 어려. */
const openVowel = (form: string) => form.slice(0, -1);

/** A fact the student found, told as found: 평균은 11.1 mL였음 → 평균은 11.1 mL였음을 확인함. */
export function found(text: string, intent: Intent): string {
  const bare = text.slice(0, -1);
  // 변하는 것이었음: it does so.
  const does = /^(.*[가-힣])는 것이었음$/.exec(bare)?.[1];
  if (does && isSoundStem(openStem(does)))
    return `${declarative(openStem(does))}는 점을 ${intent === '배운 점' ? '알게 됨' : '확인함'}.`;
  // 심판은 생각보다 어려움: how it is, and no noun.
  const hard = /^(.+[은는이가] (?:생각보다 |매우 |더 )?)([가-힣]+움)$/.exec(bare);
  const stem = hard ? withFinal(openVowel(hard[2] ?? ''), 'ㅂ') : '';
  if (hard && intent === '배운 점' && isAdjective(stem)) return `${hard[1]}${stem}다는 점을 알게 됨.`;
  if (/한계가 있음$/.test(bare)) return `${bare}을 밝힘.`;
  if (/(?<! 같은 )것임$/.test(bare)) return `${bare.slice(0, -1)}이라고 해석함.`;
  if (/(?:까닭|이유|원인)(?:이었음|임)$/.test(bare)) return `${bare.replace(/이었음$/, '임')}을 파악함.`;
  if (/때문(?:이었음|임)$/.test(bare) && intent === '동기') return `${bare.replace(/이었음$/, '임')}.`;
  if (intent === '어려움과 해결' && /^처음(?:에는?|(?: [^ ]+){1,2} 동안은?) /.test(bare) && !/\d/.test(bare))
    return text;
  // 확인했더니 절반쯤은 맞음: said already.
  if (/확인(?:했더니|하니) [^.]*맞(?:았)?음$/.test(bare)) return text;
  if (/(?:의견|생각|사람)(?:이|도) (?:많았|있었|더 많았)음$/.test(bare)) return text;
  if (intent === '어려움과 해결' && /문제였음$/.test(bare))
    return `${bare.replace(/문제였음$/, '문제가 됨')}.`;
  // 걸려 넘어질 뻔한 적이 많았음: it moved the student.
  if (intent === '동기' && /적이 (?:많았|있었|여러 번 있었|종종 있었|자주 있었)음$/.test(bare)) return text;
  // 계속 공부해야 한다는 것이 생각과 달랐음.
  if (/생각과 (?:달랐|매우 달랐|많이 달랐)음$/.test(bare))
    return `${bare.replace(/달랐음$/, '다르다는')} 것을 알게 됨.`;
  if (intent === '어려움과 해결' && /(?:뿐이었|적었|부족했|없었|낮았|느렸|많았)음$/.test(bare)) return text;
  // 조사했더니 23번 중에 14번이 버스 때문이었음: counted, not explained.
  if (/(?:더니|보니) .*때문(?:이었음|임)$/.test(bare))
    return `${bare.replace(/(?:이었음|임)$/, '임')}을 확인함.`;
  if (/때문(?:이었음|임)$/.test(bare)) return `${bare.replace(/(?:이었음|임)$/, '')}이라고 설명함.`;
  if (intent === '배운 점' && lastFinal(bare.slice(0, -1)) === 'ㅆ' && !/생각했/.test(bare))
    return `${bare}을 확인함.`;
  if (intent === '배운 점' || /생각했(?:는데|지만|으나)/.test(bare)) return `${bare}을 이해함.`;
  if (/수 (?:있|없)음$/.test(bare)) return `${bare}을 설명함.`;
  return FIGURES.test(bare) ? `${bare}을 확인함.` : `${bare}을 파악함.`;
}

const PRESENT = /(?:다|요)[.!\s]*$/;
/** All 399 syllables that end in ㅆ. */
const SS = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + 20)).join('');
const PAST = new RegExp(
  `[${SS.replace(/[있겠]/g, '')}](?:다|습니다|어요|음|는데|어|거든요|고요|지만)?[.!~ㅋㅎㅠ\\s]*$`,
);
const OPINION =
  /(?:정함|떠올|제안|소개|추천|주장|질문|비교|조사|정리|생각|느낌|예상|판단|의문|싶|노력|다짐|계획|바람|궁금|희망|고자|이해|설명|확인|파악|려고|알게|배움|깨달|배우|맡|해결)[가-힣 ]*\.$/;

/** Whether one of the first words is a topic (물은, 물 분자는), no form of a verb (터지는). */
function namesItsTopic(text: string): boolean {
  return text
    .split(' ')
    .slice(0, 7)
    .some((word) => {
      const base = /^(.+)(?:은|는|이|가)$/.exec(word)?.[1];
      if (!base || /(?:에|에서|로|때|고|지|면|기|처음|이번|다음|오늘)$/.test(base)) return false;
      // With an object the subject may be the student: only a topic tells that it is not.
      if (/[이가]$/.test(word)) return !/[가-힣][을를] /.test(text);
      return (
        !isKnownStem(openStem(base)) && !/(?:하|되|있|없|시키|지|치|르|리|이|기|가|오|보|주)$/.test(base)
      );
    });
}

/** A general truth in the present (물이 휜다, 기능을 한다): what the student explained. */
export function explained(text: string, raw: string): string | null {
  if (!PRESENT.test(raw) || PAST.test(raw) || OPINION.test(text)) return null;
  // 비판부터 했던 것 같다: what was, however it is put. 뜻이 있었던 것은 아님: nothing that is so.
  if (/(?:것|거) ?같/.test(raw) || /아님\.$/.test(text)) return null;
  if (!namesItsTopic(text) || /자신|친구|모둠|스스로|[다라자]고 /.test(text)) return null;
  const stem = text.slice(0, -1);
  const last = decompose(stem.at(-1));
  if (!last) return null;
  if (/지 않음$/.test(stem))
    return isAdjective(stem.slice(0, -4)) ? null : `${stem.slice(0, -1)}는다는 점을 설명함.`;
  if (stem.endsWith('음')) return DOING_IN_EUM.test(text) ? `${stem.slice(0, -1)}는다는 점을 설명함.` : null;
  if (last.final !== 'ㅁ' || stem.endsWith('임')) return null;
  return `${withFinal(stem, 'ㄴ')}다는 점을 설명함.`;
}
