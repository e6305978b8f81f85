import { withoutFitnessGrade } from './fitness-grades.ts';
import { withFinal, withParticle } from '../../hangul.ts';
import { outsideQuotes } from '../quoted.ts';
import { repairSpelling } from '../../style/spelling/spelling.ts';
import { canonical, fit } from '../names/name-words.ts';
import { applyRules, type Step } from '../../style/replace.ts';
import { EXCESS, FELT_VERY } from '../telling/wording/how-much.ts';
import { CHATTY } from './chatty.ts';
import { ownShareOf } from './shares-told.ts';
import { withWrittenWords } from './written-words.ts';
import { isThingNoun } from '../../style/words/nouns.ts';
import { declarative, isSoundStem, openStem, pastStem } from '../../style/words/stems.ts';

/** 친구는 북두칠성을 맡고 저는 오리온을 맡았어요. */
const SHARED =
  /^[^.]*(?:친구|모둠원|짝|짝꿍)(?:는|은|이|가) [^.]+?맡(?:고|았고),? (?:저는|나는|제가|내가|전|난) ([^.]+?[을를]) 맡[가-힣]*[.!~\s]*$/;
/** 하은이는 사진 담당, 저는 인터뷰 담당이었어요. */
const SHARE_TOLD =
  /^[^.]*담당(?:이고|이었고|을 하고|하고)?,? (?:저는|나는|전|난) ([가-힣]+(?: [가-힣]+)?) 담당(?:이었|했|을 했|을 맡았)[가-힣]*[.!~\s]*$/;

/** … 알게 됨 더 알아보고 싶은 것은 없음: the end of it is no answer. */
const NOTHING_MORE =
  /(?<=[함됨임김음짐다요])[.,]? (?:앞으로 |그리고 )?(?:더 )?(?:[가-힣]+ )?[가-힣]+고 ?싶은 ?(?:거|것|건|게|점)(?:는|은|이|도)? ?(?:딱히 |별로 |아직 )?(?:없|모르)[가-힣]*[.!\s]*$/;
/** … 생김 신기. */
const FELT_NOTE =
  /([함됨임김음짐남]) (?:신기|재밌|재미|뿌듯|꿀잼|대박|굿|짱|충격)(?:함|했음|있음|었음)?[.!~ㅋㅎ\s]*$/;
/** 재봉할 때 자꾸 밀리는 거예요: told with wonder. */
const HAPPENING = /((?:자꾸|계속|갑자기) (?:[가-힣]+ )?)([가-힣]+)는 거(?:예|에)요(?=[.!~\s]*$)/;
/** 수증기가 언 거래요: as heard. */
const TOLD_SO = /(?<=[은는인한된린간온던]) ?(?:거|것이?)래요?(?=[.!~\s]*$)/;

/** 내가 감기로 빠진 날에는 친구가 대신해 주었다: without 내가 the friend would have been away. */
const OWN_ABSENCE =
  /(?<![가-힣])(?:내가|제가|저는|나는) (?=[^,.]{2,24} (?:날|때|동안|사이)(?:에는|에|는|은)? (?:다른 )?(?:친구|짝|모둠원|조원)(?:이|가) )/g;
/** 내 얘기 같아서. */
const LIKE_OWN = /(?<![가-힣])(?:내|제) (?=(?:얘기|이야기|일|문제|모습|마음|말) ?같)/g;
/** 배경이 다 내 책상이었음. */
const OWN_THING = /(?<![가-힣])(?:내|제) ([가-힣]{2,6}?)(이었|였|이라|임|이다|이[에예])(?=[가-힣]|[ .]|$)/g;
/** 내가 뒤 민서가 앞: who stood where. */
const WHO_WHERE =
  /(?<![가-힣])(?:내가|나는|제가|저는) (앞|뒤|위|아래|가운데|왼쪽|오른쪽|공격|수비|전위|후위|네트 앞|[12]번),? (친구|모둠원)[가는] (앞|뒤|위|아래|가운데|왼쪽|오른쪽|공격|수비|전위|후위|네트 앞|[12]번)(?=[,. ]|$)/;
