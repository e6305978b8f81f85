import { isDoingNoun } from '../../../style/words/nouns.ts';
import { outsideQuotes } from '../../quoted.ts';
import { formOf } from '../../notes/word-forms.ts';

/** The first person that the style has left inside a sentence: the group is 모둠, the home and the floor are no one's. */

const B = '(?<![가-힣])';
const rule = (source: string, told: string) => [new RegExp(B + source, 'g'), told] as const;
/** Of everybody: 우리 사회, 우리 몸. */
const EVERYBODYS =
  '나라|말(?!을|이|에|만)|글|민족|사회|역사|조상|선조|전통|문화|생활|몸|뇌|눈|주변|일상|지역|고장|음악|가락|옷|시대|모두|스스로|인류|지구|땅|농산물|은하|태양|별자리|자신|동네|마을';
const GROUPS =
  '말|의견|생각|편|것|무기|이야기|주장|보고서|규칙|목표|전략|기준|설문|표|계획|기록|작전|결과|값|발표|작품|글|조건|가설|결론';

const MASKS = [
  // 우리 대표단(나, 친구들).
  [/ ?\((?:나|저)(?:[,·와랑 ][^()]*)?\)/g, ''],
  rule(
    '(?:우리|저희) ?집 (?=(?:고양이|강아지|개|토끼|햄스터|새|물고기|거북이)(?![가-힣]{2}))',
    '집에서 기르는 ',
  ),
  rule('(?:우리|저희) ?집 (?=[가-힣]+[을를이가은는의] )', '집의 '),
  rule('(?:우리|저희) ?집(?=[은는이가에을를도의 ])', '집'),
  rule('(?:우리|저희) 층(?=[에은이의 ])', '같은 층'),
  rule('(?:우리|저희) (안|사이|가운데)(?=에|의)', '모둠 $1'),
  rule(`(?:우리|저희) (?=(?:${GROUPS})(?:[을를이가은는에의도으로만과와]| ))`, '모둠의 '),
  rule(`(?:우리|저희) (?!(?:${EVERYBODYS}))(?=[가-힣]{2,})`, ''),
  rule('우리(?=아파트|학교)', ''),
  // 우리가 쓰는 말: everybody's.
  rule(
    '우리가 (?=(?:평소(?:에)? |매일 |일상에서 |지금 |자주 |흔히 )?(?:쓰는|사용하는|사는|먹는|마시는|입는|아는|버리는|살아가는|접하는) )',
    '',
  ),
  // 우리가 구한 값은: 모둠에서.
  rule(
    '(?:우리|저희)들?가 (?!(?:직접 )?(?:잰|구한|측정한|만든|조사한|찾은|모은|계산한|얻은|정한|고른|그린|설계한) )',
    '모둠이 ',
  ),
  rule('나 ?같음\\.$', '자신과 닮았다고 느낌.'),
  rule('(?:우리는|우린|저희는|저흰) ', '모둠은 '),
  rule('(?:우리|저희)들?(를|와)(?= )', '모둠$1'),
  rule('(?:우리|저희)들?(?=(?:에게|의|보다|처럼|끼리|만|도)(?: |$))', '모둠'),
  rule('(?:저|나)였(?=으면|다면|더라면)', '자신이었'),
  rule('나같(?=음|다|아|은|았)', '자신 같'),
  [/^(?:저|나) (?=[가-힣]+(?:했|하였|났|됐|[았었])[가-힣]*)/g, ''],
  [/^(?:대신 )?나는 (?=[가-힣])/g, ''],
  rule(
    '내 (?!버[려렸리린릴림]|주[었어고]|보[내낸냈])(?=[가-힣]{2,}(?:[을를이가은는에의도과와]|에서|으로|로| ))',
    '자신의 ',
  ),
] as const;

/** 모둠를 → 모둠을. */
const FITTED = [
  [/모둠를/g, '모둠을'],
  [/모둠와/g, '모둠과'],
] as const;

/** 그 자리에서 나는 사과하고: I, and nothing that arises (소리가 나는). */
const I_AM = new RegExp(`${B}나는 (?=([가-힣]+))`, 'g');
const isDone = (word: string) =>
  (/[을를]$/.test(word) && !/^(?:소리|냄새|빛|열|맛|연기|향|김|땀|눈물)/.test(word)) ||
  (/^[가-힣]{2,}(?:하|했|해)/.test(word) && isDoingNoun(word.replace(/(?:하|했|해).*$/, ''))) ||
  (/(?:고|며|서|지만)$/.test(word) && formOf(word) !== null);

/** 시작하자고 한 것이 나임, 우리 부자네 했는데: said as one talks, and of oneself. */
const UNTOLD =
  /(?<![가-힣])(?:나|저)(?:임|이다|예요|야)(?=[ .]|$)|(?<![가-힣])(?:우리|나) [가-힣]+(?<!동)(?:네|지|야) (?:했|하고 )/;
/** 오빠가 왜 내 바지냐고 함: whoever speaks. */
const IN_WORDS = /(?<![가-힣])내 [가-힣 ]*[다라자냐]고 (?:함|말함|물음|물어봄)\.$/;

/** The sentence without the first person; null where what it says of oneself cannot be put otherwise. */
export function withoutOwnGroup(text: string): string | null {
  if (!/우리|저희|우린|나|저|내/.test(text)) return text;
  let lost = false;
  const told = outsideQuotes(text, (words) => {
    if (UNTOLD.test(words) || IN_WORDS.test(words)) {
      lost = true;
      return words;
    }
    const plain = words.replace(I_AM, (found, word: string, at: number) =>
      at > 0 && isDone(word) && !/[이가을를] $/.test(words.slice(0, at)) ? '' : found,
    );
    return FITTED.reduce(
      (all, [from, to]) => all.replace(from, to),
      MASKS.reduce((all, [from, to]) => all.replace(from, to), plain),
    );
  });
  return lost ? null : told.trim();
}
