import { endingIn, withFinal } from '../../hangul.ts';
import { partedBefore } from './before.ts';
import { partedGoingOn } from './going-on.ts';
import { partedLack } from './lacking.ts';
import { partedManner } from './manner.ts';
import { isWholeNoun } from '../parting/whole-nouns.ts';
import { isDoing, isDoingNoun, isHaWord, isListedThing } from '../words/nouns.ts';
import { remembered } from '../remembered.ts';
import { applyRules, type Rule } from '../replace.ts';
import { adnominalStem, isKnownStem, openStem, pastStem } from '../words/stems.ts';

/** Nouns of one letter that verbs are written on to. */
const SHORT =
  '[글책말답공물불빛값색칸선곡춤힘꿈돈땀몸손눈귀맛멋집밖속안옆앞뒤위밑끝방벽판통컵땅산강밭천실침틀표줄점]';

/** Two words written as one, where the seam is plain. */
const SEAMS: readonly Rule[] = [
  // 시간이없다, 자신감이있어서; 어이없다 is a word.
  [/(?<=[가-힣](?<!(?<![가-힣])어)이|[가-힣]가)(?=[있없][가-힣])/g, ' '],
  // 끝날 줄알았는데.
  [new RegExp(` 줄(로|만|은|도)?(?=알[았아고]|몰[랐라]|모르)`, 'g'), ' 줄$1 '],
  [/(?<=[가-힣]{2}(?<!오랫|[활운행노이작변감율]))동안(?=\s|,|은\s|에\s|의\s|만\s|$)/g, ' 동안'],
  [
    new RegExp(
      `(?<=${SHORT}에)(?<![가-힣]{2}에)(?=(?:가|와|넣|놓|들어|나가|남|앉|적|썼|쓰|써|붙|담|올|있|없|왔|갔|나왔|나와|걸|그[려렸리])[가-힣])(?!서|있|없)`,
      'g',
    ),
    ' ',
  ],
  [
    /(?<=[가-힣]{2}에)(?=(?:가서|가니|가면|갔[다는더었]|와서|왔[다는더었]|들어가|들어갔|나가서|나갔|넣[고었으]|놓[고았으]|나와서|나왔))/g,
    ' ',
  ],
  [/(?<=[가-힣])말고(?=\s)/g, ' 말고'],
  // 해야 될거 같다, 할수밖에.
  [/(?<=[가-힣]수밖에)(?=없)/g, ' '],
  [
    /(?<=[가-힣](?:을|를))(?=(?:위한|통한|향한|둘러싼|비롯한|포함한|이용한|활용한|대신할|대신한|뺀|제외한)\s)/g,
    ' ',
  ],
  [
    /(?<=[가-힣]{2}(?:을|를))(?=(?:통해|위해|통하여|위하여|가지고|대상으로|바탕으로|중심으로|이용해|활용해)(?:[\s서도는]))/g,
    ' ',
  ],
];

/** Said how, before a note of one letter: 다시짬, 직접씀. */
const NOTED_HOW =
  /(?<![가-힣])(다시|직접|먼저|많이|같이|함께|계속|열심히|꾸준히|조금|새로|따로|혼자|서로|전부|자주|매일|겨우|빨리|천천히|스스로)(?=(?:짬|씀|봄|감|옴|줌|뺌|냄|잼|앎|풂|함|뜀|삼|섬|쏨|팜|그림|만듦|읽음|찍음|적음|고침|바꿈|외움|배움|찾음|풀음)(?:[.!?\s]|$))/g;

const PAST = new RegExp(
  `^([가-힣]*[${endingIn('ㅆ')}])(?:다|음|고|지만|는데|으며|으나|던|기|을|다가|더니|다고|다는|으므로|음을|습니다|어요|어|을때|거든요|더라고요)$`,
);
const GOES_ON = /^([가-힣]+?)(?:면서|지만|는데|려고|고자|다가|거나|니까|도록|자마자|느라)$/;

/** Verbs whose object students write on without a mark. */
const TAKES =
  '보|그리|만들|쓰|읽|찾|듣|넣|풀|외우|맞추|고르|정하|나누|적|찍|뽑|고치|바꾸|붙이|칠하|지우|채우|세우|모으|배우|받|치|잡|먹|던지|섞|재|그려보|맡|하|켜|끄|키우|느끼|생기|나오|들|걸리|틀리|부르|불';
const TAKING = new Set(TAKES.split('|'));

