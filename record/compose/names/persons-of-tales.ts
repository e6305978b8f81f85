/** Persons of tales whom every pupil reads of and after whom nobody is called today. */
export const PERSONS_OF_TALES = '점순 춘향 심청 몽룡 길동 향단 월매 놀부 흥부 허생'.split(' ');
