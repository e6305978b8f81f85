import { endingIn, lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { withAskedWhether } from './asked-whether.ts';
import { withFiguresWritten } from './figures-said.ts';
import { isAdverb } from '../../style/words/nouns.ts';
import { isListed } from '../../style/parting/readings.ts';
import { applyRules, type Rule } from '../../style/replace.ts';
import {
  adnominalStem,
  declarative,
  isAdjective,
  isKnownStem,
  lastWord,
  openStem,
} from '../../style/words/stems.ts';

const B = '(?<![가-힣A-Za-z0-9])';
const N = endingIn('ㄴ');
const L = endingIn('ㄹ');
const SS = endingIn('ㅆ');
const rule = (source: string, replacement: string): Rule => [new RegExp(source, 'g'), replacement];

/** Words of talk, and the words a record has for them. */
const WORDS: readonly Rule[] = [
  // 미안 그 뒤로: said to the reader.
  rule('^(?:미안|죄송|쏘리|개꿀),?\\s+(?=[가-힣])', ''),
  rule(`${B}담에(?=하면|할 때|할땐)`, '다음에 '),
  rule(`${B}(거|여)긴(?=\\s)`, '$1기는'),
  rule(`${B}거따가(?=\\s)`, '거기에'),
  // 어디는 jjigae고 어디는 stew고.
  rule(`${B}어디는(?=\\s.*[고며데만나],? 어디는\\s)`, '어떤 곳은'),
  rule(`(?<=어떤 곳은 .*)${B}어디는(?=\\s)`, '어떤 곳은'),
  rule('번째 거(?=에|까지|부터|도|만|\\s)', '번째 것'),
  rule('번째 거는(?=\\s)', '번째 것은'),
  rule('번째 거를(?=\\s)', '번째 것을'),
  rule('번째 거가(?=\\s)', '번째 것이'),
  rule(`(?<=[${N}${L}]) 거(?=까지|부터|에서|대로)`, ' 것'),
  // 물어본 거고요: the end of a sentence.
  rule(`(?<=[${N}${L}]) ?거고요(?=[.!~\\s]*$)`, ' 것이다'),
  // 춥다는 애 7명.
  rule(`(?<=[${N}] )애(?= (?:\\d+|[한두세네몇]|다섯|여섯|일곱) ?명)`, '친구'),
  rule(`${B}어플로(?=\\s)`, '앱으로'),
  rule(`${B}어플(?!리|레)`, '앱'),
  rule(`${B}야자 ?(?=시간|때|쉬는|중에|끝나)`, '야간 자율 학습 '),
  rule('후[레라]쉬|후[레라]시(?=[를로가는의에]?(?:\\s|$))', '손전등'),
  rule('손전등(?:를)(?=\\s)', '손전등을'),
  rule('손전등(?:가)(?=\\s)', '손전등이'),
  rule('손전등(?:는)(?=\\s)', '손전등은'),
  // 돈 안 드는 방법; 돈 들고 가다 is carried.
  rule(
    `${B}돈(?=[이도은] (?:(?:안|많이|더|덜|적게|거의|별로) )*(?:드는|들지|들어서|들었|들어가|든다|듦))`,
    '비용',
  ),
  rule(`${B}돈(?= (?:(?:안|많이|더|덜|적게|거의|별로) )*(?:드는|들지|들어서|들었|들어가|든다|듦))`, '비용이'),
  rule('뻥튀기(?:가)? ?(?=되[는고면지어었])', '부풀려지'),
  rule('부풀려지되(?=[는고면지])', '부풀려지'),
  rule('부풀려지되(?:었)', '부풀려졌'),
  rule('뻥튀기(?:가)? ?(?:됐|되었)', '부풀려졌'),
  rule('뻥튀기(?:가)? ?된', '부풀려진'),
  rule('뻥튀기(?:를)? ?했(?=다|어|음|습|는데|고)', '부풀렸'),
  // 기타로 때우기로: instead of what should be there; 구멍을 납으로 때우다 is mended.
  rule('(?<=으?로 )(?<!(?:구멍|틈|금|이빨|충치)[을를]? [^.]*)때우(?=[고기는려면자])', '대신하'),
  rule('(?<=으?로 )(?<!(?:구멍|틈|금|이빨|충치)[을를]? [^.]*)때웠', '대신했'),
  rule(`119(?:를|을)? ?(?:부르(?=[고는면기라자])|전화하(?=[고는면기라자]))`, '119에 신고하'),
  rule(`119(?:를|을)? ?(?:불러|전화해)(?=야|\\s|서|달)`, '119에 신고해'),
  rule(`119(?:를|을)? ?(?:불렀|전화했)`, '119에 신고했'),
  // 속도가 뚝 떨어졌다: a word that only paints.
  rule(
    `${B}(?:뚝|뚝뚝|확|훅|쑥|쑥쑥|팍) (?=떨어[지졌진질짐]|줄[어었]|늘[어었]|올라[가갔간갈]|자라|자랐)`,
    '크게 ',
  ),
  rule(
    `${B}(?:따다+닥|따닥따닥|드드득|드르륵|덜덜|부르르|부들부들|달달) (?=떨[었어리려렸림고]|떠는)`,
    '심하게 ',
  ),
  rule(`${B}(?:와르르|우르르|와장창) (?=무너|쏟아|쓰러)`, '한꺼번에 '),
  // 자리를 바꾸면 되잖아 했다: proposed.
  rule('(?<=[가-힣]면) 되잖아(?:라고)? (?=했|해서|하여|하는)', ' 된다고 '),
  // 당연히 친환경이지 했는데.
  rule('(?<=[가-힣]{2}이)지 했(?=는데|지만|으나|었|다|어|습|음)', '라고 생각했'),
  // 잘못됐나 해서 다시 쟀다: in doubt, looked at again.
  rule(`(?<=[${SS}])나 (?:해서|하고|싶어서|싶어)(?= (?:다시 )?(?:확인|검토|살펴))`, '는지'),
  rule(
    `(?<=[${SS}])나 (?:해서|하고|싶어서|싶어)(?= [^.]{0,24}(?:다시 |확인|재어|검토|살펴|비교))`,
    '는지 확인하고자',
  ),
  rule(`(?<=[${SS}])나 했(?=는데|지만|으나)`, '는지 의심했'),
  rule(`(?<=야) (?:되|하)니까(?=[\\s,])`, ' 하므로'),
  // 만들라다가 → 만들려다가.
  rule('(?<=만들|놀|걸|풀|열|팔|들|썰|밀|빌)라다가(?=\\s)', '려다가'),
];

/** 3cm 벌써 맞겠지 했다 → 맞을 것이라고 예상했다. */
function withExpectations(text: string): string {
  if (!text.includes('겠지 ')) return text;
  return text.replace(
    /([가-힣]+)겠지,? (?:하고 생각)?했(?=다|어|습|음|는데|지만|으나|더니)/g,
    (whole, form: string) => {
      const final = lastFinal(form);
      if (!isKnownStem(lastWord(form)) || final === 'ㅅ' || final === 'ㅂ' || final === 'ㄷ') return whole;
      const coming = final === '' ? withFinal(form, 'ㄹ') : final === 'ㄹ' ? form : `${form}을`;
      return `${coming} 것이라고 예상했`;
    },
  );
}

const isStem = (stem: string) => isKnownStem(lastWord(stem)) || /[가-힣](?:하|되)$/.test(stem);

/** 볼 게 없네 하고 → 볼 것이 없다고 생각하고: thought aloud. */
function withThoughtsSaid(text: string): string {
  if (!/네 하[고며]/.test(text)) return text;
  return text.replace(
    /(?:([가-힣]+)네,? ([가-힣 ]{1,20} ))?([가-힣]+)네 하(고|며|면서)(?=\s)/g,
    (whole, first: string | undefined, between: string | undefined, last: string, end: string) => {
      const stem = openStem(last);
      if (!isStem(stem) || isListed(`${last}네`)) return whole;
      const opening = first ? openStem(first) : '';
      if (first && (!isStem(opening) || isListed(`${first}네`))) return whole;
      return `${first ? `${opening}고 ${between ?? ''}` : ''}${declarative(stem)}고 생각하${end}`;
    },
  );
}

/** 나온 데를, 약한데가 → 나온 곳을, 약한 곳이; 가운데 is a word of its own, and 하는 데 걸리다 no place. */
function withPlaces(text: string): string {
  if (!/데[가를도는]/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+?)( ?)데(가|를|도(?= (?:있|많|없))|는(?= (?:[한두세네]|여러|\d+) ?(?:군데|곳)))(?=\s)/g,
    (whole, form: string, space: string, particle: string) => {
      const final = lastFinal(form);
      if (
        (final !== 'ㄴ' && (final !== 'ㄹ' || !space)) ||
        /^(?:가운|군)$/.test(form) ||
        (!space && /[도는]/.test(particle))
      )
        return whole;
      const stem =
        final === 'ㄹ'
          ? openStem(withFinal(form, ''))
          : form.endsWith('는')
            ? openStem(form.slice(0, -1))
            : adnominalStem(form);
      if (!stem || !isStem(stem)) return whole;
      return `${form} 곳${{ 가: '이', 를: '을', 도: '도', 는: '은' }[particle] ?? ''}`;
    },
  );
}

