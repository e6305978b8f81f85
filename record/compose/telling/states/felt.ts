import { lastFinal, withParticle } from '../../../hangul.ts';
import { adnominal, declarative, isAdjective, nominal, pastStem } from '../../../style/words/stems.ts';

/** What a student felt of something, hard, new or well remembered, told as felt: nothing was found out or checked. */

const MUCH = '(?:가장 |매우 |정말 |조금 |많이 |더 |특히 |지나치게 |제일 |무엇보다 )*';
const object = (noun: string) => withParticle(noun, '을/를');

/** 허무했음, 자랑스러움. */
const MOVED =
  /^(?:허무|찝찝|찜찜|씁쓸|안타|안쓰|자랑스|존경스|부끄|두려|두렵|슬프|슬펐|서글|답답|뿌듯|막막|든든|속상|억울|쓸쓸|경이|부담스|뭉클|서운|불안|감사|고마|고맙|무서|무섭)/;
const PROUD_OF = new RegExp(
  `^(이제는? |지금은 )?([^.,]*[가-힣])(?:이|가) ${MUCH}(?:자랑스러움|자랑스러웠음|자랑스러워짐|자랑스러워졌음)\\.$`,
);
const PROUD = /^(?:자랑스|존경스|뿌듯|안타|감사)/;
/** 끝까지 해냈다는 것, 격려해 준 점: what it was that moved. */
const CLAIMED = /[다라]는 (?:것|점|사실|현실)$/;
const SHOWN = /[은한던준간본온난] (?:점|일)$|[가-힣]는 모습$/;
const asPoint = (matter: string) => matter.replace(/([다라]는) (?:것|점|사실)$/, '$1 점');
const MOVED_BY = new RegExp(`^(.*[가-힣A-Za-z0-9'"’”)])(이|가|도) ${MUCH}([가-힣]+음|[가-힣]+[함움픔])\\.$`);
/** 낯설었음, 의외였음: how it was to meet it. */
const MET_AS = new RegExp(
  `^(.*[가-힣A-Za-z0-9'"’”)])(?<!보다)(?:이|가|은|는) ${MUCH}(낯설었|낯섦|새로웠|새로움|신선했|의외였|뜻밖이었|인상적이었|아름다웠|편리했)음?\\.$`,
);
const AS: Record<string, string> = {
  낯설: '낯설게 느낌',
  낯섦: '낯설게 느낌',
  새로: '새롭게 느낌',
  신선: '신선하게 느낌',
  의외: '의외라고 느낌',
  뜻밖: '뜻밖이라고 느낌',
  인상: '인상 깊게 받아들임',
  아름: '아름답다고 느낌',
  편리: '편리하다고 느낌',
};
/** 가장 어려웠던 것은 말을 끝까지 듣는 일이었음. */
const HARD =
  /^(?:자신에게 )?(?:있어 )?(가장 |제일 |특히 )?(?:오래 )?(?:어려웠던|어려운|힘들었던|힘든|까다로웠던|까다로운|막막했던|막혔던|막힌) (?:것|점|부분|일)은 (?:아무래도 |역시 )?([^.]+?)(?:이었음|였음|임)\.$/;
/** 그보다 기뻤던 것은 … 모습을 본 것임: what it was that moved, and no truth. */
const MOVED_MOST =
  /^(?:그보다 |무엇보다 |특히 )?(가장 |제일 )?((?:인상 ?깊|인상적이|기뻤|좋았|슬펐|놀라웠|신기했|고마웠|뿌듯했|재미있었|감동적이)[었]?던|인상 ?깊은|인상적인) (것|말|일|점|순간|장면)은 (.{6,}?)(?:임|이었음|였음)\.$/;
/** 만든 것이 가장 기억에 남음. */
const REMEMBERED = new RegExp(
  `^(.*[가-힣A-Za-z0-9'"’”)])(?:이|가|은|는) (${MUCH})(?:기억(?:에|이) ?(?:많이 |오래 )?남(?:음|았음|아 있음)|기억(?:남|났음))\\.$`,
);
const MOMENT = /^(.*[가-힣])을 때$/;
/** What is remembered of the lesson itself is told elsewhere: a word, a scene. */
const OF_THE_WORK =
  /(?:장면|구절|대목|문구|가사|한마디|말|문장|말씀|표현|질문|답|이야기|모습|내용|[는] 것|[다라]는 (?:것|점|사실))$/;
const ASKED_FOR =
  /(?:기억에 남는|인상 ?깊은|인상 ?깊었던|인상적인) ([가-힣]{1,6}?)(?:과|와|을|를|은|는|이|가|에| |,|$)/;

