/** A friend's word in a note of nouns: 친구 지적 수용 → 친구의 지적을 수용함. */
const WHO = '(?:다른 )?(?:친구|모둠원|조원|팀원|동료|짝)들?';
const WORD = '(?:지적|조언|피드백|의견|제안|반론|질문)(?=[을를에이가은의])';
const OF_WHOM = new RegExp(`(?<=^|[^가-힣])(${WHO}) (?=${WORD})`, 'g');
/** right 중의성 친구의 피드백: what it is about stands before it. */
const ABOUT = new RegExp(
  `^((?:[A-Za-z가-힣]+ )?[가-힣A-Za-z]{2,}(?<![은는이가을를에의로서고며면지게도한된던]|우리|모둠|학급|다른|같은|분석|과정)) (${WHO}의) (${WORD})`,
);

/** The text with whose word it was and what it was about. */
export const withWhose = (text: string): string =>
  text.replace(OF_WHOM, '$1의 ').replace(ABOUT, '$1에 대한 $2 $3');
