import { lastFinal } from '../../hangul.ts';
import {
  isAdjective,
  isKnownStem,
  isSoundStem,
  lastWord,
  pastForm,
  pastStem,
} from '../../style/words/stems.ts';
import type { Sentence } from '../../sentences.ts';
import { intentOfQuestion } from '../../questions/question-intent.ts';
import { ARROW } from './arrow-sign.ts';
import { withoutArrows } from './arrows.ts';
import { stemOf } from './step-stem.ts';
import { BEFELL } from './befell.ts';
import { tidied } from './careless.ts';
import { reasonBeforeName, reasonInFront } from './reasons-behind.ts';
import { respaced } from './respaced.ts';

/** Sentences of one answer that tell one thing between them are read as one. */

/** Written as a sentence, and no note. */
export const ENDED = /[다요죠까][.!?~\sㄱ-ㅎㅏ-ㅣ^]*$/;
/** Letters of a trouble and its way out that stay one sentence. */
const LONGEST_STORY = 60;

/** 은이 생김: what came of the note before it. */
const CAME_OF_NOTE =
  /^(?:근데|그런데|그랬더니|그러니까?) [가-힣]+(?:이|가) (?:[가-힣]+ )?(?:생[기겼김]|나[오왔옴]|변[하했함]|바[뀌뀜]|커[지졌짐]|작아|줄어|늘어|뜨|떴|뜸|멈[추췄춤])/;
const DID_NOTE = /[가-힣](?:[었았했엇앗햇]음|음|함)$/;

/** 글루건이 잘 안 붙음, 축이 흔들림: what stood in the way, noted. */
const HINDERED =
  /(?<![가-힣])(?:안|못) [가-힣]{1,4}[.\s]*$|(?:(?:[Ee]rror|에러|오류|버그|불|연기|소리|냄새)(?:가|이)? ?남|아픔|아팠음|부족|모자람|어려[웠움]음?|힘듦|힘들었음|떨어짐|깨짐|부서짐|흔들림|끊김|틀림|헷갈림|밖으로 나감|넘침|겹침|막힘|무너짐|휘어짐|찢어짐|번짐|녹슬음|녹슮|꺼짐|시듦|썩음|밀림|엉킴|(?:네트|벽|줄|턱)에 걸림|고장 ?남)[.\sㅠㅜ]*$/;

/** A noted trouble and the way out noted behind it as one sentence, or null. */
function wayOut(trouble: string, way: string, question: string | null): string | null {
  // 감정이 많아서 문장을 지움: a trouble of its own.
  if (/^(?:그래도|그런데도) /.test(trouble)) return null;
  if (/[가-힣](?:아서|어서|여서|해서|라서) /.test(way)) return null;
  // 아쉬웠던 점: one regret beside another.
  if (/아쉬|한계/.test(question ?? '') && !/해결|극복|보완/.test(question ?? '')) return null;
  // 아직도 반은 걸리는 듯: no way out.
  if (/^[^가-힣]*아직|듯[.\s]*$/.test(way)) return null;
  if (trouble.length + way.length > LONGEST_STORY || ENDED.test(way) || HINDERED.test(tidied(way)))
    return null;
  const hindrance = respaced(tidied(trouble)).replace(/[.\sㅠㅜ]+$/, '');
  if (ARROW.test(trouble + way) || !HINDERED.test(hindrance)) return null;
  const told = withoutArrows(`${hindrance} → ${respaced(tidied(way))}`, question);
  return ARROW.test(told) ? null : told;
}

/** 영상을 같이 봤어요. 제가 가만히 서 있더라고요: what was seen in it. */
const LOOKED =
  /(?:영상|녹음|사진|화면|결과|기록|자료|그래프|표)[을를] [^.]*(?:봤|들었|읽었|살펴봤|보았)(?=(?:어요|습니다|다)[.!~\s]*$)/;
const SEEN = /[가-힣]더라[고구]요[.!~\s]*$/;
function seenThere(looked: string, seen: string): string | null {
  if (looked.length + seen.length > LONGEST_STORY * 2 || !SEEN.test(seen) || !LOOKED.test(looked))
    return null;
  const what = seen.replace(/더라[고구]요[.!~\s]*$/, '');
  // 서 있더라고요, 빨라지더라고요: doings go on before the eye.
  return /(?:있|[가-힣]{2}(?:하|되|리|지|기|치))$/.test(what) && !isAdjective(lastWord(what))
    ? looked.replace(/(?:어요|습니다|다)[.!~\s]*$/, `는데 ${what}는 것을 확인했다`)
    : looked.replace(/(?:어요|습니다|다)[.!~\s]*$/, `는데 ${seen}`);
}

