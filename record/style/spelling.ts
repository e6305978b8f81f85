import { lastFinal, withFinal } from '../hangul.ts';
import { applyRules, type Rule } from './replace.ts';
import { isDoingNoun, isThingNoun } from './nouns.ts';
import { adnominalStem, isKnownStem, knownTail, pastStem } from './stems.ts';

/** Frequent misspellings and missing spaces of student texts, word by word. */
const SPELLING: readonly Rule[] = [
  // 가설은 … 높을 것이다 였다: what was said is told, not joined on.
  [/것이다\s*(?:이)?였(?=습니다|다|어요|음)/g, '것이라는 것이었'],
  [/됬|됫|됏/g, '됐'],
  [/(?<=[가-힣]{2}[가이])(?=(?:안|못)(?:됐|되|돼|나|갔|가|들|맞))/g, ' '],
  [/지 ?않했(?=다|습|어|음|는|고|지)/g, '지 않았'],
  [/돼었/g, '되었'],
  [/되(?=요(?:\s|$|[.!?]))/g, '돼'],
  [/되서/g, '돼서'],
  [/돼(?=고|는|면|지|기|니|려|던|며|게|었)/g, '되'],
  [/(?<![가-힣])안되(?=[가-힣])/g, '안 되'],
  [
    /(?<![가-힣])안(?=(?:나[오와왔올온]|들어|들[리렸려]|맞[았고는아지]|보[이여였고]|봐|봤|풀[리려렸]|좋|했|하[고는면지던]|해[서도]|돼|됐|갔|가[고서]|왔|오고|와서|먹|썼|쓰[고는면]|움직|외워|어려|힘들|비슷|섞|늘어|줄어|녹|변[하했]|끓|열[리렸려]|그[랬래]))/g,
    '안 ',
  ],
  [/([그이]런)(?=것[이은을])/g, '$1 '],
  [/(?<=\d(?:분|초|시간|일|주|개월|달|년|주일|교시|차시))동안/g, ' 동안'],
  // 않 opens no word but its own forms.
  [/(?<![가-힣])않(?![고는은을아았지기으겠습도던게다음냐니네죠]|거나|자|나[\s?]|나$)(?=[가-힣])/g, '안 '],
  [/햇(?=습|어|다|는|던|고|지|으|음|네|더|을)/g, '했'],
  [/(?<!무)엇(?=습|어|다|는데|던|고|지만|으나|음|네|더)/g, '었'],
  [/(?<!빼)앗(?=습|어|다|는데|던|고|지만|으나|음|네|더)/g, '았'],
  [/왓(?=습|어|다|는|던|고|지|으|음)/g, '왔'],
  [/봣/g, '봤'],
  [/줫/g, '줬'],
  [/([졋렷꼇겟켯겻])(?=습|어|다|는|던|고|지|으|음|네)/g, '$1\u0000'],
  [/졋\u0000/g, '졌'],
  [/렷\u0000/g, '렸'],
  [/꼇\u0000/g, '꼈'],
  [/겟\u0000/g, '겠'],
  [/켯\u0000/g, '켰'],
  [/겻\u0000/g, '겼'],
  [/\u0000/g, ''],
  [/(?<=수|점이|수가|적이|게|고) ?잇(?=습|어|다|는|던|고|지|으|음|네|을)/g, ' 있'],
  [
    /(?<=[가-힣])슴니다|(?<=[가-힣])습니당|(?<=[가-힣])슴당|(?<=[가-힣])씁니다|(?<=[가-힣])습니디|(?<=[가-힣])슴다/g,
    '습니다',
  ],
  [/(?<=[가-힣])이예요/g, '이에요'],
  [/(?<!아니)(?<=[거야자사수기제리도점가트파더구지부표차])에요(?=[\s.!?~]*$)/g, '예요'],
  [/([했었았됐였겠왔봤갔줬졌렸켰웠꼈쳤혔냈])(?:당|따|댜|닷)(?=[.!?\s]*$)/g, '$1다'],
  [/(?<=[가-힣]는)대(?=\s|,)/g, '데'],
  [/(?<=[하되오가보지리이르주쓰키]는)대(?=요?$)/g, '데'],
  [/([할될볼갈줄을낼킬])께(?=요|$|[.!\s])/g, '$1게'],
  [/([할될볼갈줄낼킬]) ?꺼(?=예요|에요|다|야|임|라|같| )/g, '$1 거'],
  // 불을 꺼야 is no 거야.
  [/(?<=[가-힣])을(?:꺼| 꺼(?=예요|에요|라고|임))(?=예요|에요|다|야|임|라|같| )/g, '을 거'],
  [/([했었았됐갔왔봤])슴(?=[.!?\s]*$)/g, '$1음'],
  [/(?<![가-힣])더 낳은/g, '더 나은'],
  [/(?<![가-힣])않좋/g, '안 좋'],
  [/치뤘/g, '치렀'],
  [/담궜/g, '담갔'],
  [/설레였/g, '설렜'],
  [/몇일/g, '며칠'],
  [/몇가지/g, '몇 가지'],
  [/(?<=[아어여해에네세죠져와워려돼])(?:용|염|욤)(?=[\s~.!?]*$)/g, '요'],
  [/(?<=[어세네해])여(?=[\s~.!?]*$)/g, '요'],
  [/([이그]런)데(?= (?:쓰|사용|활용|이용))/g, '$1 데'],
  [/웬지/g, '왠지'],
  [/역활/g, '역할'],
  [/제데로/g, '제대로'],
  [/금새/g, '금세'],
  [/희안/g, '희한'],
  [/오랫만/g, '오랜만'],
  [/설레임/g, '설렘'],
  [/일일히/g, '일일이'],
  [/깨끗히/g, '깨끗이'],
  [/꼼꼼이/g, '꼼꼼히'],
  [/곰곰히/g, '곰곰이'],
  [/열심이 /g, '열심히 '],
  [/솔직이/g, '솔직히'],
  [/어떻해/g, '어떡해'],
  [/어떡게/g, '어떻게'],
  [/어떡해 ?(?=해야|하면|하는|할|풀|만들|쓰|써|된|되|생|이런|그런|설명|표현)|어떡해 (?=[가-힣])/g, '어떻게 '],
  [/어케(?=\s)/g, '어떻게'],
  [/설겆이/g, '설거지'],
  [/어의(?=가 없)/g, '어이'],
  [/왠만/g, '웬만'],
  [/(?<![가-힣])짤게(?=\s)/g, '짧게'],
  [/어쨋든/g, '어쨌든'],
  [/뒷풀이/g, '뒤풀이'],
  [/(?<=[가-힣])깨서(?=\s|는|도)(?<=(?:님|생|분)깨서)/g, '께서'],
  [/(?<![가-힣])제 데로/g, '제대로'],
  [/(?<=[은는던한된운른] ?)데로(?=\s)/g, '대로'],
  [/(?<![가-힣])(되게|너무|진짜|정말|엄청|훨씬)(?!나|로|너무|하[고다면지]|였|이)(?=[가-힣]{2})/g, '$1 '],
  [
    /(?<![가-힣])(다시|오래|열심히|꾸준히|성실히|꼼꼼히|자세히|정확히|먼저|직접|자주)(?=했|하[고여는였려]|할[ 수려]|해[서 야]|걸[리려렸])/g,
    '$1 ',
  ],
  [/(?<=[가-힣]) (?=(?:에게|에서|한테|으로|까지|부터|께서)(?:\s|는|도))/g, ''],
  [/(?<=(?:것|생각|예상|전)) 보다(?=\s|는|도)/g, '보다'],
  [/(?<![가-힣])(생각|예상|전)보다(?=(?:더|어|쉽|쉬|잘|많|적|빨|오래|힘|재|훨|좋|안|못)[가-힣])/g, '$1보다 '],
  [/(?<=[가-힣](?:과|와))(?=(?:같이|함께|다르|달리|비슷)[가-힣 ])/g, ' '],
  [
    /(?<![가-힣])(한|두|세|네|몇)(?=(?:줄|명|개|번|장|쪽|가지|문제|문장|단어)(?:씩|만|이|을|의|에|\s))/g,
    '$1 ',
  ],
  [/어의없/g, '어이없'],
  [/문안하/g, '무난하'],
  [/가르켜 ?(?=주|준|줘|줬)/g, '가르쳐 '],
  [/들어난|들어나는/g, '드러나는'],
  [/들어났/g, '드러났'],
  [/바램/g, '바람'],
  [/통채로/g, '통째로'],
  [/(?<![가-힣])구지 /g, '굳이 '],
  [/뵈요/g, '봬요'],
  [/재밋/g, '재밌'],
  [/재밌/g, '재미있'],
  [/맛잇/g, '맛있'],
  [/멋잇/g, '멋있'],
  [/깨닳/g, '깨달'],
  [/깨닭/g, '깨달'],
  [/맞추기 ?위해/g, '맞추기 위해'],
  [/만듬(?=\.|$)/g, '만듦'],
  [/이끔(?=\.|$)/g, '이끎'],
  [/힘듬(?=\.|$)/g, '힘듦'],
  [/ㄹ수/g, 'ㄹ 수'],
  [/([가-힣])수(있|없)/g, '$1 수 $2'],
  [/(?<=\s수)(?=있|없)/g, ' '],
  [/뿐만아니라/g, '뿐만 아니라'],
  [/(?<=[가-힣])(?:땜에|때매)(?=\s|$)/g, ' 때문에'],
  [/(?<![가-힣])(?:땜에|때매)(?=\s|$)/g, '때문에'],
  [/(첫|두|세|네)번째/g, '$1 번째'],
  [/여러가지/g, '여러 가지'],
  [/한가지/g, '한 가지'],
  [/([한운던는른된본든난인])(것|거)(?=같)/g, '$1 $2 '],
  [/(것|거)같/g, '$1 같'],
  [/([은는던한된]) ?(?:거|것) 같/g, '$1 것 같'],
  [/고싶/g, '고 싶'],
  [/게(되었|됐|된|됨|되)/g, '게 $1'],
  [/(?<=[가-힣])지(않|못)(?=[가-힣])/g, '지 $1'],
  [/(?<=밖에)(?=없|안 |못 )/g, ' '],
  [/기때문/g, '기 때문'],
  [/기위해/g, '기 위해'],
  [/(?<=[가-힣]야)(?=(?:한다|하는|할|된다|되는|될|겠)(?:\s|$|[가-힣]))/g, ' '],
  [/(?<=야) 겠/g, '겠'],
];

