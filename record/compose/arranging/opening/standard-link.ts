import { decompose, withFinal } from '../../../hangul.ts';
import { stripParticle } from '../../../questions/phrases/particles.ts';

/** The achievement standard as the opening of a sentence, and the words by which answers show that they met it. */
export interface StandardLink {
  /** E.g. `빛의 세기와 광합성량의 관계를 실험으로 확인하는 활동`. */
  lead: string;
  vocabulary: ReadonlySet<string>;
}

/** A longer opening would push the student's own sentence out of sight. */
const LONGEST = 42;
const CLOSED_STEMS = /(?:찾|읽|얻|쌓|맺|묶|받|막|엮|놓|넣|잡|적|밝히|갖)$/;

/** `…확인할 수 있다` → `…확인하는`; null for verbs whose stem the future form hides (들을, 도울, 지을). */
function adnominal(sentence: string): string | null {
  const text = sentence.trim().replace(/[.。]$/, '');
  const able = /^(.*[가-힣]) 수 있(?:다|음)$/.exec(text)?.[1];
  if (able) {
    if (able.endsWith('을')) return CLOSED_STEMS.test(able.slice(0, -1)) ? `${able.slice(0, -1)}는` : null;
    return decompose(able.at(-1))?.final === 'ㄹ' && !/[울]$/.test(able) ? `${withFinal(able, '')}는` : null;
  }
  const plain = /^(.*[가-힣])다$/.exec(text)?.[1];
  if (!plain) return null;
  if (plain.endsWith('는')) return plain;
  return decompose(plain.at(-1))?.final === 'ㄴ' ? `${withFinal(plain, '')}는` : null;
}

/** The nouns of a standard, what is done included (실험, 확인): answers show a standard by doing it. */
function nounsOf(text: string): Set<string> {
  const nouns = text.split(/[\s,·]+/).map((token) => stripParticle(token.replace(/하[는고며여]$/, '')).noun);
  return new Set(nouns.filter((noun) => noun.length >= 2));
}

/** Reads one or several standards (one a line or after each code) and turns each that can be turned. */
export function standardLinks(standard: string): StandardLink[] {
  return standard
    .normalize('NFC')
    .split(/\[[^\]]*\]|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => {
      const form = adnominal(sentence);
      if (form === null) return [];
      // A topic inside (작품에서는 …) would compete with the sentence's own.
      const short = form.length <= LONGEST ? form : (form.split(/(?<=[고며]),?\s+/).at(-1) ?? form);
      if (
        short.length > LONGEST ||
        short.length < 10 ||
        /^(?:이를|이에|이|그|그를)\s|에서는 |(?<=[가-힣]{2})[은는] /.test(short)
      )
        return [];
      return [{ lead: `${short} 활동`, vocabulary: nounsOf(short) }];
    });
}

const CLASHES =
  /^(?:이번|수업|활동|처음|평소|원래|또한|그러나|이에|아울러|나아가|반면|.{0,14}(?:활동|수업|과정|시간|프로젝트)(?:에서|에|을 통))/;
const DID =
  /(?:(?<!못)함|봄|냄|씀|만듦|그림|나타냄|셈|잼|줌|나눔|모음|찾음|읽음|얻음|넣음|놓음|맡음|세움|바꿈|고침)\.$/;
const STATES = /느낌|깨달음|알게 됨|싶|소감|생각함|좋|어려|힘들|때문|궁금|몰랐|지만|으나|수 있|아니|확인함/;

/** The opening with its space; `활동으로` (or 과정) before a sentence that says where, so that no second 에서 follows. */
export function leadOf(link: StandardLink, sentence = '', within = false): string {
  // Where the lesson's activity opens the text already, the standard is what went on in it.
  if (within)
    return `${link.lead.replace(/활동$/, '과정')}${/^.{0,14}에서 /.test(sentence) ? '으로' : '에서'} `;
  return `${link.lead}${/^.{0,14}에서 /.test(sentence) ? '으로' : '에서'} `;
}

/** Whether this sentence may open with the standard: it tells of something done and does not say the same already. */
export function bears(sentence: string, link: StandardLink): boolean {
  return (
    !CLASHES.test(sentence) &&
    DID.test(sentence) &&
    !STATES.test(sentence) &&
    !sentence.includes(link.lead.slice(0, 8))
  );
}

/** Whether the answers as a whole show the standard: at least two of its words and two in five. */
export function isShown(link: StandardLink, sentences: readonly string[]): boolean {
  const shown = [...link.vocabulary].filter((word) => sentences.some((sentence) => sentence.includes(word)));
  return shown.length >= Math.max(2, link.vocabulary.size * 0.4);
}

/** Words of the standard that a sentence says itself. */
export const wordsShown = (link: StandardLink, sentence: string): number =>
  [...link.vocabulary].filter((word) => sentence.includes(word)).length;
