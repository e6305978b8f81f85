import { withParticle } from '../../hangul.ts';
import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { isSoundStem } from '../../style/words/stems.ts';
import { isWorkedWith } from './particles/tools.ts';

/** Doings that teachers note behind a bare noun (독자 참여 유도, 점원 역 수행). */
const NOTED =
  '(?:유도|수행|제시|작성|제작|요청|제출|설명|발표|제안|정리|분석|조사|소개|활용|사용|완성|진행|기록|표현|구성|설계|실험|질문|점검|추가|수정|발견|도출|비교|측정|계산|관찰|선정|해석|촬영|녹음|검색|삭제|조절|조정|통일|연습|분류|저장|실행|설치|번역|편집|인용|요약|연주|암기|녹화|채점|모집|배치|출력|확인|예측|적용|해결|정복|검토|교환|공유|기획|수집|방문|복습|예습|경험|체험|고정|채집|보강|표기|삽입|대체|변경|섭외)';
/** Before a doing these say how, not what. */
export const HOW =
  /^(?:직접|설문|현장|인터넷|온라인|현지|표본|끝음|임시|최초|무료|자유|실시간|동영상|스스로|함께|전면|추가|자체|적극|반복|최종|사전|공동|별도|개별|일부|전체|모두|각자|서로|먼저|다시|즉시|계속|성실|집중|수시|매번|자진|자율|동시|재차|추후|중간|단독|대표|부분|전부|비교|대조|교차|상호|심층|정밀|사후|조사|발표|토론|충동|가상|모의|집단|단체|공개|오전|오후|아침|점심|저녁|다음|[가-힣]*(?:시간대|주말|평일|요일|방학|학기|하루|당일|때마다|중간중간))$/;
/** Ends like a particle and is none. */
export const MEASURED =
  /(?:온|습|농|속|밀|강|각|채|명|고|점|투명|정확|선명|난이|완성|만족|선호|인지|신뢰)도$/;
const PARTICLE =
  /(?:히|게|으로|에서|에게|마다|까지|부터|적|[을를은는에의도]|(?<!(?:경|진|통|도|선|회|활|항))로)$/;
/** Nouns that the lexicon does not list. */
const ROLE = /(?:[가-힣]{2}관|장소|역|문|안|표|식|곡|여부|^\d+[가-힣]+)$/;
const NOTED_DOING = new RegExp(
  `(?<=^|[^을를] )(\\d+(?:문항|장|개|편|가지|쪽|컷|조|항|절)|[가-힣]{1,7}|[A-Za-z]{2,12}) (${NOTED})(?=함|하[고여며면자니]|해서|한 |했|[.\\s]*$)`,
  'g',
);
/** The particle that a note leaves out before its doing: 독자 참여 유도 → 독자 참여를 유도. */
export function withDoings(note: string): string {
  return note.replace(NOTED_DOING, (whole, noun: string, doing: string) => {
    const measured = MEASURED.test(noun);
    if (/(?:차례|번|회|동안|이상|째)$/.test(noun) || HOW.test(noun) || (PARTICLE.test(noun) && !measured))
      return whole;
    if (/^(?:누가|누구|무엇|언제|어디|대신|다음|이상|전부|모두)$/.test(noun)) return whole;
    // 단면도로 확인: the particle is there.
    if (/[가-힣]{2}로$/.test(noun) && isThingNoun(noun.slice(0, -1))) return whole;
    const named =
      /^[A-Za-z]+$/.test(noun) ||
      isDoingNoun(noun) ||
      (noun.length > 1 && noun.endsWith('기') && isSoundStem(noun.slice(0, -1))) ||
      (!/[아어여해]$/.test(noun) && (isThingNoun(noun) || ROLE.test(noun)));
    if (/[고서지며면니자]$/.test(noun) || !named) return whole;
    return `${withParticle(noun, isWorkedWith(noun, doing) ? '으로/로' : '을/를')} ${doing}`;
  });
}