/** 제일 좋은 줄 알았어요. 근데 …더라고요: what was thought first, and what it is in truth. */
const THOUGHT_SO =
  /(?:줄(?:로만)? 알았|[다라]고 (?:생각했|믿었|여겼|예상했)었|(?:[다라]고만|[으]?로만) (?:생각했|알고 있었|여겼|봤|보았))(?=(?:어요|습니다|다)[.!~\s]*$)/;
/** 처음에는 이득이라고 생각했다. 그런데 …. */
const THOUGHT_FIRST =
  /^(?:처음에는?|처음엔|원래는?|전에는|예전에는) [^.]*[다라]고 (?:생각했|여겼|믿었|예상했)(?=(?:어요|습니다|다)[.!~\s]*$)/;
const BUT =
  /^(?:(?:근데|그런데|하지만|그러나),? |(?=[^.]*(?:나서|고 나니|통해) [^.]*생각(?:을|이) (?:고쳤|바꿨|바꾸|바뀌|달라졌)))/;
/** 역사는 외우는 과목이라고 생각했다. 지금은 …: what was held then, and how it is by now. */
const HELD_THEN = /[다라]고(?:만)? (?:생각했|여겼|믿었|봤|보았)(?=(?:어요|습니다|다|음)[.!~\s]*$)/;
const BY_NOW = /^(?:하지만 |그런데 |근데 |그러나 )?(?=(?:지금은|이제는?|이젠|요즘은) )/;
function inTruth(thought: string, truth: string): string | null {
  if (
    HELD_THEN.test(thought) &&
    BY_NOW.test(truth) &&
    ENDED.test(truth) &&
    thought.length + truth.length <= LONGEST_STORY * 2 &&
    !/[다라자같]고 (?:했|하셨|말)/.test(truth)
  )
    return thought.replace(/(?:어요|습니다|다|음)[.!~\s]*$/, `으나 ${truth.replace(BY_NOW, '')}`);
  if (thought.length + truth.length > LONGEST_STORY * 2 || !BUT.test(truth)) return null;
  // 그런데 친구는 …라고 했다: another's word, told by itself.
  if (THOUGHT_FIRST.test(thought) && !/[다라자같]고 (?:했|하셨|말)|것 같다고/.test(truth))
    return thought.replace(/(?:어요|습니다|다)[.!~\s]*$/, `으나 ${truth.replace(BUT, '')}`);
  if (!THOUGHT_SO.test(thought)) return null;
  return thought.replace(/(?:어요|습니다|다)[.!~\s]*$/, `는데 ${truth.replace(BUT, '')}`);
}