/** A noun and its 하다 that were written apart at the end of the sentence (발표 했다). */
const SPLIT_HA = /(?<![가-힣])([가-힣]{2,}) (?=(?:했|하였|함|합니다|됐|되었|됨|됩니다)[가-힣]*[.!?]?$)/;

/** ㄹ려고 for 려고 (할려고), but not where the stem has its own ㄹ (만들려고). */
function repairIntention(text: string): string {
  return text.replace(/(?<![가-힣])([가-힣]+)려(?=고|면|는|던)/g, (whole, before: string) => {
    if (lastFinal(before) !== 'ㄹ' || /[르를]$/.test(before)) return whole;
    if (knownTail(before).length > 0 && lastFinal(knownTail(before)) === 'ㄹ') {
      return /(?:할|될|갈|볼|줄)$/.test(before) && knownTail(before).length < 2
        ? `${withFinal(before, '')}려`
        : whole;
    }
    return `${withFinal(before, '')}려`;
  });
}

/** All 399 syllables that end in ㄹ. */
const LIQUID = Array.from({ length: 399 }, (_, i) => String.fromCharCode(0xac00 + i * 28 + 8)).join('');

/** ㄹ수 있/는것/을때 …: an adnominal form and a bound noun written together. */
const BOUND: readonly Rule[] = [
  [
    new RegExp(
      `(?<!(?:^|\\s)[실필골별홀물칠절결])(?<=[${LIQUID}])수 ?(?=있|없|밖에 없|도 있|가 있|가 없)`,
      'g',
    ),
    ' 수 ',
  ],
  [new RegExp(`(?<=[${LIQUID}])때(?=\\s|$|는|의|마다|도|에|,)`, 'g'), ' 때'],
  [/ 수 (?=밖에|도 |가 )/g, ' 수'],
  [
    /([가-힣]는|[한된할될]|었던|았던|했던|[낀운든]) ?것(?=을|이|은|도|들|에|과|으|만|보다|처럼|\s|$)/g,
    '$1 것',
  ],
  [/([가-힣]는)(데에|데서)(?=\s)/g, '$1 $2'],
];

