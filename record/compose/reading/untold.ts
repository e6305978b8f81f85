import { factsOf } from '../likeness/fact-words.ts';
import { figuresIn } from '../likeness/figures.ts';
import { respelled } from './respelled.ts';
import { remaining } from './remaining.ts';
import type { Span } from './spans.ts';

/** Words of talk, of turning and of everyday feeling: a record leaves them out and loses nothing. */
const NO_FACT =
  /^(?:하셔서|그러셔서|하길래|한대서|담임|알려|말해|말씀|여쭤|여쭈|물어|뭔지|설명해|주었|줬|했|솔직히|진짜|정말|되게|완전|그냥|일단|약간|너무|엄청|많이|조금|사실|근데|그런데|그래서|그리고|그래도|하지만|그러나|그랬더니|그러니까|왜냐|아무튼|암튼|어쨌든|처음|원래|이제|나중|다음|우리|저희|저는|나는|제가|내가|저도|나도|자기|친구|짝꿍|모둠|조원|애들|다들|모두|선생님|쌤|선배|같은|같아|같았|해보|해봤|싶|생각|기분|느낌|재미|재밌|신기|좋았|좋아|뿌듯|기뻤|아쉬|속상|답답|짜증|힘들|어려|어렵|무서|부끄|창피|떨렸|떨려|긴장|걱정|놀랐|놀라|깜짝|웃겼|웃기|귀찮|싫었|싫어|다행|고마|감사|미안|행복|즐거|괜찮|당황|지루|피곤|졸려|그걸|그것|이걸|이것|그거|이거|ㅋ|ㅎ|ㅠ)/;
/** A clause ends here. */
const JOINT =
  /[가-힣](?:고|며|면서|지만|는데|은데|인데|한데|던데|니까|더니|려고|다가|거나|서|라|여|해|[아어여해와워]도|면|자)[,;~]*$/;
/** 시우는 물통, 저는 회로: the student's own clause begins. */
const SELF = /^(?:저는|나는|제가|내가|전|난)$/;
/** Somebody else at work, and a reason left hanging: one word tells it. */
const OTHERS = /^(?:친구|선배|후배|모둠원|조원|반장|동생)들?(?:이|가|은|는)$/;
const HANGING = /[가-힣]서(?:요|임)?[.!~ㄱ-ㅎㅏ-ㅣ^]*$/;
/** Words of its own by which any other clause tells something. */
const LEAST = 2;
/** Letters of a raw answer up to which nothing can be lost but the sentence itself. */
const SHORTEST = 14;

interface Word extends Span {
  text: string;
}

function clausesOf(raw: string): Word[][] {
  const clauses: Word[][] = [[]];
  for (const { 0: text, index } of raw.matchAll(/\S+/g)) {
    if (SELF.test(text)) clauses.push([]);
    clauses.at(-1)?.push({ text, start: index, end: index + text.length });
    if (JOINT.test(text) || text.endsWith(',')) clauses.push([]);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/**
 * Where in what was written stands what the sentence does not tell: clauses of which no word is left, figures apart. A
 * record shortens, but what it leaves out is named; a clause of one word only where `anyWord` says that one was cut off.
 */
export function untold(
  raw: string,
  text: string,
  isName: (word: string) => boolean = () => false,
  anyWord = false,
): Span[] {
  if (raw.length < SHORTEST) return [];
  const told = [...factsOf(text).words].map((key) => (key[0] === '#' ? key : (key[0] ?? '')));
  const has = new Set(told);
  const lost: Span[] = [];
  const clauses = clausesOf(raw);
  for (const clause of clauses) {
    const own = clause.filter(({ text: word }) => !NO_FACT.test(word) && !isName(word));
    const keys = own.flatMap(({ text: word }) => [...factsOf(word).words]);
    const theirs = clause.some(({ text: word }) => OTHERS.test(word) || isName(word));
    const least =
      anyWord || theirs || (clause === clauses.at(-1) && HANGING.test(clause.at(-1)?.text ?? '')) ? 1 : LEAST;
    // 볼라고: told in its right spelling.
    const respelt = own.flatMap(({ text: word }) => [...factsOf(respelled(word)).words]);
    const isTold = [...keys, ...respelt].some((key) => has.has(key[0] === '#' ? key : (key[0] ?? '')));
    if (keys.length < least || isTold) continue;
    const [first, last] = [clause[0], clause.at(-1)];
    const before = lost.at(-1);
    if (!first || !last) continue;
    // 시우는 코딩, 도윤이는 물통: one beside the other.
    if (before && raw.slice(before.end, first.start).trim() === '') before.end = last.end;
    else lost.push({ start: first.start, end: last.end });
  }
  // 들어감 (10번 중 7번), 의견 충돌(월별로 볼지 / 대여소별로 볼지): an aside of which no figure and no word is told.
  const figures = figuresIn(text);
  for (const { 0: aside, index } of raw.matchAll(/\([^()]*[가-힣A-Za-z\d][^()]*\)/g)) {
    const inAside = [...figuresIn(aside)];
    const words = aside
      .slice(1, -1)
      .split(/[\s,/]+/)
      .filter((word) => !NO_FACT.test(word) && !isName(word))
      .flatMap((word) => [...factsOf(word).words]);
    const isToldAside =
      inAside.length > 0
        ? inAside.some((figure) => figures.has(figure))
        : text.includes(aside) || words.every((key) => has.has(key[0] ?? ''));
    if (!isToldAside) lost.push({ start: index, end: index + aside.length });
  }
  const own = lost
    .sort((a, b) => a.start - b.start)
    .filter(({ start }, at) => start >= (lost[at - 1]?.end ?? 0));
  // What is lost whole is told in other words.
  return remaining(raw, own).length > 0 ? own : [];
}
