import { chanceOfTalk } from './chance-of-talk.ts';
import { isDisguised } from './disguised.ts';

/** Words in an answer that are meant for whoever writes the record, a language model above all. */

/** From this chance on a sentence goes into no record and to no model; a student who meant no harm loses it, with the reason (of writers not learnt from one near sentence in a hundred). */
const SURE = 0.5;
/** From this chance on a teacher looks at what is made of it: of what comes near and is told, one in twenty-five. */
const DOUBTFUL = 0.15;

/** What a teacher reads beside a sentence of which it is not sure. */
export const MAY_BE_OF_A_TEXT = '활동이 아니라 글에 대한 말일 수 있으므로 확인이 필요합니다.';

/** Whether a text holds something that tells a writer what to do, however it is said, spaced or disguised. */
export const tellsAModel = (text: string): boolean => isDisguised(text) || chanceOfTalk(text) >= SURE;

/** Whether it may: too little to leave it out, enough for a teacher to look at what is made of it. */
export const mayTellAModel = (text: string): boolean => chanceOfTalk(text) >= DOUBTFUL;
