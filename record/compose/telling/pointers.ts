/** A clause before the pointer, with a thing in it that it can point at. */
const CLAUSE_BEFORE =
  '(?<=[가-힣A-Za-z0-9%](?:[을를이가은는도만와과에]|에서|에게|으로|로|부터|까지|긴) (?:[^.]*[^.,])?(?:고|며|는데|은데|인데|지만|으나|[아어여해려져와워]서|니|면|더니|다가|어도|아도|므로|기 때문에|[가-힣] (?:다음|뒤|후)에?),? (?:(?:친구|모둠원|조원|짝|선배|후배|모두)(?:들)?[은는이가] )?)';
const THINGS = '(?:그것|이것|그게|이게|그걸|이걸|거기)';
/** Looked for first: to look back over a sentence is dear. */
const POINTS = /[그이][것게걸]|거기/;
const ANCHORED = new RegExp(
  `${CLAUSE_BEFORE}${THINGS}(?=(?:[은는이가을를도만과와에]|에서|으로|서)?(?: |$))(?![^.]*(?:이라서|라서|때문(?!인지)|일임))`,
  'g',
);

/** 용수철 질량도 무시하면 안 된다고 들었는데 그게 …: the sentence itself says what is meant, so the pointer is no loss. */
export function withoutAnchored(text: string): string {
  if (!POINTS.test(text)) return text;
  return text.replace(ANCHORED, '□');
}

/** A pointer that has its thing in its own sentence, as a record writes it: 모았고 거기서 10명씩 → 모았고 그중에서 10명씩. */
export function withAnchored(text: string): string {
  if (!POINTS.test(text)) return text;
  return text
    .replace(new RegExp(`${CLAUSE_BEFORE}(?:그게|이게) `, 'g'), '그것이 ')
    .replace(new RegExp(`${CLAUSE_BEFORE}(?:그걸|이걸) `, 'g'), '그것을 ')
    .replace(
      new RegExp(`${CLAUSE_BEFORE}거기(?:에서|서) (?=[^.]{0,20}(?:\\d|골라|고르|뽑|추려|추리))`, 'g'),
      '그중에서 ',
    );
}

/** 그중 250g일 때가 가장 느림: so much of what the sentence before has named that it stands without. */
const AMONG = /^그 ?중(?:에서?도?)? (?=[^.]*\d[^.]*(?:가장|제일|더 )|[^.]{2,20}[이가은는] (?:가장|제일) )/;
export const withoutAmong = (text: string) => text.replace(AMONG, '');

/** What a sentence may point at that stands right before it; no person, who would need a name. */
const BACK =
  /(?<![가-힣])(?:그것|이것|그게|이게|그걸|이걸|그거|이거)(?=(?:[은는이가을를도만]|으로|로|에|에서|까지)?(?: |$))|(?<![가-힣])(?:거기|여기)(?=(?:[는은로서만도]|에서?)?(?: |$))|(?<![가-힣])이 말(?=[을은도]|이 )|(?<![가-힣])(?:그때|이때)(?=(?:부터|까지|는)? )|(?<![가-힣])[그이]렇게 (?=하니|하여|해 |했더니|하면|하자)/g;
/** The same as a record writes them. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(?<![가-힣])(그|이)게 /g, '$1것이 '],
  [/(?<![가-힣])(그|이)거(?= )/g, '$1것을'],
  [/(?<![가-힣])(그|이)걸로 /g, '$1것으로 '],
  [/(?<![가-힣])(그|이)걸 /g, '$1것을 '],
  [/(?<![가-힣])(그|이)건 /g, '$1것은 '],
  [/(?<![가-힣])거기에서 |(?<![가-힣])거기서 /g, '그곳에서 '],
  [/(?<![가-힣])거기는 /g, '그곳은 '],
  [/(?<![가-힣])거기로 /g, '그곳으로 '],
  [/(?<![가-힣])거기에? /g, '그곳에 '],
];

/**
 * A sentence that points at the one before it, once as a record writes it and once with its pointers taken for what they mean;
 * null where it points at nothing, or at what it names itself.
 */
export function pointingBack(text: string): { text: string; meant: string } | null {
  if (withoutAnchored(text).search(BACK) < 0) return null;
  const written = WRITTEN.reduce((told, [pattern, word]) => told.replace(pattern, word), text);
  const meant = written.replace(/(?<![가-힣])그곳(?=[은에으])/g, '□').replace(BACK, '□');
  return { text: written, meant };
}

/** … 가져가는 것인데 이건 말이 안 되잖아요: held to be so. */
const ABSURD = /(?:[이그]것은|[이그]건|이는) 말이 (?:안 됨|되지 않음)\.$/;
export const withoutAbsurdity = (text: string) =>
  text.includes(' 말이 ') ? text.replace(ABSURD, '이치에 맞지 않는다고 생각함.') : text;
