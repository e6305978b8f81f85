import { endingIn, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isNoun } from '../parting/readings.ts';
import { applyRules, type Rule } from '../replace.ts';
import { isKnownStem, isSoundStem, nominal, openStem } from '../words/stems.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

const BEHIND = '(?<=(?:^|\\s)(?:앞|뒤|옆|위|아래|처음|마지막|맨 ?앞|맨 ?뒤))에 ?꺼';

/** What talk shortens, in full. */
const SHORTENED: readonly Rule[] = [
  // 왜케 짧은지, 글케 쉬운.
  rule(`${B}(?:왜|왤)케(?=\\s)`, '왜 이렇게'),
  rule(`${B}(?:글케|그케|구케)(?=\\s)`, '그렇게'),
  rule(`${B}(?:일케|이케|요케|요렇게)(?=\\s)`, '이렇게'),
  rule(`${B}절케(?=\\s)`, '저렇게'),
  rule(`${B}(?:어따|어다|어디다|어디에다)(?:가)?(?=\\s(?:쓰|써|쓸|두|둬|놓|넣|적|붙|걸|꽂))`, '어디에'),
  // 에러가 계속 떠서 개빡쳤는데: out of temper.
  rule(
    '(?<=서 )(?:개|존나 |진짜 |완전 )?(?:빡쳤|빡쳐서|열받았|킹받았)(?=는데|지만|고 |으나|다|음|어)',
    '답답했',
  ),
  rule(`${B}그담(?=에|엔|부터|날)`, '그다음'),
  // 뒤에꺼가: what stands behind.
  rule('(?<=번째) ?(?:껀|꺼는)(?=\\s)', ' 것은'),
  rule('(?<=번째) ?(?:껄|꺼를)(?=\\s)', ' 것을'),
  rule('(?<=번째) ?(?:께|꺼가)(?=\\s)', ' 것이'),
  // 60도 꺼는, 친구 꺼를: without a particle 꺼 is put out.
  rule('(?<=\\d(?:도|℃|%|분|초|cm|g|mL|호|학년)) (?=(?:껀|꺼는|껄|꺼를|꺼가|꺼랑)(?=\\s))', '의 '),
  rule('(?<=[가-힣A-Za-z%℃] )(?:껀|꺼는)(?=\\s)', '것은'),
  rule('(?<=[가-힣A-Za-z%℃] )(?:껄|꺼를)(?=\\s)', '것을'),
  rule('(?<=[가-힣A-Za-z%℃] )꺼가(?=\\s)', '것이'),
  rule('(?<=[가-힣A-Za-z%℃] )꺼(?=랑(?:\\s|$))', '거'),
  // 네가 쓰는 말이 아니라고 하셨다: said to the student.
  rule(`${B}(?:이(?:건|거는|것은) )?(?:네가|니가|너가)(?= [^.]*(?:[다라자냐]고|[는은]지) )`, '자신이'),
  rule(`${B}(?:넌|너는)(?= [^.]*(?:[다라자냐]고|[는은]지) )`, '자신은'),
  rule(`${B}(?:널|너를)(?= [^.]*(?:[다라자냐]고|[는은]지) )`, '자신을'),
  rule(`${B}너(?=(?:한테|에게|도) [^.]*(?:[다라자냐]고|[는은]지) )`, '자신'),
  rule(
    `${B}(?:니|너의|너네|너희|네(?= (?:얘기|이야기|생각|의견|글|말|발표|작품|그림|목소리|자료|주장|꿈|이름|경험|마음|것)))(?: (?=[가-힣])|(?=집|반|조))(?=[^.]*(?:[다라자냐]고|[는은]지) )`,
    '자신의 ',
  ),
  rule(`${B}(?:사실은?|솔직히|그게|저기)요,?\\s+`, ''),
  rule(`${BEHIND}[가이](?=\\s|$)`, '의 것이'),
  rule(`${BEHIND}[를을](?=\\s|$)`, '의 것을'),
  rule(`${BEHIND}[는은](?=\\s|$)`, '의 것은'),
  rule(`${BEHIND}(?=[도만]?(?:\\s|$))`, '의 것'),
  rule('(?<=(?:^|\\s)(?:[한두세네]|다섯|여섯|\\d+) ?)갠데(?=[\\s,])', '개인데'),
  // 정보단 and 홍보단 are nouns.
  rule(`${B}(전|것|나|너|때|말|글|책|돈|몸|손|수|양|점|일|답)보단(?=\\s)`, '$1보다는'),
];

const N = endingIn('ㄴ');
/** 괜찮은데요, 지도로 …; 60이구요 뒤에 …: polite in the middle of a sentence. */
const POLITE_WITHIN = new RegExp(
  `([가-힣]*(?:[${N}]데|는데|니까|지만|[고구]))요(?=,? [가-힣A-Za-z0-9"'“‘])`,
  'g',
);

function withoutPoliteness(text: string): string {
  return text.replace(POLITE_WITHIN, (whole, form: string) => {
    if (/[고구]$/.test(form) && (form.length < 2 || isNoun(form) || isNoun(`${form}요`))) return whole;
    return form.replace(/구$/, '고');
  });
}

/** 다르잖아요, 그래서: said as what everybody knows, meant as the reason. */
function withReasons(text: string): string {
  if (!/(?:잖아|거든)요?,? 그래서/.test(text)) return text;
  return text.replace(/([가-힣]+)(?:잖아요?|거든요?),? 그래서,?(?=\s)/g, (whole, form: string) => {
    // 못켜잖아 그래서.
    const [, not = '', verb = ''] = /^([안못](?=[가-힣]{1,3}$))?(.+)$/.exec(form) ?? [];
    const stem = isKnownStem(verb) || /(?:하|되|이)$/.test(verb) ? verb : openStem(verb);
    if (!isSoundStem(stem)) return whole;
    const named = nominal(stem);
    return `${not && `${not} `}${withFinal(named, lastFinal(named) === 'ㄻ' ? 'ㄹ' : '')}므로`;
  });
}

/** 과거제도 이거 수능이랑 비슷하다: named first, taken up again. */
function withTopics(text: string): string {
  if (!/ 이[거게건]/.test(text)) return text;
  return text.replace(/(?<![가-힣])([가-힣]{2,}) (?:이거|이게|이건)(?=\s[가-힣])/g, (whole, noun: string) =>
    isNoun(noun) ? withParticle(noun, '은/는') : whole,
  );
}

/** The sentence with the words that talk shortens in full: 왜케 → 왜 이렇게, 전보단 → 전보다는. */
export function withSpokenInFull(text: string): string {
  return withTopics(withReasons(withoutPoliteness(applyRules(text, SHORTENED))));
}
