import { compose, INITIAL, lastFinal } from '../hangul.ts';
import { withWrittenAnd } from './companions.ts';
import { applyRules, applyRulesWhere, type Rule } from './replace.ts';
import { withoutSlang } from './slang.ts';
import { adnominalStem, isKnownStem, openStem } from './stems.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const E = '(?=\\s|$|[.,!?])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];
const word = (source: string, replacement: string): Rule => rule(`${B}(?:${source})${E}`, replacement);
/** A word that simply goes, with the space after it. */
const gone = (source: string): Rule => rule(`${B}(?:${source})(?:,\\s*|\\s+)`, '');

/** Open syllables that end the form before 야 (나눠야, 지켜야, 불러야). */
const OPEN = [...'ㅏㅐㅓㅔㅕㅘㅙㅝ']
  .flatMap((vowel) => INITIAL.map((initial) => compose(initial, vowel)))
  .join('');

const DOUBTS: readonly (readonly [string, string])[] = [
  ['었', '들었'],
  ['어서', '들어'],
  ['어', '들어'],
  ['지만', '들지만'],
  ['은데', '들지만'],
  ['고', '들고'],
  ['다(?!가)', '든다'],
];
const WONDERING: readonly Rule[] = DOUBTS.flatMap(([ending, said]) => [
  rule(`(?:뭐지|무엇이지|뭔가|무엇인가)\\?? 싶${ending}`, `무엇인지 의문이 ${said}`),
  rule(`(?<=[가-힣]{2,}|맞|하|되)(?<!구)나\\?? 싶${ending}`, `는지 의문이 ${said}`),
  rule(`까\\?? 싶${ending}`, `까 하는 생각이 ${said}`),
]);

/** 나눠야 된다 → 나눠야 한다. */
const DUTY: readonly Rule[] = [
  rule(`(?<=[${OPEN}])야 되(?=는|고|어|었|지|면|기|ㄴ|$)`, '야 하'),
  rule(`(?<=[${OPEN}])야 (?:된다|됩니다|돼요)`, '야 한다'),
  rule(`(?<=[${OPEN}])야 됨`, '야 함'),
  rule(`(?<=[${OPEN}])야 될`, '야 할'),
  rule(`(?<=[${OPEN}])야 (?:됐|되었)`, '야 했'),
  rule(`(?<=[${OPEN}])야 (?:된)(?=다)`, '야 한'),
];

