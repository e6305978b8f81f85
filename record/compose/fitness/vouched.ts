import { lastFinal } from '../../hangul.ts';
import type { Intent } from '../../types.ts';
import { isDoingNoun, isListedThing } from '../../style/words/nouns.ts';
import { isAdjective } from '../../style/words/stems.ts';
import { bareNouns } from '../notes/bare-words.ts';
import { NOT_SHOWN } from './reasons.ts';
import { SPOKEN, STRUNG } from './spoken-marks.ts';
import { withNoObjectsJoined } from '../telling/no-object.ts';
import { withoutAnchored } from '../telling/pointers.ts';
import { endedStem, formOf, gluedAt, HELPING, takesObject } from '../notes/word-forms.ts';

/**
 * The gate of legibility: a sentence of an answer stands in a draft only when all of it can be vouched for. Words
 * written as one, nouns without their particle, a doing that does not say to what, a state that is nobody's and words
 * that point at nothing are what a strict teacher has to mend.
 */

const GLUED = '띄어쓰기가 분명하지 않은 말이 있어 제외했습니다. 필요하면 다듬어 넣어 주세요.';
const BARE = '조사가 빠져 뜻이 분명하지 않아 제외했습니다. 필요하면 다듬어 넣어 주세요.';
const NO_OBJECT = '무엇을 했는지가 문장에 없어 제외했습니다. 학생에게 물어보면 쓸 수 있습니다.';
const VAGUE = '무엇을 가리키는지, 얼마나인지 분명하지 않은 말이 있어 제외했습니다.';
const UNKNOWN = '뜻을 분명히 알 수 없는 말이 있어 제외했습니다. 필요하면 다듬어 넣어 주세요.';
/** What is said of words that this gate cannot read. */
export const UNREADABLE: readonly string[] = [GLUED, BARE, UNKNOWN];

export interface Vouched {
  /** No teacher would leave it so. */
  reason: string;
  /** It may stand where nothing better of the same intent is there. */
  bearable: boolean;
}

const QUOTED = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|「[^」]*」|『[^』]*』|\([^()]*\)/g;

/** Words of talk for how much, and pointers without what they point at. */
const VAGUE_WORDS =
  /(?<![가-힣])(?:막|꽤|별로|딱|쭉|확)(?=[ .])|(?<![가-힣]|[둘셋넷] )다 (?=[가-힣]*(?:없|소용|필요|좋|똑같|다르|틀[리렸림]|[가-힣]+함\.|씀\.|봄\.|됨\.))|^(?:[가-힣]+(?:은|는|이|가) )?(?:더|너무) [가-힣]+(?:음|[ㄱ-힣])\.$/;
// 사지 말자X 30번 …: crossed out, and no letter.
const POINTING =
  /(?<![가-힣])(?:그걸로|그거|이거|그게|이게|그걸|이걸|뭔가|뭐|거의 다|(?<!(?:다른|옆) )반도|그 정도|이 정도|대충|어찌어찌)(?=[ .])|[자다음함기][X×](?=[ .,])/;
/** A verb of talk closes what should be told. */
const LOOSE_END =
  /^(?![^.]*[을를] (?:[가-힣]+(?:고|서) |(?:서로|같이|함께|번갈아) (?:함|확인함)\.))[^.]*(?:서로|같이|함께|번갈아) (?:봐 ?줌|봄|함|확인함)\.$|(?:잘|제대로|금방|바로|열심히|천천히|그렇게) (?:됨|함|해 ?봄|풀림)\.$|^(?![^.]*[이가] [^.]*[아어여해려져와]서 )[^을를]*(?:[가-힣]서|[가-힣]고) (?:됨|함|고침|바꿈|씀)\.$|[을를] [가-힣]+고 삼\.$/;
const OBJECT =
  /[을를도만] |^[가-힣A-Za-z ]{2,16}[이가] [^.]*자 |까지 |부터 |[은는] |[이가] [^.]*[아어여해려져워와겨켜]서 |[다라자냐]고 |□|기로 |는지 |것 /;

/** Wishes and powers are the student's; 적음 and 짬 are doings behind an object. */
const NO_STATE = /[을를] |싶|같|수 (?:있|없)|궁금|필요|어려|힘들/;
/** The stem at the end of a sentence. */
function closing(words: readonly string[]): string | null {
  const last = words.at(-1) ?? '';
  // 맞춰 봄: of the verb that it helps.
  if (!/^(?:봄|줌|냄|둠)$/.test(last)) return endedStem(last);
  // 돌아가는지 봄: of itself.
  return formOf(words.at(-2) ?? '') ?? HELPING[last] ?? null;
}

/** Whether a note closes as a record does, in ㅁ. */
const isEnded = (text: string) => /[ㅁㄻ]/.test(lastFinal(text.replace(/[.\s]+$/, '')) ?? '');
const QUARREL =
  /(?<![가-힣])(?:(?:몸|말)?(?:싸움|다툼)|짜증|삐짐)을 |^(?:[^ ]+ ){0,2}(?:친구|모둠원|짝)(?:은|는|이|가) (?![^.]*(?:자신[은이] |[가-힣] 준 |[가-힣] ?줘서 ))[^.]*(?:디자인|코딩|기록|발표|조사|정리|촬영)함\.$/;

