import { lastFinal, withFinal, withParticle } from '../../hangul.ts';
import { COUNTED_WORKS } from './counted-works.ts';
import { isDoingNoun, isThingNoun } from '../../style/words/nouns.ts';
import { isSoundStem, lastWord } from '../../style/words/stems.ts';

/** What a student took on, noted by its bare names where the question asks for the part in the group. */

const ASKS_FOR_ROLE = /역할|맡[은았]|담당|기여한/;
/** 자료 조사, 발표 / 촬영과 편집, 질문 만들기 및 사진 촬영: several parts of one student. */
const BETWEEN = /,? 그리고 | ?[,/·+&] ?| 및 |(?<=[가-힣])(?:이랑|랑|하고|과|와) (?=[가-힣])/;
const MOST_PARTS = 4;
/** Letters of one part: more is a sentence. */
const LONGEST = 14;
/** What is kept or held for the group. */
const KEPT =
  /^(?:[가-힣]+ )?(?:회의록|일지|기록지|대본|악보|소품|자막|명단|회계|총무|사진|영상|조명|음향|의상|무대|PPT|ppt|포스터)$/;
const SOMEBODY =
  /(?:장|자|원|서기|감독|총무|작가|기자|배우|대표|위원|대사|변호사|검사|판사|심판|타이머|리더|키퍼|역)$/;
/** 나, 짝, 친구, 모두: the note says who did what. */
const NAMES_WHO =
  /(?:^|[\s,/])(?:나|저|내가|제가|짝|친구|모둠원|조원|선배|후배|다들|모두|같이|함께|서로|것|거)(?=[\s,/:은는이가도]|$)/;
const PARTICLE = /[을를은는에의도이가]$/;

/** 6월부터 주 2회 모임: when, and no part. */
const WHEN = /(?:\d월|\d회|매주|매일|주마다)[가-힣]* /;

function isPart(part: string): boolean {
  const last = lastWord(part);
  if (part.length < 2 || part.length > LONGEST || WHEN.test(part)) return false;
  if (part.split(' ').some((word) => PARTICLE.test(word) && !isThingNoun(word))) return false;
  if (isDoingNoun(last)) return true;
  if (/[가-힣]기$/.test(last)) return part.includes(' ') && isSoundStem(last.slice(0, -1));
  return SOMEBODY.test(last) && /^[가-힣]{2,8}$/.test(part);
}

/** 높이를 재, 표를 만들 → 높이를 재고 표를 만드는 일. */
function asWork(doings: readonly string[]): string {
  const last = doings.at(-1) ?? '';
  const open = lastFinal(last) === 'ㄹ' ? withFinal(last, '') : last;
  return `${[...doings.slice(0, -1).map((doing) => `${doing}고`), `${open}는`].join(' ')} 일`;
}

/** PPT 8장, 대본 2쪽: what was made of it, among the parts. */
const MADE: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[가-힣]+ )?(?:ppt|PPT|피피티|슬라이드|발표 ?자료|카드뉴스|카드|표|그래프) \d+(?:장|개|편|컷)$/,
    '만들었다',
  ],
  ...COUNTED_WORKS,
];
function madeTold(part: string): string | null {
  const verb = MADE.find(([thing]) => thing.test(part))?.[1];
  return verb ? `${withParticle(part, '을/를')} ${verb}.` : null;
}

/** 거품 높이 재 → 거품 높이를 재. */
function withObject(doing: string): string {
  const at = doing.lastIndexOf(' ');
  return `${withParticle(doing.slice(0, at), '을/를')}${doing.slice(at)}`;
}

/** 금요일 사연 코너 작가였어요 → … 작가를 맡았다. */
const WAS =
  /^(?:저는|나는|제가|내가)? ?((?:[가-힣A-Za-z]+ ){0,4}[가-힣]+)(?:이었어요|였어요|이었습니다|였습니다|입니다|이에요|예요|이었다|였다)[.!~\s]*$/;

