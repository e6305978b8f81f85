import { decompose, withParticle } from '../hangul.ts';
import { HOW, MEASURED } from './notes.ts';
import { ADVERBS } from '../style/adverbs.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../style/nouns.ts';

/** Verbs that take an object, by their first syllables in any form. */
const TRANSITIVE =
  '(?:나누|나눠|나눔|맡[고아은음]|만들|만듦|그리고|그려|그린|그림\\.|찾아|찾고|찾음|세우|세워|세움|구하고|구해|구함|정하고|정해|정함|모으|모아|모음|고쳐|고치|고침|읽고|읽은|읽음|적고|적음|짜고|짬\\.|썼|쓰고|써서|씀\\.|골라|고르|고름|배우|배움|넣[고어은음]|찍[고어은음]|맞추[는고어기]|맞춰|맞춤|붙이[고는]|붙여|붙임|뽑[고아은음]|던지[고는]|던져|던짐|섞[고어은음]|묶[고어은음]|잰 |재[고서는]|잼\\.|내려받|보내[고서는기]|보냄|비우[고는]|비움|비워|버리[고는기]|가져오|가져옴|가져와|준다고|도와 ?[주줌줬]|치우[고는며]|치움|터뜨|들고|버려|버림|씻[고어는은음]|지우[고는]|지움|지워|떼[고어는]|뗌|누르[고는며기]|누름|눌러서?|낮추[고는며기]|낮춰서?|낮춤|높이[고는며기]|높여서?|높임\\.|등지[고어]|빌리고|빌려|빌림|해 ?보고 싶|설치(?:함|했|하[고여]))';
/** Words before a verb that are no object of it. */
const NO_OBJECT =
  /(?:[데아어해여와워려겨켜쳐시신각왜욱을를은는도만에의로서고며면지게히씩째번중더잘다한된할던운]|까지|부터|처럼|보다|마다|도록|든지|거나|느라|려고|[가-힣](?:개|명|번|권|장|편|시간|분)?이?나|잘못|혼자|둘이|가끔|종종|따라|골라|올라|달라|이어|거의|제때|제대로|함부로|직접|함께|같이|서로|각자|모두|매일|가장|먼저|처음|많이|빨리|멀리|널리|고루|조금|전부|새로|스스로|계속|자주|미리|따로|이미|아직|바로|일찍|나중|하나|둘|셋|장|편|권|(?:^|[한두세네])줄|쪽|컷|개|명|이|가|와|과|랑|및|후|뒤|때|(?:^|할|될|갈|볼)수|것|채|대로)$/;

/** 결국 찾아서, 얼른 고쳐서, 친구끼리 나누고, 힘껏 던지고: how and when, whatever the verb. */
const MANNER = new RegExp(
  `^(?!사실$)(?:${ADVERBS}|결국|얼른|벌써|일부러|끝내|점점|제법|금방|곧장|마구|자꾸|이따금|어느새|차츰|점차|차차|대강|대충|대략|얼추|겨우|도로|원래|본래|무작정|살짝|슬쩍|언뜻|몰래|실컷|척척|술술|요즘|당시|평소|매번|매주|매달|매년|어제|내일|지금|오전|오후|즉시|주로|내내|아예|전혀|애써|함부로|일제히|새삼|거듭|연거푸|도중|당일)$|(?:끼리|껏)$`,
);

/** 바꿔, 나눠, 봐: verbs, whatever stands before them. */
function isInfinitive(word: string): boolean {
  const last = decompose(word.at(-1));
  return last?.final === '' && /[ㅝㅙ]/.test(last.vowel);
}

/** 문장, 대장: no count of sheets. */
const isSheet = (noun: string) =>
  /(?:제안|보고|계획|설명|안내|신청|감상|건의|기획|요청)서$/.test(noun) ||
  (/[문입도대포]장$/.test(noun) && isThingNoun(noun));

/** 무게, 두께: no adverb in 게. */
const WEIGHT = /^(?:무게|두께|가게|집게)$|[가-힣](?:높이|길이|넓이|깊이)$/;

/** 고양이, 종이: 이 of the noun itself. */
const isLiving = (noun: string) =>
  noun.endsWith('이') &&
  (isListedThing(noun) || /[가-힣](?:쟁이|둥이|놀이|먹이|잡이|걸이)$/.test(noun)) &&
  !/^(?:같이|많이|높이|깊이|길이|둘이|셋이|제각각이)$/.test(noun);

const BARE_NOUN = new RegExp(
  `(?<![가-힣]|[을를] )([가-힣]{2,8}|[A-Za-z]{2,12})(?= ${TRANSITIVE})(?! [가-힣]{2,4}기(?:와|나|는|[ .]))`,
  'g',
);
/** 인터뷰 질문 같이 만듦. */
const BEFORE_MANNER = new RegExp(
  `(?<![가-힣])([가-힣]{2,7})(?= (?:같이|함께|직접|다시|먼저|서로|새로) ${TRANSITIVE})`,
  'g',
);

/** 두 방울, 5 컷: how much, not what. */
const COUNTED = /(?:^| )(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러|[\d.]+) $/;

/** Nouns of one syllable that are what is done, and nothing else. */
const SHORT_NOUN = new RegExp(
  `(?<![가-힣])(표|글|곡|식|책|춤|역|날|그림|법|통|답|시|줄)(?= ${TRANSITIVE})`,
  'g',
);
/** What is looked at: 보다 stands behind so much else that only a listed thing is its object. */
const LOOKED_AT = /(?<![가-힣]|[을를] )([가-힣]{2,8})(?= (?:보고|보며|보면서|봄\.))/g;
/** … 안 된다는 것 알게 됨. */
const WHAT_WAS_LEARNT =
  /(?<=[는은던] )(것|점|사실)(?= (?:알게|알아|앎|느끼|느낌|배우|배움|깨닫|깨달|이해|확인|발견|파악|보여))/g;
