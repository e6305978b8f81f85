import { lastFinal } from '../../hangul.ts';
import {
  ADVERB,
  BARE,
  BOUND_NOUN,
  COUNT,
  DETERMINER,
  FIRST_OF_TWO,
  GOING,
  HAVING,
  isListed,
  isNoun,
  JOINING,
  MARKED,
  MODIFIER,
  marked,
  PLACE,
  type Piece,
  PREDICATE,
  UNIT,
  UNLISTED,
  OBJECT,
} from './readings.ts';

/** A verb as it stands behind a word, with all it may be. */
const VERBAL = PREDICATE | JOINING | MODIFIER;

/** 하다, 되다 and what else is written on to the noun before it. */
const CLINGING =
  /^(?:하|했|해|한|할|함|되|됐|된|될|됨|돼|시키|시켰|받|당하|당했|지(?![키켜켰우웠])|졌|진|이|였|었|스럽|답|짓|치)/;
const SHORT_BOUND = /^(?:것|게|걸|건|거|때|[줄수](?=[만은도]?$))/;
/** 푸른여고, 아름다운가게: names. */
const NAMED = /(?:여고|학교|가게|재단|서점|은행|출판사)$/;
/** Endings that are no words: 높을수록, 되는지도, 만들고자, 사람이라고, 조사였음, 걸린다기에. */
const ENDING =
  /^(?:수록|지[도를가]|고자|라[고는며]|다[고는며기]|다니(?:까)?$|대서|가요$|까는|이[라었여]|(?![거것])[가-힣]였)/;
/** 아래쪽, 반대쪽: words. */
const SIDE = /(?:아래|반대|바깥|건너|가운데|위)$/;
/** 오래달리기, 다시보기: a name. */
const NAMING = /^(?:오래|멀리|높이|다시|같이|따로|함께|혼자|바로|거꾸로|미리|안|못|잘|더|다|또)$/;
/** What is done with a thing: 고치는, 돌리는; 생각나는 and 힘드는 are none. */
const DOING = /^(?![가-힣]?[나가지드되오없있]는)[가-힣]{1,3}는$/;
/** 키큰, 힘센: of what is had much or little. */
const HAD = /^(?:큰|센|있는|없는|많은|좋은|높은|낮은|나쁜|약한|강한)$/;
/** What is done with a noun that has lost its particle: 찍어준영상보고. */
const TAKEN = /^(?:보고|보면서|보며|보니|보니까|듣고|들으면서|읽고|읽으면서|쓰고|없이|외우)/;
/** 팁을듣고: verbs whose object is plain. */
const TAKING =
  /^(?:듣고|읽고|쓰고|풀고|찾고|받고|먹고|잡고|보고|보니|듣는|읽는|쓰는|받는|먹는|푸는|보는|찾는|만든|그린|보라는|쓰는)$/;
/** 만들어보다, 적어냈다, 그려넣다: verbs that may be written on to the one before. */
const HELPING =
  /^(?:보|봤|봐|봄|본|주|줬|줘|준|놓|놨|놔|두|뒀|둬|버|지|졌|져|진|짐|가|갔|간|감|오|왔|와|온|옴|내|냈|낸|냄|나|났|난|남|대|댔|있|없|드|들|달|먹|쳐|치|붙|넣|올|다니|하|했|한|함|해|서|쓰|쓴|썼|보이|보여|보였|받|걸|놀|잡|앉|누|안|맞)/;
/** Behind what is done: 끓기직전에, 그리기시작했다, 보기좋은. */
const BEHIND_DOING =
  /^(?:직전|직후|전|위해|위한|위하|때문|시작|쉬[웠운]|쉽|어려|어렵|힘[들든]|좋|싫|편[하한했]|바[라란랐])/;

const verbal = ({ may, text }: Piece) => (text.length > 1 ? may & VERBAL : 0);
const longMarked = ({ may, text }: Piece) =>
  may & MARKED && (marked(text)?.noun.length ?? 0) > 1 ? MARKED : 0;

/** 글을, 말은: a noun of one letter whose particle is plain. */
function ofOne({ may, text }: Piece): boolean {
  const found = may & MARKED ? marked(text) : null;
  return found?.noun.length === 1 && /^[을를은는도]$/.test(found.particle);
}

/** 대륙의끝이: what is plainly owned; 식, 지 and 회 are the ends of words (의식, 의지, 의회). */
function isPart({ may, text }: Piece): boolean {
  const noun = may & MARKED ? marked(text)?.noun : undefined;
  return noun !== undefined && /^[끝꽃꿈힘빛색맛삶집길땅뜻값말글눈손몸벽키깊폭]$/.test(noun);
}