/** 필리핀 에콰도르 이런데서, 도서관 같은 데서 → 필리핀, 에콰도르 등에서; 친구와 같은 데서 is the same place. */
function withSuchPlaces(text: string): string {
  if (!/(?:이런|같은) ?데/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])((?:[가-힣A-Za-z]{2,},? )*?)([가-힣A-Za-z]{2,}),? (?:이런|같은) ?데(서|에서|에)(?=\s)/g,
    (whole, before: string, noun: string, particle: string) => {
      const others = before.trim().split(/,? /).filter(Boolean);
      let from = others.length;
      while (from > 0 && isBareName(others[from - 1] ?? '')) from -= 1;
      if (!isBareName(noun)) return whole;
      const kept = others
        .slice(0, from)
        .map((word) => `${word} `)
        .join('');
      return `${kept}${[...others.slice(from), noun].join(', ')} 등에${particle === '에' ? '' : '서'}`;
    },
  );
}

const isBareName = (word: string) =>
  !isAdverb(word) && (isListed(word) || !/[은는이가을를에로와과도고서며면데니게만의지]$/.test(word));

/** 빠른애라, 느려지는 애고 → 빠른 편이라, 느려지는 편이고: how somebody is, where talk says what child. */
function withTendencies(text: string): string {
  if (!/애(?:고|라|인데)/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]+) ?애(고|라서|라|인데)(?=[\s,])/g,
    (whole, form: string, end: string) => {
      const stem = form.endsWith('는') ? openStem(form.slice(0, -1)) : (adnominalStem(form) ?? '');
      const word = lastWord(stem);
      if (!(isAdjective(word) && isStem(word)) && !/[아어여라려해]지$/.test(word)) return whole;
      return `${form} 편이${end === '인데' ? 'ㄴ데' : end}`.replace('이ㄴ데', '인데');
    },
  );
}

