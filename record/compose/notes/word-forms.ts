import { isListed } from '../../style/parting/readings.ts';
import { decompose, endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { ADVERBS } from '../../style/words/adverbs.ts';
import { isDoing, isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem, pastStem } from '../../style/words/stems.ts';

const SS = endingIn('ㅆ');
const PAST = new RegExp(
  `^([가-힣]*[${SS}])(?:다|음|고|지만|는데|으며|으나|던|기|을|다가|더니|다고|다는|으므로|음을)$`,
);
const OPEN = /^([가-힣]+?)(?:고|며|면서|면|지만|는데|려고|고자|다가|거나|자|지|니까?|도록|기|게)$/;
const AUXILIARY = /^(.+?)(?:보|주|지|오|가|내|놓|두|버리|나가|나오|드리)$/;

/** 만들어, 찾아, 지워: the stem of a form that joins on to the next verb, or null. */
function joinedStem(form: string, closed = false): string | null {
  const last = decompose(form.at(-1));
  if (last?.final !== '' || !/[ㅏㅐㅓㅔㅕㅘㅝㅙ]/.test(last.vowel)) return null;
  const doing = /^(.+)(?:하여|해)$/.exec(form)?.[1];
  if (doing) return isStem(`${doing}하`) ? `${doing}하` : null;
  const stem = pastStem(withFinal(form, 'ㅆ'));
  // 모자라서: the form is the stem itself; without 서 nobody can tell.
  return (closed || stem !== form) && isStem(stem) ? stem : null;
}

/** A stem of the dictionary, a doing with 하다 or 되다, or a verb with a helping one (찾아보). */
export function isStem(stem: string): boolean {
  if (isKnownStem(stem)) return true;
  const noun = /^(.{2,})(?:하|되|시키|당하)$/.exec(stem)?.[1];
  if (noun) return isDoing(noun) || (noun.length === 2 && isDoingNoun(noun)) || isAdjective(`${noun}하`);
  const main = AUXILIARY.exec(stem)?.[1];
  return main !== undefined && main.length > 0 && (WITH_OBJECT.has(main) || joinedStem(main) !== null);
}

/** Nouns in ㅁ that a note never means as a doing. */
const NOUN_IN_M =
  /^(?:처음|다음|마음|사람|이름|반지름|지름|씨름|구름|여름|기름|모임|느낌|도움|움직임|어려움|믿음|프로그램|게임|시스템|아침|점심|요즘|지금|조금|만큼|흐름|걸음|얼음|물음|봄|감|힘|꿈|춤|몸|땀|잠|섬|점|곰|담|밤|품|틈|금|김|남|짐|셈|녹음|소음|발음|모음|자음|잡음|화음)$/;

/** The stem of a word that ends a note (씀, 만듦, 찾음, 비교함), or null. */
export function endedStem(word: string): string | null {
  const final = lastFinal(word);
  if ((final !== 'ㅁ' && final !== 'ㄻ') || NOUN_IN_M.test(word)) return null;
  const stem = word.endsWith('음') ? word.slice(0, -1) : withFinal(word, final === 'ㄻ' ? 'ㄹ' : '');
  if (lastFinal(stem) === 'ㅆ') return isStem(pastStem(stem)) ? pastStem(stem) : null;
  if (isStem(stem)) return stem;
  const open = final === 'ㅁ' && /[우]$/.test(stem) ? openStem(stem) : stem;
  return isStem(open) ? open : null;
}

/** The stem of any form of a known verb or adjective, or null where the word is none. */
export function formOf(word: string): string | null {
  const past = PAST.exec(word)?.[1];
  if (past) return isStem(pastStem(past)) ? pastStem(past) : null;
  const open = OPEN.exec(word)?.[1];
  if (open) {
    const stem = [open, openStem(open), open.replace(/으$/, '')].find((one) => one !== '' && isStem(one));
    if (stem) return stem;
  }
  const cut = word.replace(/(?:서|도|야)$/, '');
  const joined = joinedStem(cut, cut !== word);
  if (joined) return joined;
  if (word.endsWith('는') && isStem(openStem(word.slice(0, -1)))) return openStem(word.slice(0, -1));
  const described = adnominalStem(word);
  if (described && isStem(described)) return described;
  return endedStem(word);
}

/** Verbs that say nothing without what is done to it. */
const WITH_OBJECT = new Set(
  `찾 고르 만들 그리 쓰 줄이 고치 바꾸 맞추 덮 씻 넣 빼 붙이 떼 자르 재 적 읽 모으 나누 맡 정하 세우 구하 뽑 찍 섞 묶 던지 돌리 누르 낮추 높이
  늘리 옮기 꽂 끼우 채우 비우 버리 지우 칠하 외우 배우 보내 빌리 얻 밀 당기 뿌리 담 심 깎 접 오리 굽 끓이 녹이 얼리 말리 태우 흔들 부수 뜯 씌우
  짜 풀 쌓 켜 끄 열 닫 남기 이끌 밝히 나타내 알아내 찾아내 알아보 찾아보 살펴보 갖추 꾸미 다듬 세 벗기 감싸 올리 내리 매달 뚫 잇 돕 알리 외치 먹 마시 입 듣 좋아하 싫어하 키우 기르 캐 줍 빨 긋 팔 감 볶 튀기 뒤집 식히 데우 박 걷 돌려주 띄우 지키 잡 막 꺼내 늘어놓 구하 챙기 이어붙이 따 외치 가르치 익히 풀어내 떠올리 견주 다루 살피 갈 깔 가져오 가져가 사오 챙겨오 내 받 받아오 닦 적시 심 털 문지르 되돌리 들려주 감 걸치 펴 붓 뿜 재우 겪 믿 잃 잊 까먹`.split(
    /\s+/,
  ),
);

/** Whether a verb needs an object (찾다, 줄이다, 찾아보다). */
export function takesObject(stem: string): boolean {
  if (stem === '들어주') return true;
  const main = AUXILIARY.exec(stem)?.[1];
  if (WITH_OBJECT.has(stem) || isKnownStem(stem)) return WITH_OBJECT.has(stem);
  // 재보고, 빼내: the form is the stem itself.
  return main !== undefined && (WITH_OBJECT.has(main) || WITH_OBJECT.has(joinedStem(main) ?? ''));
}

const HEAD = new RegExp(
  `^(?:${ADVERBS}|자꾸|다시|열심히|많이|먼저|같이|함께|따라|직접|조금|천천히|잘못|이상하다|더|덜|더욱)$`,
);

/** 칭찬받다, 거절당하다 are one word; 간호사여서, 농부셔서 end in 이다. */
const SUFFIX = /^(?:받|당|드리|드림|스럽|답|짓|셔|돼|됐|됨|[여외체]고|[가-힣]?(?:여서|였|라서))/;
const JOINING = /(?:고|며|면서|지만|는데|려고|다가|니까|서)$/;

/** A form of a verb that no noun with its particle looks like: 넣음, 그리고, 틀려서; not 사는 (간호사는), 들은 (친구들은), 와는. */
function isSureForm(form: string, stem: string): boolean {
  if (SUFFIX.test(form) || /^.하$/.test(stem) || /[기임]$/.test(form)) return false;
  if (isListedThing(form) || isDoingNoun(form)) return false;
  if (PAST.test(form) || JOINING.test(form) || endedStem(form) !== null) return true;
  return form.length > 2 && form.endsWith('는') && takesObject(stem);
}

/** What follows a figure inside a word is its unit and a particle: 최대12V까지는. */
const FIGURE_INSIDE =
  /^[가-힣]{2,}\d[\d.]*(?:[A-Za-z%]+[가-힣]{4,}|[가-힣]{7,})$|^[가-힣]+[A-Za-z]+\d+[가-힣]{3,}$/;
/** Behind such a particle stands another one, or a copula. */
const PARTICLE_INSIDE =
  /^([가-힣]{2,}(?:보다|까지|부터|에서|처럼))(?!(?:는|도|만|의|라도|라고|라는|라면|였|이|인|임|나|야|요|든|와|과|를|을|가|조차|밖에|하|뿐|보다|처럼)[가-힣]{0,4}$)[가-힣]{3,}$/;

/** 밝기비교함, 격자그리고, 자꾸틀려서: where two words were written as one, or 0. */
export function gluedAt(word: string): number {
  if (word.length < 3 || isListedThing(word) || isDoingNoun(word) || formOf(word)) return 0;
  // 꼭대기: one word, whatever it begins with.
  if (isListed(word.replace(/[은는이가을를의에]$/, ''))) return 0;
  // 고치자고: said to be done.
  const said = /^(.+?)(?:자고|자며|자는|려고|려는|도록)$/.exec(word)?.[1];
  if (said && isStem(said)) return 0;
  // 고치시는데: the elder's doing.
  const honoured = /^(.+?)(?:으?시(?:는|고|며|면|니|던|지|기|더|거|자)|으?신다|으?셨|으?셔|으?십)/.exec(
    word,
  )?.[1];
  if (honoured && isStem(honoured)) return 0;
  // 식초5ml피펫으로따서, 실제보다크게나왔을.
  if (FIGURE_INSIDE.test(word)) return 1;
  // 그래프까지그렸는데: behind the particle.
  const headed = PARTICLE_INSIDE.exec(word)?.[1];
  if (headed) return headed.length;
  // 240줄이었고: how many it were.
  if (/^\d/.test(word)) return 0;
  // 초록색이었음: what it was.
  const was = /^([가-힣]{2,})(?:이었|였)[가-힣]{1,3}$/.exec(word)?.[1];
  if (was && (isThingNoun(was) || isDoingNoun(was) || /[색값말]$/.test(was))) return 0;
  for (let at = word.length - 2; at >= 1; at -= 1) {
    const head = word.slice(0, at);
    const rest = word.slice(at);
    if (
      /^(?:하|되|시키|당하|이|인|임|지|까지|부터|마다|보다|처럼|에|으로|적|화|없|있|서[는를가]|다[는고며면라]|스러|로[운웠])/.test(
        rest,
      )
    )
      continue;
    if (head === '말' && /^자[고는며]/.test(rest)) continue;
    // 과학자라고: who somebody is; nothing grows.
    if (
      /^자(?:라|이|고|며|는|도|만|가|를|의|로|와)/.test(rest) &&
      (isListedThing(`${head}자`) || isThingNoun(`${head}자`) || isDoingNoun(head))
    )
      continue;
    const stem = formOf(rest);
    if (!stem || stem === '이' || (stem === '하' && !HEAD.test(head))) continue;
    if (/^[었았]/.test(rest)) continue;
    if (!/[을를]$/.test(head) && !HEAD.test(head) && !isSureForm(rest, stem)) continue;
    const named =
      head.length > 1 &&
      (isListedThing(head) || isDoing(head) || (head.endsWith('기') && isAdjective(head.slice(0, -1))));
    // 격자그리고: whatever is drawn.
    if (
      named ||
      HEAD.test(head) ||
      (head.length > 1 && head.length < 6 && rest.length > 2 && takesObject(stem)) ||
      /^(?:[법글책말답물공춤표곡칸색값불선]|[칸색값물글힘]이)$/.test(head)
    )
      return at;
  }
  return 0;
}

/** The stems of verbs that help another one (써 봄), by the form that closes a record. */
export const HELPING: Readonly<Partial<Record<string, string>>> = { 봄: '보', 줌: '주', 냄: '내', 둠: '두' };
