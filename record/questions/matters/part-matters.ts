import { isDone, lastOf } from '../steps/doings.ts';
import { lessonParts } from '../lesson/lesson-parts.ts';
import { VAGUE, VAGUE_ALONE } from '../lesson/lesson-vocabulary.ts';
import { isNoMatter } from './no-matters.ts';
import { isNounPhrase } from '../phrases/noun-phrase.ts';

/** One to four words of nouns alone: no figure, no mark, no bracket. */
const WORDS = /^(?=.{3,16}$)(?=.*[가-힣])[가-힣A-Za-z]+(?:[ ·][가-힣A-Za-z]+){0,3}$/;
/** What was handed out, counted or said to whom, in a lesson's box. */
const BESIDE =
  /^(?:교과서|자료|수업|이론|개념|진도|준비|마무리|과제|숙제|풀이|발표|모둠|조별|개인|전체|시간|차시|순서|방법|내용|정리|동일|단원|전|후|때|등)$|(?:활동지|학습지|프린트|영상|문풀|문제풀이|위주|제출|올림|생략|여부|확인|안내|판단|점검|계산|측정|포스트잇|구절|발문)$/;

/** 정다각형 어떤 것만 되나: what the teacher asked the class. */
const ASKED = /(?:어떤|무슨|어떻게|왜) ?|(?:되나|하나|인가|일까|될까|할까|[가-힣]면)$/;

/** 적서차별, 조공책봉 관계, 공정무역: parts of an enumeration that stand for themselves, as the teacher typed them. */
export function partMatters(content: string): string[] {
  const parts = lessonParts(content).flatMap((part) => part.split(/,\s*/));
  if (parts.length < 2) return [];
  return [...new Set(parts.map((part) => part.trim()))].filter((part) => {
    const last = lastOf(part);
    return (
      WORDS.test(part) &&
      !isDone(part) &&
      !BESIDE.test(last) &&
      !isNoMatter(last) &&
      !VAGUE.has(part) &&
      !VAGUE_ALONE.test(part) &&
      !ASKED.test(part) &&
      isNounPhrase(part)
    );
  });
}