/** Words of talk: left out where they carry nothing, replaced where they do. */
const COLLOQUIAL: readonly Rule[] = [
  rule(`${B}진짜로(?=\\s.*(?:는지|인지|은지|을지|할지))`, '실제로'),
  rule('^(?:음|어|아|흠|그|네|뭐|뭐랄까|글쎄|아니|예)(?:,\\s*|\\s*[.…]+\\s*)', ''),
  rule('^(?:음|어|아|흠|헐|와|우와|앗|엥|휴|에휴|어휴|아이고|에고|헉|오|와아|이야|뭐랄까)[!~]*\\s+', ''),
  rule('^뭐\\s+(?=그렇게|그래도|이런|그런|별|딱히|특별|대단|어차피|나름|크게|굳이|일단|처음|솔직)', ''),
  rule('(?<=(?:면서|지만|는데|[가-힣]고|니까|어서|아서) )아,?\\s+(?=[가-힣])', ''),
  gone(
    '되게|디게|대박|진짜로|레알|레알로|짱|존나|겁나|킹받게|솔직히(?: 말해서| 말하면)?|암튼|아무튼|어쨌든|뭔가|그냥(?! (?:넘|지나|두|둘|버|따라|있|외우|받아))|막상은|걍|약간은|뭐랄까|사실은|ㅈㄴ|그니까|그러니까 막|있잖아요?|좀|쫌|어쩌다 보니까는',
  ),
  // 개 어려웠다, but 세 개 비교했다.
  rule(
    `(?<!(?:[한두세네몇각]|다섯|여섯|일곱|여덟|아홉|열|여러|\\d) ?)${B}개\\s+(?=(?:어렵|어려|힘들|많|웃|재밌|재미|잘|못|빡|무섭|무서))`,
    '',
  ),
  rule(
    `${B}진짜(?!\\s*(?:뉴스|정보|가짜|사진|이름|의미|원인|이유|문제|목적|정답|실력|모습|마음|범인|친구|뜻|나|세상|주인|돈|꽃|사람|전문가|데이터|물건|역사|공부)[가-힣]{0,3}(?:\\s|$))\\s+`,
    '',
  ),
  rule(`${B}완전(?!\\s*(?:경쟁|연소|탄성|고용|변태|수|제곱|비탄성|동화|중복|순열))\\s+`, ''),
  rule(`${B}정말(?:로)?\\s+(?!.*(?:는지|건지|은지|인지|한지))`, ''),
  rule(`${B}막\\s+(?!뒤|을|이|의|단백질|사이|전위|구조)`, ''),
  // 너무 많이 넣어서: too much, not very; only with what is good it means very.
  rule(
    `${B}너무\\s+(?=(?:더 |잘 )?(?:좋|재미있|재밌|즐거|즐겁|기쁘|기뻤|기뻐|행복|신기|뿌듯|고마|고맙|감사|유익|유용|멋있|멋졌|멋진|아름|예뻐|예뻤|예쁘|놀라|놀랐|흥미|뜻깊|보람|감동|설레|설렜|반가|반갑|만족|훌륭|대단|소중|친절|인상|귀여|맛있|편리|잘))`,
    '매우 ',
  ),
  word('너무너무|너무나도|너무나|엄청나게|엄청|무지|넘|굉장히', '매우'),
  rule('매우(?: 매우)+', '매우'),
  rule(`${B}진짜(?=인지|일까|였|라면)`, '사실'),
  word('젤', '가장'),
  word('제일', '가장'),
  rule(`${B}맨날(?=\\s(?:헷갈|틀|까먹|어려|힘들|지각|늦|실수|졸|잊|그))`, '늘'),
  word('맨날', '매일'),
  word('담부턴|다음부턴', '다음부터는'),
  word('담에', '다음에'),
  word('담에는', '다음에는'),
  rule('(?<=[가-힣])에겐(?=\\s)', '에게는'),
  rule('(?<=[ㄹ가-힣] )순(?= (?:없|있))', '수는'),
  rule('(?<=[가-힣])진(?=\\s(?:않|못))', '지는'),
  rule('^실은,? ', ''),
  word('담번에', '다음번에'),
  word('첨에', '처음에'),
  word('첨엔|처음엔', '처음에는'),
  word('첨으로', '처음으로'),
  word('첨', '처음'),
  word('나중엔', '나중에는'),
  word('이번엔', '이번에는'),
  rule(`${B}(?:애들|얘들)(?=이|은|을|한|과|이랑|하|의|도|${E})`, '친구들'),
  rule('울 (?=조|모둠|팀|반|학교)', '우리 '),
  word('뭘', '무엇을'),
  rule(`${B}뭘까`, '무엇일까'),
  word('무얼', '무엇을'),
  word('담엔', '다음에는'),
  word('앞으론', '앞으로는'),
  rule('(?<=[가-힣] )땐(?=\\s)', '때는'),
  word('뭐가', '무엇이'),
  word('뭐를', '무엇을'),
  rule(`${B}뭔지`, '무엇인지'),
  rule(`${B}뭐인지`, '무엇인지'),
  rule(`${B}뭐(?=부터|라도|든|만|까지)`, '무엇'),
  word('뭐', '무엇'),
  word('그거', '그것'),
  word('이거', '이것'),
  word('그걸', '그것을'),
  word('이걸', '이것을'),
  word('이게', '이것이'),
  word('그게', '그것이'),
  word('이건', '이것은'),
  word('그건', '그것은'),
  word('딴', '다른'),
  word('요번', '이번'),
  word('쪼금|쪼끔|쪼꼼', '조금'),
  rule(`${B}(?:걔네|얘네|쟤네)(?=들?(?:는|가|를|의|한테|랑|도))`, '그 친구들'),
  rule('그 친구들는', '그 친구들은'),
  rule('그 친구들가', '그 친구들이'),
  rule('그 친구들를', '그 친구들을'),
  rule('까먹(?=고|지|는|기)', '잊어버리'),
  rule('까먹어', '잊어버려'),
  rule('까먹었', '잊어버렸'),
  rule('까먹은', '잊어버린'),
  rule('까먹을', '잊어버릴'),
  rule('써먹(?=고|기|는|지)', '활용하'),
  rule('길래(?=\\s|,)', '기에'),
  rule('단톡방', '단체 대화방'),
  rule('컴터', '컴퓨터'),
  rule('피피티', 'PPT'),
  rule(`${B}(?:인스타|유튭)(?=[가-힣]|${E})`, 'SNS'),
  word('근데|그런데요|근데요', '그런데'),
  rule('^(?:그리고|그러고) 나서', '이후'),
  word('그치만', '하지만'),
  rule('(?:해|하여)(?:갖고|가지고|가지구)(?=\\s|$)', '해서'),
  rule(
    '(?<=[아어려와워져해여켜펴쳐겨](?<!대해|위해|통해|관해)) ?(?:갖고|가지고|가지구)(?=\\s(?!있)|$)',
    '서',
  ),
  rule('([가-힣])구(?=\\s)(?<=(?:했|하|었|았|되|됐|있|없|그리|만들|먹|읽)구)', '$1고'),
  rule('([ㄱ-힣](?:고|는데|지만|면서|아서|어서|해서))요(?=,?\\s)', '$1'),
  rule('다가지고', '다가'),
  rule('(?<=[가-힣])(?:더라구|더라고)(?=요|$)', '더라고'),
  rule('모르겠어서', '몰라서'),
  rule('않음 안 되', '않으면 안 되'),
  rule('을라고|을려고', '으려고'),
  rule('(?<=하)ㄹ라고|할라고', '하려고'),
  rule('(?<=[가-힣A-Za-z0-9])(?:한테서)(?=\\s|$|[,.])', '에게서'),
  rule('(?<=[가-힣A-Za-z0-9])한테(?=\\s|$|[,.]|는|도|만|까지)', '에게'),
  rule('(?<=[가-힣])보다는 더 ', '보다 더 '),
  // 동생보고 풀라고 했다, 친구더러 하자고 했다.
  rule('(?<=[가-힣]{2})더러(?=\\s)', '에게'),
  rule(
    '(?<=(?:친구|짝|짝꿍|동생|언니|누나|형|오빠|선배|후배|[조부팀둠]원|조장|애|아이|사람)(?:들)?)보고(?=\\s.*[라자냐]고 )',
    '에게',
  ),
  // 실패했습니다만 다시 했다.
  rule('(?<=[가-힣])습니다만,?(?=\\s)', '지만'),
  rule('(?<=[가-힣])합니다만,?(?=\\s)', '하지만'),
  rule('(?<=[가-힣])입니다만,?(?=\\s)', '이지만'),
];

