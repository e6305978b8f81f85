import { factsOf } from '../likeness/fact-words.ts';
import type { Unit } from '../reading/piece.ts';

/** What a sentence goes on from: without it a reader does not know what this one speaks of. */

/** 결국, 알고 보니, 둘째로: the words of somebody who has told something just before. */
const GOES_ON =
  /^(?:결국|알고 ?보니|확인해 ?보니|살펴보니|다시|첫째|둘째|셋째|(?:첫|두|세) 번째 |나머지|오히려|역시|그래도|어차피|이제|지금은|그러면|그럼|다 [가-힣]{1,3}고 )/;
/** 경복궁도 후보였는데, 의견도 두 명 있었음: beside one that was told. */
const BESIDE_ANOTHER = /^(?:[^ ,.]+ ){0,2}[가-힣A-Za-z]{2,}도 (?!(?:처음|이번|많|못|할 수|모르))/;
/** 둘을 표로 정리함, 두 값을 비교함: those that were told. */
const COUNTED_ONES =
  /(?:^|[ ,])(?:둘|셋|둘 다|두 (?:값|방법|사람|편|팀|의견|결과|그래프)|세 (?:값|방법|사람|의견))(?:을|를|이|가|은|는|의|다)? /;
const SOONER = 40;

/** Whether the second tells on of what the first introduced; `known`: words that any sentence of this sheet may take up. */
function tellsOn(first: Unit, second: Unit, known: ReadonlySet<string>): boolean {
  const last = first.pieces.at(-1);
  const next = second.pieces[0];
  if (!last || !next || last.source.kind !== 'answer' || next.source.kind !== 'answer') return false;
  if (last.source.index !== next.source.index || last.order + 1 !== next.order) return false;
  const own = next.raw.trim();
  if (GOES_ON.test(own) || BESIDE_ANOTHER.test(next.text)) return true;
  if (COUNTED_ONES.test(next.text.slice(0, SOONER))) return true;
  // 영상을 보니 um을 열네 번 함. um을 할 때마다 손뼉을 침: taken up as known.
  const introduced = factsOf(last.text).words;
  return [...factsOf(next.text.slice(0, SOONER)).words].some(
    (word) => introduced.has(word) && !known.has(word),
  );
}

/** Of each unit the place of the one that it goes on from, or -1; `lesson` is what every reader of the record knows. */
export function groundsOf(units: readonly Unit[], lesson: string): number[] {
  const known = new Set(factsOf(lesson).words);
  const places = new Map(units.map((unit, at) => [unit.pieces.at(-1)?.order, at]));
  return units.map((unit) => {
    const at = places.get((unit.pieces[0]?.order ?? 0) - 1) ?? -1;
    const before = units[at];
    const isGrounded = before !== undefined && tellsOn(before, unit, known);
    for (const { text } of before?.pieces ?? []) for (const word of factsOf(text).words) known.add(word);
    return isGrounded ? at : -1;
  });
}
