/** What plays or wins besides the pupil: a sentence with one of these tells of no contest of the pupil's. */
export const SPORT =
  /(?<!상대\s)팀(?![장원])|구단|국가|나라|대표팀|월드컵|올림픽|프로|리그\s?(?:방식|경기\s?수)|경기\s?(?:자료|기록|결과)|확률|경우의\s?수|역사|신화|작품|소설|영화|주인공|인물|그리스|로마|조선|기사를\s읽|토너먼트\s?(?:방식|표)|로봇이|자동차가|말이/;