/** 각도를 줄였다. 그랬더니 더 멀리 날아갔다: what was done, and what came of it. */
const CAME_OF_IT = /^(?:그랬더니|그렇게 ?했더니|이렇게 ?했더니|그러자|그렇게 하니까?),? /;
const DID = /^([^?"'“‘]+?)(?:다|어요|습니다|음)[.!~\s]*$/;
/** Said, supposed or left undone, or somebody else's: 말했더니 is said of what the writer did. */
const NOT_OWN =
  /[다라자냐]고 [^ ]+$|(?:같|싶|이)었$|(?:^| )[안못] [^ ]+$|지 (?:않|못)[^ ]*$|(?:^| )(?!내가|제가)[가-힣]+(?:이|가|께서) (?!.*[가-힣](?:서|고|며|니까?|는데|지만|면|자),? )/;
function cameOfIt(did: string, came: string): string | null {
  if ((!came.startsWith('그') && !came.startsWith('이렇게')) || !CAME_OF_IT.test(came)) return null;
  if (did.length + came.length > LONGEST_STORY * 2) return null;
  const form = DID.exec(did)?.[1] ?? '';
  const noted = form === '' && !ENDED.test(did) ? stemOf(did.replace(/[.!~\s]+$/, '')) : null;
  const done = noted === null ? form : pastForm(noted);
  const stem = noted ?? pastStem(form);
  if (lastFinal(done) !== 'ㅆ' || isAdjective(stem)) return null;
  // 반대였다: no verb.
  if (!(stem.endsWith('이') ? isKnownStem(lastWord(stem)) : isSoundStem(stem))) return null;
  return NOT_OWN.test(done) || BEFELL.test(stem) ? null : `${done}더니 ${came.replace(CAME_OF_IT, '')}`;
}

/** 도라지가 좀 썼다. 소금을 덜 넣고 주물러서 그런듯.: what was, and what is supposed to have made it so. */
const SUPPOSED_SO = /^(?!그래서|왜냐)[^.]{4,40}서 (?:그런|그랬던) ?(?:듯|(?:것|거) ?같)[가-힣 ]*[.!~\s]*$/;
function supposed(effect: string, cause: string): string | null {
  if (!cause.includes('서 그') || !SUPPOSED_SO.test(cause)) return null;
  const form = DID.exec(effect)?.[1] ?? '';
  if (effect.length + cause.length > LONGEST_STORY + CAUSE_TOO || lastFinal(form) !== 'ㅆ') return null;
  return REASONED.test(effect) ? null : `${form}는데 ${cause}`;
}
const CAUSE_TOO = 20;
const REASONED = /재미|재밌|좋았|즐거|힘들|뿌듯|떨렸|긴장|때문|[아어여해려져와워]서 |니까 |같[았다]|듯/;

/** 처음엔 세 줄 나왔다. 지금은 반 페이지.: the verb of both is said once. */
const NOW =
  /^(?:지금|이제|나중|마지막)(?:은|에는|엔) (?:약 )?(?:\d[\d.,]*|한|두|세|네|반) ?[가-힣A-Za-z]{1,4}[.\s]*$/;
const NOWS = ['지금', '이제', '나중', '마지막'];
function byNow(first: string, now: string): string | null {
  if (
    !NOWS.some((word) => now.startsWith(word)) ||
    !NOW.test(now) ||
    !/처음(?:엔|에는?)? [^.,]*\d[^.,]*[.\s]*$|처음(?:엔|에는?)? [한두세네반] [^.,]*[.\s]*$/.test(first)
  )
    return null;
  const form = DID.exec(first)?.[1] ?? '';
  return lastFinal(form) === 'ㅆ' ? `${form}으나 ${now}` : null;
}

/** … 쓴다고 하셨다. 그 기록을 다 남겨야 된다고.: who goes on speaking. */
const STILL_SAID = /[가-힣](?:다|라|자|냐)고[.\s]*$/;
const SAID = /(?:다|라|자|냐)고 ?(?:말씀)?(하셨|하심|하시|말했|했|함)[^.]*[.\s]*$/;
function saidOn(said: string, sentence: Sentence): Joined | null {
  if (!sentence.text.includes('고', sentence.text.length - 3) || !STILL_SAID.test(sentence.text)) return null;
  const how = SAID.exec(said)?.[1];
  return how === undefined
    ? null
    : {
        ...sentence,
        text: `${sentence.text.replace(/[.\s]+$/, '')} ${how.startsWith('하') ? '하셨다' : '했다'}.`,
        joined: [sentence],
      };
}

/** 이었는데 1주가 밀려서 …: the copula of a list that stood on lines of its own. */
const OF_THE_LIST = /^(?:이었|였)(?:는데|고|지만),? (?=\S+ )/;
const withoutCopula = (sentence: Sentence): Joined | null =>
  (sentence.text.startsWith('이었') || sentence.text.startsWith('였')) && OF_THE_LIST.test(sentence.text)
    ? { ...sentence, text: sentence.text.replace(OF_THE_LIST, ''), joined: [sentence] }
    : null;

/** A sentence with those that were joined into it. */
export interface Joined extends Sentence {
  joined?: Sentence[];
}

/** 질산은에 넣었음 / 근데 은이 생김, 안 붙음 / 사포로 문지름: a note and what came of it are one sentence. */
export function withOutcomes(
  sentences: readonly Sentence[],
  text: string,
  question: string | null,
): Joined[] {
  const hindered = question !== null && intentOfQuestion(question) === '어려움과 해결';
  const told: Joined[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1);
    const way =
      before && !before.joined
        ? ((hindered ? wayOut(before.text, sentence.text, question) : null) ??
          reasonInFront(before.text, sentence.text) ??
          (question === null ? null : reasonBeforeName(before.text, sentence.text)) ??
          seenThere(before.text, sentence.text) ??
          inTruth(before.text, sentence.text) ??
          cameOfIt(before.text, sentence.text) ??
          supposed(before.text, sentence.text) ??
          byNow(before.text, sentence.text))
        : null;
    if (before && way) {
      told[told.length - 1] = {
        start: before.start,
        end: sentence.end,
        text: way,
        joined: [before, sentence],
      };
      continue;
    }
    const alone = withoutCopula(sentence) ?? (before ? saidOn(before.text, sentence) : null);
    if (alone) {
      told.push(alone);
      continue;
    }
    if (!before || !DID_NOTE.test(before.text) || !CAME_OF_NOTE.test(sentence.text)) {
      told.push(sentence);
      continue;
    }
    const { start } = before;
    told[told.length - 1] = {
      start,
      end: sentence.end,
      text: text.slice(start, sentence.end),
      joined: [...(before.joined ?? [before]), sentence],
    };
  }
  return told;
}
