/**
 * Letters of a lesson's description that are read. Many patterns look at each letter as often as there are letters: 5,000
 * quotation marks, which the box takes, would hold the server for seconds.
 */
export const MOST_OF_LESSON = 2000;
