/** Steps joined by an arrow of which the second is not simply done after the first. */

/** 자석 떨어뜨리기 → 천천히 떨어짐: a trial, and what the thing did of itself. */
export const OF_ITSELF =
  /^(?:[가-힣]+ ){0,2}(?:[가-힣]+(?:어짐|아짐|라짐|러짐|워짐|려짐|뜨려짐)|떠오름|가라앉음|휘어짐|멈춤|멈췄음|움직임|흔들림|돌아감|줄어듦|늘어남|생김|생겼음|나타남|변함|바뀜|녹았음|끓음|커짐|작아짐|켜짐|꺼짐)$/;
/** 처음에는 서로 공 미룸 → 외치기로 약속함; no 처음에 다 같이 주제 정함. */
export const WRONG_AT_FIRST =
  /^처음(?:에는?|엔)? (?!.*(?:정[함하했]|나[눔눴]|맡음|맡았음|고름|골랐음)$)(?:.* )?(?:서로|각자|따로|혼자|대충|다들|아무도) (?!.*(?:같이|함께))/;
/** 의견 안 맞음, 잘 못 들음. */
export const UNDONE = /(?<![가-힣])(?:안|못) [가-힣]{1,4}$|지 (?:않|못)(?:음|함)$/;
