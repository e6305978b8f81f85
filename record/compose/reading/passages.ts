import type { ComposeInput, Source } from '../../types.ts';
import { calledByWork } from './coreferent.ts';

/** One answer or the observation, with what it answers. */
export interface Passage {
  kind: Source['kind'];
  index: number;
  text: string;
  question: string | null;
  /** What the lesson was: in an interview other people's words are to be expected in every answer. */
  lesson: string;
  /** Who has been named in it so far. */
  people: string[];
  /** Whom its 선생님 means, where that is no teacher. */
  work: string | null;
}

/** Speaks of what was said in the interview, and of no school matter. */
const OF_THE_TALK = /^(?!.*(?:상담|과목|단원|담임|성적|수업)).*(?:인터뷰|면담|보고서|말씀|여쭤|여쭈)/s;

/** 선생님께서 … 길다고 하셨다: in an account of an interview whoever was asked, unless a school matter is told. */
const SPOKE_THERE =
  /^(?!.*(?:상담|과목|단원|담임|성적|수업|발표|학교|교실|교무실)).*(?:선생님|쌤|샘)[^.!?]*고 (?:말씀)?하셨/s;

const spokeThere = (text: string) => /선생님|쌤|샘/.test(text) && SPOKE_THERE.test(text);

/** The answers in the order of their questions, then the observation. */
export function passagesOf(input: ComposeInput): Passage[] {
  const lesson = input.content ?? '';
  // In an account of an interview 선생님 is who was asked, in whichever answer.
  const interviewed = /인터뷰|면담|직업인/.test(`${lesson} ${input.questions.join(' ')}`)
    ? input.answers.map(calledByWork).find((work) => work !== null)
    : undefined;
  return [
    ...input.answers.map((text, index) => ({
      kind: 'answer' as const,
      index,
      text,
      question: input.questions[index] ?? null,
      lesson,
      people: [],
      work:
        calledByWork(text) ??
        (interviewed && (OF_THE_TALK.test(text) || spokeThere(text)) ? interviewed : null),
    })),
    {
      kind: 'observation',
      index: 0,
      text: input.observation,
      question: null,
      lesson,
      people: [],
      work: null,
    },
  ];
}
