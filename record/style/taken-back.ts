import { endingIn } from '../hangul.ts';
import { isDescribing } from './words/forms.ts';
import { isKnownStem } from './words/stems.ts';

/** A word that names a thing or how many, and no predicate: behind one 아니 puts it right. */
const NO_PREDICATE = `(?<![${endingIn('ㅆ')}][다음]|[다요죠까네음함됨임]|는데|은데|인데|지만|니까|면서|[가-힣](?:서|고|면))`;
/** 맥주컵.. 아니 유리컵을, 3명… 아니 4명이: what was said first is taken back. */
const TAKEN_BACK = new RegExp(
  `(?:(?<=^|\\s)\\S{1,12}?${NO_PREDICATE}(?:\\.{2,}|…+|\\?+|ㅋ+)|(?<=^|[가-힣] )[가-힣A-Za-z0-9]{1,12}${NO_PREDICATE},) ?(?:아 )?아니,? (?=[가-힣0-9A-Za-z]+(?: [가-힣]|[을를이가은는에으로]))`,
  'g',
);
/** 네모는 하나도 안 파고 아니 반대로 다 파내서: the clause behind its topic. */
const CLAUSE_TAKEN_BACK =
  /^(.*?)((?:[가-힣0-9]+ ){0,4}[가-힣]+(?:고|는데|서)),? 아니,? (?:반대로|정반대로|거꾸로|그게 아니라) (?=[가-힣])/;

/** 60퍼? 정도로, 관찰일기? 써 보려고요: the mark only doubts. */
const DOUBT_MARK =
  /(?<=\d[^\s?]{0,4}(?<![까나가지요냐니]))\?+(?:(?= (?:정도|가량|언저리|인가))| (?=쯤|이?(?:라고|라는|었|였|인데) ))/g;
const DOUBT_OF_THING =
  /(?<=(?:면서|아서|어서|여서|해서|니까|려고|[을를에서] [가-힣]+고) [가-힣]{2,6})\?+(?= [가-힣]+(?: [가-힣]+)?(?:고요|고 싶|거예요|계획|예정))/g;
/** 핵심은 뭐였을까? 바로 온도였다: asked only to be answered. */
const ASKED_TO_ANSWER =
  /(?<=[은는]) (?:과연 |도대체 )?(?:뭐|무엇|뭘|무얼)[가-힣]{0,4}(?:까|까요|가|가요|나요|지)\?+ (?:그것은 |그건 )?(?=바로 )/g;

/** 집에 있는 맥주컵.. 아니 아빠가 쓰시는 유리컵을: what described the first goes with it. */
function withoutFirstNamed(text: string): string {
  return text
    .replace(TAKEN_BACK, '\n')
    .replace(/(?:(?:[가-힣]+[에을를이가서] )?([가-힣]+) )?\n/g, (whole, word: string | undefined) =>
      word === undefined || isDescribing(word) ? '' : whole.slice(0, -1),
    );
}

/** 네모는, 서론은; 들어오는 and 밝은 describe what comes next. */
const isTopic = (word: string): boolean =>
  word.endsWith('는') ? !isDescribing(word) : word.endsWith('은') && !isKnownStem(word.slice(0, -1));

/** The topic stays that stood before the clause; what describes a noun (밝은 쪽을) is none. */
function withoutFirstClause(text: string): string {
  return text.replace(CLAUSE_TAKEN_BACK, (_, before: string, clause: string) => {
    const words = clause.split(' ');
    const topic = words.findLastIndex(isTopic);
    return topic < 0 ? before : `${before}${words.slice(0, topic + 1).join(' ')} `;
  });
}

/** The sentence without what its writer takes back or only doubts on the way. */
export function withoutTakenBack(text: string): string {
  const said = text.includes('아니') ? withoutFirstClause(withoutFirstNamed(text)) : text;
  return said.includes('?')
    ? said.replace(DOUBT_MARK, '').replace(DOUBT_OF_THING, '').replace(ASKED_TO_ANSWER, ' ')
    : // 이게 답이다. 라고 했다, 반대한다. 라는 의견: the stop stands within what was said.
      said.replace(/([가-힣])다\. ?라(?=(?:고|는|며) )/g, (_, last: string) =>
        last === '이' ? '이라' : `${last}다`,
      );
}
