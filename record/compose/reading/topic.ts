import { withParticle } from '../../hangul.ts';
import { endsNote, isStrung } from '../notes/respaced.ts';
import { contentlessReason } from '../../style/contentless.ts';
import { isNounPhrase } from '../notes/facts/phrases.ts';
import { HOW } from '../notes/notes.ts';
import { isDoing, isThingNoun } from '../../style/words/nouns.ts';
import { ASKS_NEXT } from './naming/wanted.ts';
import { isKnownStem, lastWord, openStem } from '../../style/words/stems.ts';

const isThing = (name: string) =>
  /사고$/.test(name) || (/^[^을를은는]+고$/.test(name) && isThingNoun(lastWord(name)));

/** 우리 모둠이 맡은 나라는? 포르투갈이요: given, and not chosen. */
const TAKEN_ON = '맡음';
/** What a question asks to be chosen, and how the choice is told. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/맡은 (?:나라|국가|지역|인물|배역|도시|시대|작가)/, TAKEN_ON],
  [/성어|속담/, '표현할 말로'],
  [/인물/, '탐구 인물로'],
  [/조사한 곳|답사한 곳/, '조사할 곳으로'],
  [/직업|진로 분야/, '탐색할 직업으로'],
  [/학과|전공/, '탐색할 학과로'],
  [/(?:작품|그림|영상|글|발표|에세이|보고서).{0,8}주제|주제|제목/, '주제로'],
  [/(?:읽|고른|선택|어떤|무슨|정한)[^?.]{0,12}(?:책|도서)|(?:책|도서)[을를은는]/, '읽을 책으로'],
  [/곡/, '연주할 곡으로'],
  [/나라|국가/, '조사할 나라로'],
  [/종목/, '연습할 종목으로'],
  [/(?:목표|익히|연습).{0,10}(?:기능|기술|동작)/, '연습할 기능으로'],
  [/해결하(?:려는|고자 하는|고 싶은|려고 한) 문제|어떤 문제를|다룬 문제|문제와 고른/, '해결할 문제로'],
  [/사건|개념|현상|문제 ?상황/, '탐구 주제로'],
  [/소재/, '소재로'],
  // 대상으로 선정함 by itself is a grand prize.
  [/대상/, '탐구 대상으로'],
];

/** 무엇을 만들었나요? 두부 스테이크랑 시금치무침이요! */
const MADE_ASKED: readonly (readonly [RegExp, string])[] = [
  [/무엇을 만들었|어떤 [가-힣]+[을를] 만들었/, '만들었다'],
  [/무엇을 그렸|어떤 [가-힣]+[을를] 그렸/, '그렸다'],
  [/무엇을 조사했|어떤 [가-힣]+[을를] 조사했/, '조사했다'],
  [/감상한 (?:대목|곡|작품|음악|노래|그림|영화|연극)/, '감상했다'],
  [/누구(?:를|와|랑)[^?]{0,10}인터뷰/, '인터뷰했다'],
  [/누구(?:를|와|랑)[^?]{0,10}면담/, '면담했다'],
];
/** 물리치료사. 동네 소방관이요: whom a student met, by the trade. */
const TRADE =
  /^(?:저는 |나는 )?((?:[가-힣]{1,8} ){0,2}[가-힣]{1,6}(?:사|원|관|장|가|인|공|자|수|디자이너|매니저|트레이너|프로그래머|코치|셰프))(?:님)?(?:이요|요|입니다|이에요|예요|이었다|였다|이었어요|였어요)?$/;
const NO_TRADE =
  /[가-힣](?:을|를|이|가|은|는|에서|로) |(?:인터뷰|면담|질문|메일|조사|회사|학원|병원|공원|도서관|식당|공장|매장|시장|직장|상가|혼자|각자|인사|식사|기사)$/;
const MADE_THING = /^(?:저는 |나는 )?([가-힣A-Za-z ]{2,24}?[가-힣A-Za-z])(?:이요|요|입니다|이에요|예요)$/;

