import { lastFinal, withParticle } from '../../../hangul.ts';
import { isDoingNoun, isThingNoun } from '../../../style/words/nouns.ts';
import {
  adnominal,
  adnominalStem,
  isSoundStem,
  lastWord,
  nominal,
  openStem,
  pastStem,
} from '../../../style/words/stems.ts';
import { isStem } from '../../notes/word-forms.ts';
import { IS_PEER, JOINT, PERSON, SAYS, SOMEBODY } from './somebody.ts';

/** Somebody else's words, told as heard. Who speaks must be sure, and that it is no order where it is a statement. */

/** What is known of how it was said. */
export interface Said {
  raw: string;
  question: string | null;
  /** The answer tells of an interview. */
  interview: boolean;
  /** It tells of a lecture: nobody was asked. */
  lecture?: boolean;
}

// 짝이 실수해도 괜찮다고 말해 줌: what the partner does is part of what the student said.
const SAID_BY = new RegExp(
  `^(${SOMEBODY})(은|는|께서|께서는|(?:이|가)(?! [가-힣]+(?:도|면|을 때|ㄹ 때) )) (.+(?:다|라|자))고 ${SAYS}\\.$`,
);
const QUOTED_BY = new RegExp(
  `^((?:[가-힣]{2,6} )?${SOMEBODY})(?:은|는|이|가|께서|께서는) (["“'‘](?:(?!["”'’]?(?:이?라)?고 (?:했|하였|주장|말)).)+["”'’])(?:이?라)?고 ${SAYS}\\.$`,
);
/** "…할 수 있느냐"고 물음. */
const ASKED_BY = new RegExp(
  `^(${SOMEBODY})(?:은|는|이|가|께서|께서는) (?:(["“'‘].+["”'’])(?:이?라)?|(.{6,}[냐지까]))고 (?:물음|물어봄|질문함)\\.$`,
);
/** 강사에게 물어보니 왼손으로 해도 된다고 함, 써 보라고 했더니 모른다고 함: what came back, from whomever. */
const CAME_BACK = new RegExp(
  `^(.*(?:물어 ?보니|물어 ?봤더니|물었더니|물으니|여쭤 ?보니|여쭤 ?봤더니|문의했더니|문의하니|질문했더니|질문하니|(?<!친구[가는] [^.]*)[라자냐]고 했더니)),? (.+(?:다|라|자))고 ${SAYS}\\.$`,
);
const ANSWERED = /^(.*[라자다냐]고 했더니),? (["'“‘][^"'”’]+["'”’]) ?(?:이?라고 |하고 )?(?:함|말함|답함)\.$/;
const SPOKEN_TO = new RegExp(`^(${SOMEBODY})(?:은|는|이|가|도) (.+)$`);
const SAID = new RegExp('^(.+(?:다|라))고 함\\.$');
const HEARSAY =
  /(?:대요?|다고 ?(?:했|하셨|합니다|한다|해요|하더라|하신|하네|함)|래요?|라고 ?(?:했|하셨|합니다|한다|해요|하더라|함))[가-힣]*[.!\sㄱ-ㅎ]*$/;
