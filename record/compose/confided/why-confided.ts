import { withoutQuotations } from '../quoted.ts';
import { tellsOfAHome } from './at-home.ts';
import { chanceConfided, SURE } from './chance-confided.ts';
import { isOfOthers } from './of-others.ts';
import { ownHealthAt } from './own-health.ts';
import { ownHomeAt } from './own-home.ts';

/** The lesson asks for it: a grandmother's years of want are history. */
const ASKED_FOR = /인터뷰|면담|구술|가족|어르신/;

const CONFIDED =
  '가정 형편이나 가족의 건강을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';
const OF_THEIR_LOT =
  '학생이나 가족의 사적인 사정을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';
const OF_THEIR_HEALTH =
  '학생의 건강이나 상담을 적은 문장이어서 제외했습니다. 기록할 내용이면 직접 다듬어 넣어 주세요.';

/** Stands for a reason where there is none: the words are there, but a tale's people, patients or a people are meant. */
const OF_OTHERS = '';

/** What is asked of relatives and of the old is the lesson: only what is surer than elsewhere is confided. */
const SURE_WHERE_ASKED = 0.75;

/** By the words of an illness or of want why a sentence is nobody's but the home's, or that they are said of others; null where it has none. */
function byPlainWords(sentence: string, asked: string): string | null {
  const said = withoutQuotations(sentence);
  const health = ownHealthAt(said);
  if (health >= 0 && !isOfOthers(said, health, asked)) return OF_THEIR_HEALTH;
  const home = ownHomeAt(said);
  if (home >= 0 && !isOfOthers(said, home, asked)) return CONFIDED;
  if (!ASKED_FOR.test(asked) && tellsOfAHome(said)) return CONFIDED;
  return health >= 0 || home >= 0 ? OF_OTHERS : null;
}

/** Why a sentence is nobody's but the home's by the words of an illness or of want, or null. */
export function plainlyConfided(sentence: string, asked: string): string | null {
  const reason = byPlainWords(sentence, asked);
  return reason === OF_OTHERS ? null : reason;
}

/** Why an answer's sentence is nobody's but the student's or the home's (a Korean sentence), or null; `asked` is its question and the lesson. */
export function whyConfided(sentence: string, asked: string): string | null {
  const plain = byPlainWords(sentence, asked);
  // Whose an illness is, is surer by its words than by what was learnt: 생리통이 심해서 결석하는 학생의 수.
  if (plain !== null) return plain === OF_OTHERS ? null : plain;
  const sure = ASKED_FOR.test(asked) ? SURE_WHERE_ASKED : SURE;
  return chanceConfided(sentence) >= sure ? OF_THEIR_LOT : null;
}
