/** Things of one letter, and letters with which 이 makes a word: 원이나 타원, 변이가, 풀이를 name nobody. */
export const ONE_LETTER_THING =
  /^[변전천길풀먹놀높깊넓종철용선원현성금은동산강물불달별솔봄꽃콩쌀간밤감굴공글말손발몸눈입털옷집방문창벽섬논밭숲정진]$/;

/** Letters that make another word with 이: 변이가, 전이를, 길이는 name nobody. */
export const WORD_WITH_I = /^[변전천추점길풀먹놀높깊넓종벌모송]$/;
