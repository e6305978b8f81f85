import { compose, decompose, lastFinal } from '../../hangul.ts';
import { stripParticle } from '../../questions/phrases/particles.ts';
import { figuresIn } from './figures.ts';
import { SAME_WORDS } from './same-words.ts';

/** Words that any sentence of any lesson may hold. */
const EMPTY = new Set(
  '줌 봄 냄 이 그 저 수 나 오 하 되 보 있 없 같 많 크 것 때 등 중 뒤 후 간 번 개 명 점 더 안 못 또 잘 한 두 세 네 내 제 할 될 된 함 됨 및 쪽 위해 통해 대해 대한 자신 스스 있는 있음 있었 하는 하여 해서 하고 되는 되어 함께 같이 서로 다시 먼저 처음 이후 활동 수업 과정 시간 모둠 학급 여러 다양 각각 직접 매우 가장 보고 보니 없는 알게 생각 느낌 깨달 이에 그러 특히 또한 따라 있게 이해 발표 사실 다는 이를 그것 이것'.split(
    ' ',
  ),
);

/** Nouns and stems of one syllable: 공은, 박을, 떼고. */
const SHORT = /^([가-힣])(?:은|는|이|가|을|를|고|기|지|던|며|면|로|와|과|에|자)$/;

/** A figure with what it counts: figures are read by themselves. 1루 is a name. */
const COUNTED = /^\d+(?!루|층|학년|호선|부)/;

/** Forms of one verb by one key: 끼워, 끼움 and 끼우; 칠해 and 칠하. */
function stemLike(key: string): string {
  // 잊자, 잊어, 잊은: the stem closes with its first syllable.
  if (/[어아으은을고는자지기]$/.test(key) && lastFinal(key[0] ?? '')) return key[0] ?? key;
  const last = decompose(key[1]);
  if (!last) return key;
  const final = /[ㄴㄹㅁㅆ]/.test(last.final) ? '' : last.final;
  const vowel = last.initial === 'ㅎ' && last.vowel === 'ㅐ' ? 'ㅏ' : (OPEN_VOWEL[last.vowel] ?? last.vowel);
  return `${key[0]}${compose(last.initial, vowel, final)}`;
}
const OPEN_VOWEL: Readonly<Record<string, string>> = { ㅝ: 'ㅜ', ㅘ: 'ㅗ', ㅕ: 'ㅣ' };

/** What a sentence tells: its words by their first two letters and by what they mean, figures, and which stand together. */
export interface Facts {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  /** The last word: what was done. */
  end: string;
}

/** The facts of a sentence: two that share them tell the same, however they are put. */
export function factsOf(text: string): Facts {
  const words = new Set<string>();
  const pairs = new Set<string>();
  let before = '';
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    if (!/[가-힣A-Za-z]/.test(word) || COUNTED.test(word)) continue;
    const noun = SHORT.exec(word)?.[1] ?? stripParticle(word).noun;
    const same = SAME_WORDS.find(([pattern]) => pattern.test(noun))?.[1];
    const key = same ?? stemLike(noun.slice(0, 2));
    if (key === '' || EMPTY.has(key)) continue;
    words.add(key);
    if (before !== '' && before !== key) pairs.add([before, key].sort().join(' '));
    before = key;
  }
  for (const figure of figuresIn(text)) words.add(`#${figure}`);
  return { words, pairs, end: before };
}
