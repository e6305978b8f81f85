import type { Mark } from './mark.ts';

export const SPOKEN = '말하듯 쓴 표현이 남아 있어 제외했습니다. 필요하면 다듬어 넣어 주세요.';
export const STRUNG = '여러 문장이 이어져 뜻이 분명하지 않아 제외했습니다.';
const POINTING = '가리키는 말이 무엇인지 문장만으로 알 수 없어 제외했습니다.';

/** All 399 syllables with a final consonant, for endings that a pattern cannot spell out. */
const closedWith = (final: number) =>
  Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + final)).join('');
const N = closedWith(4);
const L = closedWith(8);

/** Speech that no rule of the style resolves, sentences without a mark between them, pointers to what is not there. */
export const SPOKEN_MARKS: readonly Mark[] = [
  {
    // Contracted 것, verbs of guessing, negations without a space.
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
];
