import { lastFinal, withFinal } from '../../hangul.ts';
import { isListedThing } from '../words/nouns.ts';
import { adnominal, infinitive, isAdjective, isKnownStem, knownTail, openStem } from '../words/stems.ts';

/** Behind 시: endings that a bare stem takes, and those that an open form of it takes. */
const ON_STEM =
  '는데도?|는지|는|고서|고|던데?|더니|더라도|자마자|자|지만|지|네요?|기[도만는에를]?|기까지|긴|길|거나|도록|다가|게';
const ON_OPEN = '면서도?|면|며|니까|니|려고|려면|려는|므로|나';
const FORM = new RegExp(
  `(?<![가-힣])([가-힣]{1,6}?)(?:(셨)(?=[가-힣])|(셔)(?=서|도|야|요|라)|시(?:(${ON_STEM})|(${ON_OPEN}))(?=[\\s.,!?]|$)|(신)(?=\\s|데도?\\s)|(실)(?=\\s?(?:때|수|것|거|줄|분|정도|만큼|텐데|지)(?![가-힣]{2})))`,
  'g',
);

/** Words that end like an honoured form (자신, 다시는, 도시면): of one letter, read so behind 께서 only. */
const NEVER =
  /^(?:[가-힣]*[하주]|[보오가되계마모드]|[다도역잠당일표전제감동수무자정확대변통발헌]|어르|그러|이러|저러)$/;

/** The stem before 시 (여 → 열, 들으 → 듣, 지으 → 짓, 도우 → 돕), or null where the word is not honoured. */
function honouredStem(open: string, whole: string, sure: boolean): string | null {
  if (NEVER.test(open) || isKnownStem(`${open}시`) || isListedThing(whole) || isListedThing(`${open}시`))
    return null;
  if (/(?:성가|눈부)$/.test(open)) return null;
  const found = openStem(open);
  // 받으시는: of the verbs only 모으다 ends so.
  const stem = found === open && /(?<!모)으$/.test(open) ? open.slice(0, -1) : found;
  if (open.length === 1) return sure && isKnownStem(stem) ? stem : null;
  if (/으$/.test(open)) return knownTail(stem) === stem ? stem : null;
  return isKnownStem(stem) || /[가-힣](?:시키|되)$/.test(stem) ? stem : null;
}

/** 만드시는 → 만드는, 여시면 → 열면, 들으셨 → 들었, 지으신 → 지은: whoever was honoured; 마시다 and 모시다 keep their own 시. */
export function plainVerbs(text: string): string {
  if (
    !/셨|셔[서도야요라]|시[는고면며던더지자네니기긴길거도다게려므나]|신[\s데]|실\s?[때수것거줄분정만텐지]/.test(
      text,
    )
  )
    return text;
  const sure = text.includes('께서');
  return livingThere(text).replace(
    FORM,
    (whole, open: string, past?: string, joined?: string, bare?: string, loose?: string, before?: string) => {
      const stem = honouredStem(open, whole, sure || past !== undefined || joined !== undefined);
      if (!stem) return whole;
      if (past) return withFinal(contracted(stem), 'ㅆ');
      if (joined) return contracted(stem);
      const liquid = lastFinal(stem) === 'ㄹ';
      if (bare) return (liquid && /^[는네]/.test(bare) ? withFinal(stem, '') : stem) + bare;
      if (loose) return (liquid && !/^[니나]/.test(loose) ? stem : open) + loose;
      if (before) return isAdjective(stem) || !/[있없]$/.test(stem) ? adnominal(stem) : `${stem}는`;
      const form = adnominal(stem);
      return form.endsWith('은') && open.endsWith('으') ? `${form.slice(0, -1)}을` : withFinal(form, 'ㄹ');
    },
  );
}

/** 강릉에 사셔서 → 살아서: where somebody lives nothing is bought. */
function livingThere(text: string): string {
  return text.replace(
    /(?<=[가-힣](?<!밖)에서? (?:[가-힣]+ )?)사(셔서|셨|시면서|시며|시고|신)(?=[\s가-힣])/g,
    (_, form: string) =>
      ({ 셔서: '살아서', 셨: '살았', 시면서: '살면서', 시며: '살며', 시고: '살고', 신: '산' })[form] ?? form,
  );
}

function contracted(stem: string): string {
  return infinitive(stem).replace(/하여$/, '해');
}
