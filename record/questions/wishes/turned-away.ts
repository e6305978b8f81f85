import type { Intent } from '../../types.ts';
import { intentOfQuestion } from '../question-intent.ts';

/** Matters that a teacher names by what they serve: who wants no word of the group wants no question on working together. */
const WHOLE_INTENTS: readonly Intent[] = ['협력', '어려움과 해결', '동기'];
/** 가족 이야기, 당선 여부: words that tell nothing of what is not to be asked. */
const SAYS_NOTHING =
  /^(?:이야기|얘기|내용|관련|여부|이름|시간|본인|학생|학생들?|부분|질문|문항|문제|활동|같은|대한|[점것])$/;
/** What is also meant by the word. */
const MEANT: Readonly<Record<string, RegExp>> = {
  모둠: /모둠|조원|팀원|친구|짝/,
  협력: /협력|모둠|조원|팀원|친구|짝/,
  친구: /친구|짝/,
  진로: /진로|직업|학과|장래/,
  직업: /직업|진로/,
  느낀: /느낀|느꼈|소감/,
  소감: /느낀|느꼈|소감/,
  감상: /느낀|느꼈|소감|감상/,
};
/** 떨어진 학생도 있으니 당선 여부: the reason before it. */
const REASON = /^.*(?:이?라|으?니까?|어서|아서|않게|하게) (?=\S)/;

/** Whether a question asks for what a teacher does not want asked, in the words of the notes (진로, 모둠, 어려웠던 점). */
export function turnedAway(matters: readonly string[]): (question: string) => boolean {
  const named = matters.map((matter) => matter.replace(REASON, ''));
  const intents = named
    .map(intentOfQuestion)
    .filter((intent) => intent !== null && WHOLE_INTENTS.includes(intent));
  const words = named
    .flatMap((matter) => matter.split(/[\s,·/]+|(?<=[가-힣]{2})(?:이나|나|과|와) /))
    .filter((word) => word.length > 1 && !SAYS_NOTHING.test(word))
    .map((word) => MEANT[word] ?? new RegExp(word.replace(/[^가-힣A-Za-z0-9]/g, '')));
  return (question) =>
    words.some((word) => word.test(question)) || intents.includes(intentOfQuestion(question));
}
