import { lastFinal } from '../../hangul.ts';
import { isDoingNoun, isThingNoun } from '../../style/nouns.ts';
import { adnominal, lastWord, nominal, pastStem } from '../../style/stems.ts';
import { IS_PEER, JOINT, SAYS, SOMEBODY } from './somebody.ts';

// 짝이 실수해도 괜찮다고 말해 줌: what the partner does is part of what the student said.
const SAID_BY = new RegExp(
  `^(${SOMEBODY})(?:은|는|께서|께서는|(?:이|가)(?! [가-힣]+(?:도|면|을 때|ㄹ 때) )) (.+(?:다|라|자))고 ${SAYS}\\.$`,
);
const QUOTED_BY = new RegExp(
  `^((?:[가-힣]{2,6} )?${SOMEBODY})(?:은|는|이|가|께서|께서는) (["“'‘].+["”'’])(?:이?라)?고 ${SAYS}\\.$`,
);
/** "…할 수 있느냐"고 물음. */
const ASKED_BY = new RegExp(
  `^(${SOMEBODY})(?:은|는|이|가|께서|께서는) (?:(["“'‘].+["”'’])(?:이?라)?|(.{6,}[냐지까]))고 (?:물음|물어봄|질문함)\\.$`,
);
const SAID = new RegExp('^(.+(?:다|라))고 함\\.$');
const HEARSAY =
  /(?:대요?|다고 ?(?:했|하셨|합니다|한다|해요|하더라|하신|하네|함)|래요?|라고 ?(?:했|하셨|합니다|한다|해요|하더라|함))[가-힣]*[.!\s]*$/;
