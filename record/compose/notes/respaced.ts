import { lastFinal, withFinal } from '../../hangul.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../style/words/nouns.ts';
import { isKnownStem, isSoundStem } from '../../style/words/stems.ts';
import { gluedAt } from './word-forms.ts';

/** Forms of verbs that careless notes write on to their object. */
const VERB =
  '(?:넣[고음어은]|씌우[고]|씌움|찍[고음어]|걸[림려려]|보고|봄|붙[여이][고]?|붙임|그[려리][고]?|그림|만들[고어]?|만듦|만듬|바꾸고|바꿈|바꿔|찾[고음아]|쓰고|씀|써서|나[옴와]|맞[춤춰]|고[침쳐치]|모[음아으]|읽[고음어]|재[고서]|잼|지[움워우]|함(?!수))';
const GLUED = new RegExp(`(?<![가-힣])([가-힣]{2,6}?)(${VERB}[가-힣]{0,2})(?=[ .,]|$)`, 'g');
const COUNTED_ON =
  /(\d+ ?(?:시간|분|초|권|개|번|장|일|주|회|명|편|쪽|마리))(?=(?:걸|함|했|만[들듦]|봄|봤|씀|썼|넣|찍|읽|찾|그[렸림]|남|나[왔옴]))/g;
const COUNTED_IN =
  /(?<![가-힣])(한|두|세|네|다섯|여섯|몇|여러)(?=(?:번|개|장|명|가지|권|시간)(?:[ 을를이가씩만은는인이]|함|했|[.,]|$))/g;
const COUNTED_BY =
  /(?<=(?:한|두|세|네|다섯|여섯|몇|여러) (?:번|개|장|명|권))(?=함|했|봄|봤|그[렸림]|읽|씀|썼)/g;

/** Two words written as one, parted where both are known: 자꾸틀려서, 박자맞추는. */
export function parted(text: string): string {
  return text.replace(/(?<![가-힣])[가-힣]{3,12}(?![가-힣])/g, (word) => {
    const at = gluedAt(word);
    return at > 0 ? `${word.slice(0, at)} ${word.slice(at)}` : word;
  });
}

/** What a careless note writes on: 명암넣음, 3시간걸림, 두번함; a word of the dictionary stays whole. */
export function respaced(note: string): string {
  return parted(note)
    .replace(COUNTED_ON, '$1 ')
    .replace(/(?<=[가-힣]{2})(?=\d+ ?(?:개|번|명|장|가지|권|편|컷)(?![가-힣]?단))/g, ' ')
    .replace(/([가-힣]{2,})(같)(?=[아은이다])(?<!똑같)/g, '$1 $2')
    .replace(
      /(?<=[가-힣][이가을를은는도])(안|못)(?=보[이여임]|나[오와]|맞|되|들리|붙|빠지|열리|움직)/g,
      ' $1 ',
    )
    .replace(/(?<=[가-힣]이라)(?=함[.\s]*$)/, '고 ')
    .replace(COUNTED_IN, '$1 ')
    .replace(COUNTED_BY, ' ')
    .replace(/(?<![가-힣])다시(?!마|는|금)(?=[가-힣]{1,3}(?:[ .]|$))/g, '다시 ')
    .replace(
      /(?<![가-힣])(다른|옆에?|같은) ?애(들?)(?=[ 가는이랑하와]|$)/g,
      (_, which: string, many: string) => `${which === '옆에' ? '옆' : which} 친구${many}`,
    )
    .replace(GLUED, (whole, noun: string, verb: string) => {
      const known =
        isListedThing(whole) ||
        // 사물함을: a chest, and nothing done.
        /^함[을이에의]$/.test(verb) ||
        isDoingNoun(whole) ||
        // 발음함, 소음함: the dictionary does not list every doing, and no note of a thing in ㅁ ends so.
        (verb === '함' && (noun.length < 2 || isDoingNoun(noun) || noun.endsWith('음')));
      return known || isKnownStem(stemIn(whole)) || !isListedThing(noun) ? whole : `${noun} ${verb}`;
    });
}

const stemIn = (word: string) => word.replace(/[고음]$/, '');

/** Ends like a noted doing and is none. */
const NOUNS_IN_M =
  /(?:처음|다음|마음|튀김|볶음|조림|무침|부침|절임|사람|이름|그림|모임|반지름|지름|느낌|도움|움직임|어려움|웃음|믿음|싸움|프로그램|게임|시스템|크림|필름|앨범|알람|아침|점심|요즘|지금|조금|만큼|담임|책임|나름|보름|여름|구름|소름|기름|주름|흐름|차림|알림|가르침|두려움|즐거움|아름다움|외로움|걸음|얼음|물음|녹음|소음|모음|자음|발음|잡음|화음)$|^.$/;

/** Whether a note ends once more in its middle (… 기다림 물방울 생겼음 …): several strung together. */
export function isStrung(note: string): boolean {
  const words = note.replace(/[.\s]+$/, '').split(' ');
  return words.slice(0, -1).some(endsNote);
}

/** 명암넣음, 처음앎, 소리안남, 힘듬: no noun ends so. */
const GLUED_END =
  /[가-힣](?:넣|찍|찾|적|읽|받|뽑|붙|놓)음$|[가-힣]앎$|힘듬$|(?:안|못)(?:남|됨|옴|감|들림|보임)$/;

/** 생겼음, 기다림, 명암넣음: a word that ends a note. */
export function endsNote(word: string): boolean {
  if (/^(?:잼|씀|뺌|냄|앎)$/.test(word) || GLUED_END.test(word)) return true;
  const final = lastFinal(word);
  if ((final !== 'ㅁ' && final !== 'ㄻ') || NOUNS_IN_M.test(word) || word === '그럼') return false;
  if (isListedThing(word) || isThingNoun(word) || isDoingNoun(word)) return false;
  const stem = word.endsWith('음') ? word.slice(0, -1) : withFinal(word, final === 'ㄻ' ? 'ㄹ' : '');
  return stem.length > 0 && (isSoundStem(stem) || lastFinal(stem) === 'ㅆ');
}

const SHORTEST_PART = 6;

/** Several notes strung together as several sentences: … 기다림. 물방울 생겼음. … */
export function unstrung(note: string): string {
  let part = '';
  const parts: string[] = [];
  const words = note.split(' ');
  for (const [at, word] of words.entries()) {
    part = part === '' ? word : `${part} ${word}`;
    const drawn = word === '그림' && /(?:따라|다시|서|고) 그림$/.test(part);
    // 넣었음 근데 은이 생김: what came of it.
    const denied = /^(?:안|못)$/.test(words[at - 1] ?? '') && lastFinal(word) === 'ㅁ';
    const goesOn = /^(?:근데|그런데|그랬더니|그러니까?)$/.test(words[at + 1] ?? '');
    if (!(drawn || denied || endsNote(word)) || part.length < SHORTEST_PART || goesOn) continue;
    parts.push(part);
    part = '';
  }
  if (part !== '') parts.push(part);
  return parts.length > 1 && parts.length < 5 ? parts.join('. ') : note;
}
