import { endingIn } from '../../hangul.ts';
import type { Rule } from '../replace.ts';

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

/** How many, and of what: read before the words of talk in them are taken for very. */
export const HOW_MANY: readonly Rule[] = [
  // 그냥 떨어뜨린 경우는: beside what was done with more.
  rule(
    `${B}그냥(?=\\s[가-힣]{1,7}[은는${endingIn('ㄴ')}]\\s(?:경우|쪽)(?:[은는이가을를와과의에보도,]|\\s))`,
    '그대로',
  ),
  // 1.029 좀 안 되게 나왔다: a little under it.
  rule('(?<=\\d[^\\s\\d]{0,4}) ?(?:좀|쫌|조금|약간|살짝) 안 ?되(?=게|는|고|었|지만|니)', '에 조금 못 미치'),
  // 진짜 두께 못 잼: the real one, beside what was supposed.
  rule(
    `${B}진짜(?=\\s(?:두께|길이|무게|높이|크기|온도|값|거리|속도|모양|가격)(?:[를을와과]|랑|보다|하고)?(?:\\s|$))`,
    '실제',
  ),
  // 서류를 엄청 쓴다: how much of it; 경기를 엄청 좋아한다 stays very.
  rule(
    `(?<=[가-힣][을를] )(?:엄청나게|엄청|되게|무지|굉장히) (?=(?:쓰[고는며면지]|쓴다|썼|씀|먹|읽|샀|찍|외[우웠워]|찾|봤|보[고는며면았]|적[었고는]|만[들든]|연습|고[치쳤]|지[우웠]|넣|모[으았]|받|뽑|그[리렸린]|버[리렸]|했|한다|하[고는며면였]))`,
    '많이 ',
  ),
];