/** Adnominal syllables before 것; those that open nouns of their own (선거, 친구) are left out. */
const ATTACHED = '[런한된할될운든본른낀진린쓴준인킨]';

/** All 399 syllables that end in ㄹ. */
const LIQUID = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + 8)).join('');

/** Contractions of 것 behind an adnominal form: 걸, 게, 건, 거. */
const THING: readonly Rule[] = [
  rule(
    '(?<=하|한|된|있|없|같|좋|않|었|았|했|린|는|렵|쉽)단 (?=걸|것|점|생각|사실|말|느낌|의견|게|건)',
    '다는 ',
  ),
  rule('(?<=[가-힣](?:는|은|던|을|ㄴ|한|된|운)) ?걸까(?=\\s|요|\\?|$)', ' 것일까'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:를|ㄹ)(?=\\s)`, ' 것을'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:가)(?=\\s)`, ' 것이'),
  // 말을 거는 일 is no 것은.
  rule(
    `(?<!(?:말|전화|시비|조건|기대|내기|싸움|제동|희망)[을를]? ?)(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거는(?=\\s)`,
    ' 것은',
  ),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거로(?=\\s)`, ' 것으로'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:와|랑)(?=\\s)`, ' 것과'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?걸(?=\\s(?!하는 |하고 (?:후회|아쉬)|그랬)|,|$)`, ' 것을'),
  rule(`(?<=[${LIQUID}])걸(?=\\s하)`, ' 걸'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?게(?=\\s(?!되|됐|된|됨|했|하[는다])|,)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?건(?=\\s|,)`, ' 것은'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?거(?=에|도|보다|처럼|만|\\s|$)`, ' 것'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|[${LIQUID}]) ?건지(?=\\s|를|가|는|도|$)`, ' 것인지'),
  rule(`(?<=[${LIQUID}]) 거(?=라고|라는|라면|라서)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?거(?=라고|라는|라서)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?걸로(?=\\s)`, ' 것으로'),
  rule(`(?<=[${LIQUID}]|[가-힣][는은던]|${ATTACHED}) 거라(?=\\s)`, ' 것이라'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 걸(?=\\s|,|$)', ' 것을'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 게(?=\\s)', ' 것이'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 건(?=\\s)', ' 것은'),
  rule('(?<=(?:많은|다른|여러|그런|이런)) 걸(?=\\s)', ' 것을'),
];

