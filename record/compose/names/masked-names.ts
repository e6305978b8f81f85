import { SURNAME_LETTERS } from './surnames.ts';

/** What only somebody's name takes behind it. */
const OF_SOMEBODY = '(?:이랑|랑|이가|이는|이한테|한테|이에게|에게|이와|이의|이를|이네|이하고|이도)';
const BEHIND = `(?:${OF_SOMEBODY}|이|가|은|는|과|와|을|를|의|도|하고|씨|군|양)(?![가-힣])`;
/** ㅁㅈ이가, 민ㅈ이랑, 김ㅁㅈ한테: no laughing (ㅋㅋ, ㅎㅎ, ㅠㅠ) has such a particle written on to it. */
const INITIALS = new RegExp(
  `(?<![가-힣ㄱ-ㅎ])(?:(?![ㅋㅎ]+[가-힣])[ㄱ-ㅎ]{2,3}|[가-힣][ㄱ-ㅎ]{1,2})(?<![ㅋㅎ]{2})${OF_SOMEBODY}`,
);
/** 김ㅇㅇ이랑, 김○준과, 이OO은. */
const MASKED = new RegExp(
  `(?<![가-힣])[${SURNAME_LETTERS}소](?:[○◯〇●]{1,2}|[ㅇ*]{2}|OO|XX)[가-힣]?${BEHIND}`,
);

/** 김군, 박양이: whoever it is. */
const SURNAMED = new RegExp(`(?<![가-힣])[김박최][군양](?: |,|${BEHIND})`);

/** Letters of a stump and its particle; what is shorter need not be searched. */
const SHORTEST = 3;

/** Whether somebody is named by initials or by a masked name, of which only a stump would be left. */
export const namesByStump = (text: string): boolean =>
  text.length > SHORTEST &&
  ((/[ㄱ-ㅎ]/.test(text) && INITIALS.test(text)) ||
    (/[○◯〇●ㅇ*OX]/.test(text) && MASKED.test(text)) ||
    (/[군양]/.test(text) && SURNAMED.test(text)));
