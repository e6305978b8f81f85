import { isVerb } from '../../style/words/forms.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { adnominalStem } from '../../style/words/stems.ts';
import { isDone, lastOf } from './doings.ts';
import { borrowsObject } from '../matters/torn-clauses.ts';
import { joiningStem } from '../phrases/verb-forms.ts';

/** Letters of the longest step of several doings, of the end of one, and of the longest single one, that a question can carry. */
export const LONGEST = 30;
const LONGEST_TAIL = 36;
export const LONGEST_PIECE = 40;
/** 사례 하나 골라 | 재판관 입장에서 의견서 쓰기: where the rest of a long step stands by itself. */
const STANDS_ALONE =
  /(?:골라|찾아|모아|보고|읽고|듣고|통해|통하여|두고|놓고|이용해|이용하여|활용해|활용하여|가지고|바탕으로|대상으로|중심으로|뒤|후|다음) $/;
/** 조사한 뒤, 작성 후: what comes after is another step. */
const AFTER = /^(?:뒤|후|다음)에?$/;

/** The stem of a verb at a joint (읽고 → 읽, 관찰하며 → 관찰하, 정하여 → 정하); null for 중고 and for what is no verb. */
function jointStem(word: string, next: string | undefined): string | null {
  const stem =
    /^([가-힣]+?)(?:고|며|면서)$/.exec(word)?.[1] ??
    /^([가-힣]+하)(?:여|여서)$/.exec(word)?.[1] ??
    // 인권 침해 사례: a noun.
    (/해서?$/.test(word) && isDoing(word.replace(/해서?$/, '')) ? word.replace(/해서?$/, '하') : null);
  // 닮고 싶은, 하고 있는: no doing ends there; 이유를 두고: what is spoken about.
  if (/고$/.test(word) && /^(?:싶|있|나[서온면]|계[시신])/.test(next ?? '')) return null;
  if (/^(?:두고|놓고|둘러싸고|돌아가며|번갈아가며|나누어가며)$/.test(word)) return null;
  // 셈해 보고: one doing; 연극으로 꾸며: of 꾸미다.
  if (/^[보내두놓주]/.test(next ?? '') && /(?:해|여)$/.test(word)) return null;
  if (/며$/.test(word) && joiningStem(word) !== null) return null;
  // 법칙을 이용하여: by what means, and no doing of its own.
  // 메뉴판을 보며 역할극: with what before one's eyes.
  // 체육 대회를 앞두고: when.
  if (/(?:(?:이용|활용|사용|적용|통|위|대|관|비롯|포함|맞이)하|^보|^앞두|^맞)$/.test(stem ?? '')) return null;
  const past = AFTER.test(next ?? '') ? adnominalStem(word) : null;
  const found = past ?? stem;
  if (found === null || isListedThing(word)) return null;
  return isVerb(found) || /[가-힣](?:하|되|시키)$/.test(found) ? found : null;
}

/** What stood before a joint, as a title: 자료를 모으 → 자료를 모으기, 블로킹을 하 → 블로킹. */
function asTitle(words: readonly string[], stem: string): string {
  const before = words.slice(0, -1).join(' ');
  if (stem === '하') return before.replace(/[을를]$/, '');
  return `${before === '' ? '' : `${before} `}${stem}기`;
}

/** A sentence that breaks off at a joint as a title: 방식을 분석한 다음 → 방식을 분석하기; null for any other. */
export function withoutJoint(part: string): string | null {
  const words = part.split(' ');
  const isAfter = AFTER.test(words.at(-1) ?? '');
  const clause = isAfter ? words.slice(0, -1) : words;
  const stem = clause.length > 1 ? jointStem(clause.at(-1) ?? '', isAfter ? words.at(-1) : '말') : null;
  return stem === null ? null : asTitle(clause, stem);
}

/** What stands behind the first joint of a piece: 함수 복습 후 | 자리 배치 프로그램 만들기; null where nothing whole does. */
export function behindJoint(piece: string): string | null {
  const words = piece.split(' ');
  const at = words.findIndex(
    (word, i) => AFTER.test(word) || STANDS_ALONE.test(`${word} `) || jointStem(word, words[i + 1]) !== null,
  );
  return at < 0 || at > words.length - 3 ? null : words.slice(at + 1).join(' ');
}

/** As much of the end of a long piece as stands by itself. */
function tailOf(piece: string): string | null {
  if (piece.length <= LONGEST_PIECE) return piece;
  const starts = [...piece.matchAll(/ /g)].map(({ index }) => index + 1);
  const start = starts.find(
    (at) => piece.length - at <= LONGEST_TAIL && STANDS_ALONE.test(piece.slice(0, at)),
  );
  return start === undefined ? null : piece.slice(start);
}

/** 바꾸어 보고, 바꾸어 가며. */
const HELPS = /^(?:보|가|나가|주)(?:고|며|면서)$/;

/** The step itself where a question can carry it, else those of its parts that can. */
export function carried(title: string): string[] {
  if (title.length <= LONGEST) return [title];
  const steps: (string | null)[] = [];
  let open: string[] = [];
  const words = title.split(' ');
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    // 발표 원고 작성 후 발표: what was done stands bare.
    const isBare = open.length === 1 && AFTER.test(word) && isDoing(lastOf(open.join(' ')));
    // 다음 학기에 들을 과목: no end of the step before.
    if (open.length === 0 && AFTER.test(word) && !/^(?:학기|학년|주|시간|차시|달|해)/.test(next ?? ''))
      continue;
    if (AFTER.test(word) && (isBare || isDone(open.join(' ')))) {
      steps.push(open.join(' '));
      open = [];
      continue;
    }
    open.push(word);
    // 주행차의 사고: what 의 leads to is a noun.
    // 찾아 바꾸어 보고: tried, and done.
    const helped = HELPS.test(word) && title.length > LONGEST_PIECE ? joiningStem(open.at(-2) ?? '') : null;
    if (helped !== null && next !== undefined) {
      steps.push(tailOf(asTitle(open.slice(0, -1), helped)));
      open = [];
      continue;
    }
    const stem = next === undefined || open.at(-2)?.endsWith('의') ? null : jointStem(word, next);
    if (stem === null) continue;
    // 높이를 예측하고 실제 값과 비교: one doing.
    if (borrowsObject(words.slice(i + 1).join(' '))) continue;
    steps.push(tailOf(asTitle(open, stem)));
    open = [];
  }
  steps.push(tailOf(open.join(' ')));
  return steps.filter((step) => step !== null && step.length <= LONGEST_PIECE) as string[];
}