/** 친구는 “임진왜란”을, 나는 “임진전쟁”을 주장했다. */
const CLAIMED_BOTH =
  /(친구|모둠원)(?:는|은) ((?:"[^"]*"|“[^”]*”|'[^']*'|[가-힣]{2,10})[을를]),? (?:나는|저는) ((?:"[^"]*"|“[^”]*”|'[^']*'|[가-힣]{2,10})[을를]) 주장(?=[했하])/;
/** 친구는 시대순으로, 나는 길을 따라 놓자고 했다: two proposals, one verb. */
const PROPOSED_BOTH =
  /((?:(?:또 )?다른 )?(?:친구|모둠원)|짝)(?:는|은|이|가) ((?!나는|저는)[^,.]{0,30}?[가-힣'"”’](?:으로|로|을|를|부터|에|에서)),? (?:나는|저는|난|전|내가|제가) ([^,.]+? )((?:[가-힣]+[아어여해와워려켜] (?=[주보내두놓가오]자))?[가-힣]+자)고 (?=했|하였|제안|말했|주장|함)/;
/** 친구는 시를 읽자고, 나는 소설을 읽자고 했다. */
const PROPOSED_EACH =
  /((?:(?:또 )?다른 )?(?:친구|모둠원)|짝)(?:는|은|이|가) ((?!나는|저는)[^,.]+자)고,? (?:나는|저는|난|전|내가|제가) ([^,.]+자)고 (?=했|하였|제안|말했|주장|함)/;
/** English words that are cited without a mark. */
const ENGLISH_SAID =
  /(?<![A-Za-z"“'‘][ ,]?)([A-Z][A-Za-z0-9 ,'’]{7,}[A-Za-z0-9][?!.]?) ?(?=(?:이?라고|이?라는) )/g;
/** 우리가 문항을 읽어 드리는 방식, 우리가 만든 설문: of the group, which the student speaks for. */
const WE_DO =
  /(?<![가-힣])(?:우리|저희)가 (?=(?:[^ ]+[을를] )?(?:직접 |함께 |처음 )?(?:[가-힣]+ )?(?:드리는|드린|만든|조사한|준비한|정한|쓴|제안한|예상한|생각한|측정한|발표한|세운|설계한|계획한|맡은|고른|찍은|그린|모은|제작한|실험한|분석한|정리한) )/g;

/** 휴대폰 넣는 데로 쓴다: a place, no manner. */
const PLACE = /(?<=[는둘둔]) 데로 (?=쓰|썼|씀|사용|활용)/g;

/** 너무 많이 씻어서, 너무 떨렸고: too much, and very, outside of what is quoted. */
const TOO_MUCH = new RegExp(`["“'‘][^"”'’]*["”'’]|(?<=[가-힣] )너무 (?!${FELT_VERY})(?=${EXCESS})`, 'g');
const NOT_TOO_MUCH = new RegExp(`["“'‘][^"”'’]*["”'’]|(?<=[가-힣] )너무 (?=${FELT_VERY})`, 'g');
const MUCH =
  /["“'‘][^"”'’]*["”'’]|(?<=[가-힣] )너무 (?!좋|재미|재밌|행복|뿌듯|신기|고마|즐거|감사|멋|예[쁘뻐쁜]|귀[엽여]|흥미|열심)(?=[가-힣])/g;

/** In this order, behind what talk and spelling are put right by. */
const MISREAD: readonly Step[] = [
  [NOTHING_MORE, ''],
  [/(?<![가-힣])구글링(?:을 )?(?=하|했|함|해)/g, '인터넷에서 검색'],
  // 내가 5개로 하자고 해서 그렇게 함: whose proposal it was.
  [
    /^(?:제가|내가|나는|저는) (.+자)고 (?:해서|했더니|하니까?) 그렇게 (?:함|했음|했다|하기로 함|됨)(?=[.\s]*$)/,
    '$1고 제안했다',
  ],
  // 도서관에서 일하시는 사서 선생님: no teacher of the school.
  [
    /(?<=(?<!학교 )도서관에서 (?:[가-힣]+ )?(?:일하시?는|근무하시?는) )사서 (?:선생님|쌤|샘|교사)(을|이|은|과)?/g,
    (_, particle = '') => fit('사서', canonical(particle)),
  ],
  // 7시간 자는 애들이 있어서 걔네는 뭐지 싶었음: how that can be.
  [
    /(?<![가-힣])(?:걔네|얘네|쟤네|걔|얘|그건|이건|이게|그게)(?:들)?(?:는|은)? (?:도대체 |대체 )?(?:뭐지|뭔가|뭐야) 싶었/g,
    '왜 그런지 궁금했',
  ],
  // 우리 할머니가 사는: a relative needs no 우리.
  [
    /(?<![가-힣])(?:우리|저희) (?=(?:외|친)?(?:할머니|할아버지|가족|엄마|아빠|부모님|어머니|아버지|동생|언니|누나|형|오빠|이모|고모|삼촌)(?:[가이은는을를의와과께한도네]|에게| |$))/g,
    '',
  ],
  // 마이크 사용 is no 사요.
  [/(?<= )(사용|활용|이용|적용|인용|응용)[.\s]*$/, '$1함'],
  [/(?<![가-힣])그냥 (?=버리|버렸|두[면고]|넘어|지나|외우)/, ''],
  [/(?<![가-힣])뭐로(?= )/, '무엇으로'],
  [FELT_NOTE, '$1'],
  // Without 정말 the 그런지 would point at nothing (늦는다고 느껴서 정말 그런지).
  [/(?<![가-힣])(?:정말|진짜)로? (?=그런지)/, '실제로 '],
  [/(?<=[가-힣]{1,2}게)(?=(?:감|나감|뜸|날아감)[.\s]*$)/, ' '],
  [/([올골흘])름(?=[.\s]*$)/, (_, first: string) => `${withFinal(first, '')}름`],
  [/(?<=[다라]는) ?거(?=[?.~\s]*$)/, ' 것'],
  [/(?<= )못(?=[치잡막넣찾뛰풀]는?다는 |[친잡막넣찾뛴푼]다는 )/g, '못 '],
  [/(?<![가-힣])오래(?=걸[리린렸림])/g, '오래 '],
  [TOLD_SO, ' 것이라고 했다'],
  [
    WHO_WHERE,
    (_, own: string, who: string, theirs: string) =>
      `자신은 ${own}, ${who}는 ${withParticle(theirs, '을/를')} 맡고`,
  ],
  [/(?<=[다라])고 했는데,? 그래서 /g, '고 해서 '],
  [/(?<=[다라])던데(?=[ ,])/g, '고 들었는데'],
  [OWN_ABSENCE, '자신이 '],
  [
    CLAIMED_BOTH,
    (_, who: string, theirs: string, own: string) =>
      `${theirs} 주장한 ${withParticle(who, '과/와')} 달리 ${own} 주장`,
  ],
  [
    PROPOSED_BOTH,
    (_, who: string, theirs: string, own: string, doing: string) =>
      `${theirs} ${doing}는 ${withParticle(who, '과/와')} 달리 ${own}${doing}고 `,
  ],
  [
    PROPOSED_EACH,
    (_, who: string, theirs: string, own: string) =>
      `${theirs}는 ${withParticle(who, '과/와')} 달리 ${own}고 `,
  ],
  // Could you say that again, please?라고 물었다.
  [ENGLISH_SAID, '"$1"'],
  // 천문학자까지는 모르겠고 하늘을 설명하는 일을 하면 좋겠다.
  [/^[가-힣 ]{2,12}까지는 (?:잘 )?모르겠(?:고|지만|는데),? (?=[^.]*고 싶|[^.]*면 좋겠)/, ''],
  [LIKE_OWN, '자신의 '],
  [OWN_THING, (whole, thing: string, end: string) => (isThingNoun(thing) ? `자신의 ${thing}${end}` : whole)],
  [WE_DO, '함께 '],
  [SHARED, '친구와 역할을 나누어 $1 맡았다.'],
  [SHARE_TOLD, (_, share: string) => `${withParticle(share, '을/를')} 담당했다.`],
  [/(?<=니까? (?:[가-힣]+ )*)([가-힣]+)한 거(?:예|에)요(?=[.!~\sㅋㅎㅠㅜ]*$)/, '$1했다'],
  [/(?<=(?:의견|말|이야기|제안|오류|결과|값|문제)[이가] )나와(?= )/g, '나와서'],
  [TOO_MUCH, (found) => (found === '너무 ' ? '지나치게 ' : found)],
  [NOT_TOO_MUCH, (found) => (found === '너무 ' ? '매우 ' : found)],
  [MUCH, (found) => (found === '너무 ' ? '' : found)],
  [/(?<=[다라]고 |[에서] )나와 ?있(?=[었고는다음지])/g, '적혀 있'],
  [/(?<![가-힣])(저희|우리|제|내|자기) 걸(?= )/g, '$1 것을'],
  [/(?<=[가-힣](?:여|려|져|어|혀|겨|쳐|해|돼|와|워))있(?=[었는어으지고])/g, ' 있'],
  [/(?<![가-힣])안(?=돌아)/g, '안 '],
  [/(?<=\d(?:초|분|시간|일|주|개월|년))(?=[뒤후전](?:에|부터|까지|의|[ ,]))/g, ' '],
  [
    /(?<![\d.,])(?:\d[\d.]* ){2,}\d[\d.]*(?=도|분|초|cm|m|%|번|회|g|mL|ml|V)/g,
    (row) => row.replaceAll(' ', ', '),
  ],
  [/([가-힣])니까라고 (?=(?:했|답|말|대답|적))/g, '$1기 때문이라고 '],
  // 할머니를 본 적이 있어서다.
  [
    /([가-힣]+)(?<!들어|나|앞|맞|일어|돌아|넘어|물러|다가|올라|내려|멈춰)서(?:이)?다(?=[.!\s]*$)/,
    (whole, form: string) => {
      const stem = pastStem(withFinal(form, 'ㅆ'));
      return isSoundStem(stem) ? `${stem}기 때문이다` : whole;
    },
  ],
  [/우리 ?학교만(?= (?!해도))/g, '한 학교만'],
  [/우리 ?학교만(?= 해도)/g, '본교만'],
  [/모르겠는 (?=(?:말|단어|부분|것|점|문제|용어|글자|한자))/g, '모르는 '],
  // 횟수 10번 20번 30번 다르게 해서: what it was, at which values.
  [
    /([가-힣]{2,}(?<![은는이가을를도만여서고며])) ((?:\d[\d.]*[^\s\d,]{0,4},? ){1,6}\d[\d.]*[^\s\d,]{1,4})(?:으로|로)? (?=다르게|바꿔|바꾸|달리)/g,
    (whole, what: string, values: string) =>
      // 있는지 0과 1로 바꾸었는데: named with their particles already.
      /[과와] /.test(values) || what.endsWith('지')
        ? whole
        : `${withParticle(what, '을/를')} ${withParticle(values.replace(/,? /g, ', '), '으로/로')} `,
  ],
  [/(?<=[다라]는 ?)거 (?=듣|보[고니]|알[고게]|읽)/g, '것을 '],
  [/(?<=[만할될볼쓸갈낼줄질칠릴킬들]) ?거다(?=[.!\s]*$)/, ' 것이다'],
  [/([가-힣]{2,}기)(?=전후[로에의]|전[에의]|후[에의])/g, '$1 '],
  [
    /((?:친구|후배|조원|모둠원|학생|애)들? (?:\d+|[한두세네]|다섯|여섯|여러) ?명) (?=알려|가르쳐)/g,
    '$1에게 ',
  ],
  [/([+-])랑(?= [+-])/g, '$1와'],
  [/(?<![가-힣])그냥 (?=외[우운웠])/g, '단순히 '],
  [/(?<=[가-힣]는 )길이더라[고구]요(?=[.!\s]*$)/, '길이었다'],
  // 식이 그냥 나온 게 아니다, 반대로 새겨야 되는데 그냥 새겨서: it says how.
  [/(?<![가-힣])그냥 (?=[가-힣 ]{1,12} (?:게|것이) 아니)/, '저절로 '],
  [/(?<=[가-힣]야 (?:되|하|했|됐)는데,? )그냥 /, '그대로 '],
  [/(?<![가-힣])진짜 (?=(?:답|값|결과|원인|이유|의미|문제|모습|뜻|온도|길이|무게)[가-힣]{0,2} )/g, '실제 '],
  [/(?<![가-힣])안(?=보이|보인|보여|나오|나와|맞는|맞아|맞음|들리|들려|풀리|풀려|열리|쓰기|쓰고)/g, '안 '],
  [/(?<=[가-힣])에다가?(?= )/g, '에'],
  // '교주고슬' 골랐어요: what was chosen, by its name.
  [
    /(?<=(?:^|[은는가] )['‘“"「『][^'’”"」』]*?([가-힣])['’”"」』]) (?=(?:골랐|선택했|선정했|읽었|불렀|연주했|번역했|외웠|만들었|발표했)[가-힣]{1,3}[.!~\s]*$)/g,
    (_, last: string) => `${withParticle(last, '을/를').slice(1)} `,
  ],
  [/(["”']) (?=이?라고 )/g, '$1'],
  [HAPPENING, (_, how: string, base: string) => `${how}${declarative(openStem(base))}`],
];

/** 아마 … 홈페이지였던 것 같은데 다음에는 저장해 놓을게요: the guess is no part of the plan. */
const GUESSED = /^아마도? [^.]* ?[것거] ?같(?:은데|지만),? (?=다음(?:에|번|부터))/;
const withoutGuess = (text: string) => (text.startsWith('아마') ? text.replace(GUESSED, '') : text);

/** What the style would misread: 나와 있다 of a book, 안보인다, 에다가. */
export function respelled(text: string): string {
  const own =
    ownShareOf(text) ??
    outsideQuotes(withoutGuess(withoutFitnessGrade(text)).replace(PLACE, ' 곳으로 '), (said) =>
      withWrittenWords(repairSpelling(said)),
    );
  return applyRules(applyRules(own, CHATTY), MISREAD);
}