/** 설계는 내가 했고 자르는 건 시은이, 붙이는 건 다 같이: the student's own part, the others' behind it. */
const MINE_FIRST =
  /^((?:[가-힣A-Za-z]+ ){0,3}[가-힣A-Za-z]{2,})(?:은|는|을|를) (?:내가|제가) (?:했고|하고|맡았고|맡고|했는데|했구)[ ,]/;

/** 작곡이요, 글이요. */
const NAMED = /^(?:저는 |나는 )?([가-힣]{1,8}?(?: [가-힣]{1,6}?)?)(?:이?요|이에요|예요|입니다)[.!~\s]*$/;

export function roleHeld(told: string, question: string | null): string | null {
  const mine = MINE_FIRST.exec(told.trim())?.[1] ?? '';
  const others = told.slice(told.indexOf(mine) + mine.length);
  if (
    mine &&
    isDoingNoun(lastWord(mine)) &&
    !/[다요][.!~\s]*$/.test(others) &&
    /(?:은|는|건|거는) /.test(others)
  )
    return `${withParticle(mine, '을/를')} 맡았다.`;
  if (question === null || !ASKS_FOR_ROLE.test(question)) return null;
  const named = NAMED.exec(told.trim())?.[1] ?? '';
  if (named && (isDoingNoun(lastWord(named)) || isThingNoun(lastWord(named))) && !NAMES_WHO.test(named))
    return `${withParticle(named === '글' ? '글쓰기' : named, '을/를')} 맡았다.`;
  const part = WAS.exec(told.trim())?.[1] ?? '';
  return part.length > 2 && SOMEBODY.test(part) && !NAMES_WHO.test(part)
    ? `${withParticle(part, '을/를')} 맡았다.`
    : null;
}

/** 인터뷰 진행 및 녹취록 정리 → 인터뷰 진행과 녹취록 정리를 맡았다; null where the note is no list of parts. */
export function rolesTold(note: string, question: string | null): string | null {
  if (question === null || !ASKS_FOR_ROLE.test(question) || NAMES_WHO.test(note)) return null;
  const body = note.replace(/ ?(?:담당|역할)?[.\s]*$/, '');
  // 기사 제목과 본문 쓰기, 발표: a part may name two things.
  const listed = body.split(/ ?[,/] ?/);
  const parts =
    listed.length > 1 && listed.every((part) => isPart(part.replace(/^[가-힣 ]+?(?:이?랑|과|와) /, '')))
      ? listed
      : body.split(BETWEEN);
  const made = madeTold(parts.at(-1) ?? '');
  if (made && parts.length === 1) return made;
  const duty = made ? rolesTold(parts.slice(0, -1).join(', '), question) : null;
  if (made && duty) return duty.replace(/맡았다\.$/, `맡고 ${made}`);
  if (parts.length > MOST_PARTS || !parts.some(isPart)) return null;
  if (!parts.every((part) => isPart(part) || (parts.length > 1 && KEPT.test(part)) || parts === listed))
    return null;
  // 깃허브 관리, 역할 나누기, 회의록: what was kept, among what was done.
  const stems = parts.map((part) => /^(.* [가-힣]+)기$/.exec(part)?.[1]);
  // 거품 높이 재기, 표 만들기: told by what was done.
  if (stems.every((stem) => stem !== undefined)) {
    return `${asWork(stems.map((stem) => withObject(stem)))}을 맡았다.`;
  }
  // 본문 쓰기, 사진 찾기, 발표: what was done before what it is called.
  if (parts.length > 2 && stems.some((stem) => stem !== undefined)) {
    const doings = stems.flatMap((stem) => (stem === undefined ? [] : [withObject(stem)]));
    const names = parts.filter((_, at) => stems[at] === undefined).join(', ');
    return `${asWork(doings)}과 ${withParticle(names, '을/를')} 맡았다.`;
  }
  const [last = '', ...before] = parts.toReversed();
  const joined =
    before.length === 1
      ? `${withParticle(before[0] ?? '', '과/와')} `
      : before
          .toReversed()
          .map((part) => `${part}, `)
          .join('');
  return `${joined}${withParticle(last, '을/를')} 맡았다.`;
}
