import { endingIn } from './hangul.ts';
/** One sentence of a text; `start` and `end` are UTF-16 offsets into that text, `text` is exactly what lies between. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const CLOSING = /["'”’」』)\]>》〉]/;
const OPENING: Record<string, string> = {
  '"': '"',
  '“': '”',
  '「': '」',
  '『': '』',
  '(': ')',
  '《': '》',
  '〈': '〉',
  "'": "'",
  '‘': '’',
};
const MAX_QUOTATION = 200;
const LAUGHTER = /[ㄱ-ㅎㅏ-ㅣ;~♥♡\p{Extended_Pictographic}\ufe0f\u200d\u{1f3fb}-\u{1f3ff}^]/u;
const SS = endingIn('ㅆ');
const B = endingIn('ㅂ');
const N = endingIn('ㄴ');
const L = endingIn('ㄹ');
const M = endingIn('ㅁ') + endingIn('ㄻ');
/** Final endings clear enough to end a sentence without a mark. */
const FINAL = new RegExp(
  `(?:[${B}]니다|[${SS}]어요|이에요|예요|해요|돼요|져요|(?:몰|빨|달|올|골|잘)라요|(?:불|눌|흘|서둘)러요|같아요|좋아요|싶어요|있어요|없어요|거든요|네요|더라고요|더라구요|려고요|[${L}]라고요|[${SS}]다|[${SS}]음|싶다|이래요|[가-힣]래요|[${SS}${N}]대요|[햇엇앗왓갓봣줫졋렷랏됏셧꼇켯겻썻웟쳣꿧냇랫폇혓텻](?:[다음]|어요|습니다))$`,
);
/** What may follow such an ending and still belong to it (했다고 is one word and never matches). */
const CONTINUES =
  /^(?:고|는|하자|가자|가기|오자|싶[었어은지다고네더습음]|라고|라는|면|며|만|지만|시피|해도|하더라도|할|싶이|하는|하고|하며|하여|하니|하기|했[가-힣]|함|해서|반복|생각|느|가 |보니)(?=[\s.!?]|$|[가-힣])/;
/** 풀었다 감았다 했다: by turns. */
const AGAIN = new RegExp(`^[가-힣]*[${SS}]다(?: ?[하했함해]|가 )`);
/** What a sentence begins with that takes up the one before. */
const TURNS = /^(?:그래서|그럼|그러면|근데|그런데|그래도|그치만|하지만|그리고|그러다|그랬더니)[\s,]/;
/** 접었다 펴는, 열었다 닫으며, 껐다 켜면: to and fro. */
export const TO_AND_FRO =
  /^(?:펴[는고며]|폈|끄[는고며]|껐|닫|내리|내렸|올리|올렸|놓았다 (?=[하했])|줄이|줄였|지우|지웠|빼[는고며]|뺐|넣[는고었]|당기|당겼|조이|조였|켜[면니는고며서자]|켰|떼[면고며었]|들어오|돌아오)/;
const TOLD = /[가-힣](?:잖아|거든|더라고|더라구)요,$/;
/** Letters that a sentence has at least. */
const SHORTEST_REST = 8;
/** A whole verb behind which a careless hand goes on with a comma. */
const SAID = new RegExp(`(?:[가-힣][${SS}]어요|[${B}]니다|[이거]에요|[가-힣]예요|네요),$`);
/** 진짜 충격... 가게가 …: cried out before the sentence. */
const EXCLAIMED =
  /^\s*(?:(?:진짜|정말|완전|아|와|오|헉) )?(?:충격|피눈물|대박|소름|눈물|멘붕|허탈|좌절|허무|당황|감동|반전|아차|이런|세상에|헐|헉|와|우와)$/;
/** Whether a mark of question only doubts what stands before it. */
function isDoubt(before: string, behind: string): boolean {
  return (
    (DOUBTED.test(before) && ROUGHLY.test(behind)) ||
    (DOUBTED_THING.test(before) && DOES_IT.test(behind)) ||
    (ASKED_OF.test(before) && ANSWERED_AT_ONCE.test(behind))
  );
}
/** 빨리 와! 하고 외쳤다: what was said goes on. */
const CRIED_OUT = /^\s(?:해서|하고|하길래|하기에|하면서|하자|하며|하는|했는데|했더니|했다가)\s/;
/** 웹툰 작가님! 을 하고 싶었는데: the particle of the word before the mark. */
const PARTICLE_BEHIND =
  /^(?: ?(?:으로|을|를|은|는|라고|라는|이라고|이라는|이?란|이?랑|하고|처럼|도|정도|쯤)|로|에서|에|의|만)(?:로|는|만)?\s/;
