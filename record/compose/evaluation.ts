import type { Piece } from './piece.ts';

/** What an observed doing lets a teacher say of a student; wordings differ by seed. */
const READINGS: readonly { seen: RegExp; says: readonly string[] }[] = [
  {
    seen: /끝까지|포기하지 않|(?:여러|세|네|다섯) ?(?:번|차례)|다시 (?:측정|계산|고|풀|확인|설계|만들|작성)|재측정|재설계|반복하여/,
    says: ['과제를 끝까지 해결하려는 끈기가 돋보임.', '쉽게 물러서지 않고 과제를 완성하는 끈기가 인상적임.'],
  },
  {
    seen: /경청|조율|중재|의견을 (?:모|존중|정리|수렴)/,
    says: [
      '다른 사람의 의견을 존중하며 합의를 이끄는 소통 능력이 돋보임.',
      '의견을 귀담아듣고 조율하는 태도가 인상적임.',
    ],
  },
  {
    seen: /친구.{0,20}(?:도와|도움|알려|가르쳐|설명해)|모둠원.{0,20}(?:도와|도움|알려|가르쳐|설명해)/,
    says: [
      '아는 것을 나누며 함께 배우려는 배려심이 돋보임.',
      '다른 학생의 이해를 돕는 나눔의 태도가 인상적임.',
    ],
  },
  {
    seen: /질문(?:함|하[여고며]|을 (?:자주 )?(?:함|하|던|제기|거듭))|의문을/,
    says: [
      '궁금한 점을 질문으로 풀어 가는 탐구 태도가 돋보임.',
      '스스로 의문을 세우고 답을 찾으려는 자세가 인상적임.',
    ],
  },
  {
    seen: /근거를|근거로|논리적|반박|반론/,
    says: ['근거를 갖추어 생각을 펼치는 논리적 태도가 돋보임.', '주장과 근거를 연결하는 사고가 논리적임.'],
  },
  {
    seen: /모둠장|이끌|주도|먼저 나서|자원|역할을 (?:나누|배분|조정)/,
    says: ['맡은 일을 앞장서서 이끄는 주도성이 돋보임.', '책임감을 가지고 모둠을 이끄는 태도가 인상적임.'],
  },
  {
    seen: /꾸준히|매 ?시간|빠짐없이|매번|매주/,
    says: ['맡은 과제를 꾸준히 해내는 성실함이 돋보임.', '한결같이 노력하는 성실한 자세가 인상적임.'],
  },
  {
    seen: /비교|분석|원인|해석|추론/,
    says: ['결과를 꼼꼼히 따져 보는 분석적 태도가 돋보임.', '자료를 여러 각도에서 살피는 분석력이 인상적임.'],
  },
];
const ALREADY =
  /돋보|뛰어|우수|탁월|인상적|인상 깊|두드러|능력(?:이|을)|역량|태도(?:를|가|로)|자세(?:를|가|로)|모범|훌륭|성실|끈기|책임감/;
const NOT_PRAISE = /돌아보|사과|반성|혼자 이끌|부족|미흡|소극|산만|지적|못(?:함|했|하)|않(?:음|았)|필요/;

export const EVALUATION_REVIEW = '관찰 내용에서 이끌어 낸 평가이므로 교사의 판단과 맞는지 확인이 필요합니다.';

/**
 * One evaluating sentence that an observed doing carries, and the piece that carries it; null when the teacher has
 * evaluated already or nothing observed carries one. Never drawn from answers: a student cannot evaluate themselves.
 */
export function evaluationOf(
  pieces: readonly Piece[],
  random: () => number,
): { text: string; carrier: Piece } | null {
  const seen = pieces.filter((piece) => piece.source.kind === 'observation');
  if (seen.some((piece) => ALREADY.test(piece.text))) return null;
  for (const { seen: cue, says } of READINGS) {
    const carrier = seen.find(
      (piece) => cue.test(piece.text) && !NOT_PRAISE.test(piece.text.replace(/포기하지 않/g, '')),
    );
    const text = says[Math.floor(random() * says.length)];
    if (carrier && text) return { text, carrier };
  }
  return null;
}
