import { countBytes } from '../../bytes.ts';
import type { Intent } from '../../types.ts';

/** A sentence of the draft before its place is known. */
export interface Line {
  text: string;
  intent: Intent;
  kind: 'answer' | 'observation';
  /** False for a sentence glued to the one before: nothing may be put in front of it. */
  free: boolean;
}

/** Endings that tire when they return, each with others that say the same. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<=다는 )(?:것을|점을|사실을) (?:알게 됨|앎|깨달음|배움|이해함)\.$/,
    ['것을 알게 됨.', '점을 깨달음.', '것을 이해함.', '사실을 파악함.'],
  ],
  [/(?<=는지)(?:를)? (?:알게 됨|앎|이해함)\.$/, [' 알게 됨.', ' 이해함.', ' 파악함.']],
  [/(?<=다는 )(?:것을|점을) 느낌\.$/, ['것을 느낌.', '점을 실감함.', '것을 체감함.']],
  [/(?<=[다라]고) 생각함\.$/, [' 생각함.', ' 봄.', ' 판단함.']],
  [/(?<=[다라]고) 생각하게 됨\.$/, [' 생각하게 됨.', ' 보게 됨.', ' 판단하게 됨.']],
  [/(?<=다는 )(?:포부|의지)를 (?:밝힘|보임)\.$/, ['포부를 밝힘.', '뜻을 나타냄.', '의지를 보임.']],
  [/(?<=다는 )소감을 (?:밝힘|나타냄)\.$/, ['소감을 밝힘.', '소감을 나타냄.', '소감을 전함.']],
  [/고 싶어 함\.$/, ['고 싶어 함.', '고자 함.', '고 싶다는 뜻을 밝힘.', '고 싶다는 포부를 밝힘.']],
  [/(?<=고자) 함\.$/, [' 함.', ' 하는 뜻을 밝힘.']],
  [/(?<=(?:려고|고자)) 노력함\.$/, [' 노력함.', ' 힘씀.', ' 애씀.']],
  [/의문을 가짐\.$/, ['의문을 가짐.', '궁금증을 품음.', '의문을 품음.']],
  [/(?<=[음임짐함됨])을 (?:확인함|파악함|알아냄)\.$/, ['을 확인함.', '을 파악함.', '을 알아냄.']],
  [/찾아봄\.$/, ['찾아봄.', '살펴봄.', '알아봄.']],
];
const OPENINGS =
  /^(?:이번 (?:수업|활동|시간|프로젝트|실험)(?:에서는?|을 통해|에) |수업 ?시간에 |수업에서 |활동에서 )/;
const CONNECTED =
  /^(?:또한|아울러|더불어|나아가|그러나|이에|그 결과|이후|이를|특히|처음|다음|나중|앞으로|이것|그|이 |이때|하지만|찾아보니|알고 보니|알아보니|확인해 보니|살펴보니|물어보니|결국|마침내|겨우)/;
/** Only like may be added to like: a lesson to a lesson, a plan to a plan. */
const ADDABLE: Partial<Record<Intent, RegExp>> = {
  '배운 점': /(?:알게 됨|깨달음|배움|이해함|느낌|파악함|실감함|체감함|생각함|판단함|봄|확인함)\.$/,
  확장·진로: /(?:싶어 함|고자 함|려고 함|계획(?:임|함)|밝힘|나타냄|보임)\.$/,
};
const MOST_CONNECTIVES = 2;
/** A short sentence behind a connective reads like a stumble. */
const SHORTEST = 14;

function ending(text: string, others: readonly string[]): string | undefined {
  return others.find((other) => text.endsWith(other));
}

function total(lines: readonly Line[]): number {
  return countBytes(lines.map((line) => line.text).join(' '));
}

/**
 * Varies what repeats: endings that return within three sentences, openings that return at all, and up to two
 * connectives of adding (never of cause). Nothing that would pass the limit is done. Changes the lines in place.
 */
export function polish(lines: Line[], limit: number, random: () => number): void {
  const attempt = (line: Line, text: string) => {
    const before = line.text;
    line.text = text;
    if (total(lines) > limit) line.text = before;
  };
  let opened = false;
  for (const line of lines) {
    if (!OPENINGS.test(line.text)) continue;
    const rest = line.text.replace(OPENINGS, '');
    if (opened && rest.length > 12) attempt(line, rest);
    opened = true;
  }
  for (const [pattern, others] of ENDINGS) {
    const recent: { at: number; text: string }[] = [];
    lines.forEach((line, at) => {
      const found = pattern.exec(line.text)?.[0];
      if (found === undefined) return;
      const near = recent.filter((other) => at - other.at <= 3).map((other) => other.text);
      if (near.some((text) => text.trim() === found.trim())) {
        const start = Math.floor(random() * others.length);
        const turn = others.map((_, i) => others[(start + i) % others.length] ?? found);
        const before = line.text;
        for (const fresh of turn) {
          if (line.text !== before) break;
          if (!near.some((used) => used.trim() === fresh.trim()))
            attempt(line, before.replace(pattern, fresh));
        }
      }
      recent.push({ at, text: ending(line.text, others) ?? found });
    });
  }
  connect(lines, attempt, random);
}

function connect(
  lines: readonly Line[],
  attempt: (line: Line, text: string) => void,
  random: () => number,
): void {
  let added = 0;
  let lastAt = -3;
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const after = lines[i + 1];
    if (!before || !line.free || added >= MOST_CONNECTIVES || i - lastAt < 3 || CONNECTED.test(line.text))
      return;
    if ((after && !after.free) || line.text.length < SHORTEST) return;
    const word = connective(before, line, random);
    if (word === null) return;
    const text = line.text;
    attempt(line, `${word} ${text}`);
    if (line.text === text) return;
    added += 1;
    lastAt = i;
  });
}

function connective(before: Line, line: Line, random: () => number): string | null {
  const chance = random();
  if (line.intent === '확장·진로' && before.intent !== '확장·진로') {
    // 미생물학자가 되고 싶어 함: what it all comes to, and nothing more beside it.
    return chance < 0.6 &&
      !/[이가] 되(?:고 싶|고자)/.test(line.text) &&
      /싶|고자|계획|포부|의지|뜻/.test(line.text)
      ? '나아가'
      : null;
  }
  if (line.intent !== before.intent || line.kind !== before.kind) return null;
  const like = ADDABLE[line.intent];
  if (!like?.test(line.text) || !like.test(before.text)) return null;
  if (chance < 0.35) return '또한';
  return chance < 0.6 ? '아울러' : null;
}