const NAMES = /^(?:저는 |나는 |제가 고른 [가-힣]+는 )?([가-힣A-Za-z0-9·'"‘’“”() ]{2,30})$/;
/** An ending of a predicate or of a clause, a particle, or a word that names nothing. */
const NO_NAME =
  /(?:[다요음함임됨까죠냐니며면서고데지게려]|[가-힣]{2}[은는을를에도만]|다가|이랑|때문|예정|[었았했엇앗햇]어$|그냥|같은 것|이유|계기|관심|비밀|궁금|의문)$|\d ?(?:주|일|분|시간|회|번|쪽|개월|달)(?:씩|동안)?$|[을를] |[이가] (?!아닌)|때문|아직|없|모르|(?:^| )(?:너무|자꾸|진짜|정말|엄청|되게) /;
const CHOSE =
  /^(?:저는 |나는 |전 |제가 |(?:저희|우리)(?: 모둠| 조| 팀)?[은는] )?([가-힣A-Za-z0-9·'"‘’“”『』「」() ]{2,30}?)(?:을|를) (?:골랐|고름|선택했|선택함|정했|정함|뽑았|뽑음|선정했|선정함)[가-힣]*$/;
/** 분리수거. 에너지 지킴이! */
const ROLE =
  /^((?:[가-힣]+ )?[가-힣]{3,}(?:거|이|부|장|리|당|원|구|소|표|자|사))[.!\s]*$(?<!(?:[다요음함임됨]|맡기|없)[.!\s]*)/;
/** 골키퍼 했는데 아무도 안해서 내가함, 저는 사회자였어요. */
const NOBODY_ELSE =
  /^(?:저는 |나는 |내가 |제가 )?([가-힣]{2,6})(?:을|를)? (?:했는데|맡았는데),? (?:아무도|다들|다) (?:안|못) ?(?:하려고 ?)?(?:해서|한다고 ?해서|맡아서|한대서) (?:내가|제가) ?(?:함|했[가-힣]*|맡[가-힣]*|하게 ?[됨됐][가-힣]*)$/;
const TOOK_POST =
  /^(?:저는 |나는 |내가 |제가 |전 |난 )((?:[가-힣]{2,6} )?[가-힣]{2,6})(?:을|를)? ?(?:함|맡음|했음|했다|했어요|했습니다|맡았다|맡았어요|맡았습니다|이었어요|이었습니다|이었음|이었다|였어요|였습니다|였음|였다)$/;
export const POST =
  /(?:키퍼|수비수?|공격수?|심판|주장|파트장|총무|조장|모둠장|팀장|반장|부장|사회자?|발표자?|기록자?|서기|편집|촬영|자막|녹음|낭송|연출|감독|배우|진행자?|해설|내레이션|반주|지휘|통역|보컬|베이스|드럼|기타|피아노|멜로디언|바이올린|투수|포수|세터|리베로|가드|포워드|센터|알토|소프라노|테너|앵커|연출)$/;
const QUOTED_WORK = /['"‘“『「][^'"’”』」]+['"’”』」]$/;
/** '바람이 불어오는 곳' 골랐음 쉬워서 */
const WORK_NAMED =
  /^(?:저는 |나는 )?('[^']+'|"[^"]+"|‘[^’]+’|“[^”]+”|「[^」]+」|『[^』]+』) ?[을를]? ?(?:골랐|고름|선택했|선택함)[음다]?(?: [가-힣 ]{1,12}서)?[.!\s]*$/;
/** 아툴 가완디 「어떻게 죽을 것인가」 호스피스 간호사가 되고 싶어서요: a work and why, in one breath. */
const WORK_AND_WHY =
  /^((?:[가-힣A-Za-z]{1,8} ){0,3})([「『《<'"‘“][^」』》>'"’”]{1,40}[」』》>'"’”])[,:.]? (?![은는이가을를의에])(.{6,}서)(?:요|입니다)?[.!~\s]*$/;
/** 식품영양학과요 당뇨가 있는 사람도 먹을 빵을 만들고 싶어서: what was chosen and why, in one breath. */
const NAMED_AND_WHY =
  /^(?:저는 |나는 )?([가-힣A-Za-z ]{2,16}?[가-힣A-Za-z])(?:이요|요)[,.]? ([^.]{8,}서)(?:요)?[.!~\s]*$/;
/** 김초엽의 「우리가 빛의 속도로 갈 수 없다면」. */
const WORK_ALONE = /^((?:[가-힣A-Za-z]{1,8} ){0,3})([「『《<][^」』》>]{1,40}[」』》>])[.!~\s]*$/;
/** 우포늪으로 정했다. */
const SETTLED_ON =
  /^(?:저는 |나는 |우리는 )?([가-힣A-Za-z ]{2,16}?)(?:으로|로) (?:정했|결정했|골랐|선택했)(?:다|어요|습니다|음)[.!~\s]*$/;
/** 남는 반찬을 소포장해서 어르신들께 드리는 앱이요. */
const NAMED_AT_LENGTH =
  /^([^.]{8,60}[가-힣](?:는|은|한|할|던|된|을|줄|볼) [가-힣A-Za-z]{1,8}?)(?:이요|요|이에요|예요)[.!~\s]*$/;
const KIND = /(창업 아이템|아이템|발명품|아이디어|서비스|제품)/;
/** 이 문화유산을 고른 까닭은? */
const THIS_CHOSEN = /^이 (?!주제|제목|대상|인물|직업|학과|책|곡)[가-힣]+[을를] (?:고른|선택한|정한|뽑은)/;
const OF_A_CHOICE =
  /(?:시|소설|곡|노래|책|도서|작품|영화|그림|글|기사|작가|인물|춤|희곡|신화|설화)[을를] (?:고[른르]|골[라랐]|선택|선정|정[한하했])/;
const STANCE =
  /^(?:저는 |나는 |전 |우리 (?:조|모둠)는 |저희 (?:조|모둠|팀)은? ?)?(찬성|반대)(?: ?(?:측|쪽|편|팀|입장))?(?:을|를|이|에)? ?(?:(?:맡|이었|였|이에|입니|이다|임|서)[가-힣]*|요)$/;

/** 노직 쪽이었다: in whose name a student spoke. */
const CAMP =
  /^(?:저는 |나는 |전 |우리 (?:조|모둠)는 )?((?:[가-힣]{1,8} ){0,2}[가-힣]{1,8}) ?(?:측|쪽|편|입장)(?:이었|였|을 맡았|에 섰|입니|이에)[가-힣]*$/;
const NO_CAMP =
  /^(?:우리|상대|그|이|저|같은|다른|이긴|진|어느|반대|찬성|제|내|친구)(?: |$)|[은는이가을를]$|[은는이가을를] /;
/** fast fashion했어요, 인공지능 윤리로 했어요: what was done stands for what was chosen. */
const DONE_AS =
  /^(?:저는 |나는 |전 |(?:저희|우리)(?: 모둠| 조| 팀)?[은는] )?((?:[가-힣A-Za-z]+ ){0,3}[가-힣A-Za-z]{2,}?)(으로|로)? ?(?:했다|했음|했어요|했습니다|함)$/;
/** 혼자 함, PPT로 했어요: how, and not what. */
const HOW_DONE =
  /^(?:PPT|ppt|피피티|파워포인트|영상|보고서|그림|포스터|글|표|혼자|개인|조별|따로|새|다|대체|주|별|그거|이거|그것|이것|그걸|이걸)$/;
function doneAs(bare: string): string | undefined {
  if (!bare.endsWith('함') && !bare.includes('했')) return undefined;
  const [, name = '', as] = DONE_AS.exec(bare) ?? [];
  const last = lastWord(name);
  if (name === '' || HOW.test(last) || HOW_DONE.test(last) || isDoing(last) || !isNounPhrase(name))
    return undefined;
  return as || /[A-Za-z]$/.test(name) || isThingNoun(last) ? name : undefined;
}

/** Whatever a question asks to be chosen (어떤 장단을 골랐고); the kind is not said again where the choice names it. */
function namedKind(question: string, chosen: string): string | null {
  const kind =
    /(?:어떤|무슨) ((?:[가-힣]+ )?[가-힣]{2,})[을를] (?:골[라랐]|고[른르]|선택|정[하했한]|뽑|다[루뤘룬])/.exec(
      question,
    )?.[1];
  if (!kind) return null;
  if (kind.endsWith('문제')) return '탐구할 문제로';
  return chosen.endsWith(kind.split(' ').at(-1) ?? kind) ? '' : withParticle(kind, '으로/로');
}

/** 전주 한옥마을 골랐어요: the 을 is the village's own. */
const withOwnEnd = (chosen: string | undefined) =>
  chosen && /(?:마|가|노|고)$/.test(chosen) && isThingNoun(`${lastWord(chosen)}을`) ? `${chosen}을` : chosen;

function chosenAs(chosen: string, as: string): string {
  if (as === TAKEN_ON) return `${withParticle(chosen, '을/를')} 맡았다.`;
  return [withParticle(chosen, '을/를'), as, '선정했다.'].filter(Boolean).join(' ');
}

/**
 * The choice that opens an answer and would be too short to stand (사회복지사를 골랐어요, 박에스더., 반대 측이었어요), told
 * as a whole sentence; null where the answer opens otherwise or the question asks for no choice.
 */
export function choiceTold(raw: string, question: string | null): string | null {
  if (!question || ASKS_NEXT.test(question)) return null;
  const part =
    /^(?:저는 |나는 )?((?:[가-힣]+ )?[가-힣]{2,}) (?:역할|역)(?:(?:이었|을 ?(?:맡았|했))[가-힣]*|이요|입니다|)[.!~\s]*$/.exec(
      raw,
    )?.[1];
  if (part && /역할|배역/.test(question)) return `${part} 역할을 맡았다.`;
  const role = /역할/.test(question) ? ROLE.exec(raw)?.[1] : undefined;
  if (role && !contentlessReason(role)) return `${role} 역할을 맡았다.`;
  const [, author = '', title = '', why = ''] = WORK_AND_WHY.exec(raw) ?? [];
  if (title && /책|도서|읽은|작품/.test(question))
    return `${why} ${author.replace(/([^\s])\s$/, '$1의 ')}${withParticle(title, '을/를')} 읽을 책으로 골랐다.`;
  const [, by = '', alone = ''] = WORK_ALONE.exec(raw) ?? [];
  if (alone && /책|도서|읽은/.test(question))
    return `${by}${withParticle(alone, '을/를')} 읽을 책으로 골랐다.`;
  const settled = SETTLED_ON.exec(raw)?.[1];
  const sort = settled && /(?:^|[ ,])([가-힣]{2,6})[을를] (?:정한|고른|선택한|정했|골랐)/.exec(question)?.[1];
  if (sort && !/(?:것|거|기|주제|제목)$/.test(settled))
    return `${withParticle(settled, '을/를')} ${withParticle(sort, '으로/로')} 선정했다.`;
  const [, thingChosen = '', ground = ''] = NAMED_AND_WHY.exec(raw) ?? [];
  const chosenAsked = thingChosen && ASKED.find(([asked]) => asked.test(question))?.[1];
  if (chosenAsked && !NO_NAME.test(thingChosen)) return `${ground} ${chosenAs(thingChosen, chosenAsked)}`;
  const [, item = ''] = NAMED_AT_LENGTH.exec(raw) ?? [];
  const kind = item && KIND.exec(question)?.[1];
  // 바꾸자는 거였어요: told, and no name.
  if (kind && !/[었았였했갔왔됐]어$/.test(item))
    return `${withParticle(item, '을/를')} ${withParticle(kind, '으로/로')} 정했다.`;
  const bare = raw.replace(/[ㄱ-ㅎㅏ-ㅣ.!?~^;:\s]+$/gu, '').trim();
  const post = NOBODY_ELSE.exec(bare)?.[1] ?? TOOK_POST.exec(bare)?.[1];
  if (post && POST.test(post))
    return NOBODY_ELSE.test(bare)
      ? `아무도 맡지 않아 ${withParticle(post, '을/를')} 맡았다.`
      : `${withParticle(post, '을/를')} 맡았다.`;
  const stance = /입장|찬반|토론|편/.test(question) ? STANCE.exec(bare)?.[1] : undefined;
  // 토론 전 나의 입장: held, and given by nobody.
  if (stance)
    return /맡|역할|측/.test(question) ? `${stance} 측의 입장을 맡았다.` : `${stance}하는 입장을 밝혔다.`;
  const side = /입장/.test(question) ? /^(찬성|반대)(?: ?(?:측|쪽|입장))?$/.exec(bare)?.[1] : undefined;
  if (side) return `${side}하는 입장을 밝혔다.`;
  const camp = question.includes('토론') ? CAMP.exec(bare)?.[1] : undefined;
  if (camp && !NO_CAMP.test(camp)) return `${camp} 측의 입장에서 토론에 참여했다.`;
  const chosen = withOwnEnd(CHOSE.exec(bare)?.[1] ?? doneAs(bare));
  const made = MADE_ASKED.find(([asked]) => asked.test(question))?.[1];
  const met = made && /인터뷰|면담/.test(made) && !/[!?]/.test(raw) ? TRADE.exec(bare)?.[1] : undefined;
  if (met && !NO_TRADE.test(met)) return `${withParticle(met, '을/를')} ${made}.`;
  const thing =
    made && !/인터뷰|면담/.test(made)
      ? (MADE_THING.exec(bare)?.[1] ?? (/감상/.test(question) ? NAMES.exec(bare)?.[1] : undefined))
      : undefined;
  if (made && thing && !NO_NAME.test(thing)) return `${withParticle(thing, '을/를')} ${made}.`;
  // 이 시를 고른 까닭은? 윤동주의 '자화상'을 골랐어요: the question names the kind, the answer the work.
  const work = WORK_NAMED.exec(raw)?.[1] ?? chosen;
  if (work && (QUOTED_WORK.test(work) ? OF_A_CHOICE : THIS_CHOSEN).test(question) && !/(?:것|거)$/.test(work))
    return `${withParticle(work, '을/를')} 선택했다.`;
  // 어떤 문제를 만들었나요? 매점 빵 가격 정하기: made, not chosen.
  if (/(?:문제|퀴즈)[을를] (?:만들|출제|냈)/.test(question) && /[가-힣]기[.!\s]*$/.test(raw)) return null;
  const as = ASKED.find(([asked]) => asked.test(question))?.[1] ?? namedKind(question, chosen ?? bare);
  if (as === null) return null;
  // … 때문에 이 주제를 골랐다: told already.
  if (chosen && /(?:주제|제목|(?:^| )[이그] [가-힣]+)$/.test(chosen)) return null;
  if (chosen && !/(?:것|거|이것|그것)$/.test(chosen)) return chosenAs(chosen, as);
  const named = NAMES.exec(
    bare.replace(/(?<![어아여해와워져려켜에예네세데까게지고나죠])(?:이?요)$|(?:입니다|이에요|예요)$/, ''),
  )?.[1];
  // 줄 서는 시간 names something, 시간은 줄 says something.
  const says = named
    ?.split(' ')
    .some((word) => /[은는]$/.test(word) && !isKnownStem(openStem(word.slice(0, -1))));
  if (says) return null;
  if (
    !named ||
    (NO_NAME.test(named) && !isThing(named)) ||
    named.split(' ').length > 5 ||
    contentlessReason(named) ||
    isStrung(`${named} 것`)
  )
    return null;
  // 더 잘 닦인다고 하심: told, and no name.
  if (endsNote(lastWord(named.trim())) || /[가-힣]심$|[가-힣](?:면|서|니까|[다라]고) /.test(named.trim()))
    return null;
  return chosenAs(named.trim(), as);
}