/** 버리는 친구들 많아서, 횡단보도 없는 곳. */
const HOW_MANY =
  /(?<![가-힣])([가-힣]{2,7})(?= (?:(?:힘들|어렵|중요하|필요하|쉽|많|적|다르|재미있|작|크|낮|높|느리|빠르)다는 |[가-힣]{0,2}[아어라워려](?:진|지는|지고|져서|졌|짐)|많[은아음으]|(?:크|작으|길|짧으|높으|낮으|빠르|느리)(?:면|ㄹ수록)|클수록|작을수록|길수록|높을수록|낮을수록|없[는어음으]|다르[고게자]|나서|나오게|생[기긴김겼]|맞지 |맞는 |적어서|있[는어음]))/g;
const NO_SUBJECT =
  /(?:[을를은는이가도만에의로서고며지게히씩수적]|까지|부터|처럼|보다|매우|가장|조금|전혀|상관|관계|계속|함께|같이|아직|이미|여기|거기|하나|별로|그대로|제대로|밖|뿐|중|관심|재미|필요)$/;

/** 배드민턴 힘들다는 것: of what is said to be so, whatever its name. */
function isNounBefore(noun: string, text: string): boolean {
  return (
    isThingNoun(noun) || isDoingNoun(noun) || (noun.length > 2 && / [가-힣]{2,3}다는 (?:것|점)/.test(text))
  );
}

/** 서브를 연습하고 클리어 함. */
const DID = /(?<=고 )([가-힣A-Za-z]{2,})(?= 함\.$)/;

/** 대체 실험 기술 더 조사하고, 해발고도 같이 표시함. */
const NOTED_OBJECT =
  /(?<![가-힣A-Za-z])([가-힣A-Za-z]{2,}) ((?:더|같이|함께|먼저|다시|직접|자주|빨리|새로|미리) )?([가-힣]{2,4})(?=함\.|하고(?: |$)|하여 |해서 |했)/g;
/** What is no doing to anything. */
const INTRANSITIVE =
  /(?:발생|증가|감소|변화|참여|도전|집중|성공|실패|도착|이동|활동|등장|존재|완주|고생|노력|합의|토의|협력|대화|생각|이야기|통과|상승|하락|일치|회전|필요|중요|가능|부족|공부|해결|말|시작|참가|가입|봉사|정도|관계|영향|의미|차이|주의|유의|집중|만족|동의|찬성|반대)$/;

/** Of a note: what a doing is done to, whatever the doing, where its clause names no object yet. */
export function withNotedObjects(text: string): string {
  return withObjects(text).replace(
    NOTED_OBJECT,
    (whole, noun: string, how: string | undefined, doing: string, at: number) => {
      const clause =
        text
          .slice(0, at)
          .split(/[가-힣][고며여서자] /)
          .at(-1) ?? '';
      if (/[을를] /.test(clause) || !isDoingNoun(doing) || INTRANSITIVE.test(doing)) return whole;
      if (/^(?:나|저|짝|친구|후배|선배|조원|모둠원|교사)들?$/.test(noun)) return whole;
      const named = isThingNoun(noun) || isDoingNoun(noun) || MEASURED.test(noun);
      if (!named || HOW.test(noun) || MANNER.test(noun) || COUNTED.test(text.slice(0, at))) return whole;
      return `${withParticle(noun, '을/를')} ${how ?? ''}${doing}`;
    },
  );
}

/** Whether a word before a verb may be a noun that lacks its particle, for all that its ending tells. */
export function mayLackParticle(noun: string, before: string): boolean {
  const ends = NO_OBJECT.test(noun) && !isSheet(noun) && !MEASURED.test(noun) && !WEIGHT.test(noun);
  return !(ends && !isLiving(noun)) && !MANNER.test(noun) && !COUNTED.test(before) && !isInfinitive(noun);
}

/** The object particle that notes leave out: 증감표 만들고 그래프 그림 → 증감표를 만들고 그래프를 그림. */
export function withObjects(text: string): string {
  return text
    .replace(BARE_NOUN, (noun, _, at: number) =>
      mayLackParticle(noun, text.slice(0, at)) ? withParticle(noun, '을/를') : noun,
    )
    .replace(BEFORE_MANNER, (noun) =>
      isThingNoun(noun) || isDoingNoun(noun) ? withParticle(noun, '을/를') : noun,
    )
    .replace(DID, (noun) =>
      isDoingNoun(noun) || NO_OBJECT.test(noun) || MANNER.test(noun) ? noun : withParticle(noun, '을/를'),
    )
    .replace(SHORT_NOUN, (noun) => withParticle(noun, '을/를'))
    .replace(LOOKED_AT, (noun) =>
      NO_OBJECT.test(noun) || !isThingNoun(noun) ? noun : withParticle(noun, '을/를'),
    )
    .replace(WHAT_WAS_LEARNT, (noun) => withParticle(noun, '을/를'))
    .replace(HOW_MANY, (noun) =>
      (NO_SUBJECT.test(noun) && !MEASURED.test(noun) && !isLiving(noun)) ||
      MANNER.test(noun) ||
      !isNounBefore(noun, text)
        ? noun
        : withParticle(noun, '이/가'),
    );
}
