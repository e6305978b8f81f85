import { lastFinal, withFinal } from '../hangul.ts';
import { isListedThing } from './nouns.ts';
import {
  adnominal,
  declarative,
  infinitive,
  isAdjective,
  isKnownStem,
  knownTail,
  openStem,
} from './stems.ts';

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
  return text.replace(
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

function contracted(stem: string): string {
  return infinitive(stem).replace(/하여$/, '해');
}

const PRESENT =
  /(?<![가-힣])([가-힣]{1,6}?)(?:신다|십니다|시네요|시죠|시지요|시더라고요)(?=고 |는 |며 |면 |[\s.!?]*$)/g;
/** Of what somebody does again and again 세요 asks for nothing. */
const TOLD_OF =
  /(?:께서|선생님이|선생님은|교사가) (?:[가-힣]+ )*(?:늘|항상|자주|매번|언제나|매일|매주|언제든) /;
const TOLD = /(?<![가-힣])([가-힣]{1,6}?)(?:으?세요|으?셔요)(?=[\s.!?]*$)/;

function presentStem(open: string): string | null {
  const stem = openStem(open);
  return isKnownStem(stem) || /[가-힣](?:하|되|시키|주)$/.test(stem) ? stem : null;
}

/** 일하신다 → 일한다, 가르치십니다 → 가르친다, 께서 … 도와주세요 → 도와준다. */
export function plainPresent(text: string): string {
  if (!/신다|십니다|시[네죠지더]|세요|셔요/.test(text)) return text;
  const plain = (whole: string, open: string) => {
    if (/(?:^|고 )계$/.test(open)) return '있다';
    const stem = isKnownStem(`${open}시`) ? null : presentStem(open);
    return stem ? declarative(stem) : whole;
  };
  const told = text.replace(PRESENT, plain);
  return TOLD_OF.test(told) ? told.replace(TOLD, plain) : told;
}

const PERSON = /[가-힣](?:[사수녀부원장가관생인]|선생님|학자|기자|노동자|지도자|왕)$/;

/** 해녀셨다 → 해녀였다, 교사이신 → 교사인: 이다 with an honorific. */
export function plainBeing(text: string): string {
  if (!/셨|시[다고며지]|신\s|십니다/.test(text)) return text;
  return text.replace(
    /(?<![가-힣])([가-힣]{2,}?)(이?)(셨(?=다|습|어|는데|고|던|지만|으)|시(?=다(?:$|[\s.!?고는])|고\s|며\s|지만)|십니다|신(?=\s))/g,
    (whole, noun: string, _: string, mark: string) => {
      if (!isListedThing(noun) && !PERSON.test(noun)) return whole;
      if (isListedThing(whole) || isKnownStem(`${noun}시`) || isKnownStem(noun)) return whole;
      const open = lastFinal(noun) === '';
      if (mark === '셨') return open ? `${noun}였` : `${noun}이었`;
      if (mark === '신') return `${noun}인`;
      if (mark === '십니다') return `${noun}입니다`;
      return `${noun}이`;
    },
  );
}
