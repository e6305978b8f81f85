import { stripParticle } from '../questions/lesson-words.ts';
import { figuresIn } from './figures.ts';

/** Words that any sentence of any lesson may hold. */
const EMPTY = new Set(
  '이 그 저 수 나 오 하 되 보 있 없 같 많 크 것 때 등 중 뒤 후 간 번 개 명 점 더 안 못 또 잘 한 두 세 네 내 제 할 될 된 함 됨 및 쪽 위해 통해 대해 대한 자신 스스 있는 있음 있었 하는 하여 해서 하고 되는 되어 함께 같이 서로 다시 먼저 처음 이후 활동 수업 과정 시간 모둠 학급 여러 다양 각각 직접 매우 가장 보고 보니 없는 알게 생각 느낌 깨달 이에 그러 특히 또한 따라 있게 이해 발표 사실 다는 이를 그것 이것'.split(
    ' ',
  ),
);

/** Pairs of words that student and teacher choose differently for the same thing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/^(?:모둠원|조원|친구|짝|동료|팀원|파트너|부원)/, '친구'],
  [/^(?:설명|알려|가르|알리)/, '설명'],
  [/^(?:헷갈|어려|힘들|힘듦|까다)/, '어려'],
  [/^(?:벗겨|벗기|버리|버림|제외|제거|없애|없앰|삭제|지우|지움)/, '제거'],
  [/^(?:고쳐|고치|고침|수정|바꾸|바꿔|바꿈|변형|변경|교체)/, '고침'],
  [/^(?:대답|답변|답함|답하)/, '답변'],
  [/^(?:정하|정해|정함|결정|정했|규칙|약속)/, '정함'],
  [/^(?:만들|만든|만듦|제작|창작)/, '만듦'],
  [/^(?:찾아|찾은|찾음|찾고|발견|탐색|조사)/, '찾음'],
  [/^(?:매일|날마|빠짐없|꾸준|매번)/, '매일'],
  [/^(?:줄이|줄임|줄여|줄었|줄어|감소)/, '줄임'],
  [/^(?:늘리|늘려|늘어|늘림|증가)/, '늘림'],
  [/^(?:미리|사전)/, '미리'],
  [/^(?:전부|전체|모두)/, '전체'],
  [/^(?:섞|혼합)/, '섞'],
  [/^(?:틀리|틀린|틀렸|오류|잘못)/, '오류'],
  [/^(?:첫째|첫 )/, '#1'],
  [/^둘째/, '#2'],
  [/^셋째/, '#3'],
  [/^(?:애들|아이|학생|관객)/, '학생'],
  [/^(?:그래프|도표|막대그래|꺾은선)/, '그래'],
  [/^(?:의견|생각)/, '의견'],
  [/^(?:이끌|이끎|주도|진행)/, '이끎'],
];

/** Nouns and stems of one syllable: 공은, 박을, 떼고. */
const SHORT = /^([가-힣])(?:은|는|이|가|을|를|고|기|지|던|며|면)$/;

/** The words that carry what a sentence tells, by their first two letters and by what they mean, figures among them. */
export function factWords(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    if (!/[가-힣A-Za-z]/.test(word) || /^\d/.test(word)) continue;
    const noun = SHORT.exec(word)?.[1] ?? stripParticle(word).noun;
    const same = SAME.find(([pattern]) => pattern.test(noun))?.[1];
    const key = same ?? noun.slice(0, 2);
    if (key !== '' && !EMPTY.has(key)) found.add(key);
  }
  for (const figure of figuresIn(text)) found.add(`#${figure}`);
  return found;
}
