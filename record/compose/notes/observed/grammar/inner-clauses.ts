import { endedStem, formOf, takesObject } from '../../word-forms.ts';
import { isKnown } from '../../particles/what-is-named.ts';
import { withRestoredParticles } from '../../particles/restored-particles.ts';
import { sureParticles } from '../../particles/sure-particles.ts';
import { HOW } from '../../notes.ts';
import { clausesOf, hasObject } from './clause.ts';
import { doingIn } from './doings.ts';
import { describing } from './describing.ts';
import { withFrames, withLinks, withTimes } from './frames.ts';
import { asAdverb, saysHow } from './manner.ts';
import { isBare } from './nouns.ts';
import { isTransitive } from './verb-stems.ts';
import { coreOf, marked, noteOf, wordsOf } from './tokens.ts';

/** The clauses of a note before its last one: 경사 바닥 반영한 …, 소감 나눔 시 …, 끓는점 근거로 …. */

/** 굽기 담당, 휠체어 밀기 체험: a noun, whatever verb it is made of. */
const NAMED_DOING = /[가-힣]기(?:를|을|와|나|도|등)?$/;
/** 비용 없는, 균형 있는, 학교 것 아님: said without a particle as well. */
const BEING = /^(?:있|없|아니|아닌|아님|같|어린)/;
/** 부상 시 침착한: when, and no poem. */
const WHEN = /^(?:시|때|후|뒤|중|전|간|초|말|내)$/;
/** 구두 질문하면, 반대로 대답해: what it is done to is not what stands before. */
const SPOKEN = /^(?:질문|대답|답변|답|발언|응답|토의|토론|말)[하했해함]/;
const MARKED = /[가-힣](?:을|를|은|에서|에게) /;

/** 경사 바닥 반영한, 부호표 활용하여: what a doing in 하다 is done to. */
const DOES =
  /^([가-힣]{2,4}?)(?:한|하는|하던|할|하되|하여|해서?|하고|하며|하면서|했으나|하였으나|했고|하였고|하기|하려고?)$/;

function withDone(words: readonly string[]): string[] {
  return words.map((word, at) => {
    let next = at + 1;
    while (saysHow(words[next] ?? '')) next += 1;
    const noun = DOES.exec(coreOf(words[next] ?? ''))?.[1] ?? '';
    const isObject = doingIn(noun)?.takes === 'object' && !hasObject(clausesOf(words.slice(0, at)).own);
    return isObject && isBare(word, words[at - 1] ?? '') && asAdverb(word, noun) === null && !HOW.test(word)
      ? marked(word, '을/를')
      : word;
  });
}

/** 빠진 것 밝히고: what is said of doing it. */
const withThings = (words: readonly string[]): string[] =>
  words.map((word, at) => {
    if (!/^(?:것|거)$/.test(word) || describing(words[at - 1] ?? '') === null) return word;
    let next = at + 1;
    while (saysHow(words[next] ?? '')) next += 1;
    const stem = next < words.length - 1 ? formOf(coreOf(words[next] ?? '')) : null;
    return stem !== null && isTransitive(stem) ? '것을' : word;
  });

/** A note whose earlier clauses have the particles that are sure; its last word stands as it is. */
export function innerTold(note: string): string {
  const words = withThings(withDone(withLinks(withFrames(withTimes(wordsOf(note))))));
  const before = words.slice(0, -1);
  const written = before.join(' ');
  const restored = sureParticles(written, withRestoredParticles(written), MARKED.test(written)).split(' ');
  if (restored.length !== before.length) return noteOf(words);
  const sure = before.map((word, at) => {
    const now = restored[at] ?? word;
    if (now === word) return word;
    let next = at + 1;
    while (saysHow(before[next] ?? '')) next += 1;
    const verb = coreOf(before[next] ?? '');
    const isSure =
      (isKnown(coreOf(word)) || (takesObject(formOf(verb) ?? '') && isBare(word, before[at - 1] ?? ''))) &&
      !WHEN.test(word) &&
      !NAMED_DOING.test(verb) &&
      // 결말 바꿔 쓰기: the noun of it.
      !NAMED_DOING.test(coreOf(before[next + 1] ?? '')) &&
      !BEING.test(verb) &&
      !SPOKEN.test(verb) &&
      endedStem(verb) === null;
    return isSure ? now : word;
  });
  return noteOf([...sure, ...words.slice(-1)]);
}
