import { goesOn } from '../arranging/grounds.ts';
import { HEAD, isNounWith, OBJECT, SUBJECT } from '../arranging/said-nouns.ts';
import { factsOf } from '../likeness/fact-words.ts';
import type { Line } from './line.ts';

/** Signs that a sentence says something by itself, or nothing without another. Their weights are learnt (learn-weights.ts). */

const CONNECTS =
  /^(?:그래서|그러니까|그러므로|따라서|그런데|근데|하지만|그러나|그렇지만|그래도|그리고|그랬더니|그러자|그러다|그 ?결과|또|또한|왜냐하면|그러면|그럼|그렇게|이렇게|그 ?뒤|그 ?후|이후|그다음|그 다음|결국|다행히|반면|대신|물론|그중|그때|이때)[ ,은는에로]/;
const POINTS =
  /(?<![가-힣])(?:[이그저] (?=[가-힣])|이것|그것|저것|이걸|그걸|이건|그건|이게|그게|이거|그거|여기|거기|이런|그런|저런|이렇게|그렇게|저렇게|그때|이때|그중|이중|걔|쟤|얘|그분|그 ?애)/;
const TIME =
  /^(?:(?:\d+|한|두|세|네|몇|며칠) ?(?:주|일|달|개월|시간|분|년)? ?(?:뒤|후)|다음 ?날|이튿날|마지막|처음|나중에|이번|막상|실제로|원래|생각해 ?보니|해 ?보니)/;
const TURNS =
  /(?:^|[ ,])(?:다시|또|더|덜|도로|역시|오히려|반대로|나머지|다른|원래|결국|마지막|새로|바로|그냥|계속|아직|이미|둘|두|양쪽|서로|각각|전부|모두|다|첫|둘째|\d차|[한두세네] ?번째)(?:[은는이가을를도에]|으?로)?(?: |$)/;
const CLAUSE_FIRST =
  /^[가-힣]+(?:니|니까|서|더니|고|면|자|아|어|해|며|려고|려면|지만|는데|은데|던|게)(?: |,)/;
const LEARNT = /(?:알게 됨|깨달음|배움|이해함|느낌|생각하게 됨|생각함|중요함을 [가-힣]+|파악함|실감함)\.$/;
const PLANS = /(?:고자 함|싶어 함|계획임|예정임|생각임|다짐함|기로 함|려고 함|희망함)\.$/;
const ENDS: readonly (readonly [string, RegExp])[] = [
  ['임', /임\.$/],
  ['음', /음\.$/],
  ['함', /함\.$/],
  ['됨', /[짐됨]\.$/],
];

/** How many of the bounds a number reaches: 0 below the first. */
export const step = (number: number, ...bounds: number[]) => bounds.filter((bound) => number >= bound).length;

const shared = (words: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...words].filter((word) => others.has(word)).length;

/** The signs of a sentence by itself; `lesson`: the words that every reader of the record knows. */
export function signsOf(line: Line, lesson: ReadonlySet<string>): string[] {
  const { raw, text } = line;
  const head = text.slice(0, HEAD);
  const sentence = /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
  const words = sentence.split(' ');
  const isAbout = words.some((word) => isNounWith(word, SUBJECT));
  const isDone = words.some((word) => isNounWith(word, OBJECT));
  const own = factsOf(head).words;
  const signs: Record<string, boolean> = {
    opens: line.opens,
    connects: CONNECTS.test(raw),
    'points early': POINTS.test(raw.slice(0, HEAD)),
    'points late': POINTS.test(raw.slice(HEAD)),
    'still points': POINTS.test(head),
    'goes on': goesOn(line),
    time: TIME.test(raw),
    'no subject': !isAbout,
    'subject first': isNounWith(words[0] ?? '', SUBJECT),
    'no object': !isDone,
    neither: !isAbout && !isDone,
    self: /자신|스스로|직접|우리/.test(sentence),
    friend: sentence.includes('친구'),
    learnt: LEARNT.test(text),
    plans: PLANS.test(text),
    turns: TURNS.test(head),
    compares: head.includes('보다 '),
    also: /[가-힣]도 /.test(head),
    'clause first': CLAUSE_FIRST.test(text),
    'figure first': /^\d/.test(text),
    quotes: /["“'‘]/.test(text),
    because: /때문|덕분/.test(text),
    'such that': /것(?:임|이었음|이라|이 |은 |을 )/.test(text),
    asked: shared(own, factsOf(line.question).words) > 0,
    frame: /활동|수업|과제|프로젝트|발표|모둠/.test(head),
    'few words': own.size <= 2,
  };
  return [
    ...Object.keys(signs).filter((sign) => signs[sign]),
    `end ${ENDS.find(([, end]) => end.test(text))?.[0] ?? 'other'}`,
    `length ${step(text.length, 20, 32, 48, 75, 110)}`,
    `figures ${step((text.match(/\d+/g) ?? []).length, 1, 3)}`,
    `lesson ${step(shared(own, lesson), 1, 2)}`,
  ];
}