function remembered(text: string, question: string | null): string | null {
  const [, what = '', much = ''] = REMEMBERED.exec(text) ?? [];
  if (!what || OF_THE_WORK.test(what)) return null;
  // 물어보셨던 게 기억났다: what came to mind on the way.
  if (!/기억|인상/.test(question ?? '') && /(?<!에 )기억(?:났음|남)\.$/.test(text) && !/가장|제일/.test(much))
    return `${object(what)} 떠올림.`;
  const kind = ASKED_FOR.exec(question ?? '')?.[1];
  const when = MOMENT.exec(what)?.[1];
  if (when && lastFinal(when) === 'ㅆ')
    return `${adnominal(pastStem(when))} 순간을 가장 기억에 남는 순간으로 꼽음.`;
  const named = what.slice(what.lastIndexOf(' ') + 1);
  const noun =
    kind && isSoundName(kind)
      ? kind
      : isSoundName(named) && named !== '것'
        ? named
        : /[^는] 것$/.test(what) && lastFinal(what.slice(0, -2)) === 'ㄴ'
          ? '일'
          : '것';
  return `${object(what)} ${/가장|제일/.test(much) ? '가장 ' : ''}기억에 남는 ${withParticle(noun, '으로/로')} 꼽음.`;
}
const isSoundName = (noun: string) =>
  /^(?:활동|장면|순간|점|부분|일|경험|작품|수업|내용|실험|것|봉사|행사|경기)$/.test(noun);

/** 조용히 시키는 것 → 조용히 시키는 데, 그래프 해석 → 그래프 해석에. */
function hardship(what: string, much: string): string | null {
  if (/[다라]는 (?:것|점)$/.test(what)) return null;
  const doing = /^(.*[가-힣]는) (?:것|일|점)$/.exec(what)?.[1];
  const great = much ? '가장 큰 ' : '';
  if (doing) return `${doing} 데 ${great}어려움을 겪음.`;
  return /[은던ㄴ한] (?:것|일|점)$/.test(what) ? null : `${what}에 ${great}어려움을 겪음.`;
}

/** A sentence that says how something was for the student, told as felt; null for any other. */
export function felt(text: string, question: string | null): string | null {
  const [, much = '', what = ''] = HARD.exec(text) ?? [];
  const hard = what ? hardship(what, much) : null;
  if (hard) return hard;
  const [, much2 = '', how2 = '', kind = '', which = ''] = MOVED_MOST.exec(text) ?? [];
  if (which)
    return `${object(which)} ${much2}${how2} ${withParticle(kind === '것' ? '일' : kind, '으로/로')} 꼽음.`;
  const best = remembered(text, question);
  if (best) return best;
  const [, matter = '', , state = ''] = MOVED_BY.exec(text) ?? [];
  if (matter && MOVED.test(state) && (CLAIMED.test(matter) || (PROUD.test(state) && SHOWN.test(matter)))) {
    // 그대로 모델에 들어간다는 점이 무서웠음.
    if (/^(?:무서|무섭|두려|두렵|섬뜩)/.test(state) && CLAIMED.test(matter))
      return `${asPoint(matter)}에 경각심을 가짐.`;
    const form = /[았었했웠렜펐]음$/.test(state) ? nominal(pastStem(state.slice(0, -1))) : state;
    return `${asPoint(matter)}${/ 점$/.test(asPoint(matter)) ? '에서' : '에'} ${object(form)} 느낌.`;
  }
  // 이제는 알토가 자랑스러움.
  const [, now = '', proudOf = ''] = PROUD_OF.exec(text) ?? [];
  if (proudOf && !/[아어여해려져]서 [^ ]*$/.test(proudOf))
    return `${now}${proudOf}에 자부심을 ${now ? '가지게 됨' : '느낌'}.`;
  const [, thing = '', how = ''] = MET_AS.exec(text) ?? [];
  if (thing && !/[아어여해려져]서 [^ ]*$/.test(thing) && !(/^(?:의외|뜻밖)/.test(how) && CLAIMED.test(thing)))
    return `${object(asPoint(thing))} ${AS[how.slice(0, 2)]}.`;
  // 예술형이 나와서 의외였음.
  const turn = /^(.*[가-힣]서) (의외|뜻밖)(?:였음|이었음)\.$/.exec(text);
  if (turn) return `${turn[1]} ${AS[turn[2] ?? '']}.`;
  // 벌을 무서워하던 자신이 기다리는 사람이 됐다는 점이 신기함: the change was felt.
  const changed =
    /^(.*자신이 [^.]*(?:됐|되었|변했|변하였|바뀌었|달라졌)다는) (?:것|점|사실)(?:이|도) [가-힣 ]+\.$/.exec(
      text,
    )?.[1];
  return changed ? `${changed} 것을 느낌.` : null;
}

/** 재즈와 비슷해서 신기했음: what is so of it, and that it was of interest; null where something happened. */
export function marvelled(clause: string): string | null {
  if (lastFinal(clause) !== 'ㅆ') return null;
  const stem = /[있없]었$/.test(clause) ? clause.slice(0, -1) : pastStem(clause);
  return isAdjective(stem) || /[있없]$/.test(stem) ? `${declarative(stem)}는 점에 흥미를 느낌.` : null;
}
