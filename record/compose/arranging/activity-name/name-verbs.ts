import { isVerbForm } from '../../../questions/phrases/verb-forms.ts';
import { isDescribing } from '../../../style/words/forms.ts';
import { isAdverb, isDoing, isListedThing } from '../../../style/words/nouns.ts';
import { formOf } from '../../notes/word-forms.ts';
import { hasCase, isNoun } from './name-nouns.ts';

/** The verbs within an activity's name: those that go on to the next one, and those that describe a noun. */

const NOUN_JOINT = /^(?:및|또는|후|뒤)$/;

/** 결과 보고 희망학과 조사: read; 결과 보고 및, 재고 조사하고: a report, a stock. 살펴보고: no kind of report. */
export const isJoint = (word: string, before: string, next: string) =>
  /[가-힣](?:고|며|면서|서|여|해|[아어려져켜춰눠워와러라내])$/.test(word) &&
  !isAdverb(word) &&
  !(
    (isListedThing(word) || isDoing(word)) &&
    (!/^(?:보고|재고)$/.test(word) || NOUN_JOINT.test(next) || next === '' || before === '')
  ) &&
  (isVerbForm(word, before === '' ? 'start' : hasCase(before) ? 'case' : 'noun', next) ||
    formOf(word) !== null);

/** 해결을 위한, 영화를 본: what a list of nouns knows otherwise. */
const DESCRIBES = /^(?:위한|본|읽은|쓴|찍은|들은|담은)$/;

export const isAdnominal = (word: string) =>
  DESCRIBES.test(word) ||
  (!isNoun(word) && (/[가-힣][는던]$/.test(word) || word.endsWith('한') || isDescribing(word)));