const QUOTES_ITSELF = /["“'‘].*["”'’](?:이?라)?고 /;

/** What a thinker held. */
const THOUGHT = /^([가-힣]{2,6}[은는] .{6,}[다라]고 (?:봤|보았|생각했|주장했|말했|여겼)다)고 함\.$/;

/** A person who may have said it. */
const PERSON =
  '(?:[가-힣]+ (?=형|누나|언니|오빠|동생|분|이모|삼촌))?(?:[가-힣]*(?:친구|선배|후배|교사|사장|주인|할머니|할아버지|어머니|아버지|엄마|아빠|부모|가족|이모|고모|삼촌|사촌|누나|언니|오빠|동생|손님|상인|주민|어르신|직원|의사|간호사|코치|감독|작가|기자|사람|학생|아이|관객)(?:님|들|분)*|형|[두세네한] (?:분|명|사람)|분들?|[가-힣]{2}이(?=[는가] ))';
/** 사촌 형이 …: the clause that the saying closes has a person for its subject. */
const SPEAKER = new RegExp(`(?:^|[,고며] |데,? |만,? |서,? )${PERSON}(?:은|는|이|가|께서는?|도) `);
/** … 온다고 해서요. */
const GROUND_BEHIND = /[다라]고 ?(?:해서|하니까|하길래|하셔서)요?[.!~\s]*$/;
const DONE_FOR = /^([^.]*[을를] [^.]*?[가-힣])는데,? ([^.]+다)고 함\.$/;
/** 사촌 형이 다녀왔는데 … 넣는다고 함: who it is, and what was told. */
const TOLD_BY = new RegExp(
  `^(${PERSON})(?:이|가|은|는|께서) ((?:(?![다라자냐]고 )[^.,])*[가-힣])는데,? ((?:(?! (?:자신|친구)).){4,}[다라])고 (?:함|말함)\\.$`,
);
/** 했다, 하셨다: somebody spoke; 한다, 대요: so it is told everywhere. */
const SPOKE = /고 ?(?:말씀 ?)?(?:했|하셨|하더|말했|말씀하셨|그러셨|그랬)[가-힣]*[.!~\s]*$/;
const GAVE_HONOUR = /고 ?(?:말씀 ?)?(?:하셨|하시더|하더라|말씀하셨|그러셨|그러더라)[가-힣]*[.!~\s]*$/;
/** How good or how well: no explanation. */
const JUDGED =
  /(?:좋|나아|괜찮|잘 ?[가-힣]+|멋[있지]|멋졌|훌륭|대단|재[미밌]|개성 있|인상적이|늘었|예쁘|크|작|같|보인|싶|맞|틀리|틀렸|아쉽|어렵|쉽|힘들|고맙|미안|설득력)[가-힣]*다$/;

/** What another's words are, by what they say and by who says them. */
function wordsOf(
  what: string,
  { peer, interview, taught }: Record<'peer' | 'interview' | 'taught', boolean>,
) {
  if (/달라$/.test(what)) return '부탁을 받음';
  // 힘들 때 듣는 노래라: what it is, and no advice.
  if (isThingNoun(lastWord(what.slice(0, -1))) || isDoingNoun(lastWord(what.slice(0, -1))))
    return '말을 들음';
  if (/(?:으라|[가-힣]라)$/.test(what) && !/(?:이|아니|것이)라$/.test(what)) return '조언을 들음';
  if (peer) return taught ? '설명을 들음' : '의견을 들음';
  if (interview) return '답변을 들음';
  // 너무 많이 써서 명령하는 것처럼 들린다: said of the student's own work.
  if (/(?:지나치게|너무) /.test(what)) return '조언을 들음';
  return JUDGED.test(what) ? '말을 들음' : '설명을 들음';
}

/** Whether a sentence tells of something heard, so that the next one may still be the other person's words. */
export function isHeard(text: string): boolean {
  return /(?:답|답변|설명|말|이야기|조언|의견)을 (?:들음|받음|얻음|듣게 됨)\.$/.test(text);
}

/** The student speaks, whoever is named before. */
const OWN_WORDS =
  /(?<![가-힣])(?:제가|내가|저는|나는) (?:[^.,]{0,20} )?[^.,]*[라자다냐]고 (?:했|말했|말해|대답했|답했|제안했|설명했)/;

/** 짧아서 교사가 더 쓰라고 함: what they told the student to do, behind its ground. */
const ADVISED_LAST = new RegExp(
  `^(.{4,}(?:[아어여해려져워와]서|는데|지만|으나|자|[으]?니)),? (${SOMEBODY})(?:이|가|은|는|께서) ((?:(?! (?:자신|친구)).)+(?:[가-힣]으라|[가-힣](?<!이|아니|것|거)라))고 ${SAYS}\\.$`,
);

/** … 물어봤는데 교사가 그것은 임의추출이 아니라고 함: what came to be said of what was done. */
const TOLD_LAST = new RegExp(
  `^(.{6,}[가-힣](?:는데|지만|으나|더니|(?<!할머|어머|언)니|자)),? (${SOMEBODY})(?:이|가|은|는|께서) (?:(?:그것|그건|그게)[은이]? )?((?:(?! (?:자신|친구)).){4,}(?:다|라))고 ${SAYS}\\.$`,
);

/** Somebody else's words as heard (…라는 답변을 들음), or null when the sentence reports none. */
export function heard(text: string, of: { raw: string; interview: boolean }): string | null {
  if (/질문에 .+고 (?:대답|답|설명|말|답변)함\.$/.test(text)) return null;
  // 친구가 장갑을 안 껴서 제가 끼라고 했다: the words are the student's.
  if (OWN_WORDS.test(of.raw)) return null;
  const quoted = QUOTED_BY.exec(text);
  if (quoted) return `${quoted[2]}라는 ${quoted[1]}의 ${of.interview ? '답변' : '말'}을 들음.`;
  const [, asking, words, question] = ASKED_BY.exec(text) ?? [];
  if (asking) return `${words ? `${words}라` : question}는 ${asking}의 질문을 받음.`;
  const by = SAID_BY.exec(text);
  if (by) {
    const [, who = '', what = ''] = by;
    const peer = /(?:친구|짝|짝꿍|모둠원|조원|동료|동아리원|선배|후배)들?$/.test(who);
    if (what.endsWith('자') && JOINT.test(what)) return text.replace(/고 함\.$/, '고 제안함.');
    if (what.endsWith('자')) return `${what}는 ${who}의 제안을 들음.`;
    const taught = /(?:알려|설명해?|가르쳐) ?[줌함]\.$/.test(text);
    return `${what.replace(/^그러는데 /, '')}는 ${who}의 ${wordsOf(what, { peer, interview: of.interview, taught })}.`;
  }
  // 칸트는 … 쓰는 것이라고 봤대요: read about, not heard from.
  const [, thinker] = THOUGHT.exec(text) ?? [];
  if (thinker && HEARSAY.test(of.raw)) return `${thinker.replace(/봤다$/, '보았다')}는 점을 알게 됨.`;
  // 의견이 짧아서 교사가 근거를 더 쓰라고 함.
  const [, ground = '', adviser = '', advice = ''] = ADVISED_LAST.exec(text) ?? [];
  if (advice) return `${ground} ${advice}는 ${adviser}의 조언을 들음.`;
  // 30명에게만 물어봤는데 교사가 그것은 임의추출이 아니라고 함.
  const [, done = '', teller = '', told2 = ''] = TOLD_LAST.exec(text) ?? [];
  if (told2)
    return `${done} ${told2}는 ${teller}의 ${wordsOf(told2, { peer: IS_PEER.test(teller), interview: false, taught: false })}.`;
  const [, teller2 = '', theyDid = '', told3 = ''] = TOLD_BY.exec(text) ?? [];
  if (told3 && lastFinal(theyDid) === 'ㅆ' && !SPEAKER.test(`${told3} `))
    return `${adnominal(pastStem(theyDid))} ${teller2}에게서 ${told3}는 말을 들음.`;
  // 바질을 심었는데 … 벌레가 덜 온다고 해서요: why it was done.
  const [, deed = '', ground2 = ''] = GROUND_BEHIND.test(of.raw) ? (DONE_FOR.exec(text) ?? []) : [];
  if (ground2 && lastFinal(deed) === 'ㅆ') return `${ground2}는 말을 듣고 ${nominal(pastStem(deed))}.`;
  const what = SAID.exec(text)?.[1];
  if (what?.endsWith('겠다')) return null;
  // 옛날 이야기를 해 달라고 했다: the student asked for it.
  if (what && /[가-힣] ?달라$/.test(what) && SPOKE.test(of.raw) && !SPEAKER.test(text))
    return `${what}고 부탁함.`;
  if (what && /(?:봤|보았|들었|배웠|읽었)다$/.test(what) && /대요?[.!\s]*$/.test(of.raw)) return null;
  if (!what || !HEARSAY.test(of.raw) || QUOTES_ITSELF.test(text)) return null;
  if (/^(?:찾아보니|검색해 보니|알아보니|조사해 보니|알고 보니) /.test(what))
    return `${what}는 점을 알게 됨.`;
  if (/(?:저는|나는|제가|내가)/.test(of.raw)) return null;
  // 그 기준을 KTAS라고 하더라고요: what it is called.
  if (/[을를] (?:[^ ]+)라$/.test(what)) return `${what}고 한다는 것을 알게 됨.`;
  if (SPOKE.test(of.raw)) {
    // 32명 중 12명이 계속 쓴다고 했다, 물었더니 …다고 했다: they were asked.
    if (/(?:^|[^.]* )\d+명[은이] [^.]*다$|(?:물|여쭤|여쭈|문의|질문)[가-힣 ]*(?:더니|니|는데) /.test(what))
      return `${what}는 답을 들음.`;
    // 두 분은 …다고 하셨다: they said so, and nobody found it out.
    if (SPEAKER.test(text)) return null;
    if (!of.interview && GAVE_HONOUR.test(of.raw)) return `${what}는 말을 들음.`;
    if (!of.interview && !/(?:책|기사|자료|교과서|영상|뉴스|글)(?:에|에서|에는|에서는) /.test(what))
      return null;
  }
  // 제 것이 제일 빨리 뛰었대요: of the student's own it was told.
  if (/(?:^| )자신의 |었는데 [^.]*[었았]다$/.test(what) && /대요?[.!\s]*$/.test(of.raw))
    return `${what}는 말을 들음.`;
  if (!of.interview && /(?:같|좋|어색하|지루하|부족하|길|짧|낫|어렵)다$/.test(what))
    return `${what}는 의견을 들음.`;
  const [, who = '', told = ''] =
    /^([가-힣]{2,6}(?:사|관|원|기자|작가|코치|감독|강사))[은는] (.+)$/.exec(what) ?? [];
  if (who) return `${told}는 ${who}의 ${of.interview ? '답' : '설명'}을 들음.`;
  return of.interview ? `${what}는 답을 들음.` : `${what}는 점을 알게 됨.`;
}
