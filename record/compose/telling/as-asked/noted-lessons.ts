import { endingIn, lastFinal, withFinal, withParticle } from '../../../hangul.ts';
import {
  adnominal,
  declarative,
  isAdjective,
  isSoundStem,
  knownTail,
  lastWord,
  openStem,
} from '../../../style/words/stems.ts';
import { closedStem, learntAs } from '../states/closed-states.ts';
import type { Telling } from '../retell.ts';

/** What the lesson was about, by its noun: 높이와 각도 관계. */
const MATTER = /^([^.,]{4,40}?)(?:의)? (관계|차이|의미|원리|중요성|특징|필요성|영향)$/;

/** Has a topic, a condition or a duty: said of more than this once. */
const TRUTH =
  /^(?:[가-힣A-Za-z]+ ){0,2}[가-힣A-Za-z]{2,}[은는] |(?:면|수록) |[아어해]야 (?:[가-힣]+[이가] )?[함됨]$/;
/** What a survey showed: 64곳 중 29곳이 바뀜, 무인 가게가 늘어남. */
const CHANGED = /(?:이|가) (?:[가-힣]+ )?(?:바뀜|늘어남|줄어듦|늚|커짐|높아짐|낮아짐|나타남|생김|사라짐)$/;

const DONE_ONCE = new RegExp(`[${endingIn('ㅆ').replace(/[있겠]/g, '')}]음[.!~ㅋㅎㅠ\\s]*$`);

/** A truth learnt, as a note has it: 기사는 의견보다 사실을 먼저 씀 → … 쓴다는 점을 알게 됨. */
export function notedLesson(
  sentence: string,
  { raw, question }: Pick<Telling, 'raw' | 'question'>,
): string | null {
  if (!/배운|배웠|알게|깨달|느낀/.test(question ?? '') || /[다요죠지][.!?~\s]*$/.test(raw)) return null;
  // 약국에 가서 확인했음: done once, and no truth.
  if (DONE_ONCE.test(raw) && !CHANGED.test(sentence.replace(/\.$/, ''))) return null;
  const named = MATTER.test(raw.replace(/[.\s]+$/, '')) ? sentence.replace(/[함임]\.$/, '') : '';
  const [, of = '', matter] = MATTER.exec(named) ?? [];
  if (matter)
    return `${of}${/(?:[는은던한된의]|적인|[을를])$/.test(of) ? '' : '의'} ${withParticle(matter, '을/를')} 알게 됨.`;
  const way = /^(.+[는은을ㄹ] (?:법|방법))임?\.$/.exec(sentence)?.[1];
  if (way) return `${way}을 알게 됨.`;
  const stem = sentence.replace(/\.$/, '');
  // 수명이 있다고 함: heard, by whomever.
  if (stem.endsWith('고 함') && /[다라자냐]고 함$/.test(stem)) return null;
  // 부르지 않아도 된다고 친구가 알려줌: learnt of somebody, who stays in it.
  if (stem.endsWith('줌') && /[다라자냐]고 (?:[가-힣]+[이가] )?(?:알려|말해|가르쳐|설명해) ?줌$/.test(stem))
    return null;
  if (!(TRUTH.test(stem) || CHANGED.test(stem)) || /^(?:나|저|자신|처음|이번|다음)|뒤로 |이후로? /.test(stem))
    return null;
  if (
    /[았었했였]음$|(?:알게 됨|앎|배움|느낌|깨달음|생각함|이해함|궁금함|궁금했음|반성함|후회함|다짐함|결심함|감사함|미안함|뿌듯함|기억에 (?:가장 |오래 )?남음|와 ?닿음)$/.test(
      stem,
    ) ||
    lastFinal(stem) !== 'ㅁ'
  )
    return null;
  const so = /^(.*[다라]는 )(?:것|점|사실)임$/.exec(stem)?.[1];
  if (so) return `${so}점을 알게 됨.`;
  const copula = /^(.*[가-힣A-Za-z0-9)])임$/.exec(stem)?.[1];
  // 모르는 사람에게 말걸기: what one learnt to do.
  if (copula && /[가-힣]{2}기$/.test(copula)) return `${copula}를 배움.`;
  if (copula && knownTail(`${lastWord(copula)}이`).length < 2)
    return `${withParticle(copula, '이라/라')}는 점을 알게 됨.`;
  const unable = /^(.+[을를]) (?:하지 )?못함$/.exec(stem)?.[1];
  if (unable) return `${unable} 하지 못한다는 점을 알게 됨.`;
  const base = stem.endsWith('음') ? stem.slice(0, -1) : openStem(withFinal(stem, ''));
  if (/[있없]$/.test(base)) return `${base}다는 점을 알게 됨.`;
  if ((CHANGED.test(stem) || /^[^.]*째[은는] .*\d/.test(stem)) && isSoundStem(base) && !isAdjective(base))
    return CHANGED.test(stem)
      ? `${adnominal(base)} 것을 확인함.`
      : `${lastFinal(base) === 'ㄹ' ? withFinal(base, '') : base}는 것을 확인함.`;
  return isSoundStem(base) ? `${declarative(base)}는 점을 알게 됨.`.replace(/아니다는/, '아니라는') : null;
}

/** 머리로 세는 것보다 숨소리를 듣는 것이 더 잘 맞음. */
const BETTER =
  /^([^.]*보다 [^.]*(?:것|일)[이은] (?:더|훨씬|덜) (?:[가-힣]+(?<![다라]고|[다라]는) )?)((?!느낌|생각함|여김|판단함|앎)[가-힣]+)\.$/;

/** Asked for the lesson, what is better is one; told in the present, so that it is true of more than this once. */
export function betterWay(sentence: string, raw: string): string | null {
  const [, before = '', what] = /(?<![았었했])다[.!~\s]*$/.test(raw) ? (BETTER.exec(sentence) ?? []) : [];
  return what ? learntAs(before, what) : null;
}

/** What comes about of itself: 가까워진다, 쌓인다, 필요하다. */
const COMES_ABOUT =
  /(?:지|되|나|늘|줄|들|남|생기|바뀌|걸리|쓰이|움직이|녹|얼|흐르|변하|달라지|나오|막히|섞이|퍼지|이어지|커지|작아지|올라가|내려가|떨어지)$/;

/** 매일 마셔도 약 156mg에 가까워진다: asked for the lesson, what comes about is one, told in the present and of no doing. */
export function comeTrue(
  sentence: string,
  { raw, question }: Pick<Telling, 'raw' | 'question'>,
): string | null {
  if (!/배운|배웠|알게|알 수|깨달/.test(question ?? '') || !/[가-힣]다[.!~\s]*$/.test(raw)) return null;
  if (/(?<![가-힣])(?:나는|내가|저는|제가|나도|저도|우리|이제|요즘|앞으로) /.test(raw)) return null;
  const [, before = '', what = ''] = /^(.{8,} )([가-힣]+)\.$/.exec(sentence) ?? [];
  const stem = what ? closedStem(what) : null;
  const said = /([가-힣])다[.!~\s]*$/.exec(raw)?.[1] ?? '';
  if (!stem || !COMES_ABOUT.test(stem) || isAdjective(stem) || lastFinal(said) !== 'ㄴ') return null;
  const clause = before.split(/[가-힣](?:고|며|지만|는데|면|서|니),? /).at(-1) ?? '';
  return /[을를] /.test(clause) ? null : learntAs(before, what);
}
