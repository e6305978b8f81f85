/** Relatives as pupils and teachers call them: a closed set of Korean kinship words, collected in 2026. The longest first. */
const longestFirst = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);

/** Parents and everybody beyond the household: a word names nobody else. Spaces within a word are optional in a text. */
export const ELDERS: readonly string[] = longestFirst(`
아버지 아버님 아빠 부친 새아버지 새아빠 어머니 어머님 엄마 모친 새어머니 새엄마 부모님 양친 어버이
할아버지 할머니 친할아버지 친할머니 외할아버지 외할머니 큰할아버지 큰할머니 작은할아버지 작은할머니 이모할머니 고모할머니
조부 조모 조부모 조부모님 외조부 외조모 외조부모 증조할아버지 증조할머니 증조부 증조모 고조부
큰아버지 큰아빠 작은아버지 작은아빠 큰어머니 큰엄마 작은어머니 작은엄마 백부 백모 숙부 숙모 외숙부 외숙모 외숙
삼촌 외삼촌 이모 이모부 고모 고모부 당숙 매형 매부 형부 형수 제부 올케 처남
친척 친지 친인척 일가친척 사촌 외사촌 고종사촌 이종사촌 육촌
`);

/** Brothers and sisters, and the family as a whole. */
export const SIBLINGS: readonly string[] = longestFirst(
  '형 형님 친형 오빠 친오빠 누나 친누나 언니 친언니 동생 남동생 여동생 형제 남매 자매 가족',
);

/** One of several: 큰누나, 둘째 이모, 사촌 형. Regular-expression source. */
export const RANKED =
  '(?:큰|작은|막내|둘째|셋째|첫째|사촌|외사촌)\\s?(?:누나|형|언니|오빠|동생|고모|이모|삼촌|외삼촌|고모부|이모부)';
