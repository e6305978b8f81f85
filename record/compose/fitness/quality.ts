import { CHOICE } from '../reading/intent.ts';
import { readLessonWords } from '../../questions/lesson/lesson-words.ts';
import { stripParticle } from '../../questions/phrases/particles.ts';

const DOING =
  /조사|분석|비교|측정|계산|설명|발표|제작|설계|작성|토론|토의|실험|관찰|정리|해석|적용|구현|그래프|표로|제시|질문|반박|수정|검토|증명|유도|인용|요약|번역|연주|촬영|편집|만듦|만들|고침|밝힘|도출|추론|기록|탐구|제안|조율|분담|기획|진행|실천/g;
const FIGURE =
  /\d|(?<![가-힣])(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s?(?:번|가지|개|명|차례|편|권|단계|시간|주|달|장)|%|배(?:로| )/;
const REASON = /때문|이유|근거|원인|따라|통해|비해|반면|므로|위해|으로써/;
const INSIGHT = /(?:다는|라는) (?:것|점|사실)|아니라 |보다 .*(?:중요|필요)/;
const AIM = /(?:전공|학과|[가-힣]{2}(?:사|가|원|자|관)가 되|분야|연구).*(?:싶|포부|계획|고자)/;
/** What it all came to: a decision, a solution, a reading of the results, what was measured. A record that tells how and not what came of it is none. */
const CAME_OF_IT =
  /(?:기로 (?:결정|합의)|결론|해석|추측|추론|판단|결정|채택|선택|해결|성공|완성|극복|개선|보완)[^.]{0,8}(?:함|됨|내림|얻음)\.$|(?:고침|바꿈|줄임|늘림|높임)\.$/;
const MEASURED =
  /\d[^.]*(?:나옴|늘어남|늚|줄어듦|줄어들었음|오름|내려감|높아짐|낮아짐|빨라짐|느려짐|높음|낮음|확인함|계산함|떨어짐|회복됨|차이가 [가-힣]+|[이였었]음|임)\.$/;
const TAKEN_ON = /^[^.,]{2,9}[을를] 맡음\.$|[가-힣] 역할을 (?:맡음|함|담당함|수행함)\.$/;
const FEELING =
  /재미있|재밌|즐거|좋았|좋음|기뻤|기쁨|뿌듯|신기|흥미로[웠움]|보람|행복|지루|설렜|설렘|감사|아쉬|벅[찼참차]|울컥|짜릿|후련|뭉클/;
const REGRET_AHEAD = /아쉬워서 [^.]*고 싶어 함/;
const VAGUE =
  /딱히|농담|잘 모르겠|언젠가|대충|여러 가지|많은 것|다양한 것|열심히|최선을 다|좋은 경험|유익|도움이 (?:됨|되었음)|잘 (?:함|했음|됨|마침|마무리)|의미 있는 (?:시간|활동)/;

/** Speech that a teacher would have to rewrite. */
export const COLLOQUIAL =
  /때려치|삑사리|걔네|쩔|개꿀|존나|대박|소름|뭐지|꿀잼|노잼|킹받|헐(?:이|\s)|글고|딴모둠|카톡방|읽씹|맞는말|[가-힣]꺼\s|는거|던데|던댐|싶긴|망한|거같|가지고 설명|^폰 |다들 박수|[아어]서 삶\.|인 걺|요임/;

/** The words of the lesson that a sentence can take up, as bare nouns of two letters and more. */
export function lessonVocabulary(content: string, standard: string): Set<string> {
  const { terms, titles } = readLessonWords(content, standard);
  const words = terms.flatMap((term) => term.split(/[\s·]+/)).map((word) => stripParticle(word).noun);
  return new Set([...words, ...titles.map((title) => title.slice(1, -1))].filter((word) => word.length >= 2));
}

/**
 * How much a sentence says: the lesson's words, figures, doings, reasons and results raise it; bare feeling and commonplaces
 * lower it. An observation starts higher, because the teacher's eyes are the basis of a record.
 */
export function qualityOf(
  text: string,
  kind: 'answer' | 'observation',
  vocabulary: ReadonlySet<string>,
  review: boolean,
): number {
  let quality = kind === 'observation' ? 1.35 : 0.8;
  const named = [...vocabulary].filter((word) => text.includes(word)).length;
  quality += Math.min(named, 3) * 0.13;
  quality += Math.min(text.match(DOING)?.length ?? 0, 3) * 0.1;
  if (FIGURE.test(text)) quality += 0.18;
  if (REASON.test(text)) quality += 0.1;
  if (kind === 'answer' && (CAME_OF_IT.test(text) || MEASURED.test(text))) quality += 0.2;
  if (/['"‘“「『]/.test(text)) quality += 0.08;
  if (INSIGHT.test(text)) quality += 0.15;
  if (AIM.test(text)) quality += 0.15;
  // However short: without it nobody knows what the rest is about.
  if (CHOICE.test(text)) quality += 0.35;
  // 코딩을 맡음: as little as it takes to say it.
  else if (TAKEN_ON.test(text)) quality += 0.15;
  if (FEELING.test(text) && !REGRET_AHEAD.test(text)) quality -= 0.2;
  if (VAGUE.test(text)) quality -= 0.25;
  if (COLLOQUIAL.test(text)) quality -= 0.35;
  // What the style could not finish or the rules forbid gives way wherever there is enough else.
  if (review) quality -= 0.4;
  if (/^.{0,8}(?:것|거|활동|수업|공부|실험|탐구)도 해 ?보고 싶어 함/.test(text)) quality -= 0.25;
  // 수영으로도 해보고 싶어 함: however short, it names what for.
  if (text.length < 16 && !/[가-힣](?<!것|거|활동|수업|공부)으?로도 [가-힣 ]+고 싶어 함/.test(text))
    quality -= 0.25;
  return Math.max(0.15, Math.min(2, quality));
}

/** A feeling and nothing else: no thing of the lesson, no doing, no reason. */
export function isBareFeeling(text: string, vocabulary: ReadonlySet<string>): boolean {
  if (
    /^(?:친구들?|모둠원들?)[과와] (?:함께|같이) 함|다음과 같[음다]|^(?:\S+ )?(?:힘들|힘듦|어려웠|어려움|막막)\S*$/.test(
      text,
    )
  )
    return true;
  // 친구가 문제를 혼자 풀었을 때 보람을 느낌: it says of what.
  if (/[가-힣] 때 보람을 느낌\.$/.test(text)) return false;
  // 글로만 읽을 때는 지루했는데 소리 내니 인물이 살아남: what came of it is no feeling.
  const last = text.split(/[가-힣](?:는데|지만|으나),? /).at(-1) ?? text;
  if (!FEELING.test(last) && !VAGUE.test(text)) return false;
  // 읽은 것이 아쉬워서 다음에는 키워드만 보고 하고 싶어 함.
  if (REGRET_AHEAD.test(text)) return false;
  if (FIGURE.test(text) || REASON.test(text) || (text.match(DOING)?.length ?? 0) > 0) return false;
  return text.length < 34 && ![...vocabulary].some((word) => text.includes(word));
}
