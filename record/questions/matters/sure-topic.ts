import { isConcept, isKnownTerm } from './concepts.ts';
import { isNounPhrase } from '../phrases/noun-phrase.ts';
import { edgesOf } from '../phrases/phrase-edges.ts';
import { RECKONED, TOOL } from './tools.ts';

/** What a class does to what it learns about: 원인을 분석하고; 음식을 주문하고 is another matter. */
const STUDIES =
  /^(?:분석|조사|탐구|비교|대조|해석|이해|설명|구분|구별|분류|정리|고찰|연구|관찰|관측|파악|학습|공부|토론|토의|논의|논하|논함|논쟁|검토|평가|판단|확인|예측|추론|추정|증명|도출|발표|적용|감상|풀이|비판|탐색|도식|시각화|계산|측정|정의|성찰|모색|재현|판별|변호|실험|요약|소개|표시|갈무리|진단|논증|옹호|반박|연결|심화|고민|짐작|추적|나타|표현|알아|살펴|살피|살핌|배우|배워|익히|익혀|찾|짚|따지|따져|견주|견줘|견줌|헤아|다루|다룬|밝히|밝혀|생각|이야기|엿보|들여다|돌아보|깨치|깨쳐|어림|구하|구해|구함|다듬|바라보|비추|엮|넓히|살리|살려|가려|늘어놓|흉내|되새|풀(?:고|어|이|기))|^(?:세고|세어|세기|셈하|셈함|알고|캐기|읽어 ?내)$/;
/** Words between a thing and what is done to it, however many there are. */
const FURTHEST = 8;
/** 종이로 접어 찾아내기: done on the way. */
const ON_THE_WAY = /[가-힣](?:[아어여해와워려켜춰]|서|하게|도록)$/;
/** 호흡을 맞추어 발표하기: what is done with the whole of it. */
const SHOWN = /^(?:발표|소개|표현|나타|이야기|표시|엮)/;
/** 변화의 특징, 시선의 차이, 주장과 근거: of anything. */
const OF_ANYTHING =
  /^(?:변화|시선|부위|관점|차이|생각|인물|작품|자료|사례|현상|문제|결과|내용|특징|과정|방법|이야기|학생|친구|감정|나라|학파|두 [가-힣]+)의 |^(?:주장과 근거|원인과 결과|공통점과 차이점|장점과 단점|특징과 의의|[가-힣]+ (?:원인|까닭|이유))$/;
/** 플라스틱이 해양 생태계에 미치는 영향, 발효 속도에 온도가 미치는 영향: what it does, or what is done to it, is studied. */
const HAS_EFFECT =
  /^(?:[이가]|에 [^,.]{1,20}[이가]) .{0,24}(?:미치는|미친|끼치는|끼친|가져온|주는|준) (?:영향|변화|효과|부담)/;

/** Whether the verb behind an object tells of study, seen from behind the object: 주문하고 계산하는 does not. */
function isStudied(after: string): boolean {
  const clause = /^[^.;!?\n→]*/.exec(after.replace(/^[을를]/, ''))?.[0] ?? '';
  const words = clause
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, FURTHEST);
  let isLater = false;
  for (const word of words) {
    if (STUDIES.test(word) && !/[을를의]$/.test(word)) return !(isLater && SHOWN.test(word));
    if (ON_THE_WAY.test(word)) {
      isLater = true;
      continue;
    }
    if (/[가-힣](?:고|며|면서|는|던|은|기|음|함|다)$|[한된할될인]$|[을를]$|[는은인한]지$/.test(word))
      return false;
  }
  return false;
}

/** 회전체의 부피를 이용해. */
const USED = /^[을를] (?:이용|활용|적용)/;
/** 박지원의 허생전에서, 정철의 사미인곡에서. */
const OLD_WORK = /^[가-힣]{2,4}의 [가-힣]{2,}(?:전|곡|가|록)$/;

/** 조건부확률로, 삼각함수의 주기를 이용하여. */
const isReckonedWith = (matter: string) => TOOL.test(matter) || RECKONED.test(matter) || isKnownTerm(matter);

/**
 * Whether a phrase is surely a whole thing, and the thing that the lesson is about: its ends are ends of words that
 * belong together, and the lesson studies it. Every other phrase of a sentence is best left unnamed.
 */
export function isSureTopic(matter: string, content: string, standard: string): boolean {
  if (!isNounPhrase(matter) || (OF_ANYTHING.test(matter) && !standard.includes(matter))) return false;
  const isKnown = isConcept(matter) || standard.includes(matter);
  const plain = content.replace(/['‘’"“”]/g, '');
  return edgesOf(matter, plain).some(({ left, right, after }) => {
    if (left === 'torn' || right === 'torn') return false;
    const isWhole = left === 'whole';
    // 커피의 생산과 소비, 노동자와 아동 노동의 실태: half of what it is of, unless the standard names it so.
    if (right === 'with') return isWhole && standard.includes(matter);
    if (/subject|means/.test(right) && HAS_EFFECT.test(after)) return isWhole;
    if (right === 'subject') return isWhole && standard.includes(matter);
    if (right === 'of') return isWhole && isKnown;
    if (right === 'means')
      return (
        isWhole &&
        (isReckonedWith(matter) || OLD_WORK.test(matter) || (isConcept(matter) && USED.test(after)))
      );
    // 실험 윤리를 지켰는지: known by its word, and beside what the lesson is about.
    // 6·25 전쟁을 겪은: what the lesson opens with.
    if (right === 'object' && !isStudied(after))
      return (
        isWhole &&
        (standard.includes(matter) || (isKnownTerm(matter) && plain.trimStart().startsWith(matter)))
      );
    // 이명준이 …하기까지의 심리 변화: whose it is stands before it.
    return isWhole || standard.includes(matter);
  });
}
