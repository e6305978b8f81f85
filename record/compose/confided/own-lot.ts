import { OWN_KEEPING } from './own-keeping.ts';
import { OWN_BEFORE } from './of-others.ts';
import { OWN_BURDEN } from './own-burden.ts';
import { OWN_NEED } from './own-need.ts';

const OWN_LOT = [...OWN_NEED, ...OWN_KEEPING, ...OWN_BURDEN];
/** In fewer letters nobody tells of it. */
const SHORTEST = 8;
/** A faith, an aid and a parting of a lesson: 중세 교회에서, 휠체어 농구를 체험하며, 쉼터를 설계하며. */
const OF_A_LESSON =
  /중세|루터|종교 ?개혁|십자군|조선|고려|선교사|문화재|건축 ?양식|로마|유럽|바로크|바흐|르네상스|세계사|역사|체험|모의|설계|캠페인|통계|비율|법률|판례|토론|논제|소설|작품|시에서|시의 |영화|드라마|주인공|화자|인물|환자|장애 ?이해|기사(?:에|를 읽)|은행|대공황|예방|원리|회로|돕는 (?:방법|법)|왔을 때 (?:돕|대처)|대처 ?(?:방법|법|요령)|응급 ?처치/;

/** Where a sentence tells of a pupil's own lot: an aid, a faith, a mourning, who keeps them, what befell them; or -1. */
export function ownLotAt(sentence: string): number {
  if (sentence.length < SHORTEST) return -1;
  for (const { signs, pattern } of OWN_LOT) {
    if (!signs.some((sign) => sentence.includes(sign))) continue;
    const at = sentence.search(pattern);
    if (at < 0) continue;
    if (!OF_A_LESSON.test(sentence) || OWN_BEFORE.test(sentence.slice(0, at))) return at;
  }
  return -1;
}
