import { formOrName } from './form-or-name.ts';
import { escaped } from './name-words.ts';
import {
  ADDRESSED,
  DONE_WITH,
  BODY,
  DOES_A_THING,
  DOES_FOR,
  EVERYBODY,
  MADE,
  MAKERS,
  NOUNS_ONLY,
  OFFICE,
  PART_OF,
  PERSONS_DOING,
  RARE_WORD,
  ROW_WITH_ME,
  SELF_BEFORE,
  SELF_BEHIND,
  SHARE_BEHIND,
  SPEAKS,
  STEM_ONLY,
  TOGETHER,
} from './word-names.ts';

/** A name as it is written: 하늘 + 이 + 가, 보라 + 쌤. */
export interface Mention {
  name: string;
  filler: string;
  title: string;
  particle: string;
}

/** What stands around it, what the lesson is about, and what stands beside names of this roster. */
export interface Beside {
  before: string;
  rest: string;
  passage: string;
  lesson: string;
  nextTo: { behind: RegExp; before: RegExp } | null;
  inRow: { behind: RegExp; before: RegExp } | null;
}

const WORK = '글|그림|작품|발표|노래|연주|보고서|풀이|코드|자세|동작';
/** What a classmate made. */
const THEIR_WORK = new RegExp(`^\\s+(?:${WORK}|의견|아이디어)(?:에서|에|을|를|이|가|의|은|는|과|와|[ ,]|$)`);

/** Done to something: no classmate stands right behind an object. */
const BARE_FORM = /[을를](?: [가-힣]{1,3})? [가-힣]+[은는]$/;