/** 대요, 다고 한다: so it is told, whoever told it. */
const TOLD_OF = /(?:대요?|래요?|[다라]고 ?(?:합니다|한다|해요))[.!\sㄱ-ㅎ]*$/;
const QUOTES_ITSELF = /["“'‘].*["”'’](?:이?라)?고 /;

/** What a thinker held. */
const THOUGHT = /^([가-힣]{2,6}[은는] .{6,}[다라]고 (?:봤|보았|생각했|주장했|말했|여겼)다)고 함\.$/;

/** 사촌 형이 …: the clause that the saying closes has a person for its subject. */
const SPEAKER = new RegExp(`(?:^|[,고며] |데,? |만,? |서,? )${PERSON}(?:은|는|이|가|께서는?|도) `);
/** 떡집 할머니가 …, 원장님은 …. */
const ELDER_AT_HEAD = new RegExp(`^((?:[가-힣]{1,6} )?${PERSON})(?:이|가|은|는|께서는?) (.+)$`);
/** 큐레이터가 이 그림은 …: whoever is honoured. */
const BY_TRADE_AT_HEAD =
  /^((?:[가-힣]{1,6} )?[가-힣]{1,6}(?:사|관|원|장|가|수|자|공|터|너|스트|셰프|매니저|대표|위원|해설)님?)(?:이|가|께서) (.+)$/;
/** … 온다고 해서요. */
const GROUND_BEHIND = /[다라]고 ?(?:해서|하니까|하길래|하셔서)요?[.!~\s]*$/;
const DONE_FOR = /^([^.]*[을를] [^.]*?[가-힣])는데,? ([^.]+다)고 함\.$/;
/** 사촌 형이 다녀왔는데 … 넣는다고 함: who it is, and what was told. */
const TOLD_BY = new RegExp(
  `^(${PERSON})(?:이|가|은|는|께서) ((?:(?![다라자냐]고 )[^.,])*[가-힣])는데,? ((?:(?! (?:자신|친구)).){4,}[다라])고 (?:함|말함)\\.$`,
);
/** 했다, 하셨다: somebody spoke; 한다, 대요: so it is told everywhere. */
const SPOKE = /고 ?(?:말씀 ?)?(?:했|하셨|하더|말했|말씀하셨|그러셨|그랬)[가-힣]*[.!~\sㄱ-ㅎ]*$/;
/** 엄마가 무국만 먹게 생겼다고 함: somebody's words in a note. */
const SAID_SO = /고 ?(?:함|했음)[.!~\sㄱ-ㅎ]*$/;
const GAVE_HONOUR = /고 ?(?:말씀 ?)?(?:하셨|하시더|하더라|말씀하셨|그러셨|그러더라)[가-힣]*[.!~\s]*$/;
/** The speaker is an elder, whoever it is, and not the student. */
export const ELDER_SPOKE =
  /고,? ?(?:말씀 ?)?(?:하셨|하시더|하신다|하십니다|하심|말씀하셨|그러셨|그러시더|일러 ?주셨|알려 ?주셨|설명해 ?주셨|대답하셨|답하셨)[가-힣]*[.!~\sㄱ-ㅎ]*$/;
/** How good or how well: no explanation. */
const JUDGED =
  /(?:좋|나아|낫|괜찮|잘 ?[가-힣]+|멋[있지]|멋졌|훌륭|대단|재[미밌]|개성 있|인상적이|늘었|예쁘|크|작|같|보인|싶|맞|틀리|틀렸|아쉽|어렵|쉽|힘들|고맙|미안|설득력|정직하|정직했)[가-힣]*다$/;
/** Said to be good or bad, by whoever saw it. */
const LIKED = /(?:좋|어색하|지루하|부족하|낫|어렵|예쁘|재밌|재미있)다$/;
/** The question asks for what others said. */
const ASKS_FOR_WORDS = /대화|대답|답변|답은|들은|들려|이야기|말씀|인터뷰|면담|반응|의견|피드백|조언|한 말/;

/** 읽어 보고, 손을 들고, 웃지도 않고: how it was said, and no part of it. */
const MANNER =
  /^(?:(?:[가-힣]+[을를] |이것 |그것 )?(?:읽어 보고|읽고|보고|보더니|듣고|듣더니|들고|보자마자)|웃으며|웃으면서|(?:잠깐 |크게 |한참 )?웃더니|웃지도 않고|고개를 [가-힣]+고|조심스럽게|잠깐 가만히 [가-힣]+다가|놀라서),? /;

/** 바꾸라, 가지 말라: an order, and no noun with 이다 (딸기우유라). */
export function isOrder(what: string): boolean {
  const form = /([가-힣]+)라$/.exec(lastWord(what))?.[1] ?? '';
  if (/으라$/.test(what)) return true;
  if (!/[가-힣]라$/.test(what) || /(?:이|아니|것이)라$/.test(what)) return false;
  return isThingNoun(form) || isDoingNoun(form) ? false : isStem(form) || isSoundStem(form);
}

/** What another's words are, by what they say and by who says them. */
function wordsOf(what: string, { peer, answered, taught }: Record<'peer' | 'answered' | 'taught', boolean>) {
  if (/달라$/.test(what)) return '부탁을 받음';
  // 힘들 때 듣는 노래라: what it is, and no advice.
  if (isOrder(what)) return '조언을 들음';
  if (/[가-힣](?<!이|아니)라$/.test(what)) return '말을 들음';
  if (taught) return '설명을 들음';
  // 처음부터 알고 있었다: what happened to them is no opinion.
  if (peer) return lastFinal(what.slice(0, -1)) === 'ㅆ' && !JUDGED.test(what) ? '말을 들음' : '의견을 들음';
  if (answered) return '답변을 들음';
  // 너무 많이 써서 명령하는 것처럼 들린다: said of the student's own work.
  return /(?:지나치게|너무) /.test(what) ? '조언을 들음' : '말을 들음';
}

/** The student speaks, whoever is named before. */
const OWN_WORDS =
  /(?<![가-힣])(?:제가|내가|저는|나는) (?:[^.,]{0,20} )?[^.,]*[라자다냐]고 (?:했|말했|말해|대답했|답했|제안했|설명했)[가-힣]*[.!~\sㄱ-ㅎ]*$/;

/** 짧아서 교사가 더 쓰라고 함: what they told the student to do, behind its ground. */
const ADVISED_LAST = new RegExp(
  `^(.{4,}(?:[아어여해려져워와]서|는데|지만|으나|자|[으]?니)),? (${SOMEBODY})(?:이|가|은|는|께서) ((?:(?! (?:자신|친구)).)+(?:[가-힣]으라|[가-힣](?<!이|아니|것|거)라))고 ${SAYS}\\.$`,
);

/** … 물어봤는데 교사가 그것은 임의추출이 아니라고 함: what came to be said of what was done. */
const TOLD_LAST = new RegExp(
  `^(.{6,}[가-힣](?:[는은]데|(?<=같)은데|지만|으나|더니|(?<!할머|어머|언)니|자)),? (${SOMEBODY})(?:이|가|은|는|께서) (?:(?:그것|그건|그게)[은이]? )?((?:(?! (?:자신|친구)).){4,}(?:다|라))고 ${SAYS}\\.$`,
);

/** 만난, 앉은, 굽는: a form of a verb before its noun. */
function describes(form: string): boolean {
  const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : adnominalStem(form);
  if (/[가-힣]이던$/.test(form)) return true;
  return stem !== null && stem !== form && isStem(stem) && !isThingNoun(form.slice(0, -1));
}

/** 친구가 만난 목수는 원래 …: whom they met, and not who spoke. */
function opensClause(what: string): boolean {
  const form = /^(?:[가-힣]+[을를에] )?([가-힣]+) [가-힣]+[은는이가] /.exec(what)?.[1];
  return form !== undefined && describes(form);
}

/** 했다고 하고 교사는: a second speaker. */
const TWO_SPEAK = new RegExp(
  `(?:[다라자냐]고|(?<=[가-힣])[다자]) (?:하|했|말)[^.]*(?:고|는데|지만),? ${SOMEBODY}(?:은|는|이|가) `,
);

/** 뒤에 앉은 친구는: which friend. */
const WHICH_PEER = new RegExp(
  `^((?:[가-힣A-Za-z0-9()]+[에서을를]+ )?[가-힣]+) ((?:친구|짝|모둠원|선배|후배)들?)(은|는|이|가) (.+(?:다|라))고 ${SAYS}\\.$`,
);

/** What somebody named at the head of the sentence said; null where nobody is named, or it says more than that. */
function saidBy(text: string, { raw, question, interview }: Said): string | null {
  const [, which = '', peer1 = '', , words = ''] = WHICH_PEER.exec(text) ?? [];
  if (which && describes(lastWord(which)) && SPOKE.test(raw) && !TWO_SPEAK.test(words))
    return which.includes(' ')
      ? // 없다는 표를 맡은 친구의 의견 would be read as a list that lacks something.
        `${which} ${peer1}에게서 ${words}는 ${wordsOf(words, { peer: true, answered: false, taught: false })}.`
      : `${words}는 ${which} ${peer1}의 ${wordsOf(words, { peer: true, answered: false, taught: false })}.`;
  const [, who = '', particle = '', all = ''] = SAID_BY.exec(text) ?? [];
  if (!all || TWO_SPEAK.test(all)) return null;
  const told = all.replace(/^그러는데 /, '');
  const topic = /^[은는]$/.test(particle);
  const past = lastFinal(told.slice(0, -1)) === 'ㅆ';
  // 짝은 한 시간 대화했대요: what became of them, by whomever it was told.
  if (TOLD_OF.test(raw) && (topic ? past : opensClause(told)))
    return `${withParticle(who, '이/가')} ${told}는 것을 알게 됨.`;
  if (!topic && opensClause(told)) return null;
  const peer = /(?:친구|짝|짝꿍|모둠원|조원|동료|동아리원|선배|후배)들?$/.test(who);
  if (told.endsWith('자') && JOINT.test(told)) return text.replace(/고 함\.$/, '고 제안함.');
  if (told.endsWith('자')) return `${told}는 ${who}의 제안을 들음.`;
  // 대본을 손봤는데 말투가 옛날식이라고 함: their deed is no part of what they said.
  const [, did = '', said = ''] =
    /^((?:(?![다라자냐]고 )[^.,])*[가-힣](?<![있없]))는데,? ([^.]{4,})$/.exec(told) ?? [];
  if (
    said &&
    lastFinal(did) === 'ㅆ' &&
    !SPEAKER.test(`${said} `) &&
    !/(?:^|[ ])[가-힣]+[이가은는] /.test(did)
  )
    return `${adnominal(pastStem(did))} ${who}에게서 ${said}는 말을 들음.`;
  const what = told.replace(MANNER, '');
  const taught = /(?:알려|설명해?|가르쳐) ?[줌함]\.$/.test(text);
  const answered = interview && /답|물[어었]|여쭤|질문|인터뷰|면담/.test(`${raw} ${question ?? ''}`);
  return `${what}는 ${who}의 ${wordsOf(what, { peer, answered, taught })}.`;
}

/** Somebody else's words as heard (…라는 답변을 들음), or null when the sentence reports none. */
export function heard(text: string, of: Said): string | null {
  if (/질문에 .+고 (?:대답|답|설명|말|답변)함\.$/.test(text)) return null;
  const elder = ELDER_SPOKE.test(of.raw);
  // 낮이라고 했더니 '낮인데 무섭네' 했다.
  const [, saying = '', back = ''] = ANSWERED.exec(text) ?? [];
  if (back) return `${saying} ${back}라는 말을 들음.`;
  const [, asking1 = '', reply = ''] = CAME_BACK.exec(text) ?? [];
  if (reply && !/겠다$/.test(reply) && (HEARSAY.test(of.raw) || !/[다요][.!~\s]*$/.test(of.raw))) {
    const [, by = '', answer = ''] = SPOKEN_TO.exec(reply) ?? [];
    const word = /[라자냐]고 했더니$/.test(asking1) ? '말' : '답';
    return by && !opensClause(answer)
      ? `${asking1} ${answer.replace(MANNER, '')}는 ${by}의 ${word}을 들음.`
      : `${asking1} ${reply}는 ${word}을 들음.`;
  }
  // 친구가 장갑을 안 껴서 제가 끼라고 했다: the words are the student's.
  if (OWN_WORDS.test(of.raw)) return null;
  const quoted = QUOTED_BY.exec(text);
  if (quoted) return `${quoted[2]}라는 ${quoted[1]}의 ${of.interview ? '답변' : '말'}을 들음.`;
  const [, asking, words, question] = ASKED_BY.exec(text) ?? [];
  if (asking) return `${words ? `${words}라` : question}는 ${asking}의 질문을 받음.`;
  // 친구는 내 말을 잘라 줬대요: whose it was would be lost.
  if (SAID_BY.test(text) && TOLD_OF.test(of.raw) && /자신의 /.test(text)) return null;
  const by = saidBy(text, of);
  if (by) return by;
  // 칸트는 … 쓰는 것이라고 봤대요: read about, not heard from.
  const [, thinker] = THOUGHT.exec(text) ?? [];
  if (thinker && HEARSAY.test(of.raw)) return `${thinker.replace(/봤다$/, '보았다')}는 점을 알게 됨.`;
  // 의견이 짧아서 교사가 근거를 더 쓰라고 함.
  const [, ground = '', adviser = '', advice = ''] = ADVISED_LAST.exec(text) ?? [];
  if (advice && isOrder(advice)) return `${ground} ${advice.replace(MANNER, '')}는 ${adviser}의 조언을 들음.`;
  // 30명에게만 물어봤는데 교사가 그것은 임의추출이 아니라고 함.
  const [, done = '', teller = '', told2 = ''] = TOLD_LAST.exec(text) ?? [];
  if (told2 && !opensClause(told2)) {
    const taught = /(?:알려|설명해?|가르쳐) ?[줌함]\.$/.test(text);
    const what = told2.replace(MANNER, '');
    return `${done} ${what}는 ${teller}의 ${wordsOf(what, { peer: IS_PEER.test(teller), answered: false, taught })}.`;
  }
  const [, teller2 = '', theyDid = '', told3 = ''] = TOLD_BY.exec(text) ?? [];
  if (told3 && lastFinal(theyDid) === 'ㅆ' && !SPEAKER.test(`${told3} `))
    return `${adnominal(pastStem(theyDid))} ${teller2}에게서 ${told3}는 말을 들음.`;
  // 바질을 심었는데 … 벌레가 덜 온다고 해서요: why it was done.
  const [, deed = '', ground2 = ''] = GROUND_BEHIND.test(of.raw) ? (DONE_FOR.exec(text) ?? []) : [];
  if (ground2 && lastFinal(deed) === 'ㅆ') return `${ground2}는 말을 듣고 ${nominal(pastStem(deed))}.`;
  const what = SAID.exec(text)?.[1];
  return what ? bySomebody(what, text, of, elder) : null;
}

/** What was said, where the sentence does not name the speaker. */
function bySomebody(what: string, text: string, of: Said, elder: boolean): string | null {
  if (what.endsWith('겠다') && !elder) return null;
  // 옛날 이야기를 해 달라고 했다: the student asked for it.
  if (/[가-힣] ?달라$/.test(what) && SPOKE.test(of.raw) && !elder && !SPEAKER.test(text))
    return `${what}고 부탁함.`;
  if (/(?:봤|보았|들었|배웠|읽었)다$/.test(what) && /대요?[.!\s]*$/.test(of.raw)) return null;
  if (!HEARSAY.test(of.raw) || QUOTES_ITSELF.test(text)) return null;
  if (/^(?:찾아보니|검색해 보니|알아보니|조사해 보니|알고 보니) /.test(what))
    return `${what}는 점을 알게 됨.`;
  // 두 분은 …다고 하셨다: they said so, and nobody found it out.
  if ((SPOKE.test(of.raw) || SAID_SO.test(of.raw)) && SPEAKER.test(text)) return null;
  // 엄마한테 편지를 쓰라고 했다: the student's words.
  if (!elder && isOrder(what) && /(?:에게|한테) /.test(what)) return null;
  // 떡집 할머니께서 한 곳은 … 닫은 것이라고 하셨다: by whom.
  const [, elderly = '', theirs = ''] = elder
    ? (ELDER_AT_HEAD.exec(what) ?? BY_TRADE_AT_HEAD.exec(what) ?? [])
    : [];
  if (theirs && !opensClause(theirs) && /[은는이가] /.test(theirs))
    return `${theirs}는 ${elderly}의 ${of.lecture ? '설명' : of.interview ? '답' : '말'}을 들음.`;
  if (elder) return `${what}는 ${of.lecture ? '설명' : of.interview ? '답' : '말'}을 들음.`;
  if (/(?:저는|나는|제가|내가)/.test(of.raw)) return null;
  // 그 기준을 KTAS라고 하더라고요: what it is called.
  if (/[가-힣A-Za-z]{2,}[을를] (?:[^ ]+)(?<!것이)라$/.test(what)) return `${what}고 한다는 것을 알게 됨.`;
  const asked =
    of.question === null || ASKS_FOR_WORDS.test(of.question) || /(?:신|으신)다$|[가-힣]신다고/.test(of.raw);
  if (SPOKE.test(of.raw)) {
    // 32명 중 12명이 계속 쓴다고 했다: they were asked.
    if (/(?:^|[^.]* )\d+명[은이] [^.]*다$|물어 ?봤는데|물었는데|여쭤 ?봤는데/.test(what))
      return `${what}는 답을 들음.`;
    if (!of.interview && GAVE_HONOUR.test(of.raw)) return `${what}는 말을 들음.`;
    // 이유를 물으면 멋있어서라고 했었다: who said so is not told.
    if (of.interview)
      return asked ? `${what}는 ${/대화|멘토/.test(of.question ?? '') ? '말' : '답'}을 들음.` : null;
    if (!/(?:책|기사|자료|교과서|영상|뉴스|글)(?:에|에서|에는|에서는) /.test(what)) return null;
  }
  // 제 것이 제일 빨리 뛰었대요: of the student's own it was told.
  if (/(?:^| )자신의 |었는데 [^.]*[었았]다$/.test(what) && /대요?[.!\s]*$/.test(of.raw))
    return `${what}는 말을 들음.`;
  if (!of.interview && LIKED.test(what)) return `${what}는 의견을 들음.`;
  const [, who = '', told = ''] =
    /^([가-힣]{2,6}(?:사|관|원|기자|작가|코치|감독|강사))[은는] (.+)$/.exec(what) ?? [];
  if (who) return `${told}는 ${who}의 ${of.interview ? '답' : '말'}을 들음.`;
  return of.interview && asked ? `${what}는 답을 들음.` : `${what}는 점을 알게 됨.`;
}
