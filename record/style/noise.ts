const EMOJI = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200d\ufe0f\u20e3♥♡★☆♪♬♩]/gu;
/** ASCII faces; the ones made of letters (XD, :D) only between spaces, so that formulas survive. */
const FACES = /(?:\^[_.]*\^|>[_.]<|-_+-|=_+=|T_+T|(?<=\s)[:;]-?[)(DPp](?=\s|$)|\^{2,})[;;]*/g;
/** ㄹ 탈락, ㄷ 불규칙, ㅎ이 빠진다: a letter that is spoken of. */
const NAMED =
  /^(?:자(?=(?:로|형|모양| 모양|를|의|가|처럼)(?:[^가-힣]|[가-힣 ])| (?:표시|구조|철판|블록|배치|책상|손|틀|모양|받침|자리|관|파이프|홈|칼집|대형|막대|판|집|통로|복도|책장|꺾쇠|도로|길|못|나사))|형(?: |으로)| ?(?:탈락|첨가|불규칙|받침|소리|자음|모음|발음|음이|으로 끝|이 (?:빠|사라|탈락|없)|을 (?:빼|넣|발음)))/;
/** 자음 ㄱ, ㄴ, ㄷ의. */
const LISTED =
  /(?:자음|모음|받침|[초중종]성|음운)(?:[은는인]|에는)? (?:'?[ㄱ-ㅎㅏ-ㅣ]'?(?:, ?|와 |과 |·))*'?$/;
/** ㅈ으로 바뀐다, ㅈ 뒤에서: with a particle or its place, where sounds and letters are the matter. */
const SPOKEN_OF = /^(?:(?:으로|로|은|는|이|가|을|를|과|와|의|에)(?=[ ,])| ?(?:뒤|앞|다음|사이|계열|순서))/;
const OF_SOUNDS =
  /받침|자음|모음|발음|음운|된소리|예사소리|거센소리|울림소리|탈락|첨가|축약|교체|비음|유음|구개음|맞춤법|표기|[초중종]성|불규칙|훈민정음|음절|자모|낱자/;
const JAMO = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]+/g;

/** ㅋㅋ, ㅠㅠ: a letter that is doubled is laughed or wept, whatever stands after it. */
const DOUBLED = /^(.)\1+$/u;

/** Whether the run of letters at `at` is spoken of ('ㄹ', ㄷ 불규칙) and not a noise. */
function isNamed(run: string, at: number, whole: string): boolean {
  if (run.length > 2 || DOUBLED.test(run)) return false;
  const after = whole.slice(at + run.length);
  const quoted = /['"‘“]$/.test(whole.slice(0, at)) && /^['"’”]/.test(after);
  return (
    quoted ||
    NAMED.test(after) ||
    LISTED.test(whole.slice(0, at)) ||
    (run.length === 1 && SPOKEN_OF.test(after) && OF_SOUNDS.test(whole))
  );
}

/** Words of syllables, Latin letters and digits, with single spaces and a full stop at most: nothing to strip. */
const PLAIN = /^[가-힣][가-힣A-Za-z0-9 ]*[가-힣]\.?$/;

/** The sentence without laughter, tears, emoji, ornaments and doubled marks; white space becomes single spaces. */
export function stripNoise(text: string): string {
  if (PLAIN.test(text) && !text.includes('  ')) return text;
  return (
    text
      .normalize('NFC')
      .replace(EMOJI, ' ')
      .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ue000-\uf8ff]/g, ' ')
      .replace(FACES, ' ')
      .replace(/ㅇㅋ(?=[한하했해])/g, '동의')
      .replace(JAMO, (run, at: number, whole: string) => (isNamed(run, at, whole) ? run : ' '))
      .replace(/[“”„‟]/g, '"')
      .replace(/[‘’‚‛]/g, "'")
      .replace(/([가-힣])[~〜∼]+(?=\s|$|[.!?,])/g, '$1')
      // 3.14…로: digits that go on.
      .replace(/(?<!\d(?=…[가-힣]))…+|\.{2,}|‥+/g, (_, at: number, whole: string) =>
        at === 0 || /^[.…‥\s]*$/.test(whole.slice(at)) ? '' : ' ',
      )
      .replace(/;+(?=\s|$)/g, '')
      // 싸웠는데(?): a wink at the reader.
      .replace(/ ?\((?:[?!~]+|웃음|농담)\)/g, '')
      .replace(/([!?,])\1+/g, '$1')
      .replace(/[!！]+(?=\?)|(?<=\?)[!！]+/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ([.,!?])/g, '$1')
      .replace(
        /^\s*(?:[-•·*▶▷◆◇■□●○※→✓]+|\d{1,2}[.)](?=\s)(?!\s\d{1,2}\.(?!\d))|\d{1,2}\)(?=[가-힣])|[①-⑳])\s*/,
        '',
      )
      .trim()
  );
}
