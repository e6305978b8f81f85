import { composed, UNSTORABLE } from '../../contract/text.ts';
import { splitSentences } from '../../record/index.ts';
import { lastFinal } from '../../record/hangul.ts';
import { INVISIBLE } from './masking/mask.ts';

/** Below this a text says nothing about anybody, in Hangul syllables. */
const LEAST_SYLLABLES = 15;
/** Several records of the longest kind: what is longer, is none and is not read further. */
const MOST_LETTERS = 6_000;
/** Share of Hangul among all letters: formulas and abbreviations are the rest. */
const HANGUL_SHARE = 0.7;
/** Letters of the guidance in one run that no record holds by chance. */
const LEAK_RUN = 16;

const MARKUP =
  /```|\*\*|__|^\s*(?:#{1,6}\s|[-*•]\s|\d{1,2}[.)]\s|\|)|\|\s*-{2,}|<\/?[A-Za-z가-힣]|\{\s*["'}]|\[\s*["{]|[{}]|\\[nu"]|&(?:lt|gt|amp);|https?:/m;
const CHATTER =
  /^(?:네[,.\s]|예[,.\s]|물론|알겠|좋습니다|다음은|아래는|여기|기록문\s*[:：]|초안\s*[:：]|수정(?:본|된)|요청하신|죄송|안녕)|언어\s?모델|인공지능으로서|AI(?:로서| 어시스턴트| 작성)|도와\s?(?:드리|드릴)|작성(?:해|하여)\s?(?:드리|드렸|드릴)|제공(?:해|하여)\s?드|따를 수 없|응할 수 없|거절(?:합|함을)|시스템\s*프롬프트|프롬프트|지시(?:문|사항)?(?:을|를|에)\s*(?:무시|따라|따르|공개)|자료 (?:시작|끝)|가린 말|바이트|(?:위|이상의|앞의?)\s?(?:내용|글|초안|기록문|문장)(?:은|는)\s|수정이 필요|(?:예시|샘플|참고용)(?:임|입니다|이다)|다음과 같이 (?:작성|정리|기록|수정)(?:함|하였음|했음)\.|(?:알려|말씀해) 주(?:기|시기|시면) 바람/;

/** Takes off what models put around a text: a train of thought, quotation marks around all of it, line breaks. */
export function bareReply(reply: string): string {
  const text = composed(reply.replace(/^\s*<think>[\s\S]*?<\/think>/i, ''))
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .trim();
  const quoted = /^["“]([^"“”]*)["”]$/.exec(text)?.[1];
  return (quoted ?? text).trim();
}

/** Whether a reply is far too long, or has letters that nothing could store; looked at first, for every other look takes its time. */
export function isOutOfBounds(text: string): boolean {
  return text.length > MOST_LETTERS || UNSTORABLE.pattern.test(text);
}

/** Whether a reply is something else than sentences of a record: markup, chatter, another language, letters without sense. */
export function isNoRecord(text: string): boolean {
  if (MARKUP.test(text) || CHATTER.test(text) || /[\p{Cc}\ufffd]/u.test(text.replace(/\n/g, ''))) return true;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  if (hangul < LEAST_SYLLABLES || hangul < letters * HANGUL_SHARE) return true;
  if (/(.)\1{4,}/u.test(text)) return true;
  // 금 상 을 받 음: no Korean sentence has its particles apart, and the rules would not read it.
  if (/(?<![가-힣])[을를](?=\s)/.test(text)) return true;
  const sentences = splitSentences(text).map((sentence) => sentence.text.replace(/[^\p{L}\p{N}]/gu, ''));
  return new Set(sentences).size < sentences.length;
}

/** Whether a sentence ends as a record's must: a nominal form and a full stop, or a bracket after it. */
export function isNominal(sentence: string): boolean {
  const end = /^(.*?)(\s*\([^()]*\))?\.$/su.exec(sentence.trim())?.[1];
  const final = end === undefined ? null : lastFinal(end.trimEnd());
  return final === 'ㅁ' || final === 'ㄻ';
}

/** Whether a reply repeats a stretch of what the model was told to do, or the boundary around the data. */
export function repeatsGuidance(text: string, guidance: string, boundary: string): boolean {
  if (text.includes(boundary)) return true;
  const bare = (of: string) => of.replace(/[^\p{L}\p{N}]/gu, '');
  const told = bare(guidance);
  const letters = bare(text);
  for (let at = 0; at + LEAK_RUN <= letters.length; at += 1)
    if (told.includes(letters.slice(at, at + LEAK_RUN))) return true;
  return false;
}
