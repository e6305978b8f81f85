import type { Telling } from './retell.ts';

const DEBATED = /쟁점|재판|치열|입장|근거|주장|논제|반박|반론|의견|토론|편에/;
const CLAIMED =
  /^((?!.*(?:(?:친구|교사|모둠원|상대|짝)(?:은|는|이|가) |(?:냐|까|지)는? 질문에 )).+(?:다|라))고 함\.$/;

/** What the student put forward in a debate: 보기 어렵다고 했어요 → 보기 어렵다고 주장함; null for what was heard. */
export function argued(text: string, { raw, question }: Pick<Telling, 'raw' | 'question'>): string | null {
  // 친구에게 말했더니 인정한다고 했다: what came back.
  const said =
    /^(?!.*(?:말|물어|보여|설명|이야기|얘기)[가-힣 ]*더니).*[다라]고 (?:했|말했|함)(?!.*대요?[.!~\s]*$)/;
  if (!question || !DEBATED.test(question) || !said.test(raw)) return null;
  const claim = CLAIMED.exec(text)?.[1];
  return claim ? `${claim}고 주장함.` : null;
}