/** 안맞는, 서로조금씩, 열심히발표를. */
function afterAdverb(adverb: string, next: Piece): number {
  if (
    /^(?:[잘못더덜또꼭다푹딱툭뚝꽉꾹]|같이|함께|빨리|이제|한번|그만|우선|완전|은근|유독|척척|통통|뚝뚝|깜짝|슬쩍|살짝|번쩍|활짝|덜덜|몽땅|살살)$/.test(
      adverb,
    ) &&
    CLINGING.test(next.text)
  )
    return 0;
  if (/^(?:거[리렸린려림릴]|대[고는다며면]|댔)/.test(next.text)) return 0;
  // 안다면: 알다.
  if (adverb === '안' && /^다[면고는며지니]/.test(next.text)) return 0;
  // 덜미는: what is less done is longer.
  if (/^[덜꼭또왜]$/.test(adverb) && next.text.length < 3 && next.text.endsWith('는')) return 0;
  // 못마땅한, 못지않은, 다같은.
  if (/^(?:마땅|지않|같은)/.test(next.text)) return 0;
  if (/^(?:에|서|이(?![해루용끌])|히|지(?![키켜켰우웠])|졌|였|었)/.test(next.text)) return 0;
  // 오래달리기: a name.
  if (next.text.endsWith('기') && NAMING.test(adverb)) return 0;
  if (adverb.length < 2) {
    const how = /^[안못잘]$/.test(next.text) || (/^[더덜꼭또]$/.test(adverb) && next.text.length > 1);
    return verbal(next) | (how ? next.may & ADVERB : 0);
  }
  return (
    verbal(next) |
    (/^(?:직접|다시|함께|같이|먼저|열심히|천천히|자세히)$/.test(adverb) ? next.may & FIRST_OF_TWO : 0) |
    (next.may & ADVERB) |
    (/^(?:직접|공동|미리|혼자|다시)$/.test(adverb) ? 0 : longMarked(next))
  );
}

/** 함수의극한을: what the list knows, behind a possessive that is none of its own words (사회의식을). */
function isOwned(word: string, next: string): boolean {
  const owned = marked(next)?.noun ?? '';
  // 환경의중요성을: of a quality.
  const quality = /^[가-힣]{2,}성$/.test(owned) && isNoun(owned);
  return owned.length > 1 && (isListed(owned) || quality) && !isListed(word);
}

/** 방향이바뀌는, 키를쟀는데, 공을세번, 친구에게의견을. */
function afterMarked(word: string, next: Piece): number {
  const { noun, particle } = marked(word) ?? { noun: '', particle: '' };
  const object = /^[을를]$/.test(particle);
  const at = object || /^(?:에서|에게|한테|에|으로|까지|부터|처럼|보다)$/.test(particle);
  if (particle === '의' && noun.length > 1 && (ofOne(next) || isPart(next) || isOwned(word, next.text)))
    return MARKED;
  const counted = (at ? next.may & COUNT : 0) | (at && noun.length > 1 ? longMarked(next) : 0);
  const how = object || noun.length > 1 || /^[안못]/.test(next.text) ? next.may & ADVERB : 0;
  if (/^(?:별로|다는|드는|든)/.test(next.text)) return how | counted;
  if (CLINGING.test(next.text)) {
    const taken = object && /^(?:받|했|하[고며면는]|해서|지[키어웠]|이[해루용끌어])/.test(next.text);
    return (taken ? verbal(next) : 0) | how | counted;
  }
  const joined = noun.length > 1 && /^[이가을를]$/.test(particle) ? next.may & FIRST_OF_TWO : 0;
  if (noun.length > 1 || object) return verbal(next) | how | counted | joined;
  const sure = next.text.length > 2 && /^[이가도]$/.test(particle) && next.may & PREDICATE;
  return (sure ? verbal(next) : 0) | how | counted;
}

/** 한 letter and 는 that stand for no verb but end a word: 빙하가는. */
const SURE = /(?:[다라]는|다고|[서며면고게니데만]|니까|려고|도록|면서|다가|습니다|어요|았다|었다|[가-힣]다)$/;

/** 빙하가녹는속도가, 모터가돌아가게: a noun that no list has, its particle, and a form of a verb that is sure. */
function afterUnknown(word: string, next: Piece): number {
  if (next.text.length < 2 && !/^[안못]$/.test(next.text)) return 0;
  if (CLINGING.test(next.text)) return 0;
  if (/[을를]$/.test(word) && TAKING.test(next.text)) return next.may & (PREDICATE | JOINING | MODIFIER);
  if (/^[안못]$/.test(next.text) && /[을를]$/.test(word)) return ADVERB;
  if (word.length < 3 && (next.text.length < 3 || !/[았었했갔왔됐렸졌꼈켰][가-힣]+$/.test(next.text)))
    return 0;
  if (/로$/.test(word) && (next.text.length < 3 || !/(?:서|면서|니까|았다|었다|렸다|했다)$/.test(next.text)))
    return 0;
  if (next.may & MODIFIER && (next.text.length > 2 || /^[^가나하되사자지이오보주두]는$/.test(next.text)))
    return MODIFIER;
  return next.text.length > 2 && SURE.test(next.text) ? next.may & (PREDICATE | JOINING) : 0;
}