/** Letters of a note above which several are strung together that nothing parts. */
const LONGEST_NOTE = 58;

/** Letters of a note to each of its joints up to which they hold it together. */
const CLAUSE = 62;
/** 36석밖에 없는데 올라갔다가 자리가 없어서 …: however long, each clause leads to the next. */
const isJoined = (text: string) =>
  (text.match(/[가-힣](?:는데|다가|지만|더니|면서|려고|고|며|면|[하되]게|[아어여해워져려혀겨켜쳐]서) /g)
    ?.length ?? 0) *
    CLAUSE >=
  text.length;

/** 2개에서 7개로 늚: of what? */
const NOBODYS_FIGURE =
  /^\d(?!.*[가-힣](?:니|(?<!에)서|더니|면) )[^이가은는]* (?:늚|늘었음|늘어남|줄었음|줄어듦|올랐음|오름|바뀜)\.$/;

/** The last word is a form of a verb that is known, or of 이다 and 있다. */
function isKnownEnd(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return (
    /(?:임|[있없]음|[가-힣]움)$/.test(last) ||
    (/^(?:느낌|앎|배움)$/.test(last) && /[것점]을$/.test(words.at(-2) ?? '')) ||
    /^(?:함|됨|앎|셈|잼)$/.test(last) ||
    // 낮게 감: no 감 of the dictionary.
    (/^(?:감|나감|옴)$/.test(last) && /(?:[가-힣]게|멀리|높이|까지|[가-힣]에)$/.test(words.at(-2) ?? '')) ||
    closing(words) !== null ||
    endsInDoing(last)
  );
}
const endsInDoing = (word: string) => {
  const noun = /^([가-힣]{2,})(?:함|됨|시킴)$/.exec(word)?.[1];
  return noun !== undefined && isDoingNoun(noun);
};

/** 연필 씀 3시간 걸림: a note that goes on behind its own end. */
function endsTwice(words: readonly string[]): boolean {
  return words
    .slice(0, -1)
    .some(
      (word, at) =>
        !isListedThing(word) &&
        (/^(?:씀|함|됨|옴|잼|뺌|냄|앎|뜸)$/.test(word) || (word.length > 1 && endedStem(word) !== null)) &&
        !/^(?:때문|등|및|뒤|후|중|정도|여부|위주|자체|속|대신|과정|모습|순서|방법|문제|활동)/.test(
          words[at + 1] ?? '',
        ) &&
        !isNamed(word),
    );
}
/** 그림, 느낌, 걸림돌: listed, or a doing that is a noun as well. */
const isNamed = (word: string) =>
  /^(?:그림|다짐|바람|알림|차림|울림|떨림|꾸밈|높임|낮춤|맞춤|모음|묶음|줄임|풀이|도움|믿음|웃음|두려움|어려움|즐거움|부끄러움|설렘|외침|기다림|가르침|깨달음|배움|나눔|쓰임|움직임|기울임|돌림|띄움|받침|새김|붙임|끝맺음|마침|참|앎|삶|싸움|물들임|뉘우침|아름다움|튀김|볶음|조림|무침|찜|부침|절임)$/.test(
    word,
  );

/** Why a sentence in record style cannot be vouched for, or null. */
export function whyNotVouched(
  text: string,
  { note, intent, follows }: { note: boolean; intent: Intent; follows: boolean },
): Vouched | null {
  const bare = withoutAnchored(text.replace(QUOTED, '□'));
  const words = bare
    .trim()
    .replace(/[.,]+(?= |$)/g, '')
    .split(' ');
  if (words.some((word) => gluedAt(word) > 0)) return { reason: GLUED, bearable: false };
  if (
    note &&
    bare.length > LONGEST_NOTE &&
    !isJoined(bare) &&
    !/, |[다라]는 [것점]|[았었했였]고 [^.]*[을를] /.test(bare)
  )
    return { reason: STRUNG, bearable: false };
  if (note && endsTwice(words)) return { reason: STRUNG, bearable: false };
  if (note && (!isEnded(bare) || !isKnownEnd(words))) return { reason: UNKNOWN, bearable: false };
  if (QUARREL.test(bare)) return { reason: NOT_SHOWN, bearable: false };
  const lacking = bareNouns(withNoObjectsJoined(bare));
  if (lacking.length > 0) return { reason: BARE, bearable: !note };
  if (NOBODYS_FIGURE.test(bare)) return { reason: VAGUE, bearable: false };
  if (POINTING.test(bare)) return { reason: VAGUE, bearable: false };
  if (VAGUE_WORDS.test(bare)) return { reason: VAGUE, bearable: !note };
  if (LOOSE_END.test(bare)) return { reason: SPOKEN, bearable: !note };
  const stem = closing(words);
  if (stem && takesObject(stem) && !OBJECT.test(bare) && !follows)
    return { reason: NO_OBJECT, bearable: !note };
  if (
    intent !== '배운 점' &&
    intent !== '어려움과 해결' &&
    stem &&
    note &&
    isAdjective(stem) &&
    !NO_STATE.test(bare)
  )
    return { reason: NOT_SHOWN, bearable: false };
  return null;
}