/** 60퍼? 정도로 떨어졌다, 3.5제곱? 이라고 함: a figure in doubt. */
const DOUBTED = /\d[^\s?]{0,4}(?<![까나가지요냐니])$/;
const ROUGHLY = /^ (?:정도|쯤|가량|언저리|인가|이었|였|인데|이라|라)/;
/** 방학에 놀아 주면서 관찰일기? 써 보려고요: a thing in doubt, between its clause and its verb. */
const DOUBTED_THING =
  /(?:면서|아서|어서|여서|해서|니까|려고|[을를에서] [가-힣]+고) [가-힣]{2,6}(?<![나가까지니야요래냐고데어아])$/;
const DOES_IT =
  /^ (?:써|쓰|해|하|만들|그려|찍|읽|찾|볼|가|배우)[가-힣]* ?[가-힣]*(?:고요|라고요|고 싶|거예요|계획|예정)/;
/** 핵심은 뭐였을까? 바로 온도였다: asked only to be answered. */
const ASKED_OF = /[은는] (?:과연 |도대체 )?(?:뭐|무엇|뭘|무얼)[가-힣]{0,4}(?:까|까요|가|가요|나요|지)$/;
const ANSWERED_AT_ONCE = /^ (?:그것은 |그건 )?바로 /;
/** I wear only 3. 이라는 문장을: what was quoted without its marks. */
const QUOTED_BARE = /^ ?이?(?:라고|라는|란)(?= )/;
/** 후보에서 탈락... 저는 질문지를 …: who does the next begins a new sentence, unless a joint is left open. */
const I_GO_ON = /^\s+(?:저는|제가|나는|내가) /;
const NO_JOINT = /[가-힣]{2}$(?<![은는이가을를에의도고서며면데니만로와과랑지까게한큰던인해라자죠])/;
/** 토 나옴 근데 …: a note ends, unless it is a noun. */
const NOTED = new RegExp(
  `[가-힣] ?[가-힣]*[${M}]$(?<!처음|다음|마음|사람|점|(?:^| )음|[믿웃얼걸졸울녹소발자모물죽젊잡]음)`,
);
const NOTED_LAUGHING = new RegExp(`[${M}][^가-힣A-Za-z0-9]+$`);
/** 영원히 안 되지ㅋㅋ 노트북 팬 …: said, and laughed at. */
const LAUGHED_AT = /[가-힣](?:지|더라|구나|거야|잖아|거든|[래대])[ㅋㅎㅠㅜ]{2,}[^가-힣A-Za-z0-9]*$/;
const BUT = /^(?:근데|그런데|그래도|그래서|그치만|그랬더니)\s/;
/** 갔다 놓았다, 갔다 와서: two verbs of one going. */
const AND_BACK = /^(?:놓|놨|놔|오[고면는니]|온|와|왔|주[고었]|줬|줘)/;
const CONNECTIVES =
  /^(?:그리고|그래서|그런데|근데|하지만|그러나|또|또한|그러면서|그러다|그래도|그러고|그 후|그 결과|이를|이후|처음|나중|다음|담엔|담에는|이번엔|이번에는|특히|앞으로|그때|덕분에|결국|왜냐하면|왜냐면|그러니까|마지막|저는|나는|제가|내가|저희|우리)/;

function isSyllable(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3;
}

function isSpace(char: string | undefined): boolean {
  return char !== undefined && /\s/.test(char);
}

/** Where the quotation that opens at `at` closes, or -1. */
function closingOf(text: string, at: number): number {
  const close = OPENING[text[at] ?? ''];
  if (!close) return -1;
  // An apostrophe inside a word opens nothing.
  if (text[at] === "'" && /[가-힣A-Za-z0-9]/.test(text[at - 1] ?? '')) return -1;
  // No further than a quotation reaches: a text of nothing but opening marks would be searched to its end for each.
  const within = text.slice(at + 1, at + 1 + MAX_QUOTATION);
  const end = within.indexOf(close);
  if (end < 0) return -1;
  const newline = within.indexOf('\n');
  return newline >= 0 && newline < end ? -1 : at + 1 + end;
}

/** How far the run of marks, laughter and closing brackets reaches that belongs to the sentence ending at `at`. */
function tailEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const char = String.fromCodePoint(text.codePointAt(end) ?? 0);
    if (end < text.length && (/[.!?…‥。]/.test(char) || LAUGHTER.test(char) || CLOSING.test(char)))
      end += char.length;
    else return end;
  }
}

const FILE_END =
  /^(?:zip|pdf|pptx?|hwpx?|docx?|xlsx?|csv|txt|jpe?g|png|gif|mp[34]|mov|wav|py|js|html?|css|ino|exe|com|kr|net|org)(?![a-z])/i;

