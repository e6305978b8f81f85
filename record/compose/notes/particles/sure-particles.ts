import { lastFinal, withParticle } from '../../../hangul.ts';
import { hasToo, isAdverb, isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { withoutQuotations } from '../../quoted.ts';
import { formOf } from '../word-forms.ts';
import { isWorkedWith } from './tools.ts';

/** A particle that was put in must be sure to be right: a wrong one (어차피를, 꺼져를) is worse than a missing one. */

/** Words that say when, how much and in what way, whatever else they may be the name of. */
const NEVER_NAMED =
  /^(?:다음|뒤|후|전|날|때|이상|이하|이내|이후|이전|정도|만큼|대신|대로|동안|내내|마저|조차|사실상|한참|은근|혼자|전부|온통|모두|모두에|대해|통해|위해|의해|그제서야|이제서야|그제야|우지끈|쓱싹|불쑥|빵|난|넌|전|저번|이번|요번|약간|잘못|잠깐|잠시|살짝|순간|[가-힣]*쯤)$/;
/** 단면도로, 그림처럼: the particle is there, behind a word that has one of its own. */
const MARKED = /^(.{2,}|[것거])(?:으로|로|에서|에게|한테|처럼|보다|만큼|까지|부터|마다|조차|마저|밖에)$/;
/** 팠더니, 튀자, 분명해야, 된다길래, 아니라: what joins clauses. */
const JOINS =
  /(?:더니|길래|기에|니까?|지만|는데|은데|던데|다가|면서|아야|어야|해야|아서|어서|아니라|이라|[가-힣]라서)$/;

const CLAUSE_END = /[가-힣](?:[고며서자]|더니|길래|기에|니까?|지만|는데|면)$/;

function isName(word: string): boolean {
  if (NEVER_NAMED.test(word) || hasToo(word)) return false;
  if (isListedThing(word)) return true;
  if (isAdverb(word) || JOINS.test(word)) return false;
  // 처음 듣는 데라 찍었다, 쉬운 문제라 풀었다: why, behind a noun.
  if (/[가-힣]라$/.test(word) && (/^[데때거]라$/.test(word) || isListedThing(word.slice(0, -1))))
    return false;
  const base = MARKED.exec(word)?.[1];
  if (base && (/^[것거]$/.test(base) || isListedThing(base) || isThingNoun(base) || isDoingNoun(base)))
    return false;
  if (/(?:도|률|율|량|값|수|성|력|감|점|층)$/.test(word) && isThingNoun(word)) return true;
  // 격자, 책자 are things; 용액이 튀자, 공을 놓자 tell what happened.
  if (/^.자$/.test(word))
    return !/^(?:튀|보|하|가|오|되|놓|넣|주|쓰|묻|남|듣|뜨|끄|켜|식|녹|끓|얼|쉬|나|들|지|늘|줄)/.test(word);
  // 보고 and 참고 without a particle are what was done: 그림 보고, 화났지만 참고.
  return word.length === 1 || formOf(word) === null || (isDoingNoun(word) && !/[고자]$/.test(word));
}

/** 먹은, 그린, 만들, 좋은: it goes with the noun behind it, as in 벌레 먹은 잎 and 운수 좋은 날. */
const isLeading = (word: string) =>
  /(?:은|던|기)$/.test(word) ||
  (!word.endsWith('는') && /^[ㄴㄹ]$/.test(lastFinal(word) ?? '') && !/(?:면|지만)$/.test(word));
/** 책 읽는 것을: talk, which names what is done. */
const TAKEN_UP = /^(?:것|거|게|건|걸|때|땐)/;
/** 무대 올라가니까, 선거 떨어졌지만: where somebody goes and what somebody fails in. */
const GOES = /^(?:올라|내려|들어|나가|나갔|다녀|떨어[지졌]|돌아|건너)/;

const PARTICLES = /^(.+?)(을|를|이|가|에)([.,!?…]*)$/;

/**
 * `after` is `before` with particles put in: those stay that are sure to be right. A whole sentence has its particles:
 * there none is put in before what only leads on to another noun (벌레 먹은 잎).
 */
export function sureParticles(before: string, after: string, whole: boolean): string {
  if (before === after) return after;
  const was = before.split(' ');
  const now = after.split(' ');
  if (was.length !== now.length) return after;
  const plain = withoutQuotations(before).split(' ');
  return now
    .map((word, at) => {
      const own = was[at] ?? '';
      const [, named = '', particle = '', end = ''] = PARTICLES.exec(word) ?? [];
      if (word === own || !particle || own !== named + end) return word;
      const next = was[at + 1] ?? '';
      // 같이 가게 만든: made to go.
      if (named === '가게' && /^(?:만[든들듦드]|하|했)/.test(next)) return own;
      // 엑셀 정리함: with it, not to it.
      if (isWorkedWith(named, next)) return withParticle(named, '으로/로') + end;
      if (!isName(named) || isOneThing(named, next) || isCounted(was, at)) return own;
      // 국내 선수와 외국 선수 그리고 여자 경기: one more, nothing drawn.
      if (next === '그리고' && was.slice(Math.max(0, at - 2), at).some((one) => /[와과]$/.test(one)))
        return own;
      return !whole || plain.length !== was.length || isSure(was, at, particle) ? word : own;
    })
    .join(' ');
}

/** 신문 묶음을, 물 주기를, 글씨 크기, 인상 깊게: one thing, named by two words. */
const isOneThing = (noun: string, next: string) =>
  /^(?!것)[가-힣]*[기음](?:[을를은는이가의에]|도)$/.test(next) ||
  /^(?:굵기|크기|길이|높이|두께|무게|깊이|넓이|밝기|빠르기)$/.test(next) ||
  (noun === '인상' && next.startsWith('깊'));

/** 예약, 입실, 취소, 조회 4개로: the figure counts what is listed. */
const isCounted = (words: readonly string[], at: number) =>
  /,$/.test(words[at - 1] ?? '') &&
  /^\d+(?:개|가지|명|종|단계|부분|항목|팀|조)(?:로|으로|를|을)$/.test(words[at + 1] ?? '');

function isSure(words: readonly string[], at: number, particle: string): boolean {
  const noun = words[at] ?? '';
  const verb = words[at + 1] ?? '';
  if (/^(?:것|거)$/.test(noun)) return true;
  // 사장님의 셔터 내리는 소리: his sound.
  if (verb.endsWith('는') && /의$/.test(words[at - 1] ?? '')) return false;
  if (isLeading(verb) && !TAKEN_UP.test(words[at + 2] ?? '')) return false;
  // 머리 너무 짧게 잘라서: how it was cut.
  if (particle === '이' || particle === '가') return !GOES.test(verb) && !/게$/.test(words[at + 2] ?? '');
  // 노래를 세 곡 찾았다: the clause has its object.
  const clause = words.slice(0, at).findLastIndex((word) => CLAUSE_END.test(word)) + 1;
  return !words.slice(clause, at).some((word) => /[가-힣][을를]$/.test(word));
}
