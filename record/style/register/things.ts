import { endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { applyRulesWhere, type Rule } from '../replace.ts';
import { adnominalStem, isKnownStem, openStem } from '../words/stems.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];
const LIQUID = endingIn('ㄹ');
const NASAL = endingIn('ㄴ');

/** Adnominal syllables before 것; those that open nouns of their own (선거, 친구) are left out. */
const ATTACHED = '[런한된할될운든본른낀진린쓴준인킨]';

/** Contractions of 것 behind an adnominal form: 걸, 게, 건, 거. */
const THING: readonly Rule[] = [
  rule(
    '(?<=하|한|된|있|없|같|좋|않|었|았|했|린|는|렵|쉽|르|높|낮|많|적|깊|크|쁘|프|길|짧)단 ?(?=걸|것|점|생각|사실|말|느낌|의견|게|건)',
    '다는 ',
  ),
  // 비슷한 건 줄 알았는데, 변한 건데, 다른 거니까: 것 and its 이다.
  rule(`(?<=[${NASAL}]) ?건 줄(?=\\s|로|만|은)`, ' 것인 줄'),
  rule(`(?<=[${NASAL}${LIQUID}]) ?거(?:였|이었)(?=는데|지만|고|으니|기|으나|어서|던|다가|으면)`, ' 것이었'),
  rule(`(?<=${B}(?:내|제) )거(?=\\s)`, '것'),
  rule(`(?<=${B}(?:내|제|저희|우리) )건(?=\\s)`, '것은'),
  rule(`(?<=${B}(?:내|제|저희|우리) )게(?=\\s)`, '것이'),
  rule(`(?<=${B}(?:내|제|저희|우리) )걸(?=\\s)`, '것을'),
  // 증명해야 하는 거지 …: 거 carries its 이다 unseen.
  rule('(?<=[가-힣]는) 거지(?=\\s|,)', ' 것이지'),
  rule(' ?거(?=:)(?<=^(?:[가-힣]+ )*(?:[가-힣]는|[가-힣]은|[가-힣]던|한|배운|느낀|아쉬운|힘든) ?거)', ' 것'),
  rule(
    `(?<=(?:^|\\s)(?:내|제|네|우리|저희|친구|짝|선배|모둠|조|팀) )거(?:야|예요|에요|다|임|입니다)(?=[.!?]*$)`,
    '것이다',
  ),
  rule(`(?<=(?:^|\\s)(?:내|제|네|우리|저희|친구|짝|선배|모둠|조|팀) )거(?=였|라고|라는)`, '것이'),
  rule('것이였', '것이었'),
  rule(`(?<=[${NASAL}${LIQUID}]) 거(?= 같[았은])`, ' 것'),
  rule(`(?<=[가-힣](?:는|은|던)|${ATTACHED}) ?거(?:랑|와)은?는?(?=\\s)(?<=[은는])`, ' 것과는'),
  rule('(?<=(?:친구|선배|다른 (?:조|모둠|사람|팀|반)) )거(?=\\s)', '것'),
  rule('(?<=아니|[가-힣]이)란 ?걸(?=\\s|,)', '라는 것을'),
  rule('(?<=아니|[가-힣]이)란 ?게(?=\\s|,)', '라는 것이'),
  rule('(?<=아니|[가-힣]이)란 ?건(?=\\s|,)', '라는 것은'),
  // 우리 조 게 뽑혔다.
  rule('(?<=[^가-힣](?:조|모둠|팀|반|친구|짝|짝꿍)) 게(?=\\s)', '의 것이'),
  rule('(?<=(?:[^가-힣]|[^가-힣](?:옆|앞|뒷|다른) ?)(?:조|모둠|팀|반|친구|짝|짝꿍)) 걸(?=\\s)', '의 것을'),
  rule(`(?<=[${NASAL}${LIQUID}]) 거여서(?=\\s|,)`, ' 것이어서'),
  rule('(?<=[가-힣][는은던]) ?거여서(?=\\s|,)', ' 것이어서'),
  rule('(?<=[가-힣][는은던])거라(?=\\s)', ' 것이라'),
  rule(`(?<=[${LIQUID}]) 게(?=\\s(?:생각|없|있|많|너무|더|하나|또|뭐|무엇))`, ' 것이'),
  rule(`${B}어느 (?:게)(?=\\s)`, '어느 것이'),
  rule(`${B}어느 (?:걸)(?=\\s)`, '어느 것을'),
  rule(`(?<=[${NASAL}]) 건데(?=도?(?:\\s|$))`, ' 것인데'),
  rule(`(?<=[${NASAL}]) 건가(?=\\s|$)`, ' 것인가'),
  rule(`(?<=[${NASAL}${LIQUID}])(?<!를) 거니까(?=\\s|요|$)`, ' 것이니까'),
  rule(`(?<=[${LIQUID}${NASAL}]) 거[고구]요?(?=,|\\s)`, ' 것이고'),
  rule(`(?<=[${NASAL}${LIQUID}]) 거(?=라고|라는|라서|라면|라며|라니까)`, ' 것이'),
  rule('(?<=[가-힣](?:는|은|던|을|ㄴ|한|된|운)) ?걸까(?=\\s|요|\\?|$)', ' 것일까'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:를|ㄹ)(?=\\s)`, ' 것을'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:가)(?=\\s)`, ' 것이'),
  // 말을 거는 일 is no 것은.
  rule(
    `(?<!(?:말|전화|시비|조건|기대|내기|싸움|제동|희망)[을를]? ?|(?:\\d[\\d.,]*[A-Za-z가-힣]{0,3}|추|하중|무게|힘|줄|고리|시동|기대|마법|자물쇠|조건|현수막|그림|달력|액자)[을를] )(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|[${NASAL}${LIQUID}]\\s|(?:친구|선배|모둠|조|팀|반|사람|쪽|그|이|저|내|제|네|우리|저희) ) ?거는(?=\\s)(?!\\s(?:거|것|게|건|걸|방법|법|데|연습))`,
    ' 것은',
  ),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거로(?=\\s)`, ' 것으로'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|\\s) ?거(?:와|랑)(?=\\s)`, ' 것과'),
  // 쉬워진걸 수도 있다, 잘못 잰 걸 수도 있다: it may be so.
  rule(`(?<=[가-힣](?:는|은|던)|[${NASAL}]) ?걸 ?(?=수(?:도|는|가|밖에)? ?(?:있|없))`, ' 것일 '),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?걸(?=\\s(?!하는 |하고 (?:후회|아쉬)|그랬|싶)|,|$)`, ' 것을'),
  rule(`(?<=[${LIQUID}])걸(?=\\s하)`, ' 걸'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?게(?=\\s(?!되|됐|된|됨|했|하[는다])|,)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던)|${ATTACHED}) ?건(?=\\s|,)`, ' 것은'),
  // 먹을 건, but 이름을 건 빵집.
  rule(`(?<=(?:있|없|읽|먹|찾|받|적|믿|잡|남|않|같|많|좋)을) ?건(?=\\s|,)`, ' 것은'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?거(?=에|도|보다|처럼|만|,|\\s|$)`, ' 것'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}|[${LIQUID}]) ?건지(?=\\s|를|가|는|도|$)`, ' 것인지'),
  rule(`(?<=[${LIQUID}]) 거(?=라고|라는|라면|라서)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?거(?=라고|라는|라서)`, ' 것이'),
  rule(`(?<=[가-힣](?:는|은|던|을)|${ATTACHED}) ?걸로(?=\\s)`, ' 것으로'),
  // 새걸로 바꾸고, 새 걸 씀.
  rule('(?<![가-힣])새 ?걸로(?=\\s)', '새것으로'),
  rule('(?<![가-힣])새 ?걸(?=\\s)', '새것을'),
  rule(`(?<=[${LIQUID}${NASAL}]) 거라(?=\\s)`, ' 것이라'),
  rule(`(?<=${ATTACHED}|[온간난긴친푼던])거라(?=\\s)`, ' 것이라'),
  // 번호가 재설정된거예요.
  rule('(?<=[가-힣]{2}된)거(?=예요|에요|야|다|임|였|라)', ' 거'),
  // 한 무리가 신청한거다.
  rule(`(?<=[가-힣][는은던]|${ATTACHED})거(?=다[.!?~\\s]*$)`, ' 것이'),
  rule(`(?<=[가-힣][는은던]|${ATTACHED})거(?=임[.!?~\\s]*$|\\))`, ' 것'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 걸(?=\\s|,|$)', ' 것을'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 게(?=\\s)', ' 것이'),
  rule('(?<=[가-힣](?:난|긴|친|선|간|온|단)) 건(?=\\s)', ' 것은'),
  rule('(?<=(?:많은|다른|여러|그런|이런|원래|처음|기존)) 걸(?=\\s)', ' 것을'),
];

