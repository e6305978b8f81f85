import { isDoing, isDoingNoun, isThingNoun } from '../style/nouns.ts';
import { partsOf } from './chains.ts';
import { COLLOQUIAL } from './quality.ts';

/** Sentences that a teacher would have to write anew: better left out, with the reason, than put in. */

const SPOKEN = '말하듯 쓴 표현이 남아 있어 제외했습니다. 필요하면 다듬어 넣어 주세요.';
const STRUNG = '여러 문장이 이어져 뜻이 분명하지 않아 제외했습니다.';
const POINTING = '가리키는 말이 무엇인지 문장만으로 알 수 없어 제외했습니다.';
const THEIRS = '다른 사람의 말이나 행동만 적은 문장이어서 제외했습니다.';
const OPINED = '느낌이나 짐작만 적은 문장이어서 제외했습니다.';
const LOOSE = '여러 절이 길게 이어져 다듬어야 하는 문장이어서 제외했습니다.';
const PRIVATE = '학번이나 반 번호처럼 학생을 알아볼 수 있는 정보가 들어 있어 제외했습니다.';

interface Mark {
  pattern: RegExp;
  reason: string;
}

/** All 399 syllables with a final consonant, for endings that a pattern cannot spell out. */
const closedWith = (final: number) =>
  Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + final)).join('');
const N = closedWith(4);
const L = closedWith(8);

