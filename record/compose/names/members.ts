/** 우리 모둠은 저, 가람, 승호 이렇게 넷이고 주제는 …: who belonged to it. */
const MEMBERS =
  /^(?:저희|우리) ?(?:조|모둠|팀)(?:은|는|원은) (?=[^.]{0,50}(?<![가-힣])(?:저|나)(?:[, ]|랑|와|하고|까지))[^.]{3,60}?이렇게 (?:총 )?(?:둘|셋|넷|다섯|여섯|\d+ ?명)이(?:고|었고|라서|며),? (?=[가-힣])/;
/** (친구, 친구 등): names that were put out of brackets. */
const ONLY_PERSONS =
  / ?\((?:다른 )?(?:친구|모둠원|조원|짝)(?:들)?(?:(?:, |와 |과 |·)(?:다른 )?(?:친구|모둠원|조원|짝)(?:들)?)*(?: 등)?\)/g;

/** A sentence without the roll of its group: names may not stand, and what is left of a roll tells nothing. */
export function withoutMembers(text: string): string {
  return text.includes('이렇게') ? text.replace(MEMBERS, '우리 모둠은 ') : text;
}

/** What was told, without brackets that held nothing but names. */
export function withoutPersonsAside<T extends { text: string }>(told: T): T {
  return told.text.includes('(') ? { ...told, text: told.text.replace(ONLY_PERSONS, '') } : told;
}