/** 좋은 거, 그런거: 거 for 것; 증거, 근거 and 자전거 end in the letter alone. */
export function isLooseThing(text: string): boolean {
  if (/(?:^|\s)거$/.test(text)) return true;
  return /(?<![근선논전철])거$/.test(text) && /[ㄴㄹ]/.test(lastFinal(text.slice(0, -1)) ?? '');
}

/** Contracted particle of 것 → the full one. */
const CONTRACTED: Record<string, string> = { 걸: '것을', 게: '것이', 건: '것은', 거: '것' };

/** 바뀌어 온 걸 보면, 느는 게: 것 behind any form of a known stem, written apart. */
function fullThings(text: string): string {
  if (!/ [걸게건거]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+) (걸|게|건|거(?=\s|,|보다|처럼|만|까지|부터|도\s|에서|랑))(?=\s|,|(?<=거)[가-힣])(?!(?<=거) ?같)/g,
    (whole, form: string, thing: string, at: number) => {
      if (thing === '건' && /^ 줄/.test(text.slice(at + whole.length))) return whole;
      if (lastFinal(form) !== 'ㄴ' || form === '안') return whole;
      // 틀린 걸 수도 있다: it may be so.
      if (thing === '걸' && /^ 수(?:도|는)? ?[있없]/.test(text.slice(at + whole.length)))
        return `${form} 것일`;
      // 많이 는 것: 늘다.
      if (form === '는') return `${form} ${CONTRACTED[thing] ?? thing}`;
      const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : adnominalStem(form);
      return stem && isKnownStem(stem) ? `${form} ${CONTRACTED[thing] ?? thing}` : whole;
    },
  );
}

/** 아프단 얘기 → 아프다는 얘기; 집단 생각 and 수단 are no verbs. */
function fullHearsay(text: string): string {
  if (!text.includes('단 ')) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+)단(?= (?:얘기|이야기|말(?![이임입])|소리|소문|뜻|점|생각|사실|느낌|의견|소식)(?:[을를이가은는도에]|\s))/g,
    (whole, form: string) => {
      if (lastFinal(form) === 'ㅆ' || isKnownStem(form) || /[가-힣](?:하|스럽|롭)$/.test(form))
        return `${form}다는`;
      return lastFinal(form) === 'ㄴ' && form.length > 1 && isKnownStem(openStem(withFinal(form, '')))
        ? `${form}다는`
        : whole;
    },
  );
}

/** 걸, 게, 건, 거 behind what describes them, in full: 바뀐 걸 → 바뀐 것을, 다른 거니까 → 다른 것이니까. */
export function withFullThings(text: string): string {
  return applyRulesWhere(/[걸게건거단]/, fullThings(fullHearsay(text)), THING);
}
