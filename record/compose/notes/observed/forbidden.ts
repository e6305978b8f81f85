import type { Source } from '../../../types.ts';
import { isDoingNoun, isListedThing, isThingNoun } from '../../../style/words/nouns.ts';
import { formOf } from '../word-forms.ts';
import { MATTERS } from './forbidden-matters.ts';

/** What a teacher notes not to be written (동생 병 얘기는 기재 금지), and what students tell of that matter. */

export const FORBIDDEN =
  '관찰에 기록하지 않기로 적어 둔 내용이어서 제외했습니다. 기록할 내용이면 직접 넣어 주세요.';

const NO =
  '(?:[xX×](?![가-힣A-Za-z])|금지|불가|안 ?(?:함|씀|적음|넣음|쓰기|적기|하기|쓰는)|(?:하|쓰|적|넣|올리)지 ?(?:않|말|마))';
/** 기재 금지, 생기부 X, 다툰 건 안 씀, 사연은 제외 요망, (쓰지 말 것). */
const BANS: readonly RegExp[] = [
  new RegExp(`(?:기재|기록|언급)(?:은|는|을|를|도)? ?(?:절대 )?${NO}`),
  new RegExp(`(?:생기부|세특|학생부|기록)(?:에|엔|에는|에도|은|는)? ?(?:절대 )?(?:${NO}|빼|제외)`),
  new RegExp(
    `(?:얘기|이야기|사연|(?<=[는은던ㄴ한된간진난온툰운린친쓴낸]) 건)(?:은|는|도)? ?(?:절대 )?(?:${NO}|빼(?:고|기|자|야)|제외(?= ?(?:요망|할|하기|$)))`,
  ),
  /\((?=[^()]*(?:쓰지 ?말|적지 ?말|쓰면 ?안|쓰지 ?않|안 ?쓰기|비공개))/,
];

/** Whether a stretch of a teacher's note says that something shall not be written. */
export const forbids = (note: string): boolean => BANS.some((ban) => ban.test(note));

const NO_MATTER =
  /^(?:얘기|이야기|사연|내용|절대|따로|때문|상담|지도|기재|기록|생기부|세특|학생|본인|친구|수업|활동|오늘|사실|정도|이번|시작|금지|제외|부분|연결)$/;
/** Share of the words that a sentence must have of what no list of matters names. */
const ENOUGH = 0.6;

/** 빠진, 빠진 뒤: what all forms of a verb begin with. */
const rootOf = (word: string): string => {
  if (isListedThing(word) || isThingNoun(word) || isDoingNoun(word)) return word;
  const stem = formOf(word);
  return stem === null || stem.length < 2 ? word : stem.slice(0, -1);
};

const stems = (topic: string): string[] =>
  [...topic.matchAll(/[가-힣]{2,}/g)]
    .map(([word]) => word.replace(/(?:은|는|이|가|을|를|의|에|도|이랑|랑|와|과|에서|한테)$/, ''))
    .filter((word) => word.length > 1 && !NO_MATTER.test(word))
    .map(rootOf);

/** Whether a sentence of a student's is of a topic that no list names: most of its words stand in it. */
function sharesWords(topic: string, sentence: string): boolean {
  const words = stems(topic);
  const shared = words.filter((word) => sentence.includes(word)).length;
  return words.length > 0 && shared >= Math.max(1, Math.ceil(words.length * ENOUGH));
}

/** What a teacher's note forbids, each as the words that name it. */
function topicsOf(observation: string): string[] {
  const stretches = observation.split(/\s\/\s|\n|(?<=[가-힣)])[.!] /);
  return stretches.flatMap((stretch, nth) => {
    const at = Math.min(...BANS.map((ban) => ban.exec(stretch)?.index ?? Infinity));
    if (at === Infinity) return [];
    // 짝 성적도 ↑ (점수는 쓰지 말 것): named in the brackets, or before them.
    const aside = /^\(([^()]*?)(?:쓰지|적지|쓰면|안 ?쓰|비공개)/.exec(stretch.slice(at))?.[1] ?? '';
    const own = stems(aside).length > 0 ? aside : stretch.slice(0, at);
    // 동생 돌보느라 늦음. 이 얘기는 기록하지 말 것.
    const topic = stems(own).length > 0 ? own : (stretches[nth - 1] ?? '');
    return topic.split('·');
  });
}

interface Told {
  passage: { kind: Source['kind']; index: number; text: string };
  raw: string;
  read: object | { dropped: string };
  apart?: readonly Told[];
}

/** Leaves out what students tell of a matter that the observation forbids. */
export function leaveForbidden(sheet: readonly Told[], observation: string): void {
  const topics = topicsOf(observation).filter((topic) => topic.trim() !== '');
  if (topics.length === 0) return;
  const known = MATTERS.filter(({ named }) => topics.some((topic) => named.test(topic)));
  const others = topics.filter((topic) => !known.some(({ named }) => named.test(topic)));
  // The answer that goes on with a matter to its end.
  let within = -1;
  for (const told of sheet) {
    if (told.passage.kind !== 'answer') continue;
    const matter = known.find(({ told: shape }) => shape.test(told.raw));
    if (matter?.whole) within = told.passage.index;
    const isOfIt =
      matter !== undefined ||
      within === told.passage.index ||
      others.some((topic) => sharesWords(topic, told.raw));
    if (!isOfIt) continue;
    told.read = { dropped: FORBIDDEN };
    for (const part of told.apart ?? []) part.read = { dropped: FORBIDDEN };
  }
}
