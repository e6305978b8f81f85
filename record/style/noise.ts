const EMOJI = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200d\ufe0f\u20e3♥♡★☆♪♬♩]/gu;
/** ASCII faces; the ones made of letters (XD, :D) only between spaces, so that formulas survive. */
const FACES = /(?:\^[_.]*\^|>[_.]<|-_+-|=_+=|T_+T|(?<=\s)[:;]-?[)(DPp](?=\s|$)|\^{2,})[;;]*/g;
const JAMO = /[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc]+/g;

/** The sentence without laughter, tears, emoji, ornaments and doubled marks; white space becomes single spaces. */
export function stripNoise(text: string): string {
  return text
    .normalize('NFC')
    .replace(EMOJI, ' ')
    .replace(/[\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\u2060\ufeff\ue000-\uf8ff]/g, ' ')
    .replace(FACES, ' ')
    .replace(/ㅇㅋ(?=[한하했해])/g, '동의')
    .replace(JAMO, ' ')
    .replace(/[“”„‟]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/([가-힣])[~〜∼]+(?=\s|$|[.!?,])/g, '$1')
    .replace(/…+|\.{2,}|‥+/g, (_, at: number, whole: string) =>
      at === 0 || /^[.…‥\s]*$/.test(whole.slice(at)) ? '' : ' ',
    )
    .replace(/;+(?=\s|$)/g, '')
    .replace(/([!?,])\1+/g, '$1')
    .replace(/[!！]+(?=\?)|(?<=\?)[!！]+/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .replace(/^\s*(?:[-•·*▶▷◆◇■□●○※→✓]+|\d{1,2}[.)](?=\s)|[①-⑳])\s*/, '')
    .trim();
}
