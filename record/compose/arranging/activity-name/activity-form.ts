import { withParticle } from '../../../hangul.ts';
import { closingStem, isClosingVerb } from '../../../questions/phrases/verb-forms.ts';
import { isAdverb, isDoingNoun } from '../../../style/words/nouns.ts';
import { formOf } from '../../notes/word-forms.ts';
import { doing, isKind, isWay, withLastObject } from './activity-objects.ts';
import { type Clause, clauseOf, wordsOf } from './name-clause.ts';
import { COUNTED, hasCase, isDone, isGi, isNoun, takes } from './name-nouns.ts';
import { EVENT_NOUN, withObjects } from './name-objects.ts';
import { isJoint } from './name-verbs.ts';

/** The grammar of an activity's name: a clause stands before 활동 in its adnominal form, a noun phrase as it is. */

/** The last nouns of a clause as its verb: 구청에 제안 → 구청에 제안하는, 희망학과 3개 조사 → 희망학과 3개를 조사하는. */
function asVerb(words: readonly string[], { open, start }: Clause): string | null {
  const last = words.at(-1) ?? '';
  const own = words.slice(open + 1, -1);
  const noun = own.at(-1);
  const before = words.slice(0, -1).join(' ');
  const acted = words.slice(start, -1).some((word) => /[을를]$/.test(word) && hasCase(word));
  const withObject = () => {
    if (noun === undefined || acted || isWay(noun) || /[과와]$/.test(noun) || isAdverb(noun)) return before;
    const isObject = isNoun(noun) || COUNTED.test(noun) || (isGi(last) && takes(last.slice(0, -1)));
    return isObject ? withParticle(before, '을/를') : null;
  };
  if (isGi(last)) {
    const title = withObject();
    return title === null ? null : `${title} ${doing(last.slice(0, -1))}`;
  }
  if (EVENT_NOUN.test(last) && !acted && own.length > 0)
    return `${before} ${withParticle(last, '을/를')} 하는`;
  if (!isDone(last)) return EVENT_NOUN.test(last) ? `${before} ${withParticle(last, '을/를')} 하는` : null;
  const titled = `${before} ${withParticle(last, '을/를')} 하는`;
  // 잠망경 제작 및 원리 설명: two doings by their nouns.
  if (!acted && (own.includes('및') || (noun !== undefined && isKind(noun)))) return titled;
  const object = withObject();
  if (object !== null) return `${object} ${last}하는`;
  // 합의문 작성: whatever is written.
  const taken = withLastObject(`${before} ${last}하는 활동`);
  return /[을를] [^ ]+ 활동$/.test(taken) ? taken.slice(0, -3) : titled;
}

/** 브이로그 1분 찍는: a title that names no object stays one, 브이로그 1분 찍기. */
function soundDoing(phrase: string): string {
  const whole = withObjects(phrase);
  const words = wordsOf(whole);
  const stem = formOf(words.at(-1) ?? '');
  const before = words.at(-2) ?? '';
  const isTitle = !words.some(
    (word, at) => hasCase(word) || isJoint(word, words[at - 1] ?? '', words[at + 1] ?? ''),
  );
  return stem && takes(stem) && isTitle && /^\d/.test(before)
    ? `${words.slice(0, -1).join(' ')} ${stem}기 활동`
    : `${whole} 활동`;
}

/**
 * The name of an activity as it may stand before 에서: a clause that ends in a bare noun or in a verb's nominal form is made
 * adnominal (개선안을 구청에 제안 활동 → 개선안을 구청에 제안하는 활동); null where no grammar makes one of it.
 */
export function soundName(name: string): string | null {
  const isCalled = name.endsWith(' 활동');
  const phrase = isCalled ? name.slice(0, -3) : name;
  if (/[가-힣]는$/.test(phrase) && isCalled) return soundDoing(phrase);
  const words = wordsOf(phrase);
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const clause = clauseOf(words);
  if (clause.open < 0 && !/[함됨]$/.test(last)) return name;
  const bound = hasCase(before) ? 'case' : clause.open >= 0 ? 'verb' : 'noun';
  // 모의 실험: no verb, though it ends like one.
  const isNamed = isDoingNoun(last) && (!/[을를]$/.test(before) || /험$/.test(last)) && !/[함됨]$/.test(last);
  if (!isNamed && isClosingVerb(last, bound)) {
    const verb = doing(closingStem(last) ?? '');
    return verb ? `${withObjects(`${words.slice(0, -1).join(' ')} ${verb}`)} 활동` : null;
  }
  // 골라 읽혀 보고: half a sentence.
  if (isJoint(last, before, ' ')) return null;
  if (clause.open < 0) return name;
  // 가격을 비교하는 탐구, but 마음에 드는 문장 필사.
  if (clause.described && (!isCalled || clause.open < 0)) return name;
  const verb = asVerb(words, clause);
  return verb ? `${withObjects(verb)} 활동` : null;
}
