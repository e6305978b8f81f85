import type { Intent } from '../types.ts';

/** Checked in this order: a question on a difficulty also speaks of the activity, one on plans also of what was learnt. */
const CUES: readonly (readonly [Intent, RegExp])[] = [
  [
    '어려움과 해결',
    /어려[웠움운]|힘들|막[혔힌히]|실패|실수|해결|극복|아쉬|예상과 다르|뜻대로|고쳐야|바로잡|부족하다고|고민이 된|망설|달랐던 점|제한|보완|시행착오|기준으로 판단/,
  ],
  [
    '협력',
    /협력|협동|협업|모둠|조원|팀|함께 (?:한|활동|한 친구|공부|참여|세운)|의견이 (?:달|갈|엇)|친구(?:와|의|에게|들)|동아리원|선배|배려|역할을? (?:어떻게 )?나누|소통|합의/,
  ],
  [
    '확장·진로',
    /진로|장래|직업|학과|더 (?:탐구|알아|깊이|조사|찾|공부|배우)|앞으로|다음 (?:학기|수업|해|에)|확장|심화|후속|이어[서 가]|이어지|연결|계획|활용하여|도전|남아 있는 의문|새로 생긴 질문/,
  ],
  [
    '동기',
    /동기|계기|이유로|선택한|고른|골랐|목표|관심을 갖게|궁금했|궁금해진|기대|정했나요|하고 싶었|싶었던|배우기 전|참여하기 전|예상했나요|필요하다고 생각했/,
  ],
  [
    '배운 점',
    /배운|배웠|알게 된|깨달|느낀|느꼈|달라[졌진]|성장|변화|강점|나아진|인상|보람|의미|새롭게|소감|결론|관점|잘 해냈|이해한 점/,
  ],
  [
    '과정',
    /과정|방법|역할|맡은|한 일|활동 내용|자료|준비|조사|실험|정리|순서|근거|제안|실천|구체적으로|내용/,
  ],
];

/** The intent a question asks for, or null when nothing in its words tells. */
export function intentOfQuestion(question: string): Intent | null {
  for (const [intent, cue] of CUES) if (cue.test(question)) return intent;
  return null;
}
