import { isDone, lastOf } from './doings.ts';
import { lessonParts } from './lesson-parts.ts';
import { VAGUE, VAGUE_ALONE } from './lesson-vocabulary.ts';
import { isNoMatter } from './no-matters.ts';
import { stripParticle } from './particles.ts';
import { type Before, isVerbForm } from './verb-forms.ts';
import { beforeNext } from './closing-verbs.ts';

/** One to four words of nouns alone: no figure, no mark, no bracket. */
const WORDS = /^(?=.{3,16}$)(?=.*[가-힣])[가-힣A-Za-z]+(?:[ ·][가-힣A-Za-z]+){0,3}$/;
/** What was handed out, counted or said to whom, in a lesson's box. */
const BESIDE =
  /^(?:교과서|자료|수업|이론|개념|진도|준비|마무리|과제|숙제|풀이|발표|모둠|조별|개인|전체|시간|차시|순서|방법|내용|정리|동일|단원|전|후|때|등)$|(?:활동지|학습지|프린트|영상|문풀|문제풀이|위주|제출|올림|생략|여부|확인|안내|판단|점검|계산|측정|포스트잇|구절|발문)$/;

/** 정다각형 어떤 것만 되나: what the teacher asked the class. */
const ASKED = /(?:어떤|무슨|어떻게|왜) ?|(?:되나|하나|인가|일까|될까|할까|[가-힣]면)$/;

/** Whether each word is a noun as far as its form tells: none with a particle but 의, 와 and 과, none a verb. */
function isNounPhrase(part: string): boolean {
  const words = part.split(' ');
  let before: Before = 'start';
  return words.every((word, i) => {
    const isLast = i === words.length - 1;
    if (isVerbForm(word, before, words[i + 1])) return false;
    before = beforeNext(word, before, words[i + 1]);
    const { particle } = stripParticle(word);
    if (isLast) return !/^(?:은|는|을|를|으로|로|에서|에게|까지|부터|마다|처럼|보다)$/.test(particle);
    return particle === '' || /^[의와과]$/.test(particle);
  });
}

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
