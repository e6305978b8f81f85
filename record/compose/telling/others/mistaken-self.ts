import { SOMEBODY } from './somebody.ts';

/** 친구가 자신의 설문지에 간격이 넓다고 지적해 주어서: whose else could it be. */
const GIVEN_TO_SELF = new RegExp(
  `(${SOMEBODY}(?:은|는|이|가|도) )자신의 (?=[^.]*(?:알려|지적해|말해|고쳐|도와|찾아|봐|설명해|가르쳐|제안해|조언해|짚어) ?(?:주|준|줌|줘|줬))`,
  'g',
);

/** 자신이 너무 빨리 말한다는 친구의 조언: told of nobody else. */
const TOLD_OF_SELF = /^자신[이은] (?=[^.]*다는 (?:친구|교사|모둠원|선배|짝)들?의 (?:조언|의견|말|지적))/;

/** 자신이 핀 색깔을 나누자고 제안함: with nobody else in it the subject goes without saying. */
const OWN_PROPOSAL =
  /^자신[이은] (?=[^.]*자고 (?:제안함|말함|함|했는데)[^.]*\.$)(?![^.]*(?:친구|모둠원|짝|교사|선배|후배|조원|상대|다른 ))/;

/** The sentence without 자신의 where the friend before it would seem to be meant. */
export const withoutMistakenSelf = (text: string): string =>
  text.replace(GIVEN_TO_SELF, '$1').replace(TOLD_OF_SELF, '').replace(OWN_PROPOSAL, '');
