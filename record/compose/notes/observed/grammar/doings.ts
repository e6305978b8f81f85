import { isListedThing, isThingNoun } from '../../../../style/words/nouns.ts';
import { DIVIDES, DONE_ALONE, DONE_AT, DONE_TO, DONE_WITH, GIVEN_TO, OF_DEEDS } from './doing-words.ts';

/** What stands before a doing: 을, 에, 와, 에게, nothing, or 이 where it comes about by itself (실력 향상). */
export type Takes = 'object' | 'at' | 'with' | 'to' | 'nothing' | 'subject';

/** A doing that a point ends in. */
export interface Doing {
  /** 변경, 기획·취재. */
  noun: string;
  /** 변경함, 기획하고 취재함, 향상됨. */
  told: string;
  takes: Takes;
  takesDeeds: boolean;
  divides: boolean;
  /** Of a verb: what describes before it describes a noun. */
  isVerb?: true;
}

const COMES_ABOUT = /^(?:가결|당선|부결|선출|정착|채택|통과|향상)$/;
/** 시각화, 정교화: made so by somebody; 대화, 문화 and 변화 are none. */
const MADE_SO =
  /^(?:간소|객관|구체|극대|내면|다양|단순|도식|도표|세분|수치|시각|일반|자동|정교|정당|정량|차별|최소|최적|추상|활성|형상|효율)화$/;
/** 그래프화, 영상화: made into it. */
const MADE_INTO = /^(?:그래프|영상|문서|목록|지도|수치|지표|도식)화$/;
const AGAIN = /^재(?=[가-힣]{2}$)/;
/** 공동작성, 실사용: how, and what. */
const HOW_AND_WHAT = /^(공동|반복|직접|추가|비교|교차|자체|재|실)(?=[가-힣]{2}$)/;
const HOW: Readonly<Record<string, string>> = { 공동: '공동으로 ', 추가: '추가로 ' };

function takesOf(noun: string): Takes | null {
  if (DONE_TO.has(noun) || MADE_SO.test(noun) || MADE_INTO.test(noun)) return 'object';
  if (DONE_AT.has(noun)) return 'at';
  if (DONE_WITH.has(noun)) return 'with';
  if (GIVEN_TO.has(noun)) return 'to';
  if (DONE_ALONE.has(noun)) return 'nothing';
  return COMES_ABOUT.test(noun) ? 'subject' : null;
}

const COMPOUND = /^([가-힣]{1,3})([가-힣]{2})$/;
const isNoun = (word: string) => isListedThing(word) || isThingNoun(word);

function single(noun: string): Doing | null {
  const [, how = ''] = HOW_AND_WHAT.exec(noun) ?? [];
  const own = takesOf(noun);
  const bare = own === null ? noun.replace(HOW_AND_WHAT, '') : noun;
  const compound = own === null && bare === noun ? COMPOUND.exec(noun) : null;
  // 손검증, 변인통제: what is done stands in the word.
  if (compound && DONE_TO.has(compound[2] ?? '') && isNoun(compound[1] ?? ''))
    return { noun, told: `${noun}함`, takes: 'nothing', takesDeeds: false, divides: false };
  const takes = own ?? (bare === noun ? null : takesOf(bare));
  if (takes === null) return null;
  const told = own === null && HOW[how] !== undefined ? `${HOW[how]}${bare}` : noun;
  return {
    noun,
    told: `${told}${takes === 'subject' ? '됨' : '함'}`,
    takes,
    takesDeeds: OF_DEEDS.has(bare),
    divides: DIVIDES.has(bare.replace(AGAIN, '')),
  };
}

/** The doing that a word names surely (변경, 재설정, 시각화, 기획·취재), or null. */
export function doingIn(word: string): Doing | null {
  const nouns = word.split('·');
  const doings = nouns.map(single);
  const last = doings.at(-1);
  if (!last || doings.some((doing) => doing === null)) return null;
  const told = doings
    .map((doing) => doing?.told ?? '')
    .join(' ')
    .replace(/함 /g, '하고 ');
  return { ...last, noun: word, told };
}