/** Marks in the sentence as it has become. */
const IN_TEXT: readonly Mark[] = [
  {
    // Contracted 것, verbs of guessing, and negations without a space: speech that no rule of the style resolves.
    pattern: new RegExp(
      [
        `[${N}${L}](?:거|걸|건)(?=[ .]|라|니|고|임|네)(?<!(?:전|물|문|안|날|길|달|갈|칼|선|민|운|존|산|연|근|관|편|번|완|반)[거걸건])|[은는]게(?= )`,
        `[${N}${L}] (?:걸|건|건데|거니|거라)(?=[ .]|고|는)|[${N}] 게(?= )|라는데(?= )|데 그래서|(?:^| )그(?:렇지|렸지|렀지|런 것)|것으로 감\\.|다는 것임\\.|나 궁금|^맞는 말`,
        `(?:^| )걔(?=[가는네])|(?:^| )(?:얘네|쟤네|쌤|샘(?:이|은|께))|애들`,
        `[${L}]수(?:있|없)|[${N}]듯(?:함)?\\.|[나는]봄(?=[ .])|나 봄(?=[ .])`,
        '(?:그랬는데|그랬더니|그랬나|이런 ?식으로|몰름|싶기도|싶긴|모르겠(?!다[고는])|어떡|아무튼|어쨌든|암튼|갈아엎|딱히|웃[겼긴기]|그런가|그냥)',
        '(?<![가-힣])못(?=(?:알|그[리린림]|찾|읽|봄|들|먹|가|나|외우|풀|씀|썼)[가-힣]{0,4}[ .])',
        '(?<![가-힣])안(?=(?:그[어으]|들[리려]|보[이여]|되[어고는니면]|된|됨|될|나[와오]|나옴|맞[아는음]|써|쓰고|먹|해도|했|함|하[고면])[가-힣 .])',
        '(?:까|[가-힣]나|서|고|는데|니까|지만|려고|면|든지|요|자|보다|다고|라고|다가|도록)임\\.|곰\\.|한다임|[가-힣]때는(?: |$)',
        '^(?:맞다|아|음|어|근데|그니까|글쎄|사실|솔직히|일단|암튼|아니)[ ,]',
        '(?:^| )(?:맨날|되게|짱|완전|엄청|쫌|진짜로?|딴|디게)(?= )',
        '([가-힣]+[고서면]) \\1(?= )',
        '([가-힣]{2,} 것[이은]) \\2',
        '(?<!기|위주|중심|바탕|주제|목표)로 (?:했고|했는데|함)(?=[ .])',
      ].join('|'),
    ),
    reason: SPOKEN,
  },
  {
    // A final form with more behind it: sentences strung together without a mark.
    pattern:
      /(?<!(?:모|게|책|놀|움직|쓰|줄|높|보관|투표|분리|수거|사물|우편|담|선|졸)[임함됨])(?:[았었했였겠있없같]음|[가-힣]{2}(?:됨|함|임)|나옴|걸림|[어아]짐|외움) (?!때문|등|및|속|대신|자체|위주|중|후|뒤|정도|이상|[고라하])[가-힣]/,
    reason: STRUNG,
  },
  {
    // 이것을 미분하여 … opens a sentence beside what it points at: units see to that.
    pattern:
      /[^.] (?:그것|이것|저것)(?:은|는|이|을|도|만|과|에|으로)?(?= )|^(?:그것|이것|저것)(?:은|는|도)(?= )|(?:^| )이 (?:말을|쪽|주제로)(?= )|(?:^| )(?:거기|저기)(?:만|에|에서|서|도|는)?(?= )|(?:^| )[그이]렇게 (?:하|해|했|할|됐|되|됨|생각)|^(?:그중|여기)/,
    reason: POINTING,
  },
  {
    pattern:
      /^(?:[^ ]+ ){0,3}(?:친구|모둠원|조원|교사|선배|짝|부원|관객|상대)들?(?:이|가|은|는|께서) [^]*(?:[다라냐자]고|[□"'”’](?:이?라)?고) (?:함|말함|답함|물음|물어봄|주장함)\.$|^(?!.*자신)[^,]*친구(?:가|는|들이) [^,]*말을 (?:함|꺼냄)\.$/,
    reason: THEIRS,
  },
  {
    // A thinker, a court, an author: what they said is no doing of the student's.
    pattern:
      /^(?!(?:[가-힣]+(?:에|에서|로|때|까지|후|뒤)|자신|스스로)[은는] )[가-힣]{2,6}(?:은|는) [^,]*(?:[다라]|["'”’](?:이?라)?|□(?:이?라)?)고 (?:함|말함)\.$/,
    reason: THEIRS,
  },
  {
    pattern:
      /^(?!.*(?:자신|함께|같이|모둠에|도와|도움))(?:[^ ]+ )?(?:친구|모둠원|조원|짝)들?(?:이|가|은|는) [^.]*(?:돎|나감|앉음|힘들어함|좋아함|다 [가-힣]+[감옴])\.$/,
    reason: THEIRS,
  },
  {
    pattern:
      /(?:친구|모둠원|관객|학생|아이|사람|조원)들?이 (?:[^.]{0,24})?(?:박수[를 ]|웃[음었]|놀[람랐]|좋아함|신기해함|재밌어)[^.]{0,8}\.$/,
    reason: THEIRS,
  },
  {
    pattern:
      /(?:느낌이었|같았|같기도|싶었|쉬웠|반대였|모른다|어렵다|웃겼|우긴다|골랐다는 것도 있|구나 싶|분했|아니라)(?:음|다는 점)(?:[을를])? [가-힣]+함\.$|(?:느껴짐|느껴졌음|들었음|우김|아쉬움|까먹음|졸림|귀찮음|의문임)\.$|생각을? [가-힣]+ 수 없|(?:갈|될|할|볼|일|있을|없을) 것으로 생각함\.$(?<!수 있을 것으로 생각함\.)/,
    reason: OPINED,
  },
];

/** Marks in what the student wrote. */
const IN_RAW: readonly Mark[] = [
  // 다들 … 던진다: everybody is the subject to the end.
  { pattern: /다들 (?![^.]*(?:서|데|지만|고|니까?|며) )[^.]*[다요음함][.!\s]*$/, reason: THEIRS },
  {
    pattern:
      /(?<![\d.,])[1-3](?:0[1-9]|1\d|2\d)(?:0[1-9]|[1-4]\d)번?(?=이고|이며|입니다|이에요|인데| [가-힣]{2,4}(?:입니다|이에요|예요|이고))|학번|(?<!\d)\d{1,2}반 ?\d{1,2}번(?![가-힣]*째)/,
    reason: PRIVATE,
  },
  { pattern: /(?:거|건|게) ?(?:맞죠|맞나요|아닌가요)|(?:죠|나요|까요|을까|ㄹ까)\?$/, reason: OPINED },
];

/** Clause ends of talk; a written sentence has two or three of them. */
const TALK =
  /(?:[가-힣](?:는|은|인|했는|었는)데|지만|[아어해여와워져려켜]서|더니|니까?|[가-힣]고(?! 있)|면서|[어아해]도)(?=,? )(?<![다라자냐싶][고니]|도록 하고)/g;
const MOST_JOINTS = 5;
const TOO_LOOSE = 6;
const LONG = 62;

/**
 * Why a sentence of an answer, already in record style, would have to be written anew (a Korean sentence), or null
 * when it may stand. Quotations are the lesson's or somebody's own words and are not judged.
 */
export function whyUnfit(text: string, raw: string): string | null {
  const bare = text.replace(QUOTATION, '□');
  for (const { pattern, reason } of IN_RAW) if (pattern.test(raw)) return reason;
  for (const { pattern, reason } of IN_TEXT) if (pattern.test(bare)) return reason;
  if (GUESSED.test(bare) && /것 ?같/.test(raw)) return OPINED;
  const done = /([가-힣]{2,})함\.$/.exec(bare)?.[1];
  if (done && isNoDoing(done, raw)) return STRUNG;
  if (COLLOQUIAL.test(bare)) return SPOKEN;
  for (const sentence of partsOf(bare)) {
    const joints = sentence.match(TALK)?.length ?? 0;
    const turns = sentence.match(/[가-힣]데,? /g)?.length ?? 0;
    if (turns > 1 || joints >= TOO_LOOSE || (joints >= MOST_JOINTS && sentence.length > LONG)) return LOOSE;
  }
  return null;
}

/** A noun that became a verb because a note has none: 평행사변형 → 평행사변형함. */
function isNoDoing(noun: string, raw: string): boolean {
  // 변형 is a doing, 평행사변형 is none.
  if (noun.length <= 4 ? isDoingNoun(noun) : isDoing(noun)) return false;
  const at = raw.indexOf(noun);
  return (
    isThingNoun(noun) ||
    (at >= 0 && !/^[을를도은는만]? ?[하해했함한할합되시]/.test(raw.slice(at + noun.length)))
  );
}

/** What would have been, had it gone another way. */
const GUESSED = /[았었했였겠갔왔꿨]을 것으로 생각함\.$/;
const QUOTATION = /"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’|「[^」]*」|『[^』]*』/g;
