import { decompose, endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { isDoingNoun, isListedThing } from '../../style/nouns.ts';
import { formOf } from './word-forms.ts';

/** 어려웟음, 만들엇고: the past written with one ㅅ; 벗음, 씻고 and 빼앗음 are spelt so. */
const PAST_WITH_ONE =
  /([가-힣])(?<!씻|벗|낫|솟|뺏|빗|붓|웃|짓|긋|잇|젓|깃|맛|멋|것|곳|못|옷|빼앗)(?=(?:음|다|는데|지만|어요|습니다|더니)(?:[ .,!]|$))/g;
const PAST_VOWEL = /[ㅏㅐㅓㅕㅘㅙㅚㅝ]/;
/** 문질르고, 골르면: one ㄹ too many; 들르다 is spelt so. */
const DOUBLED_R = new RegExp(`([${endingIn('ㄹ')}])(?<!들)(?=르[고는며면지니기])`, 'g');
/** 안나감, 못치고. */
const NEGATED = /(?<![가-힣])(안|못)([가-힣]{1,5})(?![가-힣])/g;
/** 안전, 안에서, 안다고: no negation. */
const NO_VERB = /^(?:안|못)(?:.$|에|으로|다|은|을|이|전|경|녕|심|정|건|부|타|개|내|팎|쪽)/;
/** 말할때, 세는법; 끓는점 is one word. */
const BEFORE_NOUN = new RegExp(
  `(?<=[가-힣])(?:(?<=[${endingIn('ㄹ')}])때|(?<=[가-힣]는)(?:법|방법|곳|동안|이유))(?=[ 을를이가은는도에마.]|$)`,
  'g',
);
/** 둘다 안 침, 10개중 3개, 하기로함. */
const WRITTEN_ON: readonly (readonly [RegExp, string])[] = [
  [/(?<![가-힣])([둘셋])다(?= )/g, '$1 다'],
  [/(?<=\d ?(?:개|명|번|장|곳|권|편|회|문제|문항))중(?=에?서? )/g, ' 중'],
  [/(?<=[가-힣]기로)(?=(?:함|했음|했다|정함)[.\s]*$)/g, ' '],
  [/부셔(?=졌|지|짐|져)/g, '부서'],
  [/(?<![가-힣])(처음|새로) ?암(?=[ .]|$)/g, '$1 앎'],
  [/(?<![가-힣])(밑?줄|선) 그음(?=[.\s]|$)/g, '$1을 그음'],
  [/(?<![가-힣])어느(?=[가-힣]{1,2}[이가을를에](?: |$))/g, '어느 '],
  // 까먹은날, 싹남, 물줌, 그뒤로.
  [/(?<=[가-힣][은는던])날(?=[ ,에은이])/g, ' 날'],
  [/(?<![가-힣])싹(?=[남났]|나[서고])/g, '싹이 '],
  [/(?<![가-힣])(물|밥|약)(?=줌|줬|주[고는며면기]|줘)/g, '$1을 '],
  [/(?<![가-힣])그(?=[뒤후][로에])/g, '그 '],
  // 왜했는지, 영상보고, 예시 듬, 10개에서 늘음.
  [/(?<![가-힣])왜(?=(?:했|하|그[러랬런]|안|이[러런]|못|생[기겼]|나[오왔]|떨|물)[가-힣])/g, '왜 '],
  [
    /(?<=(?:^|[\s])(?:동?영상|그림|사진|책|설명|자료|시범|글|뉴스|기사|지도|답|답지|대본|악보|거울))보고(?= )/g,
    ' 보고',
  ],
  [/(?<![가-힣])(예시?|근거|사례)(?:을|를)? ?듬(?=[.\s]|$)/g, '$1를 들었음'],
  [/(?<=[가-힣]로 )늘음(?=[.\s]|$)/g, '늘었음'],
  [
    /(?<![가-힣])(멀리|높이|빨리|크게|작게|길게|짧게|빠르게|느리게)(?=(?:감|나감|날아감|튐|뜀|함|됨|나옴|보임)[.\s]*$)/g,
    '$1 ',
  ],
  [/(?<![가-힣])시간재(?=[고서기는])/g, '시간 재'],
  [/(?<=[가-힣](?:운|는))(물|옷|책|종이|컵)(?=[을이에도은로 ]|$)/g, ' $1'],
  [/(?<![가-힣])(빵|옷|책|집|표|떡|탑)만들(?=[ 고어었려])/g, '$1 만들'],
  [/(?<![가-힣])옛날(?=사진|사람|노래|물건|신문|기사|방식)/g, '옛날 '],
  [/(?<=[가-힣]{2}기)전(?=에(?:[ .]|$))/g, ' 전'],
  // 금방없어짐, 빨리말함.
  [
    /(?<![가-힣])(금방|빨리|천천히|자꾸|계속|다시)(?=(?:없어|사라|말[하했]|식[었어]|녹[았아]|꺼[졌져]|떨어)[가-힣])/g,
    '$1 ',
  ],
  // 후리가나 달음: no 닮음.
  [/(?<=[가-힣]{2} )달음(?=[.\s]*$)/, '달았음'],
];

/** 온도를 0도 20도 40도로 했다: tried at several values. */
const AT_VALUES =
  /(?<=[가-힣][을를] )((?:\d[\d.]*[^\s\d,.]{1,3},? )+\d[\d.]*[^\s\d,.]{1,3}?)(으로|로) (?=(?:했|하였|해서|하여|하고|함)(?:[가-힣 .!]|$))/g;

/** What careless answers write on to each other or misspell in ways that hide the verb, put right before any reading. */
export function tidied(raw: string): string {
  let text = raw
    .replace(PAST_WITH_ONE, (letter) =>
      lastFinal(letter) === 'ㅅ' && PAST_VOWEL.test(decompose(letter)?.vowel ?? '')
        ? withFinal(letter, 'ㅆ')
        : letter,
    )
    .replace(DOUBLED_R, (letter) => withFinal(letter, ''))
    .replace(NEGATED, (whole, not: string, verb: string) =>
      NO_VERB.test(whole) ||
      isListedThing(whole) ||
      isDoingNoun(whole) ||
      (formOf(whole) !== null && !/^안치/.test(whole)) ||
      formOf(verb) === null
        ? whole
        : `${not} ${verb}`,
    )
    .replace(BEFORE_NOUN, ' $&');
  for (const [pattern, right] of WRITTEN_ON) text = text.replace(pattern, right);
  return text.replace(
    AT_VALUES,
    (_, values: string, particle: string) => `${values.replace(/,? (?=\d)/g, ', ')}${particle} 달리`,
  );
}
