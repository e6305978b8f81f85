import { isConcept } from './concepts.ts';
import { isNounPhrase } from './noun-phrase.ts';
import { edgesOf } from './phrase-edges.ts';
import { TOOL } from './tools.ts';

/** What a class does to what it learns about: 원인을 분석하고; 음식을 주문하고 is another matter. */
const STUDIES =
  /^(?:분석|조사|탐구|비교|대조|해석|이해|설명|구분|구별|분류|정리|고찰|연구|관찰|관측|파악|학습|공부|토론|토의|논의|논하|논함|논쟁|검토|평가|판단|확인|예측|추론|추정|증명|도출|발표|적용|감상|풀이|비판|탐색|도식|시각화|계산|측정|정의|성찰|모색|재현|판별|변호|실험|요약|소개|나타|표현|알아|살펴|살피|살핌|배우|배워|익히|익혀|찾(?:고|아|기|음|은|는)|짚|따지|따져|견주|견줘|견줌|헤아|헤아려|다루|다룬|밝히|밝혀|풀(?:고|어|이|기)|생각|이야기|엿보|들여다|돌아보|깨치|깨쳐|어림|구하|구해|구함|다듬|바라보|비추|연결|엮|넓히|심화|고민|짐작|추적|진단|논증|옹호|반박)|^(?:재고|재어|재기|잼|세고|세어|세기|셈하|셈함|알고|캐기)/;
/** Words between a thing and what is done to it, however many there are. */
const FURTHEST = 6;

/** Whether the first verb behind an object tells of study, seen from behind its particle. */
function isStudied(after: string): boolean {
  const clause = /^[^.;!?\n→]*/.exec(after.replace(/^[을를]/, ''))?.[0] ?? '';
  const words = clause.split(/[\s,]+/).filter((word) => word !== '');
  const verb = words
    .slice(0, FURTHEST)
    .find((word) => STUDIES.test(word) || /(?:고|며|여|어|아|해|서|는|은|한|된|기|음|함|다)$/.test(word));
  return verb !== undefined && STUDIES.test(verb);
}

/**
 * Whether a phrase is surely a whole thing, and the thing that the lesson is about: its ends are ends of words that
 * belong together, and the lesson studies it. Every other phrase of a sentence is best left unnamed.
 */
export function isSureTopic(matter: string, content: string, standard: string): boolean {
  if (!isNounPhrase(matter)) return false;
  const isKnown = isConcept(matter) || standard.includes(matter);
  const isTelling = isKnown || matter.includes(' ');
  return edgesOf(matter, content).some(({ left, right, after }) => {
    if (left === 'torn' || right === 'torn') return false;
    const isWhole = left === 'whole';
    // 커피의 생산과 소비: half of what it is of.
    if (right === 'with') return isWhole && isKnown && !/의 /.test(matter);
    if (right === 'of' || right === 'subject') return isWhole && isKnown;
    if (right === 'means') return isWhole && TOOL.test(matter);
    if (right === 'object' && !isStudied(after)) return isWhole && isKnown && isConcept(matter);
    return isWhole ? true : isTelling;
  });
}
