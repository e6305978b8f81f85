/** 가장 크게 느낀 것은 … 다르다는 것임: what it is ends the sentence, and not how it was known. */
const CLOSED =
  /^(?:가장|제일|특히)?[^.,]{0,12}(?:느낀|배운|깨달은|틀린|막힌|고민한|달라진|알게 된|놀란|어려[운웠던]+|힘들었던|힘든|아쉬[운웠던]+|놀라[운웠던]+|인상 ?깊었던|인상 ?깊은|중요한) (?:것|점|부분)은 (?:[^.]|\.(?=\d))*(?:것|점|때문)(?:임을 [가-힣 ]{2,6}|을 (?:알게 됨|이해함|깨달음|파악함|느낌|배움))\.$/;
/** A plan or a thought is nobody's share of the work. */
const SHARED_WISH =
  /^(나아가 |또한 )?(?:다른 )?(?:친구|모둠원)들?[과와] 역할을 나누어 (?=[^.]*(?:싶어 함|고자 함|생각함|계획임|느낌)\.$)/;

/** 반성할 점은 … 안 들렸다는 것을 알게 됨: what was thought over. */
const REGRETTED =
  /^(반성할|아쉬운|아쉬웠던) 점은 (.+[다라])는 (?:것|점)(?:을 (?:알게 됨|깨달음|파악함|이해함)|임|이었음)\.$/;

/** A sentence whose end fits what it says of its topic: 틀린 것은 … 읽은 것임을 이해함 → 틀린 것은 … 읽은 것임. */
export function withFittingEnd(text: string): string {
  const closed = CLOSED.test(text)
    ? text.replace(
        /(것|점|때문)(?:임을 [가-힣 ]{2,6}|을 (?:알게 됨|이해함|깨달음|파악함|느낌|배움))\.$/,
        '$1임.',
      )
    : text;
  const [, regretted = '', what = ''] = REGRETTED.exec(closed) ?? [];
  if (what) return `${what}는 점을 ${regretted === '반성할' ? '반성함' : '아쉬워함'}.`;
  return closed.replace(SHARED_WISH, '$1');
}
