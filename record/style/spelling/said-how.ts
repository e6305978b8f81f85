import { isComing, isDescribing, isNominal, isPredicate, isThingDescribed, PAST } from '../words/forms.ts';
import { isKnownStem } from '../words/stems.ts';

/** Words that say how, and that students write on to the verb behind. */
export const ADVERBS = new Set(
  '자꾸 막상 여전히 간신히 다행히 살살 슬슬 점차 온통 몹시 무척 제법 꽤 똑바로 그제야 종종 유심히 묵묵히 당당히 원래 평소 깜짝 활짝 살짝 번쩍 슬쩍 잔뜩 한참 왜 이제 지금 매번 매주 항상 일단 우선 그냥 별로 전혀 절대 아예 대충 거의 가장 제일 매우 아주 훨씬 잠깐 잠시 미리 당장 서서히 차츰 차근차근 하나하나 일일이 번갈아 나란히 가만히 골고루 마음껏 힘껏 실컷 마저 전부 모두 각자 혼자 억지로 실제로 주로 제대로 그대로 마음대로 차례로 어떻게 이렇게 그렇게 무조건 반드시 특히 확실히 충분히 간단히 완전히 완벽히 조용히 가까이 멀리 깊이 널리 급히 굳이 일부러 갑자기 문득 그만 얼른 최대한 밤새 잘못 덜 다 다시 자주 안 못 새로 따로 서로 스스로 잘 꼭 또 더 직접 먼저 열심히 똑같이 꾸준히 같이 함께 많이 조금 조금씩 매일 아직 이미 바로 천천히 자세히 금방 무사히 결국 가끔 계속 점점 훨씬 드디어 우연히 꼼꼼히 정확히 빨리 일찍 겨우'.split(
    ' ',
  ),
);

const LONG_ADVERBS = [...ADVERBS].filter((adverb) => adverb.length > 1);

/** 안맞을 때; 안무를 and 안감을 are objects. */
const DENIED_TO_COME =
  /^(?:맞을|될|할|볼|갈|쓸|풀릴|나올|들을|좋을|보일|먹을|읽을|들릴|만날|지킬|틀릴|까먹을|알릴|믿을|받을|떨릴|올|들어갈|들어올|움직일)(?:때|수|것|거|줄|정도|만큼|$)/;

/** 은근하다, 척척하다: one word with 하다. */
const DONE_IN_ONE =
  /^(?:[잘못더덜또꼭다푹딱툭뚝꽉꾹]|같이|함께|우선|완전|은근|유독|척척|통통|뚝뚝|깜짝|슬쩍|살짝|번쩍|활짝|덜덜|몽땅|살살|조용조용|차근차근|꼬박꼬박|살금살금)$/;

/** 못찾음, 다그렸다, 다알게 됨; 다하다 and 못되다 are words of their own. */
function followsAdverb(adverb: string, rest: string): boolean {
  if (DONE_IN_ONE.test(adverb) && /^[하한했할함해]/.test(rest)) return false;
  // 번쩍거린.
  if (/^(?:거[리렸린려림릴]|대[고는다며면]|댔)/.test(rest)) return false;
  if (isNominal(rest)) return !/^됨/.test(rest);
  if (
    /^[안못잘]$/.test(adverb) &&
    (isThingDescribed(rest) ||
      DENIED_TO_COME.test(rest) ||
      isComing(/^([가-힣]+)지[를는가도만]?$/.exec(rest)?.[1] ?? '') ||
      isKnownStem(/^([가-힣]+)은(?:[쪽편것]|$)/.exec(rest)?.[1] ?? ''))
  )
    return true;
  if (adverb !== '다') return isPredicate(rest);
  return !/^[되됐돼]/.test(rest) && (PAST.test(rest) || /^[가-힣]게$/.test(rest)) && isPredicate(rest);
}

/** 못찾음, 서로조금씩양보해서. */
export function isSaidHow(head: string, rest: string): boolean {
  // 안다면: 알다.
  if (!ADVERBS.has(head) || (head === '안' && /^다[면고는며지니]/.test(rest))) return false;
  if (head.length > 1 && LONG_ADVERBS.some((adverb) => adverb !== head && rest.startsWith(adverb)))
    return true;
  if (
    /^(?:가까이|멀리|그만|그렇게|이렇게|어떻게|별로|전혀|깊이|널리|혼자|모두|전부|지금|실제로|주로|이제)$/.test(
      head,
    ) &&
    /^[하했해함되됐됨]/.test(rest)
  )
    return false;
  // 오래달리기, 멀리뛰기: a name; 혼자서는, 잘못된.
  if (
    (rest.endsWith('기') && !/(?:씩|히|금)$/.test(head)) ||
    /^서(?:는|도|야|만)?$/.test(rest) ||
    (head === '잘' && /^못[된됐되됨]/.test(rest))
  )
    return false;
  return (
    !/^(?:되|시키|에|이(?!해|루|어)|하는|해[서야도]|거[리렸린려림릴]|대[고는다며면]|댔)/.test(rest) &&
    (followsAdverb(head, rest) || isDescribing(rest))
  );
}
