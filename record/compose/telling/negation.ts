import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { isDoingNoun } from '../../style/words/nouns.ts';
import { adnominalStem, isKnownStem, isSoundStem, openStem, pastStem } from '../../style/words/stems.ts';

/** 하면 안 된다 forbids, it denies nothing. */
const SHORT_NEGATION = /(?<![가-힣]|[면서도] (?=안 [되된될됨돼]))안 (?!그래|그러)([가-힣]+)(?=[ ,.])/g;
/** 재활용 안 된다. */
const NOUN_NOT_BECOME = /(?<![가-힣\d])([가-힣]{2,}) 안 (?=[되된됨돼됐])/g;
/** Endings that stand on the bare stem, and what they are behind 않. */
const ON_STEM =
  /^(.+?)(는데도?|고|게|지만|다가|던|더니|거나|거든|자마자|자|도록|기|는|는다는|는다고|는지|느라)((?:에|로|도|는|만|를|가)?)$/;
const OPEN = /^(.+?으?)(면|니|며|려고|므로)$/;
const PAST_REST = /^(?:는데도?|지만|고|던|다고|다는|음|기|으니|더니|을|는지|으나|으면)?[가-힣]?$/;

/** 안 적어 왔음: the denial reaches the helping verb, 적지 않아 왔음 would be another thing. */
const HELPED =
  /^ (?:왔|옴|오[고는]|와서|줬|줌|줘|주[고는었어]|봤|봄|봐|놓|놨|뒀|먹[고는었을지겠]|버[리렸린림려]|가[고는서지]|갔|감(?=[.]|$)|나가|나갔|들어|(?:간|온|준|본|둔|놓은|버린|먹은) )/;
const INFINITIVE = /(?:[아어여해려져워와겨춰]|^[사나타자써꺼])$/;

/** 안 눌려 있었음: the state is denied. */
const NOT_BEING =
  /(?<![가-힣])안 ([가-힣]*[아어여려져와워겨춰혀켜]) 있(었|는|어|던|고|지만|음|으니|을)(?![가-힣]*지 않)/g;
const NOT: Record<string, string> = { 었: '않았', 는: '않은', 어: '않아' };

/** 소작료를 안 내버렸고: not paid, and nothing thrown away. */
const GONE = /^([가-힣]*[아어여해려져와워내가사])버[렸림]$/;

const isVerb = (stem: string) => stem !== '' && (isKnownStem(stem) || isSoundStem(stem));

/** 나와서 → 나오지 않아서, 됨 → 되지 않음; null where no verb is recognised. `before` tells 말을 듣다 from 짐을 들다. */
function negated(word: string, before: string): string | null {
  // 안 들린다를 골라서, 안 들린다가 16명: an answer that was picked.
  if (
    /[가-힣]다(?:를|도|만)$/.test(word) ||
    (/[ㄴ]/.test(lastFinal(word.slice(0, -2)) ?? '') && /다가$/.test(word))
  )
    return null;
  const stemOf = (form: string) => pastStem(before + form).slice(before.length);
  const gone = word.endsWith('버림') ? GONE.exec(word)?.[1] : undefined;
  if (gone) return `${stemOf(withFinal(gone, 'ㅆ'))}지 않음`;
  const past = [...word].findIndex((letter) => lastFinal(letter) === 'ㅆ' && !/[있겠]/.test(letter));
  if (past >= 0) {
    const stem = stemOf(word.slice(0, past + 1).replace(GONE, (_, done: string) => withFinal(done, 'ㅆ')));
    const rest = word.slice(past + 1);
    return isVerb(stem) && PAST_REST.test(rest) ? `${stem}지 않았${rest}` : null;
  }
  // 안 살지 의심스러워서: whether it will be so.
  if (/지$/.test(word) && lastFinal(word.slice(0, -1)) === 'ㄹ') return null;
  const [, bare = '', ending = '', more = ''] = ON_STEM.exec(word) ?? [];
  // 마음에 안 드는: 들다 has lost its ㄹ.
  const bareStem = /^[는느]/.test(ending) && bare ? openStem(before + bare).slice(before.length) : bare;
  if (bareStem && isVerb(bareStem)) return `${bareStem}지 않${ending}${more}`;
  const [, open = '', soft = ''] = OPEN.exec(word) ?? [];
  const opened = openStem(before + open).slice(before.length);
  if (open && isVerb(opened)) return `${opened}지 않으${soft}`;
  const said = /^(.+)다(는|고|며)$/.exec(word);
  if (said?.[1] && lastFinal(said[1]) === 'ㄴ') {
    const stem = openStem(withFinal(said[1], ''));
    if (isVerb(stem)) return `${stem}지 않는다${said[2]}`;
  }
  // 안 맞을까봐, 왜 안 켜지나: a doubt, no reason.
  if (/(?:까봐|[가-힣]나)$/.test(word) && !/(?:어|여|려|혼|겁|화|끝|해)나$/.test(word)) return null;
  const form = word.replace(/(?:서|도|야)$/, '');
  if (lastFinal(form) === '') {
    const stem = stemOf(withFinal(form, 'ㅆ'));
    if (isVerb(stem)) return `${stem}지 않아${word.slice(form.length)}`;
  }
  const final = lastFinal(word);
  if (final === 'ㄴ') {
    const stem = adnominalStem(word);
    return stem && isVerb(stem) ? `${stem}지 않은` : null;
  }
  if (final !== 'ㅁ' && final !== 'ㄻ' && final !== 'ㄹ') return null;
  const liquid = final === 'ㄻ' ? 'ㄹ' : '';
  const stem = /[음을]$/.test(word) ? `${word.slice(0, -1)}으` : withFinal(word, liquid);
  const opens = openStem(before + stem).slice(before.length);
  // 안 샀음 is closed as 삼: what ends in ㄹ would close as 삶.
  const whole = liquid || (final === 'ㅁ' && lastFinal(opens) === 'ㄹ') ? stem : opens;
  return isVerb(whole) ? `${whole}지 않${final === 'ㄹ' ? '을' : '음'}` : null;
}

/** The short negation of speech in its written form: 잘 안 어울려서 → 잘 어울리지 않아서. */
export function withLongNegation(text: string): string {
  return text
    .replace(NOT_BEING, (_, state: string, ending: string) => `${state} 있지 ${NOT[ending] ?? `않${ending}`}`)
    .replace(NOUN_NOT_BECOME, (whole, noun: string, at: number, all: string) =>
      // 해 보고 안 되면: no report.
      isDoingNoun(noun) &&
      noun !== '가장' &&
      !(noun === '보고' && /[가-힣] $/.test(all.slice(0, at))) &&
      // 바닥에 대면 안 됨: where it may be touched.
      !(noun.endsWith('면') && isKnownStem(noun.slice(0, -1)))
        ? `${withParticle(noun, '이/가')} 안 `
        : whole,
    )
    .replace(SHORT_NEGATION, (whole, word: string, at: number, all: string) =>
      HELPED.test(all.slice(at + whole.length)) && INFINITIVE.test(word)
        ? whole
        : (negated(word, all.slice(0, at)) ?? whole),
    );
}
