import { withParticle } from '../../../hangul.ts';
import { UNCLEAR } from '../../fitness/reasons.ts';
import { PEER } from './somebody.ts';

/** 낙하산을 크게 만들자는 친구와 달리 …: what parted them; any other answer is one to the opinion. */
export function unlike(their = '', whose = '', own = ''): { text: string } | { dropped: string } {
  // 민규 말보다 은서 말이 와닿았다: of two friends nobody could tell which.
  if (new RegExp(`(?:다른 |또 다른 )?${PEER}(?:의)? (?:말|의견|생각)보다`).test(own))
    return { dropped: UNCLEAR };
  const text = /의견이 (?:갈림|갈렸음|나뉨|나뉘었음|달랐음|다름|엇갈림)\.$/.test(own)
    ? `${their}는 ${withParticle(whose, '과/와')} 달리 ${own}`
    : `${their}는 ${whose}의 의견에 대해 ${own}`;
  return { text };
}
