import { withParticle } from '../../../hangul.ts';
import { isDoingNoun } from '../../../style/words/nouns.ts';
import { declarative, isAdjective, isSoundStem, lastWord } from '../../../style/words/stems.ts';
import { stemOf } from '../step-stem.ts';
import { markedStem } from './marked.ts';
import { describes, isNounPhrase, splitOutside } from './phrases.ts';

/** 장조 = 밝음: how it is. */
const isState = (stem: string) => isAdjective(stem) && isSoundStem(stem);

/** 예쁜 거 X, 문제 해결 O: not the one but the other. */
const CONTRAST = /^(.+?) X[, ]+(?:→ ?)?(.+?) O$/;
const CONTRAST_TURNED = /^(.+?) O[, ]+(.+?) X$/;

function meaning(what: string, said: string): string | null {
  const [, not = '', but = ''] = CONTRAST.exec(said) ?? [];
  const [, is = '', isNot = ''] = CONTRAST_TURNED.exec(said) ?? [];
  const [yes, no] = [but || is, not || isNot];
  if (yes && no) {
    const [there, none] = [markedStem(`${yes} O`), markedStem(`${no} X`)];
    if (there && none)
      return `${withParticle(what, '은/는')} ${there}으나 ${none.replace(/(?:이|가) 없$/, '은 없')}다는 점`;
    // 사실 O, 전부 X: not all of it, which is no contrast.
    if (!but || !isNounPhrase(yes) || !isNounPhrase(no)) return null;
    return `${withParticle(what, '은/는')} ${withParticle(no.replace(/ 거$/, ' 것'), '이/가')} 아니라 ${withParticle(yes.replace(/ 거$/, ' 것'), '이라/라')}는 점`;
  }
  const marked = markedStem(said);
  if (marked) return `${withParticle(what, '은/는')} ${marked}다는 점`;
  if (/[XO=:+<>→,]/.test(said)) return null;
  const clause = stemOf(said);
  // 이미 정렬된 자료 = 삽입 정렬이 제일 빠름: a clause with its own subject.
  if (
    clause &&
    /[가-힣](?:이|가) [^.]+$/.test(said) &&
    !/기$/.test(said) &&
    !isDoingNoun(lastWord(said)) &&
    isSoundStem(clause)
  )
    return `${what}의 경우 ${declarative(clause)}는 점`;
  const state = clause && !said.includes(' ') && isState(clause) ? clause : null;
  if (state) return `${withParticle(what, '은/는')} ${declarative(state)}는 점`;
  if (clause && !isDoingNoun(lastWord(said)) && /[음ㅁ]$/.test(said) && isSoundStem(clause)) return null;
  const noun = said.replace(/ 거$/, ' 것');
  return isNounPhrase(noun) && !/기$|만$/.test(noun)
    ? `${withParticle(what, '은/는')} ${withParticle(noun, '이라/라')}는 점`
    : null;
}

const OF_IT = /^([가-힣A-Za-z ]{1,12}?)[은는] ([^=]+ X[, ]+[^=]+ O)$/;

/** A = B, of one thing or of several: the points that it makes, or null. */
export function equationTold(line: string): string | null {
  const body = line.replace(/[.\s]+$/, '');
  if (!body.includes('=')) {
    // 코드는 짧은 게 X 읽기 쉬운 게 O.
    const [, what = '', said = ''] = OF_IT.exec(body) ?? [];
    return what && isNounPhrase(what) ? meaning(what, said.replace(/ 게(?= [XO])/g, ' 것')) : null;
  }
  const points = splitOutside(body, /, (?=[^,=]+ ?=)/).map((one) => {
    const [what = '', said = '', more] = splitOutside(one, / ?= ?/);
    if (
      more !== undefined ||
      !said ||
      !/[가-힣]/.test(said) ||
      !isNounPhrase(what) ||
      (describes(lastWord(what)) && !what.endsWith('인'))
    )
      return null;
    return meaning(what, said);
  });
  if (points.some((point) => point === null)) return null;
  const [last = '', ...before] = (points as string[]).toReversed();
  return [...before.toReversed().map((point) => withParticle(point, '과/와')), last].join(' ');
}