/** 알고있었다는, 보면서느꼈다, 하지않았다. */
function afterJoining(word: string, next: Piece): number {
  if (word.endsWith('기') && !BEHIND_DOING.test(next.text)) return 0;
  if (word.endsWith('기') && next.may & PLACE) return PLACE;
  if (word.endsWith('지')) return /^(?:않|못|말)/.test(next.text) ? verbal(next) : 0;
  if (/^(?:자|다)/.test(next.text) && next.text.length < 3) return 0;
  return verbal(next) | (next.may & ADVERB) | (word.length > 2 ? longMarked(next) : 0);
}

/** 드는곳은, 빌린책이, 만든작품. */
function afterModifier(word: string, next: Piece, last: boolean): number {
  if (word.length === 1) return SHORT_BOUND.test(next.text) ? next.may & BOUND_NOUN : 0;
  const { noun = next.text, particle = '' } = marked(next.text) ?? {};
  if (NAMED.test(noun)) return 0;
  const object = next.may & MARKED && (/^[을를]$/.test(particle) || word.endsWith('던')) ? MARKED : 0;
  const bare = last && (isListed(next.text) || (word.endsWith('는') && /^[일책글]$/.test(next.text)));
  const plain =
    word.length > 2 &&
    /[운은한]$/.test(word) &&
    next.may & MARKED &&
    /^(?:을|를|에|에서|로|으로|이|가|은|는)$/.test(particle)
      ? MARKED
      : 0;
  const unlisted =
    last &&
    next.may & UNLISTED &&
    !/[중고초][이가을를]$/.test(next.text) &&
    lastFinal(word) === 'ㄴ' &&
    /[이가을를]$/.test(next.text) &&
    next.text.length < 5
      ? MARKED
      : 0;
  const taken = !last && isListed(next.text) ? OBJECT : 0;
  return (next.may & BOUND_NOUN) | longMarked(next) | object | plain | unlisted | taken | (bare ? BARE : 0);
}

/** What the second may be behind the first: bits, none where it may not follow. */
export function rolesAfter(first: Piece, next: Piece, last: boolean): number {
  const { may, text } = first;
  // 읽을걸, 먼저 읽을게: what one regrets and promises.
  if (lastFinal(text) === 'ㄹ' && (next.text === '걸' || (last && next.text === '게'))) return 0;
  if (ENDING.test(next.text)) return 0;
  let found = 0;
  if (may & ADVERB) found |= afterAdverb(text, next);
  if (may & UNLISTED) found |= afterUnknown(text, next);
  if (may & OBJECT && TAKEN.test(next.text)) found |= verbal(next);
  if (may & MARKED) found |= afterMarked(text, next);
  if (may & JOINING) found |= afterJoining(text, next);
  if (may & MODIFIER) found |= afterModifier(text, next, last);
  if (may & DETERMINER)
    found |=
      longMarked(next) |
      (text.length > 1 && ofOne(next) ? MARKED : 0) |
      (last && isListed(next.text) ? BARE : 0);
  if (may & COUNT && !(text === '한' && /^(?:번|장|팀|조)/.test(next.text))) found |= next.may & UNIT;
  if (may & BARE && (text.length > 1 ? isNoun(text) : next.text.startsWith('없')))
    found |= /^쪽/.test(next.text) && SIDE.test(text) ? 0 : next.may & PLACE;
  // 자전거고치는법을.
  if (
    may & BARE &&
    !last &&
    (text.length > 1 ? isListed(text) : next.text.length > 2) &&
    next.may & MODIFIER &&
    DOING.test(next.text) &&
    !CLINGING.test(next.text)
  )
    found |= MODIFIER;
  if (may & BARE && !last && HAD.test(next.text)) found |= HAVING;
  if (may & HAVING) found |= longMarked(next) | (last && isListed(next.text) ? BARE : 0);
  if (may & GOING && /^(?:가[고니서]|갔|간|감|오|왔|온|다니|다녔|나가|나갔)/.test(next.text))
    found |= verbal(next);
  if (
    may & FIRST_OF_TWO &&
    (text.length > 2 || /^(?:찾아|골라|구해)$/.test(text)) &&
    next.text.length > 2 &&
    !HELPING.test(next.text)
  )
    found |= next.may & PREDICATE;
  const behind = verbal(next) | (next.may & ADVERB);
  if (may & UNIT || (may & PLACE && /(?:에|에서|이|까지|부터)$/.test(text))) found |= behind;
  if (may & BOUND_NOUN && !/^[것거]/.test(next.text)) found |= behind;
  return found;
}
