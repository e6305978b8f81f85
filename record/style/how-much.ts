import type { Rule } from './replace.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

/** Words of talk for how much, and for how sure. */
export const HOW_MUCH: readonly Rule[] = [
  // 싫을 것 같긴함: as it seems.
  rule(
    '(?<=[ㄹ을은는ㄴ가-힣] ?것? ?)같긴 ?(?:함|하다|했다|했음|해요?|합니다|하네요?)(?=[.!?~\\s]*$)',
    '같다',
  ),
  // 젤 겹쳐 색 실험: a film of colour; 젤 많이 is how much.
  rule(
    `${B}젤(?!\\s(?:겹[쳐치]|끼[우워]|붙[이여]|바[꾸꿔]|갈[아았]|조명|색깔|필름|네일|펜|타입|상태))(?=\\s)`,
    '가장',
  ),
  rule(
    `${B}개(?=(?:어색|웃기|웃겼|재밌|재미있|쩔|힘들|어려웠|어렵|졸리|졸렸|피곤|무서웠|무섭|맛있))`,
    '매우 ',
  ),
];
