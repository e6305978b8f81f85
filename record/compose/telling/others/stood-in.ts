import { withParticle } from '../../../hangul.ts';
import { PEER } from './somebody.ts';

/** 친구가 결석해서 기록을 같이 함: done for the one who was away. */
const STOOD_IN = new RegExp(
  `^(${PEER})(?:이|가) (?:[가-힣]+[아어여해]서 )?(결석|조퇴|빠져|빠지|못 와|못 나|오지|나오지|전학)[가-힣 ]*서,? ([^.,]{1,20}[을를도]) (?:자신이 )?(?:같이|함께|대신|혼자|직접)? ?(?:함|했음|대신함|맡음)\\.$`,
);
const AWAY: Record<string, string> = {
  결석: '결석한',
  조퇴: '조퇴한',
  '못 ': '오지 못한',
  오지: '오지 못한',
  나오: '나오지 못한',
  전학: '전학 간',
};

/** What the student did for a friend who was away; null for any other sentence. */
export function stoodIn(text: string): string | null {
  const [, away = '', absent = '', share = ''] = STOOD_IN.exec(text) ?? [];
  return share
    ? `${AWAY[absent.slice(0, 2)] ?? '빠진'} ${withParticle(away, '을/를')} 대신하여 ${share} 맡음.`
    : null;
}
