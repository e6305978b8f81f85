import { lastFinal } from '../../../hangul.ts';
import type { Telling } from '../retell.ts';

const DEBATED = /쟁점|재판|치열|입장|근거|주장|논제|반박|반론|의견|토론|편에/;
const CLAIMED = /^((?!.*(?:(?:냐|까|지)는? 질문에 )).+(?:다|라))고 함\.$/;
/** 저는 …다고 했다: the student spoke. */
const I_SAID = /(?<![가-힣])(?:저는|나는|제가|내가|저도|나도|전|난|우리는|저희는) /;
/** 그만두어야 한다, 옳지 않다: what somebody holds, and no account of what happened. */
const HELD =
  /(?:[아어여해려져워]야 (?:한|된)다|(?:면|어서는|아서는) 안 된다|옳다|그르다|낫다|필요하다|중요하다|책임이 있다|잘못이?다|지 않다|아니라|어렵다|때문이라|수 (?:있|없)다|(?:할|될) 것이라)$/;
const OWN_OPINION = /(?:내|나의|자신의|본인의?) (?:의견|주장|입장|생각)/;
/** Anybody else for whom the words may be. */
const ANOTHER =
  /(?:친구|교사|모둠원|상대(?:편|방|측)?|짝|선배|후배|어머니|아버지|엄마|아빠|할머니|할아버지|오빠|언니|누나|형|동생|사장|강사|주민들|사람들|분)(?:들)?(?:은|는|이|가|도) /;

/** What the student put forward in a debate: 보기 어렵다고 했어요 → 보기 어렵다고 주장함; null for what was heard. */
export function argued(text: string, { raw, question }: Pick<Telling, 'raw' | 'question'>): string | null {
  // 친구에게 말했더니 인정한다고 했다: what came back.
  const said =
    /^(?!.*(?:말|물어|보여|설명|이야기|얘기)[가-힣 ]*더니).*[다라]고 (?:했|말했|함)(?!.*대요?[.!~\s]*$)/;
  if (!question || !DEBATED.test(question) || !said.test(raw)) return null;
  const claim = CLAIMED.exec(text)?.[1];
  if (!claim || ANOTHER.test(claim)) return null;
  // Asked for an opinion, what is so in general is one.
  const general =
    OWN_OPINION.test(question) && claim.endsWith('다') && lastFinal(claim.slice(0, -1)) !== 'ㅆ';
  return I_SAID.test(raw) || HELD.test(claim) || general ? `${claim}고 주장함.` : null;
}
