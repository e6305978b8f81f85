import { ADVERBS } from '../words/adverbs.ts';
import { isPredicate } from '../words/forms.ts';
import { isGiven } from '../spelling/given.ts';

const IS_ADVERB = new RegExp(`^(?:${ADVERBS})$`);
const PARTICLE_END =
  /(?:을|를|은|는|이|가|에|에서|에게|의|와|과|로|도|고|서|며|면|만|지만|는데|때|게|려|록|니|니까|까지|부터|데|보다|처럼|,)$/;

function firstWord(text: string): string {
  return /^[가-힣]+/.exec(text)?.[0] ?? '';
}

/** 내 and 제 as "my": at the start or behind a particle or ending; a bare noun before 내 makes it "inside". */
export function possessives(text: string): string {
  return text.replace(
    /(^|(?<!\S)\S+\s)(내|제)\s(?=[가-힣"'\ue000-\uf8ff])/g,
    (whole, before: string, own: string, at: number) => {
      const follows = text.slice(at + whole.length);
      // 과제를 내 주다, 소리를 내 보다: 내다, not mine.
      if (own === '내' && (isGiven(follows) || (/[을를]\s$/.test(before) && isPredicate(firstWord(follows)))))
        return whole;
      if (own === '제' && /^\d/.test(follows)) return whole;
      if (before && !PARTICLE_END.test(before.trim())) {
        const bare =
          own === '내' &&
          !IS_ADVERB.test(before.trim()) &&
          !/(?:번|통해|위해|대해|다가|아|어|해|까지|처음|직접|결국|특히|바로|또|더|다시|그때|이번|(?<![기시제권상하])한|된|는|던)$/.test(
            before.trim(),
          );
        if (bare) return whole;
      }
      // 제 꿈은: whose goes without saying.
      if (
        !before &&
        /^(?:꿈|목표|진로|장래|희망|취미|역할|담당)(?: (?:목표|희망|진로|직업))?[은이]\s/.test(follows)
      )
        return before;
      // 제 짝은, 내 동생: whose goes without saying.
      if (
        /^(?:친구|짝|짝꿍|동생|언니|누나|오빠|형|가족|부모님)(?:들)?(?:은|는|이|가|을|를|과|와|의|도|에게|한테|랑|이랑)?(?:\s|$)/.test(
          follows,
        )
      )
        return before;
      return `${before}자신의 `;
    },
  );
}