/** The stem of a form that no noun with its particle looks like (그리면서, 만들었다), or null. */
function sureStem(form: string): string | null {
  const past = PAST.exec(form)?.[1];
  if (past) return pastStem(past);
  const open = GOES_ON.exec(form)?.[1] ?? /^([가-힣]*[아어여려와워켜겨쳐춰써][놓두])고$/.exec(form)?.[1];
  if (!open) {
    const joined = /^(?!부라)([가-힣]+[아어여려와워져켜겨쳐러라해껴])서$/.exec(form)?.[1];
    return joined ? pastStem(withFinal(joined, 'ㅆ')) : null;
  }
  return open.endsWith('으') ? open.slice(0, -1) : openStem(open);
}

/** The stem of such a form without a helper: 켜놓고 is of 켜, 그려보고 of 그리. */
const mainStem = remembered((form) => {
  const stem = sureStem(form);
  const main = /^(.*[아어여려와워켜겨쳐러라해춰춰꺼써])(?:놓|보|주|두|버리|내|오|가|나가)$/.exec(
    stem ?? '',
  )?.[1];
  return main ? pastStem(withFinal(main, 'ㅆ')) : stem;
}, 20_000);

/** What nobody finds in the second half of a noun: what stands before it is switched on, drawn, made. */
const SURELY_TAKEN = /^(?:켜|끄|그리|만들|외우|맞추|부르|붙이|칠하|고르|채우|찾|읽|넣|고치|바꾸)$/;

/** A noun that is known, with nothing behind it. */
function isBareNoun(word: string): boolean {
  return word.length > 1 && (isListedThing(word) || isDoing(word));
}

/** Common nouns of the classroom that the short list of the dictionary lacks. */
const NAMED =
  /^(?:[책글말답물공곡춤색]|악보|영상|동영상|책|회로|양파|소금|칼질|숙제|코드|눈물|흥미|자신감|기분|교과서|문제집|오답|정답|답지|해설|대본|가사|박자|음정|리듬|그래프|도표|지도|모형|보고서|발표문|감상문|독후감|기사|뉴스|영화|단어|문장|문법|공식|개념|개요|초안|포스터|설문지|순서도|표지|색깔|물감|스케치|배경|소리|점수|메모|필기|마이크|카메라|화면)$/;

/** What may be a noun: nothing closes it that a particle or an ending is made of. */
const UNKNOWN = /^[가-힣]+[^고서며면게지도은는을를이가에로와과해아어여려워져한할된될던나다라니자안못잘만시]$/;

/** 거울보면서, 문제풀다가, 책읽으면서: an object without its mark, written on. */
function partedObjects(text: string): string {
  return text.replace(/(?<![가-힣])[가-힣]{4,12}(?![가-힣])/g, (word) => {
    if (isListedThing(word) || isDoingNoun(word)) return word;
    for (let at = word.length - 2; at >= 1; at -= 1) {
      const head = word.slice(0, at);
      const rest = word.slice(at);
      const stem = mainStem(rest);
      if (!stem || !TAKING.has(stem) || stem === '하' || stem === '받' || stem === '들') continue;
      // 공부지만; 가리켰지만: a verb of its own.
      if (
        isKnownStem(head + stem) ||
        isHaWord(word) ||
        isWholeNoun(word) ||
        isKnownStem(sureStem(word) ?? '')
      )
        return word;
      if (
        isBareNoun(head) ||
        NAMED.test(head) ||
        (rest.length > 2 && UNKNOWN.test(head) && SURELY_TAKEN.test(stem))
      )
        return `${head} ${rest}`;
    }
    return word;
  });
}

/** 사람이나쁜게아니라 → 사람이 나쁜 게 아니라. */
function partedDenial(text: string): string {
  if (!text.includes('게아니')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]*[가-힣](?:이|가|은|는))?([가-힣]{1,4})게아니(?=라|고|었|였|다|지)/g,
    (whole, topic: string | undefined, described: string) =>
      isKnownStem(adnominalStem(described) ?? '') && (!topic || isListedThing(topic.slice(0, -1)))
        ? `${topic ? `${topic} ` : ''}${described} 게 아니`
        : whole,
  );
}

/** What students write as one word and is two, parted: 거울보면서 → 거울 보면서, 돌고있다 → 돌고 있다. */
export function withSeams(text: string): string {
  const parted = applyRules(partedDenial(text.replace(NOTED_HOW, '$1 ')), SEAMS);
  return partedObjects(partedGoingOn(partedLack(partedManner(partedBefore(parted)))));
}
