import { sentencesOutsideQuotes } from '../quoted.ts';
import { toRecordStyle } from '../../style/to-record-style.ts';

/** A joint of a -고 chain: a verb's 고, not 다고/라고, not 고 있다/싶다, not a noun such as 광고 or 사고. */
const JOINT =
  /(?<![다라자냐려리])(?<!(?:광|사|최|창|재|보고서|참|경|권|예|신|충|회|원|기|중))고 (?!있|싶|나서|나니|보니|보면|난 |말|는 )/g;
const SHORTEST_HALF = 18;
/** Joints that are tried, from the middle outwards: each costs as much as reading a sentence. */
const MOST_TRIED = 6;
/** A final ending in the middle, as students write who set no marks (… 짰어요 처음에는 …). */
const RUN_ON =
  /([었았했였겠갔왔됐봤줬웠랐렸][다음]|[어아해]요|[대래]요|네요|군요|거든요|더라고요|더라구요|습니다|싶음)(?:;+| )\s*(?!해서|해 |했|함|펴|폈|끄는|껐|켜[면니는고며서자]|켰|닫|내리|내렸|올리|올렸|줄이|지우|갔|오는|왔|빼|뺐|넣는|놓|좋겠|싶|하[는고며]|한다|합니다|이?라[고는]|[고는며] )(?=[가-힣A-Za-z])/g;
/** A note that goes on without a mark: … 붙임 그랬더니 나아짐. */
const NOTED_ON =
  /([가-힣]{2}[음임함봄됨]|붙임|[가-힣]줌) (?=(?:그랬더니|그래서|그런데|근데|그리고|하지만|그러나) )/g;
/** 알게 됐고 다음에는 …: a lesson and a plan. */
const LEARNT_AND = /(알게 ?[됐됬]|알게 되었|알았|배웠|느꼈)고,? (?=다음|앞으로|나중에)/g;
const LEARNT_ON = /(알게 ?됨|다고 느낌|느꼈음|배웠음|깨달음) (?=[가-힣])/g;
const SHORTEST_SENTENCE = 9;
/** 했다 그리고 …, 몰랐다 그래서 …: a new sentence, however short. */
const TURNED_ON =
  /([가-힣]다(?=.앞으로|.다음)|[었았했였갔왔봤줬웠졌됐랐렸]다|[가-힣][함됨짐림김]|[가-힣]음) (?=(?:그리고|그래서|그런데|근데|하지만|그러나|그랬더니|앞으로는?|다음엔|다음에는?|나중에) )/g;
/** 프리미어 씀 자막 넣고: noted one after the other. */
const NOTED_AFTER =
  /(?<=[가-힣A-Za-z] )(씀|만듦|만듬|찍음|찾음|찾아봄|고침|바꿈|붙임) (?=[가-힣A-Za-z]+ )(?!때문|등 |및 |후 |뒤 )/g;
/** 힘들다는 거 앞으로 …. */
const LEARNT_THEN = /(?<=[다라]는) ?(?:거|것)(?:을|를)? (?=(?:앞으로|다음|나중|그리고|근데) ?)/g;
/** 제가 쓰는 법을 알려줬고 저는 …: two doings of the student's own. */
const OWN_TWICE =
  /((?:^|[ ,])(?:제가|내가|저는|나는) [^.]{5,}[었았했였갔왔봤줬웠졌됐랐렸])고,? (?=(?:저는|나는|제가|내가) )/g;
/** 열이 난다는 게 신기했고 소금은 … 알았어요: a wonder and a lesson. */
const WONDER_AND =
  /((?:신기|놀라웠|재미있었|재밌었|흥미로웠|인상 ?깊었|인상적이었)했?)고,? (?=[^.]{8,}(?:알|배[웠우]|느[꼈끼]|깨달))/g;
/** 넣었음 근데 은이 생김: what was done and what came of it. */
const CAME_OF =
  /([었았했였])(?:음|다|는데) (?:근데|그런데|그랬더니|그러니까?) (?=[가-힣]+(?:이|가) (?:[가-힣]+ )?(?:생기|생겼|생김|나오|나왔|나옴|변하|변했|변함|바뀌|바뀌었|바뀜|커지|커졌|커짐|작아|줄어|늘어|녹|뜨|떴|뜸|멈추|멈췄|멈춤))/g;

/** The sentence with a period after each final ending in its middle, so that the style reads it as several. */
export function withPeriods(sentence: string): string {
  if (/["“”'‘’]/.test(sentence)) return sentence;
  let from = 0;
  return sentence
    .replace(CAME_OF, '$1더니 ')
    .replace(LEARNT_THEN, ' 것을 알게 됐다. ')
    .replace(TURNED_ON, '$1. ')
    .replace(NOTED_AFTER, '$1. ')
    .replace(NOTED_ON, '$1. ')
    .replace(LEARNT_ON, '$1. ')
    .replace(LEARNT_AND, '$1다. ')
    .replace(OWN_TWICE, '$1다. ')
    .replace(WONDER_AND, '$1다. ')
    .replace(RUN_ON, (found, ending: string, at: number) => {
      const end = at + ending.length;
      // 다르다는데 그럼 답이 …: if so, no end.
      if (/(?:^| )그럼$/.test(sentence.slice(0, end))) return found;
      if (end - from < SHORTEST_SENTENCE || sentence.length - end < SHORTEST_SENTENCE) return found;
      from = end;
      return `${ending}. `;
    });
}

/** The sentences of a text in record style, chains of -고 parted. */
export function partsOf(text: string): string[] {
  return sentencesOutsideQuotes(text).flatMap(withoutChain);
}

/**
 * Parts a sentence that strings three or more clauses with -고 into two sentences at its middle joint; returns it
 * alone when it is no such chain or a half would not stand by itself.
 */
function withoutChain(sentence: string): string[] {
  const quoted = /["“'‘][^"”'’]*고 [^"”'’]*["”'’]/.test(sentence);
  const joints = quoted ? [] : [...sentence.matchAll(JOINT)].map((match) => match.index);
  if (joints.length < 3 || sentence.length < 50) return [sentence];
  const middle = [...joints].sort(
    (a, b) => Math.abs(a - sentence.length / 2) - Math.abs(b - sentence.length / 2),
  );
  const standing = middle.filter((at) => at >= SHORTEST_HALF && sentence.length - at - 2 >= SHORTEST_HALF);
  for (const at of standing.slice(0, MOST_TRIED)) {
    const [left, right] = [sentence.slice(0, at), sentence.slice(at + 2)];
    const first = toRecordStyle(`${left}다.`);
    if ('dropped' in first || first.review || !/[가-힣]\.$/.test(first.text) || first.text.endsWith('다.'))
      continue;
    return [first.text, right];
  }
  return [sentence];
}