/** 싼걸로, 센 걸로 → 싼 것으로: behind what describes it. */
function withThingsUsed(text: string): string {
  if (!text.includes('걸로')) return text;
  return text.replace(/(?<![가-힣])([가-힣]+) ?걸로(?=\s)/g, (whole, form: string) => {
    const stem =
      lastFinal(form) === 'ㄴ'
        ? form.endsWith('는')
          ? openStem(form.slice(0, -1))
          : adnominalStem(form)
        : null;
    if (!stem || !isKnownStem(lastWord(stem)) || (!whole.includes(' ') && isListed(form))) return whole;
    return `${form} 것으로`;
  });
}

/** 말하고 어긋나지, 예상하고 달라서 → 말과, 예상과: what it differs from. */
const COMPARED =
  /(?<![가-힣])([가-힣]*(?:말|생각|예상|계산|설명|기록|바람|계획|주장|해석|경험))하고(?= (?:어긋|똑같|다르|다른|달[라랐]|비슷|반대|일치))/g;

/** Nothing so short has a clause of talk in it. */
const SHORTEST = 8;

/** The sentence with words that only talk has in those a record has: 4센치 → 4cm, 볼 게 없네 하고 → 볼 것이 없다고 생각하고. */
export function withWrittenWords(text: string): string {
  if (text.length < SHORTEST) return text;
  const written = applyRules(withFiguresWritten(withAskedWhether(text)), WORDS);
  return withThingsUsed(
    withTendencies(withSuchPlaces(withPlaces(withThoughtsSaid(withExpectations(written))))),
  ).replace(COMPARED, (_, noun: string) => withParticle(noun, '과/와'));
}
