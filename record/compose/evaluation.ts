import type { Piece } from './piece.ts';

/**
 * What an observed doing lets a teacher say of a student. Each wording claims no more than its cue has seen: a sentence
 * that a teacher would have to take back is worse than none.
 */
const READINGS: readonly { seen: RegExp; says: readonly string[] }[] = [
  {
    seen: /(?:문제|과제|실험|측정|풀이|원인|오류|해결|완성|도전)[^.]{0,20}끝까지|끝까지 (?:해결|완성|풀|찾|도전|시도|다시)|포기하지 않|(?:여러|세|네|다섯) ?(?:번|차례)(?:이나|씩|에 걸쳐)? (?:다시|고쳐|수정|반복|되풀이)|재측정|재설계/,
    says: ['과제를 끝까지 해결하려는 끈기가 돋보임.', '쉽게 물러서지 않고 과제를 완성하는 끈기가 인상적임.'],
  },
  {
    seen: /조율|중재|의견을 (?:모으|모아|모음|정리|수렴)/,
    says: ['서로 다른 의견을 조율하는 태도가 돋보임.', '의견을 모아 가는 소통 능력이 인상적임.'],
  },
  { seen: /경청|귀담아/, says: ['다른 사람의 말을 귀담아듣는 태도가 돋보임.'] },
  {
    seen: /친구.{0,20}(?:도와|도움을 ?(?:줌|주)|알려|가르쳐|설명해)|모둠원.{0,20}(?:도와|도움을 ?(?:줌|주)|알려|가르쳐|설명해)/,
    says: [
      '아는 것을 나누며 함께 배우려는 배려심이 돋보임.',
      '다른 학생의 이해를 돕는 나눔의 태도가 인상적임.',
    ],
  },
  {
    seen: /질문(?:함|하[여고며]|을 (?:자주 )?(?:함|하|던|제기|거듭))|의문을/,
    says: ['궁금한 점을 질문으로 풀어 가는 탐구 태도가 돋보임.'],
  },
  {
    seen: /근거를 (?:들|갖추|제시|밝)|근거로 (?:들|제시|설명|답변|반박)|논리적으로/,
    says: ['근거를 갖추어 생각을 펼치는 태도가 돋보임.'],
  },
  {
    // 반응을 이끌어 냄 is about the others; only who leads a group leads.
    seen: /모둠장|(?:모둠|토의|토론|활동|프로젝트|회의)[을를] (?:이끎|이끌(?!어 ?[내낸냄낼])|주도)|먼저 나서|자원하/,
    says: ['맡은 일에 앞장서는 주도성이 돋보임.'],
  },
  { seen: /꾸준히|매 ?시간/, says: ['맡은 과제를 꾸준히 해내는 성실함이 돋보임.'] },
  {
    seen: /꼼꼼[히하][^.]{0,6}(?:따|분석|비교|검토|살피|살펴|점검|확인|측정|기록)|원인을 (?:스스로 )?(?:찾|분석|밝|따져)|여러 각도/,
    says: ['결과를 꼼꼼히 따져 보는 분석적 태도가 돋보임.'],
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
