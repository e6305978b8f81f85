import { endingIn, lastFinal, withFinal } from '../../hangul.ts';
import { isDoing } from './nouns.ts';
import { adnominalStem, isAdjective, isKnownStem, openStem, pastStem } from './stems.ts';

export const PAST = new RegExp(
  `^([가-힣]*[${endingIn('ㅆ')}])(?:다|어요?|습니다|음|고|지만|는데도?|으며|으나|던|기|을|다가|더니|다고|다는|다가|다며|는지|을지|을까|거든요?|더라고요?|으니까?|어서|기에|는데요|으면)$`,
);
const OPEN =
  /^([가-힣]+?)(?:고|며|면서|면|지만|는데|는데도|는지|는|게|려고|다가|기|던|거나|자|지|니|니까|도록|느라|더니)$/;
const JOINED = /^([가-힣]+)(?:서|야|도)$/;

/** 따라주, 재보: a known verb with a helping one. */
function isHelped(stem: string): boolean {
  const main =
    /^([가-힣]*[아어여려와워켜겨쳐러라해춰춰써재내깨])(?:보|주|놓|두|버리|나가|가(?<=도와가|써가)|입(?<=챙겨입)|지)$/.exec(
      stem,
    )?.[1];
  if (!main || main === '해') return false;
  if (main.endsWith('해') && isDoing(main.slice(0, -1))) return true;
  return isKnownStem(main) || isKnownStem(pastStem(withFinal(main, 'ㅆ')));
}

/** 하다 with one letter before it stands inside too many nouns (학습이해하고). */
export function isVerb(stem: string): boolean {
  if (stem.length > 1 && stem.endsWith('하')) return isDoing(stem.slice(0, -1)) && stem.length > 2;
  if (stem.length > 2 && stem.endsWith('되') && isDoing(stem.slice(0, -1))) return true;
  return stem !== '이' && (isKnownStem(stem) || isHelped(stem));
}

/** 없어서, 썼다, 보고: the whole word is a form of a known stem. */
export function isPredicate(word: string): boolean {
  // 밤늦게까지, 원장이셔서: a particle, and 이다 with an honorific.
  if (/^(?:까지|부터|하고|[었였셔셨신]|세요|시(?:고|는|며|면|니|지|던|자|네|더))/.test(word)) return false;
  const past = PAST.exec(word)?.[1];
  // 있던: no past.
  if (past) return isVerb(past.endsWith('있') ? past : pastStem(past));
  const open = OPEN.exec(word)?.[1];
  if (open && (isVerb(open) || isVerb(openStem(open)) || (open.endsWith('으') && isVerb(open.slice(0, -1)))))
    return true;
  // 중요한지, 생긴지.
  const wondered = /^([가-힣]+)지$/.exec(word)?.[1];
  if (wondered && lastFinal(wondered) === 'ㄴ') {
    const stem = adnominalStem(wondered);
    if (stem && stem.length > 1 && (isKnownStem(stem) || (stem.endsWith('하') && isAdjective(stem))))
      return true;
  }
  // 믿을까, 풀릴지: what is asked of what is to come.
  const asked = /^([가-힣]{2,})(?:까|지)(?:라는|라고)?$/.exec(word)?.[1];
  if (asked && isComing(asked)) return true;
  const present = /^([가-힣]+)다(?:고|는|며|면서)?$/.exec(word)?.[1];
  if (present && lastFinal(present) === 'ㄴ' && isVerb(openStem(withFinal(present, '')))) return true;
  if (
    present &&
    (isKnownStem(present) || (present.length === 3 && present.endsWith('하'))) &&
    isAdjective(present)
  )
    return true;
  const doing = /^([가-힣]{2,})(?:하여|해)서?$/.exec(word)?.[1];
  if (doing) return isDoing(doing);
  const joined = JOINED.exec(word)?.[1];
  if (!joined || lastFinal(joined) !== '') return false;
  const stem = pastStem(withFinal(joined, 'ㅆ'));
  // 재서, 켜서: the form is the stem itself.
  if (stem !== joined) return isVerb(stem);
  return isHelped(stem) || (/[재깨매떼켜펴새캐빼세]$/.test(stem) && isKnownStem(stem));
}

/** 찾음, 그림, 만듦: a known verb in its nominal form. */
export function isNominal(word: string): boolean {
  const final = lastFinal(word);
  if (final === 'ㄻ') return isVerb(withFinal(word, 'ㄹ'));
  if (final !== 'ㅁ') return false;
  const open = word.endsWith('음') ? word.slice(0, -1) : withFinal(word, '');
  return open !== '' && isVerb(openStem(open));
}

/** 글을쓸 때: what comes is described. */
export function isComing(word: string): boolean {
  if (lastFinal(word) !== 'ㄹ') return false;
  return isVerb(word.endsWith('을') ? word.slice(0, -1) : withFinal(word, ''));
}

/** 책을빌려 읽었다: the first of two verbs. */
export function isJoining(word: string): boolean {
  if (word.length < 2 || !/[아어여려와워켜겨쳐러라해꿔춰써꺼퍼껴]$/.test(word)) return false;
  return isVerb(pastStem(withFinal(word, 'ㅆ')));
}

/** 뛴게, 그린것을. */
export function isThingDescribed(word: string): boolean {
  const form = /^([가-힣]+)(?:게|것[은이을도]?|걸|건)$/.exec(word)?.[1];
  const stem = form && lastFinal(form) === 'ㄴ' ? adnominalStem(form) : null;
  return stem != null && isVerb(stem);
}

/** 생긴, 만든, 나오는, 틀리는것을: a form of a verb that describes what comes next. */
export function isDescribing(word: string): boolean {
  const form = word.replace(/(?:것|거|게|걸|건)[은이을도]?$/, '');
  if (form.length < 2) return false;
  if (form.endsWith('한') && form.length === 3 && isAdjective(`${form.slice(0, -1)}하`)) return true;
  if (form.endsWith('는')) return isVerb(form.slice(0, -1)) || isVerb(openStem(form.slice(0, -1)));
  if (lastFinal(form) !== 'ㄴ' || /[은인]$/.test(form)) return false;
  const stem = adnominalStem(form);
  return stem !== null && stem.length > 1 && isVerb(stem);
}

/** Long enough and closed in a way that no noun is: 생겨서, 남았다, 그리면서. */
export function isSurePredicate(word: string): boolean {
  return (
    word.length > 1 &&
    (PAST.test(word) || /(?:서|면서|지만|는데|니까|면|고|려고)$/.test(word)) &&
    isPredicate(word)
  );
}
