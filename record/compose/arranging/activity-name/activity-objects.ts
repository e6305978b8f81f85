import { decompose, withFinal, withParticle } from '../../../hangul.ts';
import { isAdverb, isDoingNoun, isThingNoun } from '../../../style/words/nouns.ts';
import { isKnownStem, lastWord } from '../../../style/words/stems.ts';

/** Titles leave out the particle of what is done to: each function puts it back. */

/** A particle that a title with 하기 leaves standing: without any, its noun alone names it (사회 변화 조사). */
export const PARTICLED = /(?:[을를은는에]|으로|로|에서|과|와|하여|하고) |다시 |직접 |함께 /;
/** 찬반 토론: of what kind, not of what. */
const KIND = /^(?:찬반|독서|모둠|원탁|자유|공개|심화|모의|현장|조별|상호|동료)$/;
/** 서로 비평하기, 직접 낭독하기: how it is done, where an object would stand. */
export const HOW_DONE = /^(?:서로|직접|함께|같이|다시|새로|스스로|각자|모두|먼저|차례로|번갈아)$/;
export const isKind = (word: string) => KIND.test(word);

/** The stem's 는 form: 만들 → 만드는, 구하 → 구하는; null for adjectives and for what is no stem. */
export function doing(stem: string): string | null {
  const last = decompose(stem.at(-1));
  // 벌이다, 선보이다: verbs; 것이다 is none.
  if (
    !last ||
    /(?:있|없|같|높|낮|많|좋)$/.test(stem) ||
    (stem.endsWith('이') && !isKnownStem(lastWord(stem)))
  )
    return null;
  return `${last.final === 'ㄹ' ? withFinal(stem, '') : stem}는`;
}

/** 판화로 우리 동네 표현: the object of what is done. */
export function withItsObject(title: string): string {
  if (!PARTICLED.test(title)) return title;
  return title.replace(
    /(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})$|(?<![을를] )(?<=^|\s)([가-힣A-Za-z]{2,}) ([가-힣]{2,})(?=하[여고] )/,
    (whole, one?: string, doing?: string, other?: string, first?: string) => {
      const noun = one ?? other ?? '';
      const verb = doing ?? first ?? '';
      if (
        !isDoingNoun(verb) ||
        KIND.test(noun) ||
        HOW_DONE.test(noun) ||
        isAdverb(noun) ||
        isThingNoun(/^(.+?)으?로$/.exec(noun)?.[1] ?? '') ||
        !(isThingNoun(noun) || isDoingNoun(noun))
      )
        return whole;
      return `${withParticle(noun, '을/를')} ${verb}`;
    },
  );
}

/** 서브와 클리어 익히기, 광고 비판적으로 읽기: what a title leaves without its particle. */
export function withTaken(title: string): string {
  return title
    .replace(CHANGED_INTO, (whole, noun: string) =>
      PARTICLE_END.test(noun) && !isThingNoun(noun) ? whole : `${withParticle(noun, '을/를')} `,
    )
    .replace(/^([가-힣A-Za-z]{2,})(?= [가-힣]+(?:적으로|하게) [가-힣]{1,4}기$)/, (noun) =>
      PARTICLE_END.test(noun) && !isThingNoun(noun) ? noun : withParticle(noun, '을/를'),
    )
    .replace(
      /(?<= )([가-힣A-Za-z]{2,})(?= (?:바꾸어|바꿔|고쳐|이어|다시) (?:쓰|그리|만들|부르)기$)/,
      (noun) => (PARTICLE_END.test(noun) && !isThingNoun(noun) ? noun : withParticle(noun, '을/를')),
    )
    .replace(/(?<=[과와로] (?:[가-힣]+ )?)([가-힣A-Za-z]{2,})(?= (?!하기)[가-힣]{1,3}기$)/, (noun) =>
      PARTICLE_END.test(noun) || NO_OBJECT.test(noun) || (INFINITIVE_END.test(noun) && !isThingNoun(noun))
        ? noun
        : withParticle(noun, '을/를'),
    );
}
const NO_OBJECT = /(?:다시|직접|함께|같이|새로|동안|[달주일]간|도록)$/;
/** 계산해 보기, 견주어 읽기: a verb that another one carries on. */
const INFINITIVE_END = /[아어여해려져워와쳐켜춰꿔겨껴펴써라내러]$/;
const CHANGED_INTO =
  /^([가-힣A-Za-z]{2,}) (?=[가-힣]+(?:으로|로) (?:바꾸|나타내|표현|옮기|번역|풀어|정리|소개|만들|그리))/;
const PARTICLE_END = /[을를은는에로의게히고서여며]$/;

/** 현장 조사하는: where and how, not what. */
const WAY =
  /^(?:설문|현장|현지|실태|문헌|심화|사전|추가|공동|협동|주제|탐구|기초|온라인|표본|전수|가상|비교|반복|단체|집단|개별|최종|중간|[가-힣]*적)$/;
export const isWay = (word: string) => WAY.test(word);

/** … 열어 지침 만드는 활동: the object of its last verb. */
const LAST_OBJECT =
  /(?<=[가-힣]) ([가-힣]{2,}) ((?:(?:비교|조사|분석|소개|설계|제작|측정|관찰|재현|기획|정리|작성|발표|표현|해석|해결|구현|완성|활용|수립|도출|제안|시험|탐구|실험|예측|검증|비평|감상|연주|연습|낭독|개선|홍보|실천|이해|설명|분류|평가|기록|촬영|편집|번역|모델링|개발|계산|추정|체험)하|하|알아보|만드|말하|그리|쓰|구하|찾|정하|세우|꾸미|짓|짜)는 활동)$/;

export function withLastObject(name: string): string {
  return name.replace(LAST_OBJECT, (whole, noun: string, rest: string) =>
    (PARTICLE_END.test(noun) && !/(?:보고|제안|계획|감상|설명|건의)서$/.test(noun)) ||
    KIND.test(noun) ||
    WAY.test(noun) ||
    // 표시값과 비교하는.
    (/[과와]$/.test(noun) && !isThingNoun(noun)) ||
    NO_OBJECT.test(noun) ||
    INFINITIVE_END.test(noun) ||
    // 직접 찾아가 관찰하는.
    /(?:찾아|다녀|따라|나아|들어|올라|내려|걸어|뛰어|나|돌아)[가와]$/.test(noun) ||
    /스스로$/.test(noun)
      ? whole
      : ` ${withParticle(noun, '을/를')} ${rest}`,
  );
}
