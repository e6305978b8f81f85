/** Words of an English lesson that speak of whoever judges a text, of the text, or of praise; with their weights. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:graders?|evaluators?|assessors?|examiners?|chatbots?|LLM|AI model)\b/i, 2],
  [
    /\b(?:outputs?|placeholders?|dummy|final (?:text|result|record|sentence|answer)|remarks?|evaluations?)\b/i,
    2,
  ],
  [
    /\b(?:outstanding|excellent|exceptional|brilliant|gifted|flawless|perfect|exemplary|full (?:marks|credit|score)|top \d+ ?%|honou?rs|leader(?:ship)?|genius)\b/i,
    2,
  ],
  [
    /\b(?:approved|verified|overrides?|replaces?|supersedes?|overridden|policy|takes? precedence|counts?|void|invalid|ignored|disregarded|verbatim|as is|recorded)\b/i,
    2,
  ],
  [/\b(?:this student|this pupil|states that|sample data|test data)\b/i, 2],
  [/\b(?:students?|pupils?|teachers?|writers?|authors?)\b/i, 1],
  [
    /\b(?:text|lines?|sentences?|answers?|records?|reports?|summary|responses?|results?|entry|form|earlier|above|below|following|previous)\b/i,
    1,
  ],
];
const ENOUGH = 3;
/** A student's own work and a tale's persons. */
const OWN = /\b(?:I|my|we|our|us|me|story|novel|poem|book|article|experiment|graph|movie|character)\b/i;
const QUOTED = /"[^"]*"|“[^”]*”/g;

/** Whether an English sentence, or a mixed one, states what shall become of a text or of its writer's marks. */
export function bearsOnATextInEnglish(sentence: string): boolean {
  if (!/[a-z]{4}/i.test(sentence)) return false;
  const isKorean = (sentence.match(/[가-힣]/g)?.length ?? 0) > 2;
  const plain = isKorean ? sentence.replace(QUOTED, '') : sentence;
  if (OWN.test(plain)) return false;
  let weight = 0;
  for (const [pattern, of] of WEIGHTS) if (pattern.test(plain)) weight += of;
  return weight >= ENOUGH;
}