/** Contracted particle of 것 → the full one. */
const CONTRACTED: Record<string, string> = { 걸: '것을', 게: '것이', 건: '것은', 거: '것' };

/** 바뀌어 온 걸 보면, 느는 게: 것 behind any form of a known stem, written apart. */
function fullThings(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]+) (걸|게|건|거)(?=\s|,)(?! ?같)/g,
    (whole, form: string, thing: string) => {
      if (lastFinal(form) !== 'ㄴ' || form === '안') return whole;
      const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : adnominalStem(form);
      return stem && isKnownStem(stem) ? `${form} ${CONTRACTED[thing] ?? thing}` : whole;
    },
  );
}

/** 구하는 것 늘 헷갈렸다: the particle that talk leaves out. */
function withParticles(text: string): string {
  return text
    .replace(
      /(?<=[가-힣][는은던] 것) (?=(?:(?:늘|매번|항상|자꾸|매우|정말|가장|조금|너무|계속|아직|아직도|처음에는|많이|더)\s)*(?:헷갈|어려|어렵|힘들|재미|신기|쉬|쉽|좋|무서|부끄|귀찮|지루|복잡|아쉬|뿌듯))/g,
      '이 ',
    )
    .replace(/^(이것|그것) (?=(?:하|만드|찾|외우|준비하)(?:느라|려고|면서)\s)/, '$1을 ')
    .replace(
      /^(이것|그것) (?=(?:은근|매우|생각보다)?\s?(?:헷갈|어려|어렵|힘들|재미|신기|쉬|쉽|좋|귀찮|복잡))/,
      '$1이 ',
    );
}

/** Openings that only lean on the sentence before; a record sentence stands alone. */
const LEANING =
  /^(?:그리고(?:는|선)?(?! 나서)|그래서(?:인지)?(?! 그런)|그러니까|그런데|그래가지고|그래 ?갖고|그래도 일단|일단은?|우선은|그러면서|그러고|그랬더니|아무래도|무엇보다도?|왜냐하면|왜냐면|또)(?:,\s*|\s+)/;

/** The sentence in written register: talk words out or replaced, 랑 → 과/와, 한테 → 에게, 걸 → 것을. */
export function toWrittenRegister(text: string): string {
  let result = withParticles(
    applyRules(applyRulesWhere(/[걸게건거단]/, fullThings(withoutSlang(text)), THING), COLLOQUIAL),
  );
  result = applyRulesWhere(/싶/, result, WONDERING);
  result = applyRulesWhere(/야 [되됨될됐된됩돼]/, result, DUTY);
  result = withWrittenAnd(result).replace(/\s+/g, ' ').trim();
  return result.replace(LEANING, '').trim();
}
