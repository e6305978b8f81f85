import { decompose, lastFinal } from '../../../hangul.ts';

/** What a student only supposes or likens (음료수였던 것 같다, 머리를 맞은 것 같았다) must not stand as a fact. */

const HEDGED =
  /([가-힣]+) ?(?:것|거) ?같(?:(다|아요?|습니다|음|네요?)|(았다|았어요?|았습니다|았음))[.!~ㅋㅎㅠ\s]*$/;
/** 화난 것 같고, 산 것 같은데: in the middle. */
const HEDGED_WITHIN = /([가-힣]+) ?(?:것|거) ?같(고|은데|지만) /g;
/** It says itself that it is a thought. */
const THOUGHT =
  /(?:생각|추측|예상|느[꼈낌]|여김|판단|봄|짐작|듯|것 같|싶어|듯함|의문|들음|다짐|바람)[가-힣]*\.$/;
const FRAME = /[을를] (?:확인|파악|이해)함$|[을를] (?:알아냄|알게 됨)$/;
/** Somebody or something of whom it is supposed. */
const OF_IT = /(?:^|[^가-힣])(?!(?:자신|스스로|처음|이번|지금)[은는이가])[가-힣A-Za-z0-9)]+[이가은는] /;
const DENIED = /^(.*?)([가-힣]+)지 (않|못)(?:음|았음|함|했음)(?:을 (?:확인|파악|이해)함)?\.$/;
const OWN = /(?:배운|성장한|늘어난|는|한|된|잘한|노력한|기른|느낀) ?$/;

/** 준, 줌: one syllable but for what closes it. */
function alike(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [decompose(one), decompose(other)];
  return one === other || (a !== null && a.initial === b?.initial && a.vowel === b.vowel);
}

/** The sentence with what was lost of a supposition: … 음료수였음 → … 음료수였던 것으로 생각함. */
export function withHedges(told: string, raw: string): string {
  let text = told;
  for (const [, form = '', ending = ''] of raw.matchAll(HEDGED_WITHIN)) {
    const end = { 고: '고', 은데: '는데', 지만: '지만' }[ending] ?? ending;
    if (lastFinal(form) !== 'ㄴ' || !OF_IT.test(`${text.split(form)[0] ?? ''}`)) continue;
    text = text.replace(new RegExp(`(?<![가-힣])([가-힣]{1,6})${end}(?=,? )`, 'g'), (found, stem: string) =>
      alike(stem[0], form[0]) && lastFinal(stem) === 'ㅆ' ? `${form} 것 같${ending}` : found,
    );
  }
  const [, form = '', , past] = HEDGED.exec(raw) ?? [];
  if (form === '' || THOUGHT.test(text)) return text;
  // 안 마른 것 같다, told as 마르지 않음.
  const denied = /[안못] ?[가-힣]+ ?(?:것|거) ?같/.test(raw) ? DENIED.exec(text) : null;
  if (denied && alike(form[0], denied[2]?.[0]) && lastFinal(form) === 'ㄴ' && OF_IT.test(denied[1] ?? ''))
    return `${denied[1]}${denied[2]}지 ${denied[3] === '않' ? '않은' : '못한'} 것으로 생각함.`;
  const bare = text.replace(/\.$/, '').replace(FRAME, '');
  const last = bare.split(' ').at(-1) ?? '';
  const before = bare.slice(0, bare.length - last.length);
  if (!alike(form[0], last[0]) || !/[ㄴ]/.test(lastFinal(form) ?? '')) return text;
  if (past !== undefined && !/싫/.test(form)) return `${before}${form} 것 같다고 느낌.`;
  // 이해가 될 때까지 읽은 것 같다: the student's own deed.
  const clause = before.split(/(?:때까지|때마다|때|동안|만큼) /).at(-1) ?? '';
  return OF_IT.test(clause) && !OWN.test(form) ? `${before}${form} 것으로 생각함.` : text;
}