const NOUN_IN_I =
  /(?:놀|높|길|먹|깊|넓|풀|걸|린|벌|끼|맏|젊은|늙은|펼|볼|받|닫|돌|종|손잡|옷걸|참|전깃불|남|원|같)이$/;

/** 활동이였 for 활동이었; 차이였 and 놀이였 are right as they stand. */
function repairCopula(text: string): string {
  return text.replace(/(?<![가-힣])([가-힣]+)이였(?=[가-힣])/g, (whole, before: string) =>
    lastFinal(before) && !NOUN_IN_I.test(`${before}이`) ? `${before}이었` : whole,
  );
}

/** 고쳣다 → 고쳤다, wherever ㅆ gives the past of a known verb and ㅅ (벗다, 씻다) no stem. */
function repairPasts(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]+)(?=습니다|어요|어|다|는데|던|고|지만|으나|음|네|더라)/g,
    (whole, form: string) => {
      if (lastFinal(form) !== 'ㅅ' || /[것옷못곳뜻맛멋빛]$/.test(form) || isKnownStem(form.slice(-1)))
        return whole;
      if (knownTail(form) !== '') return whole;
      const past = withFinal(form, 'ㅆ');
      const stem = pastStem(past);
      return knownTail(stem) !== '' || stem.endsWith('하') ? past : whole;
    },
  );
}

