import type { Mark } from './mark.ts';

export const THEIRS = '다른 사람의 말이나 행동만 적은 문장이어서 제외했습니다.';

/** What others said and did, with nothing of the student's behind it. */
export const OTHERS_MARKS: readonly Mark[] = [
  {
    pattern:
      /^(?:[^ ]+ ){0,3}(?:친구|모둠원|조원|교사|선배|짝|부원|관객|상대)들?(?:이|가|은|는|께서) [^]*(?:[다라냐자]고|[□"'”’](?:이?라)?고) (?:함|말함|답함|물음|물어봄|주장함)\.$|^(?!.*자신)[^,]*친구(?:가|는|들이) [^,]*말을 (?:함|꺼냄)\.$/,
    reason: THEIRS,
  },
  {
    // A thinker, a court, an author: what they said is no doing of the student's.
    pattern:
      /^(?!(?:[가-힣]+(?:에|에서|로|때|까지|후|뒤)|자신|스스로)[은는] )[가-힣]{2,6}(?:은|는) [^,]*(?:[다라]|["'”’](?:이?라)?|□(?:이?라)?)고 (?:함|말함)\.$/,
    reason: THEIRS,
  },
  {
    pattern:
      /^(?!.*(?:자신|함께|같이|모둠에|도와|도움))(?:[^ ]+ )?(?:친구|모둠원|조원|짝)들?(?:이|가|은|는) [^.]*(?:돎|나감|앉음|힘들어함|좋아함|다 [가-힣]+[감옴])\.$/,
    reason: THEIRS,
  },
  {
    pattern:
      /(?:친구|모둠원|관객|학생|아이|사람|조원)들?이 (?:[^.]{0,24})?(?:박수[를 ]|웃[음었]|놀[람랐]|좋아함|신기해함|재밌어)[^.]{0,8}\.$/,
    reason: THEIRS,
  },
];