/** What right here marks an ordinary word as somebody's name. */
export function isSurelyPerson(
  as: Mention,
  { before, rest, passage, lesson, nextTo, inRow }: Beside,
): boolean {
  if (EVERYBODY.test(as.name) && as.filler === '') return false;
  // 칠판을 지우는 역할; 인도를 맡은 지우는 …: a form, and a classmate.
  const form = as.filler === '' && as.title === '' ? formOrName(as, before, rest) : null;
  if (form === 'name' || (form === 'form' && BARE_FORM.test(before + as.name + as.particle)))
    return form === 'name';
  if (as.title !== '' || (as.filler !== '' && as.particle !== '') || /^이[가는랑도]/.test(as.particle))
    return true;
  // 하루가 지나서, 하루가 다르게: a day.
  if (as.name === '하루' && /^ (?:지나|지난|다르게|걸[려리렸]|꼬박|흘러|짧|길)/.test(rest)) return false;
  const paired = /^(?:이랑|랑|와|과|하고|,|)$/.test(as.particle) && nextTo?.behind.test(rest);
  if (paired || nextTo?.before.test(before)) return true;
  // 초롱/미소/저: a row of classmates where one speaks of who worked together.
  const rows = TOGETHER.test(before + as.name + rest);
  if (rows && (inRow?.behind.test(rest) || inRow?.before.test(before))) return true;
  if (rows && ROW_WITH_ME.test(rest)) return true;
  // 조장 우주가, "하늘아 네가 해", 하늘 파트까지.
  if (OFFICE.test(before) && /^(?:이?가|은|는|이?랑|한테|에게)/.test(as.particle || as.filler)) return true;
  if (as.particle === '아' || (as.particle === '야' && /["'“‘]$/.test(before))) return true;
  if (as.particle === '' && PART_OF.test(rest)) return true;
  // 지우가, 지우처럼: a stem takes no such particle.
  if (STEM_ONLY.test(as.name) && NOUNS_ONLY.test(as.particle)) return true;
  if (/랑$/.test(as.particle) && DONE_WITH.test(rest)) return true;
  if (/^(?:와|과|랑|이랑|하고)$/.test(as.particle))
    return (
      /^\s+(?:함께|같이|둘이|서로|호흡|협업|협력|짝을)/.test(rest) ||
      (/랑$/.test(as.particle) && /(?<![가-힣])(?:함께|같이|둘이|서로|번갈아|나눠|짝)/.test(rest))
    );
  // 시우에게서 의견을 받아: what is said, given or taken goes to somebody and comes from somebody.
  if (/^한테/.test(as.particle) && !/^(?:우리|서로|모두|나라)$/.test(as.name)) return true;
  if (/^(?:에게|께)/.test(as.particle) && !ADDRESSED.test(as.name)) return true;
  // 지우가 … 지우한테: nobody does a thing to a word.
  if (/^[은는이가]$/.test(as.particle) && new RegExp(`${escaped(as.name)}(?:한테|이랑|랑 )`).test(passage))
    return true;
  if (as.particle === '' && BODY.test(rest)) return true;
  // 지원이 글에서: spoken for 지원이의 글.
  if (as.filler !== '' && as.particle === '' && THEIR_WORK.test(rest)) return true;
  // 나래가, 가람은: hardly ever the word.
  if (RARE_WORD.test(as.name) && as.particle !== '' && !lesson.includes(as.name)) return true;
  // 하늘이 새로 만들었다: no sky makes anything; 나라가 만든 법 does stand.
  if (
    /^[이가]$/.test(as.particle || as.filler) &&
    !MAKERS.test(as.name) &&
    !lesson.includes(as.name) &&
    MADE.test(rest)
  )
    return true;
  // 우주가 발표를 맡아서: nobody else takes a part, talks or looks things up.
  if (/^[은는이가]$/.test(as.particle) && PERSONS_DOING.test(rest)) return true;
  // 나는 자료를 정리했고 지우는 지도를 그렸다: beside the student's own doing stands somebody's.
  const contrasted = SELF_BEFORE.test(before) || SELF_BEHIND.test(rest);
  if (/^[은는]$/.test(as.particle) && SHARE_BEHIND.test(rest)) return true;
  if (/^[은는이가]$/.test(as.particle) && contrasted && (DOES_A_THING.test(rest) || DOES_FOR.test(rest)))
    return true;
  // 나라가 빨대를 자르고 다운이가 붙여서: a classmate's doing beside a classmate's.
  if (/^[은는이가]$/.test(as.particle) && !lesson.includes(as.name) && DOES_A_THING.test(rest)) {
    const next = /^[^.!?]*?[가-힣](?:고|며|는데|지만),?(?= )/.exec(rest)?.[0];
    const other = next === undefined ? '' : rest.slice(next.length);
    if (nextTo?.behind.test(other) || (/^ [가-힣]{1,4}이[가는]/.test(other) && inRow?.behind.test(other)))
      return true;
  }
  // 나라는 표를 그렸다. 나라가 장갑을 안 껴서: once a person, a person throughout the answer.
  if (/^[은는이가]$/.test(as.particle))
    for (const found of passage.matchAll(new RegExp(`(?<![가-힣])${escaped(as.name)}[은는이가](?= )`, 'g')))
      if (PERSONS_DOING.test(passage.slice(found.index + found[0].length))) return true;
  // 우주는 고기를 먹을 권리도 있다고 했는데: of a lesson on nothing of the kind.
  if (/^[은는이가]$/.test(as.particle) && !lesson.includes(as.name) && SPEAKS.test(rest)) return true;
  const beside = /(?:이랑|랑|와|과|하고|,)\s*$/.test(before);
  // 저랑 지우요: told to whoever asks.
  if (/^이?요$/.test(as.particle)) return beside;
  const opens = /^[은는이가]$/.test(as.particle) && (beside || !/[가-힣]/.test(before));
  return (
    opens &&
    /^\s+(?:제|내|나의|저의|저에게|나에게|저를|나를) |^(?:(?![가-힣](?:이|가|께서) )[^.!?])*?(?:말해|알려|가르쳐|도와|설명해|지적해|찾아|골라|빌려|보여) ?[주줬줘준]/.test(
      rest,
    )
  );
}