const FULL_DAY = /(?<!\d)\d{4}\. ?\d{1,2}\. ?\d{1,2}$/;
const DAY = /(?<![\d.])\d{1,2}\. ?\d{1,2}$/;
const OF_DAY = /^(?:에|부터|까지|의|자)(?=[^가-힣]|$)|^에(?:는|도|서)/;

/** A period that ends nothing: 3.5, 1. 2., e.g. a list number at the start, a Latin abbreviation. */
function isInnerPeriod(text: string, at: number, start: number): boolean {
  const before = text[at - 1] ?? '';
  const after = text[at + 1] ?? '';
  if (/\d/.test(before) && /\d/.test(after)) return true;
  if (/[A-Za-z0-9]/.test(before) && /[A-Za-z0-9]/.test(after)) return true;
  // 0.몇 초 만에: some tenth.
  if (before === '0' && /^(?:몇|\d)/.test(text.slice(at + 1))) return true;
  // 최종.zip을 보냈다: the end of a file's name.
  if (/[가-힣_)]/.test(before) && FILE_END.test(text.slice(at + 1, at + 6))) return true;
  if (/\d/.test(before) && /^\s*\d{1,2}$/.test(text.slice(start, at))) return true;
  if (/\d/.test(before) && /^ ?\d/.test(text.slice(at + 1, at + 3))) return true;
  // 2025. 5. 16.에 갔다, 4. 3.의 뜻: a day.
  const day = text.slice(Math.max(0, at - 12), at);
  if (FULL_DAY.test(day) || (DAY.test(day) && OF_DAY.test(text.slice(at + 1, at + 5)))) return true;
  return /(?:^|\s)(?:vs|etc|Dr|Mr|Ms|No|p|cf|e\.g|i\.e)$/.test(text.slice(Math.max(0, at - 5), at));
}

/** 1) 가설을 세웠다 2) 실험을 했다: a list that counts its points. */
const LIST = /^\s*(?:1[.)]|①)/;
const NEXT_POINT = /^(?:\d{1,2}[.)](?!\d)|[①-⑳])/;

/** The last letter of a sentence without a mark: of an ending, of a note, or no syllable at all (laughter, a comma). */
const MAY_CLOSE = new RegExp(`[다요라${M}]|[^가-힣]`);

/** Whether a sentence without a mark ends before the space at `at`. */
function endsUnmarked(text: string, start: number, at: number): boolean {
  const next = text.slice(at + 1, at + 12).trimStart();
  if (NEXT_POINT.test(next) && LIST.test(text)) return true;
  if (!MAY_CLOSE.test(text[at - 1] ?? '')) return false;
  if (next === '' || CONTINUES.test(next) || AGAIN.test(next) || TO_AND_FRO.test(next)) return false;
  const before = text.slice(Math.max(start, at - 8), at);
  // 갈색이 되잖아요, 레몬즙을 …: the comma stands for the full stop.
  if (TOLD.test(before) && !TURNS.test(next)) return true;
  // 두 도시를 바꿔 붙였어요, 둘 다 …: the same behind any end that only talk has. 2분 찍었어요, 야호! is one.
  if (SAID.test(before) && !TURNS.test(next) && text.length - at > SHORTEST_REST) return true;
  // 연기가 맵더라고요, 그래서 …: so it does; 되잖아요, 그래서 goes on.
  if (/[가-힣](?:요|죠|니다),$/.test(before) && TURNS.test(next))
    return !(/(?:잖아|거든)요,$/.test(before) && next.startsWith('그래서'));
  if (/[갔왔]다$/.test(before) && AND_BACK.test(next)) return false;
  // 찾아봤다 아이가: an ending of Busan.
  if (before.endsWith('다') && text.length - at < 10 && /^아이[가이][\s.!?~ㅋㅎ]*$/.test(text.slice(at + 1)))
    return false;
  // 빨라진다 왜냐하면: the reason begins a sentence.
  if (before.endsWith('다') && /^왜냐(?:하면|면)\s/.test(next)) return true;
  // 왔다갔다 한다, 했다말았다 하다.
  if (/[가-힣]다[가-힣]{1,3}다$/.test(before) && /^(?:하|한|했|함|해|거[리려렸])/.test(next)) return false;
  // 지웠다 다시 그림.
  if (/(?:지[웠웟]|[뗐뜯]었?|접었|붙였|풀었|껐|뺐)다$/.test(before) && /^다시/.test(next)) return false;
  // An emoji takes two UTF-16 units: look at the last whole character.
  if (LAUGHTER.test([...before].at(-1) ?? '') && at - start > 3) {
    return (
      /[가-힣](?:다|요|음|함|됨|용|어|죠|네|임| 뻔)[^가-힣A-Za-z0-9]+$/.test(before) ||
      LAUGHED_AT.test(before) ||
      ((TURNS.test(next) || CONNECTIVES.test(next)) && NOTED_LAUGHING.test(before)) ||
      (/(?:줄|듯|뻔|지|해|아)[^가-힣A-Za-z0-9]+$/.test(before) && TURNS.test(next))
    );
  }
  if (/(?:없|않|같|좋|많)다$/.test(before)) return CONNECTIVES.test(next);
  if (BUT.test(next) && NOTED.test(before)) return true;
  // 예술이라고 봐요 왜냐면: any verb's talk, before what takes it up.
  if (/[봐와워려져써켜춰줘]요$/.test(before) && CONNECTIVES.test(next)) return true;
  if (
    /[가-힣]더라$/.test(before) &&
    /^(?:그게|그래|근데|그런데|그리고|역시|특히|나는|저는|내가|제가)/.test(next)
  )
    return true;
  if (!/[다요음]$/.test(before) || !FINAL.test(before)) return false;
  if (/(?:다|음)$/.test(before)) return CONNECTIVES.test(next) || (/다$/.test(before) && at - start > 12);
  return true;
}

