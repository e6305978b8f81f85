import { withoutQuotations } from '../quoted.ts';
import { CLAIMED } from './claims-on-a-writer.ts';
import { OF_A_TEXT, WRITING } from './of-a-text.ts';
import { wishesOfAWriter } from './wishes-on-a-writer.ts';

/**
 * What is asked politely, offered or claimed of the text that shall be written: a form's answer tells of a lesson, so whoever asks that
 * something be written, copied, shown or left out means the one who writes. Words in quotation marks are the lesson's.
 */

const POLITE = [
  '\\s?주(?:세요|십시오|셔요|시길[^.!?]{0,12}|시기[^.!?]{0,12}|셨으면[^.!?]{0,12}|시면[^.!?]{0,14}|면\\s(?:좋|고맙|감사|안)[^.!?]{0,8}|시겠[가-힣]{1,4}|실래요|실\\s수\\s[가-힣 ]{2,8}|세여|셈)',
  '(?:\\s?주)?지\\s?(?:말아\\s?주(?:세요|십시오|시[가-힣 ]{1,10}|셨으면[^.!?]{0,10})|마(?:세요|십시오|시고))',
  '\\s?(?:을\\s|를\\s|좀\\s)?(?:부탁(?:드려요|드립니다|드려용|드릴게요|해요|합니다|이에요|입니다|드리며)?|바랍니다|바라요|바래요|바람|요망|요청(?:드립니다|합니다)|하시면\\s?(?:됩니다|돼요)|하세요|하십시오|시면\\s?(?:됩니다|돼요|되세요))',
  '시(?:길|기\\s?바랍니다|기를\\s?바랍니다)',
].join('|');
const END = '\\s*[)\\]]?\\s*[.!?~♥♡ㅠㅜ^:]*\\s*□?[.!]*\\s*$';
/** What is allowed to somebody above oneself: 채우셔도 돼요, 쓰시면 됩니다. */
const ALLOWED = new RegExp(
  `[가-힣](?:셔도\\s?(?:돼|됩|되|좋|괜찮|상관)|시면\\s?(?:돼요|됩니다|되세요|끝))[가-힣]*${END}`,
);

const TOLD_TO = new RegExp(
  `(?:옮기|쓰|적으|바꾸|넣으|빼|지우|따르|무시하|출력하|작성하|반복하|기록하|채우|늘리|줄이|붙이|고치|번역하|서술하|여기|가정하|간주하|생각하)(?:세요|십시오|셔요)${END}`,
);
const ASKED = new RegExp(`(?:${WRITING})(?:${POLITE})${END}`);
const ASKED_FOR = new RegExp(`[가-힣](?:${POLITE})${END}`);

/** Whether a text asks whoever writes for something, or claims what only they could say. */
export function asksAWriter(text: string): boolean {
  const plain = withoutQuotations(text);
  if (CLAIMED.some((pattern) => pattern.test(plain))) return true;
  return (/[.!?~\n]/.test(plain) ? plain.split(/(?<=[.!?~])\s+|\n+/) : [plain]).some(
    (one) =>
      ASKED.test(one) ||
      TOLD_TO.test(one) ||
      ALLOWED.test(one) ||
      wishesOfAWriter(one) ||
      (OF_A_TEXT.test(one) && ASKED_FOR.test(one)),
  );
}
