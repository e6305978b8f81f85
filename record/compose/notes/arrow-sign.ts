/** What a student writes for "then"; <<소나기>> is a title. An arrow that no step resolves stands in no record. */
export const ARROW = /→|⇒|➡|=>|->|(?<!<<[^<>]*)>>/;
export const AT_ARROW = new RegExp(`\\s*(?:${ARROW.source})\\s*`, 'g');
