import { intentsOfQuestion } from '../../questions/question-intent.ts';
import { type DroppedSentence, INTENTS, type Intent } from '../../types.ts';
import { SPOKEN } from '../fitness/spoken-marks.ts';
import type { Piece } from '../reading/piece.ts';

/** What shows an intent wherever it is told: a plan beside a lesson, a friend in a difficulty. */
const SHOWS: Readonly<Record<Intent, RegExp>> = {
  동기: /계기로|(?:있|없|좋|많|싶|궁금해|심해|위험해|불편해)(?:어서|아서|서) (?:정함|고름|선정함|선택함)\.|고 싶어서 [^.]*(?:시작|골랐|고름|정했|정함|선택|선정|참여|지원)|궁금해(?:서|져)|궁금하여|(?:의문|궁금증|호기심)을 (?:가[지져짐]|품|느[끼껴])|[아어여해]서 [^.]*(?:주제|대상|작품|책|곡)(?:을|를|으로|로) (?:정함|고름|선정함|선택함)/,
  과정: /[을를] [^.]*(?:조사|분석|비교|측정|계산|제작|설계|작성|실험|관찰|정리|구현|편집|촬영|연습|구성)함\.|[을를] [^.]*(?:만듦|그림|씀|잼|꾸밈|짬)\./,
  '어려움과 해결':
    /어려[웠움워]|힘들|힘듦|막혔|막힘|막막|실패|실수|오류|충돌|부딪|망설|무서[워웠]|두려[워웠]|헷갈|해결|극복|당황|예상과 (?:다르|달)|의견이 (?:갈|달|다르|엇갈)|(?<![가-힣])(?:안|못) [가-힣]{1,4}(?:서|자|는데|더니)|지 (?:않|못)(?:아|해|하)(?:서|자|는데)|문제가 (?:생|있|됨)|고[쳐침쳤]|보완|수정/,
  협력: /(?:친구|모둠원|조원|팀원|부원|동아리원|짝|선배|후배)(?:들)?(?:(?:과|와|에게) |의 (?:의견|제안|지적|도움|조언|질문|말|설명))|(?:친구|모둠원|조원|팀원|짝)(?:들)?(?:이|가) [^.]*(?:도와|도움|제안|지적|찾아|알려|가르쳐|설명|바꾸자|[가-힣][다라자냐]고 )|의견을 (?:모|조율|나누|듣|들)|역할을 (?:나|분담|맡)|분담|도움을|합의|협력|협동|협업|나누어 맡|서로 /,
  '배운 점':
    /알게 [되됐됨]|앎\.|깨달|깨닫|배[웠움우]|느[꼈낌]|이해(?:하게|함|할 수)|생각(?:이|을) (?:바뀌|바꾸|바뀜|달라)|중요(?:하다|성)|필요하다/,
  확장·진로:
    /고 싶어 ?[함짐]|계획[임이을]|예정임|려고 함\.|다짐|포부|진로|장래|진학|관심(?:이|을|도) (?:생|가|두|갖)|(?:이어서|추가로|따로|더) [^.]*(?:읽|찾아|조사|알아|공부)|찾아봄\.|읽고 있음\./,
};

/** The same in a student's own words. */
const SHOWN_RAW: Readonly<Record<Intent, RegExp>> = {
  동기: /계기|궁금(?:해|했|하)|[고자]? ?싶어서 [^.]*(?:시작|골랐|정했|선택|선정|참여|지원)|(?:보고|읽고|듣고) (?:관심|흥미|호기심|의문)|[아어여해]서 [^.]*(?:주제|대상|작품|책|곡)(?:을|를|으로|로) (?:정했|골랐|선정했|선택했)/,
  과정: /[을를] [^.]*(?:했|하였|만들|그렸|썼|쟀|비교|조사|정리)/,
  '어려움과 해결':
    /어려[웠움워]|힘들|막혔|막막|실패|실수|오류|틀렸|헷갈|당황|해결|고쳤|아쉬|안 [되돼됐나맞]|못 [했하]/,
  협력: /친구|모둠|조원|팀원|부원|짝|같이|함께|나누어|나눠|[가-힣]이(?:랑|와|가|하고) /,
  '배운 점': /알았|알게|배웠|배우|깨달|느꼈|느낌|생각하게|생각이|중요/,
  확장·진로:
    /고 싶[다습어]|계획|예정|[을ㄹ볼할갈] ?(?:생각|것)(?:이다|입니다|이에요)|진로|장래|진학|관심이 (?:생|커)|(?:찾아|더|이어서|추가로) (?:읽|조사|찾아)|예습|시작했/,
};

/** What is left to the teacher: told already, beyond the limit, or in words that the engine could not make a sentence of. */
const STILL_THERE = /분량|같은 일|겹쳐|더 자세히|물어보면|뺀 부분|필요하면|적다고/;
/** Letters of an answer's sentence that holds more than a nod. */
const TELLS = 10;
/** The same of talk. */
const TALK_TELLS = 20;
const FELT_ONLY = /(?:재미있|재밌|좋았|기뻤|뿌듯|행복|신기|기분|떨렸|힘들었|아쉬웠)[가-힣]*[.!~\s]*$/;

const isUsable = ({ text, reason }: DroppedSentence) =>
  STILL_THERE.test(reason) &&
  text.length >= (reason === SPOKEN ? TALK_TELLS : TELLS) &&
  !FELT_ONLY.test(text);

/**
 * Intents of which the sheet holds nothing that a record could use: nothing that was told shows it, and whoever was asked
 * for it did not answer, or with nothing that even a teacher could use.
 */
export function missingIntents(
  questions: readonly string[],
  told: readonly Piece[],
  dropped: readonly DroppedSentence[],
): Intent[] {
  const usable = [...told, ...dropped.filter(isUsable)].filter(({ source }) => source.kind === 'answer');
  const answered = new Set(
    usable.flatMap(({ source, ...said }) => {
      const asked = intentsOfQuestion(questions[source.index] ?? '');
      const own = 'raw' in said ? said.raw : said.text;
      // Of several things that one question asks for the answer itself must speak.
      const spoken = asked.filter((intent) => SHOWN_RAW[intent].test(own));
      return asked.length > 1 && spoken.length > 0 ? spoken : asked.slice(0, 1);
    }),
  );
  const cut = dropped.filter(({ source, reason }) => source.kind === 'answer' && reason.includes('분량'));
  return INTENTS.filter(
    (intent) =>
      !answered.has(intent) &&
      !told.some((piece) => piece.intent === intent || SHOWS[intent].test(piece.text)) &&
      // 도와주고 싶어서 시작했다: cut for room, and there all the same.
      !cut.some(({ text }) => SHOWN_RAW[intent].test(text)),
  );
}
