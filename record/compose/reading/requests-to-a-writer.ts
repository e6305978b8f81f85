import { withoutQuotations } from '../quoted.ts';
import { CLAIMED } from './claims-on-a-writer.ts';

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

/** What is done to a text and to nothing else. */
const WRITING = [
  '(?<!(?:아껴|마스크를?|모자를?|안전모를?|헬멧을?|안경을?|우산을?|보안경을?|힘을?|신경을?)\\s(?:꼭\\s|잘\\s|많이\\s)?)써',
  '적어',
  '(?<!(?:통|함|봉투|상자|물|쓰레기|바구니|냄비|비커)[가-힣]{0,3}\\s(?:[가-힣]{1,4}\\s)?)넣어',
  '(?:옮겨|덧붙여|보태|적으시|쓰시|옮기시|기록하시|서술하시|복사하시)',
  '(?:서술|묘사|기록|기재|작성|출력|표시|표기|반복|되풀이|번역|요약|언급|강조|포함|반영|복사|복원|생성|나열|과장|미화|명시|인용|첨부|상상|공개)(?:을|를)?(?:\\s?해)?',
  '끼워(?:\\s?넣어)?|지어내|꾸며내|덧붙이',
].join('|');
/** What shows that a request is one about a text, or to a machine. */
const OF_A_TEXT =
  /이름|실명|본명|익명|글자|단어|낱말|문장|문단|문구|답안|답변|답을|자료\s?(?:전체|전부|모두)|(?:위|앞|받은|다른)\s자료|기록|첫\s?줄|마지막\s?줄|설명부터|안내문|규칙|지시|지침|설정|결과물|괄호|분량|끝맺음|말투|존댓말|반말|(?:이|이번|제|내|친구|다른)\s?(?:글|답)|글의|결론으로|[제내]\s말대로|(?:좋은|[가-힣]는)\s말[만을]|표현으로|하트|느낌표|이모티콘|(?:이|빈)\s칸|평가를|전화번호|연락처|비밀번호|학번|(?:사실|점)을|말씀은|관찰/;

const TOLD_TO = new RegExp(
  `(?:옮기|쓰|적으|바꾸|넣으|빼|지우|따르|무시하|출력하|작성하|반복하|기록하|채우|늘리|줄이|붙이|고치|번역하|서술하|여기|가정하|간주하|생각하)(?:세요|십시오|셔요)${END}`,
);
const ASKED = new RegExp(`(?:${WRITING})(?:${POLITE})${END}`);
const ASKED_FOR = new RegExp(`[가-힣](?:${POLITE})${END}`);

/** Whether a text asks whoever writes for something, or claims what only they could say. */
export function asksAWriter(text: string): boolean {
  const plain = withoutQuotations(text);
  if (CLAIMED.some((pattern) => pattern.test(plain))) return true;
  return plain
    .split(/(?<=[.!?~])\s+|\n+/)
    .some(
      (one) =>
        ASKED.test(one) ||
        TOLD_TO.test(one) ||
        ALLOWED.test(one) ||
        (OF_A_TEXT.test(one) && ASKED_FOR.test(one)),
    );
}
