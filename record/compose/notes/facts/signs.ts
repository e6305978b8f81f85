import { lastFinal, withParticle } from '../../../hangul.ts';
import { isDoing, isDoingNoun } from '../../../style/nouns.ts';
import { declarative, isAdjective, isSoundStem, lastWord } from '../../../style/stems.ts';
import { stemOf } from '../arrows.ts';
import { describes, isNamed, splitOutside } from './phrases.ts';

/** What single signs stand for: 차이 X is none, 디자인 = 문제 해결 says what it is, A vs B sets them side by side. */

/** What there is or is not. */
const THERE_IS =
  /^(?:차이|영향|관계|상관|관련|효과|변화|반응|의미|문제|오류|이상|근거|결론|소리|냄새|필요|대책|규칙)$/;
const MARKED = /^(.*?)([가-힣]+) (?:(거의|별로|전혀|아예) )?([XO])$/;

/** 거의 차이 X → 차이가 거의 없; the stem of what the sign says, or null where the noun leaves it open. */
export function markedStem(part: string): string | null {
  const [, before = '', noun = '', how = '', sign] = MARKED.exec(part) ?? [];
  if (!sign || /[XO=:]/.test(before)) return null;
  const front = /(?:^| )(거의|별로|전혀|아예) $/.exec(before);
  const much = how || front?.[1] || '';
  const rest = front ? before.slice(0, front.index + (front[0].startsWith(' ') ? 1 : 0)) : before;
  if (!much && sign === 'O' && !THERE_IS.test(noun)) return null;
  if (THERE_IS.test(noun))
    return `${rest}${withParticle(noun, '이/가')} ${much ? `${much} ` : ''}${sign === 'X' ? '없' : '있'}`;
  return isDoing(noun) && sign === 'X' && !much ? `${rest}${withParticle(noun, '을/를')} 하지 않` : null;
}

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
    if (!isNamed(yes) || !isNamed(no)) return null;
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
  return isNamed(noun) && !/기$|만$/.test(noun)
    ? `${withParticle(what, '은/는')} ${withParticle(noun, '이라/라')}는 점`
    : null;
}

/** A = B, of one thing or of several: the points that it makes, or null. */
export function equationTold(line: string): string | null {
  const body = line.replace(/[.\s]+$/, '');
  if (!body.includes('=')) return null;
  const points = splitOutside(body, /, (?=[^,=]+ ?=)/).map((one) => {
    const [what = '', said = '', more] = splitOutside(one, / ?= ?/);
    if (
      more !== undefined ||
      !said ||
      !/[가-힣]/.test(said) ||
      !isNamed(what) ||
      (describes(lastWord(what)) && !what.endsWith('인'))
    )
      return null;
    return meaning(what, said);
  });
  if (points.some((point) => point === null)) return null;
  const [last = '', ...before] = (points as string[]).toReversed();
  return [...before.toReversed().map((point) => withParticle(point, '과/와')), last].join(' ');
}

const COMPARED = /^(.+?) vs\.? (.+?)(?: (?:비교|차이|대결))?$/i;

/** 힌남노(2022) vs 매미(2003) 비교: set side by side. */
export function versusTold(line: string): string | null {
  const [, one = '', other = ''] = COMPARED.exec(line.replace(/[.\s]+$/, '')) ?? [];
  if (!one || !other || /[=:→+<>]| vs/i.test(one + other) || !isNamed(one) || !isNamed(other)) return null;
  // 3.1점 vs 4.2점: of what.
  if (/\d\S*$/.test(one.replace(/\([^()]*\)/g, '')) || lastFinal(other.replace(/\([^()]*\)/g, '')) === null)
    return null;
  return `${withParticle(one, '과/와')} ${withParticle(other, '을/를')} 비교했다`;
}
