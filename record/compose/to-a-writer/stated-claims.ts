import { PRAISED_AS } from '../reading/praise.ts';

/** Who judges or writes, where whom or what they judge follows. */
const OFFICIAL =
  '(?:채점자|평가자|작성자|심사자|검토자|기록자|요약자|편집자|작성\\s?도우미|(?:기록|평가|채점|검토|요약|작성|정리|심사)\\s?담당자?)';

/** What nobody says of a lesson, whatever else the sentence speaks of. */
export const STATED: readonly RegExp[] = [
  /(?:복사하|옮기|베끼|붙이|실으|남기|담으|포함하|서술하|평가하|표기하|기재하)(?:시오|십시오)(?![가-힣])/,
  new RegExp(`[:：]\\s*["'“‘]?(?:[^.:]*\\s)?(?:${PRAISED_AS.source})`),
  new RegExp(`${OFFICIAL}(?:은|는|이|가|에서는)\\s[^.!?]{0,40}(?:이|본|해당)\\s(?:학생|답안|글쓴이|부분)`),
  /(?:여기(?:까지|부터)|지금(?:까지|부터)|이제부터|이\s(?:문장|줄)부터)[^.!?]{0,24}(?:진짜|실제)\s?(?:자료|데이터|답|내용)(?:이다|입니다|임)/,
];
