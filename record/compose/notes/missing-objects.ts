import { decompose, lastFinal, withParticle } from '../../hangul.ts';
import { HOW, MEASURED } from './notes.ts';
import { ADVERBS } from '../../style/words/adverbs.ts';
import { hasToo, isDegree, isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { outsideQuotes } from '../quoted.ts';
import { isKnownStem, isSoundStem } from '../../style/words/stems.ts';

/** Verbs that take an object, by their first syllables in any form. */
const TRANSITIVE =
  '(?:나누(?!기(?:임|[가는를도]|$))|나눠|나눔|맡[고아은음]|만들|만듦|그리고|그려|그린|그림\\.|찾아|찾고|찾음|세우|세워|세움|구하고|구해|구함|정하고|정해|정함|모으|모아|모음(?![을를이가은는])|고쳐|고치|고침|읽고|읽은|읽음|적고|적음|짜고|짬\\.|썼|쓰고|써서|씀\\.|골라|고르|고름|배우(?!의|가 |를|들|와 |로 )|배움|넣[고어은음]|찍[고어은음]|맞추[는고어기]|맞춰|맞춤|붙이[고는]|붙여|붙임|뽑[고아은음]|던지[고는]|던져|던짐|섞[고어은음]|묶[고어은음]|잰 |재[고서는]|잼\\.|내려받|보내[고서는기]|보냄|비우[고는]|비움|비워|버리[고는기]|가져오|가져옴|가져와|가져가|준다고|도와 ?[주줌줬]|치우[고는며]|치움|터뜨|들고|버려|버림|씻[고어는은음]|지우[고는]|지움|지워|떼[고어는]|뗌|누르[고는며기]|누름|눌러서?|낮추[고는며기]|낮춰서?|낮춤|높이[고는며기]|높여서?|높임\\.|등지[고어]|빌리고|빌려|빌림|씌우고|씌움|씌워|가져다|끼우는|끼우고|끼워|올리고|올리니|올려|올림|다쳤|다치고|다쳐|우려내고|우려냄|걸러내고|걸러냄|덜어내고|덜어냄|으깨고|으깸|해 ?보고 싶|붓고|부어서?|부음|가라앉히고|가라앉힌|가라앉혀|매달[고아]|봐서|설치(?:함|했|하[고여])|(?:알려|보여) ?주는)';
/** Words before a verb that are no object of it. */
const NO_OBJECT =
  /(?:[데아어해여와워려겨켜쳐시신각왜욱을를은는도만에의로서고며면지게긴히씩째번중더잘다한된할던운]|까지|부터|처럼|보다|마다|도록|든지|거나|느라|려고|[가-힣](?:개|명|번|권|장|편|시간|분)?이?나|잘못|혼자|둘이|가끔|종종|따라|골라|올라|달라|이어|거의|제때|제대로|함부로|직접|함께|같이|서로|각자|모두|매일|가장|먼저|처음|많이|빨리|멀리|널리|고루|조금|전부|새로|스스로|계속|자주|미리|따로|이미|아직|바로|일찍|나중|하나|둘|셋|장|편|권|(?:^|[한두세네])줄|쪽|컷|개|명|이|가|와|과|랑|및|후|뒤|때|(?:^|할|될|갈|볼)수|것|채|대로|수록|니까|(?:르|하|되|있|없|같|많|적|크|작)니|껴|께|만큼|조차|마저|밖에|라도|나마|커녕|한테|[가-힣]걸|동안|주간|일간|월간|년간)$/;

/** 결국 찾아서, 얼른 고쳐서, 친구끼리 나누고, 힘껏 던지고: how and when, whatever the verb. */
export const MANNER = new RegExp(
  `^(?!사실$)(?:${ADVERBS}|결국|얼른|벌써|일부러|끝내|점점|제법|금방|곧장|마구|자꾸|이따금|어느새|차츰|점차|차차|대강|대충|대략|얼추|겨우|도로|원래|본래|무작정|살짝|슬쩍|언뜻|몰래|실컷|척척|술술|요즘|당시|평소|매번|매주|매달|매년|어제|내일|지금|오전|오후|즉시|밤새|먼저|주로|내내|아예|전혀|애써|함부로|일제히|새삼|거듭|연거푸|도중|당일)$|(?:끼리|껏)$`,
);

/** 바꿔, 나눠, 봐: verbs, whatever stands before them. */
function isInfinitive(word: string): boolean {
  const last = decompose(word.at(-1));
  return last?.final === '' && /[ㅝㅙ]/.test(last.vowel);
}

/** 틀려도, 바꿔도: a clause. */
function isConceded(word: string): boolean {
  const before = decompose(word.at(-2));
  return (
    word.endsWith('도') && before?.final === '' && /[ㅕㅝㅘㅐㅙ]/.test(before.vowel) && !isListedThing(word)
  );
}

/** 문장, 대장: no count of sheets. */
const isSheet = (noun: string) =>
  /^(?:[가-힣]*도면|단면|화면|표면|지면|문서|도서|교과서|원서)$/.test(noun) ||
  /(?:제안|보고|계획|설명|안내|신청|감상|건의|기획|요청)서$/.test(noun) ||
  (/(?:[문입도대포]|운동|수영|공연|경기|농구|축구)장$/.test(noun) && isThingNoun(noun));

/** 무게, 두께: no adverb in 게. */
const WEIGHT = /^(?:무게|두께|가게|집게)$|[가-힣](?:높이|길이|넓이|깊이)$/;

/** 고양이, 종이: 이 of the noun itself. */
const isLiving = (noun: string) =>
  noun.endsWith('이') &&
  (isListedThing(noun) || /[가-힣](?:쟁이|둥이|놀이|먹이|잡이|걸이)$/.test(noun)) &&
  !/^(?:같이|많이|높이|깊이|길이|둘이|셋이|제각각이)$/.test(noun);

const BARE_NOUN = new RegExp(
  `(?<![가-힣\\d.]|[을를] )([가-힣]{2,8}|[A-Za-z]{2,12})(?= ${TRANSITIVE})(?! [가-힣]{2,4}기(?:와|나|는|를|[ .]))`,
  'g',
);
/** 인터뷰 질문 같이 만듦. */
const BEFORE_MANNER = new RegExp(
  `(?<![가-힣])([가-힣]{2,7})(?= (?:같이|함께|직접|다시|먼저|서로|새로) ${TRANSITIVE})`,
  'g',
);

/** 잔반량 예측하는, 자세 비교함: a thing, and what is done to it; 설문 조사 is one doing. */
const DOING_TO =
  /(?<![가-힣\d.]|[을를] )([가-힣]{2,8})(?= (?:예측|비교|분석|조사|정리|측정|기록|계산|추가|작성|공유|편집|점검|관찰|채점|번역|요약|검색|수정)(?:하[는고며여니면]|함\.|해서|했))/g;
const ONE_DOING = /^(?:설문|여론|현장|현지|실태|시장|기초|온라인|전수|상호|인터넷|자체|문헌)$/;

/** 두 방울, 5 컷: how much, not what. */
const COUNTED = /(?:^| )(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|몇|여러|[\d.]+) $/;

/** Nouns of one syllable that are what is done, and nothing else. */
const SHORT_NOUN = new RegExp(
  `(?<![가-힣])(표|글|곡|식|책|춤|역|날|그림|법|통|답|시|줄|추|실|조|말|뜻|돈|키|땅|흙|씨|선)(?= ${TRANSITIVE})(?! [가-힣]{2,4}기(?:와|나|는|를|[ .]))`,
  'g',
);
/** 식초와 베이킹소다 넣어서: behind 와 nothing but a noun, whatever its end. */
const BEHIND_AND = new RegExp(`(?<=[가-힣][와과] )([가-힣]{2,8}[다데])(?= ${TRANSITIVE})`, 'g');
/** 상호작용 화살표로 표시함. */
const SHOWN_BY =
  /^([가-힣A-Za-z]{2,})(?= [가-힣]{2,}(?:으로|로) (?:표시|정리|표현|제작|완성)(?:함|했음|하[고여며])|(?: [가-힣]{2,}(?:으로|로) (?:나타냄|그림|만듦)))/;
/** What is looked at: 보다 stands behind so much else that only a listed thing is its object. */
const LOOKED_AT =
  /(?<![가-힣]|[을를] )([가-힣]{2,8})(?= (?:보고(?=[ ,])|보며|보면서|봄\.|봤(?:는데|고|더니)|볼 (?:계획|예정)))/g;
/** … 안 된다는 것 알게 됨. */
const WHAT_WAS_LEARNT =
  /(?<=[는은던] )(것|점|사실)(?= (?:(?:이때|그때|이제야?|이번에|뒤늦게|나중에|다시|새로|처음|직접) )?(?:알게|알아|앎|느끼|느낌|배우|배움|깨닫|깨달|이해|확인|발견|파악|보여|몰라|모르))/g;
/** 버리는 친구들 많아서, 횡단보도 없는 곳. */
const HOW_MANY =
  /(?<![가-힣])([가-힣]{2,7})(?= (?:(?:힘들|어렵|중요하|필요하|쉽|많|적|다르|재미있|작|크|낮|높|느리|빠르)다는 |[가-힣]{0,2}[아어라워려](?:진|지는|지고|져서|졌|짐)|많[은아음으]|(?:크|작으|길|짧으|높으|낮으|빠르|느리)(?:면|ㄹ수록)|클수록|작을수록|길수록|높을수록|낮을수록|없[는어음으]|다르[고게자]|나서|나오게|생[기긴김겼]|맞지 |맞는 |적어서|있[는어음]))/g;
const NO_SUBJECT =
  /(?:얼마|먼저|의미|후회|수록|[을를은는이가도만에의로서고며지게히씩수적]|까지|부터|처럼|보다|마다|조차|만큼|대로|각각|대신|반면|매우|가장|조금|전혀|상관|관계|계속|함께|같이|아직|이미|여기|거기|하나|별로|그대로|제대로|밖|뿐|중|관심|재미|필요)$/;

/** 배드민턴 힘들다는 것: of what is said to be so, whatever its name. */
function isNounBefore(noun: string, text: string): boolean {
  return (
    isThingNoun(noun) || isDoingNoun(noun) || (noun.length > 2 && / [가-힣]{2,3}다는 (?:것|점)/.test(text))
  );
}

/** 기사도 같이 쓰고: the noun may be a word with its 도 too. */
const isAdded = (noun: string) =>
  ADDED.test(noun) ||
  (noun.endsWith('도') &&
    !MEASURED.test(noun) &&
    !isDegree(noun) &&
    (isThingNoun(noun.slice(0, -1)) || isDoingNoun(noun.slice(0, -1))));
/** 중앙값도, 온도도: 도 is the particle. */
const ADDED = /(?:도도|[값점씨료법판림글책]도)$/;

/** 서브를 연습하고 클리어 함. */
const DID = /(?<=고 )([가-힣A-Za-z]{2,})(?= 함\.$)/;

/** 대체 실험 기술 더 조사하고, 해발고도 같이 표시함. */
const NOTED_OBJECT =
  /(?<![가-힣A-Za-z])([가-힣A-Za-z]{2,}) ((?:더|같이|함께|먼저|다시|직접|자주|빨리|새로|미리) )?([가-힣]{2,4})(?=함\.|하고(?: |$)|하여 |해서 |했)/g;
/** What is no doing to anything. */
export const INTRANSITIVE =
  /(?:발생|증가|감소|변화|참여|도전|집중|성공|실패|도착|이동|활동|등장|존재|완주|고생|노력|합의|토의|협력|대화|생각|이야기|통과|상승|하락|일치|회전|필요|중요|가능|부족|공부|해결|말|시작|참가|가입|봉사|정도|관계|영향|의미|차이|주의|유의|집중|만족|동의|찬성|반대)$/;

/** 줄자가 짧아 두 개 이어서 씀: so many of what was just named. */
const SO_MANY =
  /((?:(?<![가-힣])(?:[한두세네]|다섯|여섯)|\d+) ?(?:개|장|권|줄|칸))(?= (?:이어|붙여|겹쳐|묶어|섞어|골라|뽑아|이어 ?붙여|나눠)서? )/g;

/** Of a note: what a doing is done to, whatever the doing, where its clause names no object yet. */
export const withNotedObjects = (text: string): string => outsideQuotes(text, notedObjects);

function notedObjects(text: string): string {
  return withObjects(text.replace(SO_MANY, (count) => withParticle(count, '을/를'))).replace(
    NOTED_OBJECT,
    (whole, noun: string, how: string | undefined, doing: string, at: number) => {
      const clause =
        text
          .slice(0, at)
          .split(/[가-힣][고며여서자] /)
          .at(-1) ?? '';
      if (/[을를] /.test(clause) || !isDoingNoun(doing) || INTRANSITIVE.test(doing)) return whole;
      if (/^(?:나|저|짝|친구|후배|선배|조원|모둠원|교사)들?$/.test(noun)) return whole;
      if (/[은는도만]$/.test(noun) && !MEASURED.test(noun) && !isListedThing(noun)) return whole;
      // 그래프로 비교함: no 프로 of the dictionary.
      if (/로$/.test(noun) && isThingNoun(noun.replace(/으?로$/, ''))) return whole;
      // 자세하다 is an adjective, 자세 a thing.
      const named = isThingNoun(noun) || isDoingNoun(noun) || MEASURED.test(noun) || noun === '자세';
      if (!named || HOW.test(noun) || MANNER.test(noun) || COUNTED.test(text.slice(0, at))) return whole;
      return `${withParticle(noun, '을/를')} ${how ?? ''}${doing}`;
    },
  );
}

/** Whether a word before a verb may be a noun that lacks its particle, for all that its ending tells. */
export function mayLackParticle(noun: string, before: string): boolean {
  if (/^(?:점|것|수|적)도$|^(?:누가|누구|언제|어디|무엇이|얼마나|어떻게|왜)$/.test(noun)) return false;
  if (hasToo(noun)) return false;
  // 뚜껑 덮고도 해 봄: a clause.
  if (/(?:고|서)도$/.test(noun) && isSoundStem(noun.slice(0, -2))) return false;
  if (isConceded(noun)) return false;
  // 꺼내 씀: the form is the stem itself.
  if (noun.length > 1 && lastFinal(noun) === '' && isKnownStem(noun) && !isListedThing(noun)) return false;
  if (noun === '역할') return true;
  const ends = NO_OBJECT.test(noun) && !isSheet(noun) && !MEASURED.test(noun) && !WEIGHT.test(noun);
  return !(ends && !isLiving(noun)) && !MANNER.test(noun) && !COUNTED.test(before) && !isInfinitive(noun);
}

const WHAT_IS_DONE =
  /(?<=[는은던인한] )것 ([가-힣]{2})(?=하(?:려고|고|며|면|기|지|는)|해서|했|함\.)(?!기대|생각|정도|참여|도전|성공|실패)/g;
/** 음식 부분 빼고. */
const PART_LEFT = /(?<=[가-힣]{2} )(부분) (?=빼|고치|고쳐|바꾸|바꿔|지우|지워|찾|줄이|줄여|늘[리려])/g;

/** 이상한 것 고침. */
const THING_DONE = new RegExp(`(?<=[은는던인한] )것 (?=${TRANSITIVE})`, 'g');

/** The object particle that notes leave out: 증감표 만들고 그래프 그림 → 증감표를 만들고 그래프를 그림. */
export const withObjects = (text: string): string => outsideQuotes(text, objects);

function objects(text: string): string {
  return (
    text
      .replace(/것이 (?=(?:좋아|싫어|무서워|궁금해|어려워)[하해했])/g, '것을 ')
      // 급식체 쓰는 것 반성하려고, 발사하는 것 멋있어서.
      .replace(WHAT_IS_DONE, (whole, doing: string) => (isDoingNoun(doing) ? `것을 ${doing}` : whole))
      .replace(
        /(?<=[는은던인한] )것 (?=(?:(?:매우 |가장 |더 )?(?:설득력|인상|도움|효과|기억)|멋|좋아서|좋았|좋아 |재밌|재미있|신기|궁금하|부러|예[뻐쁘])(?!하))/g,
        '것이 ',
      )
      .replace(
        /(?<![가-힣])(물|약|비료|먹이|밥|힘)이 (?=(?:지나치게 |매우 |더 |자주 )?(?:많이 |조금 )?(?:주[고지는면]|줘|줌|준|줬))/g,
        (_, what: string) => `${withParticle(what, '을/를')} `,
      )
      .replace(PART_LEFT, '$1을 ')
      .replace(THING_DONE, '것을 ')
      .replace(/(?<=[는은던] )것 (?=(?:보고|보며|보면서|보니|봄\.))/g, '것을 ')
      .replace(BARE_NOUN, (noun, _, at: number) =>
        mayLackParticle(noun, text.slice(0, at)) ? withParticle(noun, '을/를') : noun,
      )
      .replace(DOING_TO, (noun, _, at: number) =>
        isThingNoun(noun) && !ONE_DOING.test(noun) && mayLackParticle(noun, text.slice(0, at))
          ? withParticle(noun, '을/를')
          : noun,
      )
      .replace(BEFORE_MANNER, (noun) =>
        (isThingNoun(noun) || isDoingNoun(noun)) && !isAdded(noun) && !isConceded(noun)
          ? withParticle(noun, '을/를')
          : noun,
      )
      .replace(DID, (noun) =>
        isDoingNoun(noun) || NO_OBJECT.test(noun) || MANNER.test(noun) ? noun : withParticle(noun, '을/를'),
      )
      .replace(/(?<![가-힣])(뜻|답|길|값|글|말)(?= (?:모르[는고]|몰라))/g, (noun) =>
        withParticle(noun, '을/를'),
      )
      // 춘절과 우리나라 설날 비교함.
      .replace(/(?<=[과와] (?:[가-힣]+ )?)([가-힣]{2,})(?= 비교(?:함|했음|하[고여며]))/, (noun) =>
        /(?:[을를씩도만히로게시며고서여은는이가의에]|함께|같이|직접)$/.test(noun) || MANNER.test(noun)
          ? noun
          : withParticle(noun, '을/를'),
      )
      .replace(BEHIND_AND, (noun) => withParticle(noun, '을/를'))
      .replace(SHOWN_BY, (noun) =>
        (isThingNoun(noun) || isDoingNoun(noun)) && mayLackParticle(noun, '')
          ? withParticle(noun, '을/를')
          : noun,
      )
      .replace(SHORT_NOUN, (noun) => withParticle(noun, '을/를'))
      .replace(LOOKED_AT, (noun) =>
        NO_OBJECT.test(noun) || !(isThingNoun(noun) || noun === '광고') ? noun : withParticle(noun, '을/를'),
      )
      .replace(WHAT_WAS_LEARNT, (noun) => withParticle(noun, '을/를'))
      .replace(HOW_MANY, (noun) =>
        isAdded(noun) ||
        // 한정되어 있어: a verb, whatever its tail is the name of.
        (/[어여아해]$/.test(noun) && !isListedThing(noun)) ||
        (NO_SUBJECT.test(noun) && !MEASURED.test(noun) && !isLiving(noun)) ||
        MANNER.test(noun) ||
        !isNounBefore(noun, text)
          ? noun
          : withParticle(noun, '이/가'),
      )
  );
}
