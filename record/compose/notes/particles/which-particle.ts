import { INTRANSITIVE } from '../missing-objects.ts';
import { isDoing } from '../../../style/words/nouns.ts';
import { isAdjective } from '../../../style/words/stems.ts';
import { BEFALLS, RIDDEN } from '../bare-words.ts';
import { HOW } from '../notes.ts';
import { takesObject } from '../word-forms.ts';
import { SHORT } from './bare-noun.ts';
import { MANY } from './between.ts';
import { isDoneTo, stemIn } from './what-is-done.ts';
import { FELT, isKnown } from './what-is-named.ts';

export type Particle = '을/를' | '이/가' | '에';

/** What can grow more or less. */
const AMOUNT =
  /(?:이익|수익|매출|비용|인구|소득|수요|공급|[가-힣]{1,3}[양량율률]|수|속도|시간|거리|무게|부피|크기|오차|저항)$/;
/** 도서관 감, 시장 다녀옴. */
const PLACE =
  /(?:관|실|소|원|교|집|역|청|터|시장|운동장|매장|농장|공장|마트|가게|서점|공원|센터|회사|하천|바다|동네)$/;
const GOES = /^(?:가|오|가보|다녀오|들르|모이|방문하)$/;
/** What a student is reminded of, what there is and how things are. */
const IS_SO =
  /^(?:있|없|생각나|떠오르|기억나|보이|들리|나오|들어오|생기|아니|아프|죽|자라|살|무너지|모이|모자라|틀리|맞|갈리|나뉘|엇갈리|어긋나|세)$/;
const PERCEIVED = /^(?:보|느끼|알|깨닫|배우|듣|읽|까먹|잊|찾|모르|고치|해결하|발견하|확인하|정리하|조사하)$/;

/**
 * The particle of a bare noun before a verb, null where none or more than one would do; `skipped` stands between them,
 * `last` says that the verb ends the note.
 */
export function particleFor(noun: string, verb: string, skipped: string, last: boolean): Particle | null {
  // 교과서 식은 근사식이다: a formula, and nothing gets cold.
  if (/^식[은이]$/.test(verb)) return null;
  // 끈기 있게: how it was done.
  if (verb === '있게' || MANY.test(verb) || /^[이그저]렇/.test(verb)) return null;
  // 이익 줄 수 있음: it grows less; 도움 줄 수 있음: given.
  if (verb === '줄') return AMOUNT.test(noun) ? '이/가' : null;
  const stem = stemIn(verb, last);
  // 실제 캔 재보니: a can, nothing dug.
  if (verb.length === 1 && !last && !/^[본쓴잰뺀낸짠준한]$/.test(verb)) return null;
  if (/[가-힣]기(?:를|을|로|에|와|이랑)$/.test(verb)) return null;
  if (stem === '달') return /(?:주석|댓글|이름표|제목|각주|자막|단추|태그)$/.test(noun) ? '을/를' : null;
  if (stem === '같' || (noun === '화가' && stem === '나')) return null;
  if (stem === '타' && RIDDEN.test(noun)) return '을/를';
  // 공을 더 높이 띄움: how high.
  if (/^(?:높이|깊이)$/.test(noun) && !/^(?:재|구하|맞추|바꾸|낮추|높이|줄이|늘리)$/.test(stem ?? ''))
    return null;
  // 확률 진짜인지, 엑셀 못해서.
  if (/^(?:진짜|사실|가짜|얼마)인지$/.test(verb)) return '이/가';
  if (/^못[하해]/.test(verb)) return isKnown(noun) ? '을/를' : null;
  if (/^(?:것|거|점)$/.test(noun)) {
    if (/^(?:보고|보니|보면|보며|봄)$/.test(verb)) return '을/를';
    if (!stem) return /^[가-힣]{2,}(?:하[고면며니]|해서|했)/.test(verb) ? '을/를' : null;
    if (IS_SO.test(stem) || isAdjective(stem)) return '이/가';
    // 알레르기 있는 것 체크하면.
    if (/^[가-힣]{2,}하$/.test(stem) && !INTRANSITIVE.test(stem.slice(0, -1))) return '을/를';
    return PERCEIVED.test(stem) || takesObject(stem) ? '을/를' : null;
  }
  if (isDoneTo(verb)) return HOW.test(noun) ? null : '을/를';
  if (!stem) return null;
  if (GOES.test(stem)) return PLACE.test(noun) ? '에' : null;
  if (noun === '평균') return /^(?:내|구하|계산하)$/.test(stem) ? '을/를' : null;
  if (FELT.test(noun)) return /^(?:있|없|되|들)$/.test(stem) ? '이/가' : null;
  // 소리 들어야, 사례 보고.
  if (/^들어/.test(verb) && /^(?:소리|말|의견|설명|이야기|음악|노래|강의|조언|곡)$/.test(noun))
    return '을/를';
  if (
    /^(?:보고|보니|보면|보며|봐서|본|봄)$/.test(verb) &&
    !/(?:조사|결과|업무|상황|회의|활동|현황|진행|경과)$/.test(noun)
  )
    return isKnown(noun) ? '을/를' : null;
  // 변인 통제 하지 않으면, 판다스 해볼 예정.
  if (/^하(?:보)?$|^해보$/.test(stem)) return isDoing(noun) || /보/.test(stem) ? '을/를' : null;
  // 310g으로 제일 셈: the strongest, not counted.
  if (/(?:제일|가장|더)$/.test(skipped) && stem === '세') return '이/가';
  // 팔꿈치 안 올라감; 언덕 올라감 is climbed.
  if (/^(?:올라|내려)가$/.test(stem))
    return isKnown(noun) && !/(?:언덕|산|계단|무대|옥상|층|길)$/.test(noun) ? '이/가' : null;
  if (takesObject(stem)) return '을/를';
  // 이해 안 됨, but 정리 됨 is one doing.
  if (stem === '되') return /(?:^| )[안못잘]$/.test(skipped) && isKnown(noun) ? '이/가' : null;
  if (IS_SO.test(stem)) return stem === '세' ? null : '이/가';
  return (isKnown(noun) || SHORT.test(noun)) &&
    (isAdjective(stem) || BEFALLS.test(stem)) &&
    !isDoing(stem.replace(/하$/, ''))
    ? '이/가'
    : null;
}
