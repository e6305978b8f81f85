import type { Source } from '../../../types.ts';
import { OWN } from './not-told.ts';

/** Points of a teacher's hurried note that only together say what happened. */

const BROKEN =
  '이어서 적은 메모 가운데 읽지 못한 곳이 있어 제외했습니다. 필요하면 문장으로 다듬어 넣어 주세요.';

const ARROW = /→|⇒|➡|->|=>/;
/** 이후 셀프콜 먼저, 뒤에는 격려 多: on from what stands before it in the same line. */
const GOES_ON =
  /^[\s\-·•*]*(?:이후|그 ?뒤|뒤에는|나중에는?|나중엔|그래서|그 ?후|다음엔|2차(?:에서|는|엔)?)(?= )/;

/** A sentence of a sheet: its text and place, and what it is told as or why it is left out. */
interface Point {
  passage: { kind: Source['kind']; text: string };
  source: Source;
  read: object | { dropped: string };
}

/** Whether two points stand in one story: an arrow between them, or the second goes on from the first. */
function goesOn(text: string, before: Source, point: Source): boolean {
  const between = text.slice(before.end, point.start);
  return !between.includes('\n') && (ARROW.test(between) || GOES_ON.test(text.slice(point.start, point.end)));
}

/** 칭찬, 센스!, 배려: a word beside the story and no part of it. */
const ASIDE_WORD = /^[가-힣]{1,4}[.!\s~]*$/;

/** 가장 정확했음: what was done; 경로 최적화 may be no more than a topic. */
const DID = /[음함됨움]\)?[.\s]*$/;

/** Leaves out what tells half a story only, as another part of it could not be told. */
export function leaveHalfTold(sheet: readonly Point[]): void {
  const points = sheet.filter(({ passage }) => passage.kind === 'observation');
  const stories: Point[][] = [];
  points.forEach((point, at) => {
    const last = points[at - 1];
    if (last && goesOn(point.passage.text, last.source, point.source)) stories.at(-1)?.push(point);
    else stories.push([point]);
  });
  for (const story of stories) {
    while (story.length > 1 && isAside(story.at(-1), story.at(-2))) story.pop();
    if (story.some(({ read }) => 'dropped' in read))
      for (const point of story) if (!('dropped' in point.read)) point.read = { dropped: BROKEN };
  }
}

const textOf = (point: Point): string => point.passage.text.slice(point.source.start, point.source.end);
/** Whether a point that was left out is none of the story before it: praise in a word, or what the teacher did with it. */
function isAside(point: Point | undefined, before: Point | undefined): boolean {
  if (!point || !before || !('dropped' in point.read)) return false;
  return ASIDE_WORD.test(textOf(point)) || (point.read.dropped === OWN && DID.test(textOf(before)));
}
