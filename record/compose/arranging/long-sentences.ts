import { withParticle } from '../../hangul.ts';

/** Letters above which a sentence of several finished clauses is told as two. */
const LONG = 78;
const SHORTEST_CLAUSE = 20;
/** The same for one of many clauses. */
const SHORTEST_OF_MANY = 16;
const LOOSE = 62;
const MOST_CLAUSES = 5;
const CLAUSE =
  /(?:[가-힣](?:는데|지만|더니|니까?|면서|(?<![다라자])고(?! ?있| ?싶))|[아어여해려져와워]서),? /g;
/** A clause finished in the past: … 골랐고 …, … 궁금했는데 …, … 들었지만 …. */
const FINISHED = /([았었했였갔왔됐봤줬웠랐렸켰혔졌냈꿨썼])(고|는데|지만),? /g;

/** A long sentence parted where a clause in the past ends, so that each part can be told and judged by itself. */
export function withoutLongSentences(text: string): string {
  const loose = text.length > LOOSE && (text.match(CLAUSE)?.length ?? 0) >= MOST_CLAUSES;
  if ((text.length < LONG && !loose) || /["“”'‘’]/.test(text)) return text;
  let from = 0;
  const told = text.replace(FINISHED, (found, past: string, joint: string, at: number) => {
    // What was thought at first belongs to what turned out.
    if (/(?:줄 알|생각|예상|몰|보|같|싶)$/.test(text.slice(0, at).replace(/하$/, '')) && joint !== '고')
      return found;
    // 아무것도 없나보다 했는데 …: a thought, and nothing that was done.
    if (/(?:나 ?보다|[가-힣]까|[가-힣]나) $/.test(text.slice(0, at)) && past === '했') return found;
    const shortest = loose ? SHORTEST_OF_MANY : SHORTEST_CLAUSE;
    if (at - from < shortest || text.length - at < shortest) return found;
    from = at + found.length;
    return `${past}다. ${joint === '지만' ? '그러나 ' : ''}${PARTED}`;
  });
  return told
    .split(PARTED)
    .map((part, at, parts) => withTheirSubject(part, parts.slice(0, at).join('')))
    .join('');
}

/** Stands where a sentence was parted; no text holds it. */
const PARTED = '\u0000';
const TOPIC =
  /(?<![가-힣])(?:((?:친구|모둠원|조원|짝|짝꿍|선배|후배|동아리원)들?)|저|나|자신|우리|저희)[은는도] /g;
const WHEN =
  /^((?:(?:나중|다음|마지막|이후|그다음|그 뒤|그 후)(?:으로|에|에는|엔)?|그때부터는?|결국에?는?|이후로?) )?(.*)$/s;
/** The first words name who or what does it, or that all did. */
const NAMES_WHO = /^(?:\S+ ){0,2}(?:\S*[은는이가]|같이|함께|서로|모두|다|저희도?|우리도?|저도|나도) /;

/** 친구는 …했고 나중에는 소리를 녹음해 와서 …: with its subject lost the second half would be the student's. */
function withTheirSubject(part: string, before: string): string {
  const who = [...before.matchAll(TOPIC)].at(-1)?.[1];
  const [, when = '', rest = ''] = WHEN.exec(part) ?? [];
  return who && !NAMES_WHO.test(rest) ? `${when}${withParticle(who, '이/가')} ${rest}` : part;
}