/** Behind an object a verb begins; 을 also stands inside nouns (가을밤, 마을회관). */
const OBJECT_VERB =
  /(?<=[가-힣]를|[가-힣]{2}[은는던할것들]?(?<![가마노겨고구시])을)(?=(?:하|했|한|할|해|만들|만든|찾|풀|받|느[끼낀꼈]|알[게고려아았]|보[고니면았여]|봤|본|쓰[고는면]|썼|쓴|읽|배우|배운|배웠|나누|나눠|나눴|맡|정하|정했|그[렸려린]|고르|골[라랐]|발표|조사|지키|도와|가지)[가-힣 ])/g;

/** 틀린것 같다, 쓴게 → 틀린 것, 쓴 게, where what stands before is the form of a known stem (조건, 친구 are none). */
function repairThings(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]{2,})(것|거|게|건|걸)(?=[은이을도들만]?(?:\s|$|[.,]))/g,
    (whole, form: string, thing: string) => {
      if (lastFinal(form) !== 'ㄴ' || isThingNoun(whole)) return whole;
      const stem = adnominalStem(form);
      return stem && isKnownStem(stem) ? `${form} ${thing}` : whole;
    },
  );
}

/** 오류를발견하고 → 오류를 발견하고. */
function repairObjects(text: string): string {
  return text
    .replace(OBJECT_VERB, ' ')
    .replace(/(?<=[가-힣][을를])([가-힣]{2})(?=하|했|한|할|해)/g, (whole, noun: string) =>
      isDoingNoun(noun) ? ` ${noun}` : whole,
    );
}

/** 발표때 → 발표 때, but 그때 and 올때 are left to the other rules. */
function repairTimes(text: string): string {
  return text.replace(
    /(?<![가-힣])([가-힣]{2,6})때(?=\s|는|도|의|,|에|마다|$)(?!문)/g,
    (whole, noun: string) =>
      isDoingNoun(noun) || isThingNoun(noun) || /(?:처음|방학|수업|시험|학년|학기)$/.test(noun)
        ? `${noun} 때`
        : whole,
  );
}

/** The sentence with frequent typos and spacing errors repaired; anything unknown stays as written. */
export function repairSpelling(text: string): string {
  const spelled = repairTimes(
    repairObjects(
      applyRules(repairCopula(repairIntention(applyRules(repairPasts(repairThings(text)), SPELLING))), BOUND),
    ),
  );
  // 싸우기도 했다 is no prayer.
  return spelled.replace(SPLIT_HA, (whole, noun: string) =>
    isDoingNoun(noun) && !/[가-힣]기도$/.test(noun) ? noun : whole,
  );
}
