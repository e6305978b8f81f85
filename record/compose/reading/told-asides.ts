import { withoutMembers } from '../names/members.ts';

/** Letters that brackets hold at most. */
const MOST = 200;
/** 찾고(저항이 20Ω 정도 나오는 쪽입니다. 처음에 …버렸습니다) 테이프로: whole sentences within one. */
const TOLD_ASIDE = new RegExp(
  `(?<=[가-힣A-Za-z\\d]) ?\\([^()]{4,${MOST}}(?:니다|[어아해]요|예요)[.!~ ]*\\)(?=[ ,.]|$)`,
  'g',
);

/**
 * A sentence without what its brackets tell in sentences of their own: in the middle of another, none of them can be told.
 * Figures, names and other words in brackets stay. The roll of a group goes as well.
 */
export function withoutToldAsides(sentence: string): string {
  const text = withoutMembers(sentence);
  if (!text.includes('(') || !/(?:니다|요)[.!~ ]*\)/.test(text)) return text;
  return text.replace(TOLD_ASIDE, '');
}