/** Splits a text into sentences: by marks, line breaks, laughter and, where marks are missing, by clear final endings. */
export function splitSentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const push = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text[from])) from += 1;
    while (to > from && isSpace(text[to - 1])) to -= 1;
    // 붙였어요,: the comma stood for the full stop and belongs to neither sentence.
    if (text[to - 1] === ',' && SAID.test(text.slice(Math.max(from, to - 8), to))) to -= 1;
    if (to > from) found.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  let at = 0;
  while (at < text.length) {
    // Syllables open no quotation and end no sentence by themselves.
    if (isSyllable(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    const char = text[at] ?? '';
    const close = closingOf(text, at);
    if (close > at) {
      at = close + 1;
      // A quotation that ends its own sentence and is followed by nothing of the outer one.
      if (
        /[.!?]/.test(text[close - 1] ?? '') &&
        isSpace(text[at]) &&
        char !== '(' &&
        /^\s+(?:그리고|그래서|저는|나는|제가)/.test(text.slice(at, at + 8))
      )
        push(at);
      continue;
    }
    if (char === '\n' || char === '\r') {
      push(at + 1);
      at += 1;
      continue;
    }
    if (/[.!?…。]/.test(char) && !(char === '.' && isInnerPeriod(text, at, start))) {
      const end = tailEnd(text, at);
      // what?만 반복했다, 모금?으로 하자는 말: the mark belongs to the word.
      if (
        (char === '?' && /[A-Za-z]/.test(text[at - 1] ?? '') && /[가-힣]/.test(text[end] ?? '')) ||
        ((char === '!' || char === '?') && PARTICLE_BEHIND.test(text.slice(end, end + 6)))
      ) {
        at = end;
        continue;
      }
      if (/[!?]/.test(char) && CRIED_OUT.test(text.slice(end, end + 8))) {
        at = end;
        continue;
      }
      if (
        char === '?'
          ? isDoubt(text.slice(Math.max(start, at - 40), at), text.slice(end, end + 30))
          : QUOTED_BARE.test(text.slice(end, end + 6))
      ) {
        at = end;
        continue;
      }
      const ellipsis = /^(?:…|\.{2}|‥)/.test(text.slice(at, at + 2)) && !/[!?]/.test(text.slice(at, end));
      const hanging =
        ellipsis &&
        !(I_GO_ON.test(text.slice(end, end + 6)) && NO_JOINT.test(text.slice(Math.max(start, at - 4), at))) &&
        !EXCLAIMED.test(text.slice(start, at)) &&
        !/(?:[다요음함됨임]|더라|거든|잖아|[을ㄹ]걸|할걸)$/.test(text.slice(Math.max(start, at - 2), at)) &&
        // 물 들어옴.. 처음 …: any note, where more than a word follows.
        !(
          NOTED.test(text.slice(Math.max(start, at - 8), at)) && /^ [^.!?]{8}/.test(text.slice(end, end + 10))
        ) &&
        !TURNS.test(text.slice(end, end + 8).trimStart());
      if (!hanging && (end >= text.length || isSpace(text[end]) || /[가-힣A-Za-z"'“‘]/.test(text[end] ?? '')))
        push(end);
      at = end;
      continue;
    }
    if (char === ' ' && endsUnmarked(text, start, at)) push(at);
    at += 1;
  }
  push(text.length);
  return found;
}
