import { withParticle } from '../../../hangul.ts';
import { adnominal, isAdjective, isSoundStem, lastWord } from '../../../style/stems.ts';
import { isDoing, isDoingNoun } from '../../../style/nouns.ts';
import { stemOf } from '../arrows.ts';
import { isNamed, past, splitOutside } from './phrases.ts';

/** What stands before a colon or a dash in a note is the question that the rest answers. */

const LABEL = /^([가-힣A-Za-z\d° ]{1,14}?) ?(?:: ?| [-–] )(?=\S)/;

const TOPIC = '탐구 주제';
/** The questions that labels stand for. */
const ASKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:탐구 |연구 |발표 )?주제$/, TOPIC],
  [/^(?:선정 |탐구 )?(?:동기|계기|이유|까닭)$/, '주제를 고른 이유'],
  [/^(?:실험 |탐구 |조사 )?방법$|^과정$/, '어떤 방법으로 했나요?'],
  [/^(?:실험 |조사 )?결과$/, '결과'],
  [/^(?:맡은 )?역할$/, '맡은 역할'],
  [/^(?:느낀|배운|알게 된|깨달은|새로 안) ?점$/, '배운 점'],
  [/^(?:어려웠던|힘들었던|어려운|힘든) ?점$|^문제(?:점)?$/, '어려웠던 점과 해결'],
  [/^(?:한계|한계점|보완할 점|아쉬운 점|아쉬웠던 점)$/, '아쉬웠던 점'],
  [
    /^(?:다음|다음번|다음엔|앞으로|계획|추후|후속|궁금한 점|더 알고 싶은 점)(?: (?:계획|탐구|활동))?$/,
    '앞으로 더 해 보고 싶은 것',
  ],
];

export function labelOf(note: string): { label: string; body: string } | null {
  const found = LABEL.exec(note);
  return found ? { label: (found[1] ?? '').trim(), body: note.slice(found[0].length).trim() } : null;
}

/** The question that a label asks (주제: …, 다음: …), or null where it names something else. */
export function questionOf(note: string): string | null {
  if (!note.includes(':') && !note.includes(' - ') && !note.includes('–')) return null;
  const label = labelOf(note)?.label;
  return label ? (ASKS.find(([pattern]) => pattern.test(label))?.[1] ?? null) : null;
}

/** What the label asks for, without the label. */
export const withoutLabel = (note: string): string =>
  questionOf(note) === null ? note : (labelOf(note)?.body ?? note);

const BEFORE = /^(?:활동 |실험 |수업 |토론 )?(?:전|이전|처음|예전)(?:에는|엔|에)?$/;
const AFTER = /^(?:활동 |실험 |수업 |토론 )?(?:후|이후|지금|나중|현재|끝나고)(?:에는|은|엔|에)?$/;
const SIDES = / ?\/ ?| ?→ ?|\n+|\. |, (?=(?:활동 )?(?:후|이후|지금|나중) ?:)/;

/** 토론 = 말싸움, 예쁜 건물, 무서움: what was thought, before 고 생각했. */
function thought(said: string): string | null {
  const body = said.replace(/^(?:그냥|걍|단순히) /, '').replace(/[.\s]+$/, '');
  const [what = '', is] = splitOutside(body, / ?= ?/);
  if (is !== undefined) {
    const state = stemOf(is);
    if (state && !is.includes(' ') && isAdjective(state))
      return isNamed(what) ? `${withParticle(what, '이/가')} ${state}다` : null;
    return isNamed(what) && isNamed(is)
      ? `${withParticle(what, '을/를')} ${withParticle(is, '이라/라')}`
      : null;
  }
  if (!body.split(', ').every((one) => isNamed(one))) return null;
  return withParticle(body, '이라/라');
}

/** 전: … 후: …: what was thought at first, and what then. */
export function turnedTold(note: string): string | null {
  const sides = splitOutside(note.trim(), SIDES).filter((side) => side !== '');
  const [one, other] = sides.map(labelOf);
  if (sides.length !== 2 || !one || !other || !BEFORE.test(one.label) || !AFTER.test(other.label))
    return null;
  const [was, is] = [thought(one.body), thought(other.body)];
  return was && is ? `처음에는 ${was}고 생각했으나 ${is}고 생각하게 되었다` : null;
}

/** 주제: 보관 온도에 따른 김치 pH 변화, read as the answer to what its label asks. */
export function topicTold(note: string, question: string | null): string | null {
  const topic = note.replace(/[.\s]+$/, '');
  return question === TOPIC && isNamed(topic) ? `${withParticle(topic, '을/를')} 주제로 선정했다` : null;
}

/** 색: 국물 파랑, 쓰레기 회색. */
const COLOUR = /^(.+[가-힣]) ([가-힣]*(?:색|파랑|빨강|노랑|초록|주황|보라|분홍|검정|하양|남색))$/;
export function coloursTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  if (!labelled || !/^색(?:깔|상)?$/.test(labelled.label)) return null;
  const items = labelled.body
    .replace(/ ?\([^()]*\)$/, '')
    .split(/, ?/)
    .map((item) => COLOUR.exec(item));
  if (!items.every((item) => item && isNamed(item[1] ?? ''))) return null;
  const told = items.map((item) => `${withParticle(item?.[1] ?? '', '은/는')} ${item?.[2]}`).join(', ');
  return `${withParticle(told, '으로/로')} 정했다`;
}

const OWN = /^(?:나|저|본인|내|내가)$/;

/** 승우: 장부 입력 / 나: 탄력성 계산, 발표: the student's own part, and that it was shared. */
export function sharedTold(note: string): string | null {
  const sides = splitOutside(note.replace(/[.\s]+$/, ''), / ?\/ ?|, (?=[가-힣]{1,4} ?(?:: ?| - ))/).map(
    labelOf,
  );
  if (sides.length < 2 || sides.some((side) => side === null || side.label.length > 4)) return null;
  const own = sides.find((side) => OWN.test(side?.label ?? ''));
  const parts = own?.body.split(/, ?/) ?? [];
  if (parts.length === 0 || !parts.every((part) => isNamed(part))) return null;
  return `친구와 역할을 나누어 ${withParticle(parts.join(', '), '을/를')} 맡았다`;
}

/** 원인: 변수 이름 오타, 원인: 농도 계산 틀림. */
export function causeTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  if (!labelled || !/^(?:오류 |실패 |문제 )?원인$/.test(labelled.label)) return null;
  const body = labelled.body.replace(/ ?\([^()]*\)$/, '');
  const parts = body.split(' + ');
  if (parts.every((part) => isNamed(part))) {
    const joined =
      parts.length === 2 ? `${withParticle(parts[0] ?? '', '과/와')} ${parts[1]}` : parts.join(', ');
    return `${withParticle(joined, '이/가')} 원인임을 파악했다`;
  }
  const stem = parts.length === 1 && !isDoingNoun(lastWord(body)) && !/기$/.test(body) ? stemOf(body) : null;
  return stem && isSoundStem(stem) && !/[,→=:]/.test(body)
    ? `${adnominal(stem)} 것이 원인임을 파악했다`
    : null;
}

const SAID = /^([가-힣]{2,4}(?: ?선생님|쌤)?)(?:이|의)? (의견|제안|조언|지적|피드백)$/;

/** 서우 의견: 높이 낮춰 붙이기: what was done because somebody said so. */
export function advisedTold(note: string): string | null {
  const labelled = labelOf(note.replace(/[.\s]+$/, ''));
  const [, who = '', what = ''] = SAID.exec(labelled?.label ?? '') ?? [];
  const body = labelled?.body.replace(/ ?\([^()]*\)$/, '') ?? '';
  if (!who || /[,→=:/]/.test(body)) return null;
  const stem = stemOf(body);
  const done =
    stem &&
    isSoundStem(stem) &&
    !isAdjective(stem) &&
    (!/하$/.test(stem) || isDoing(lastWord(stem).slice(0, -1)))
      ? stem
      : /[가-힣](?:을|를) [^을를]+(?:으로|로)$/.test(body)
        ? `${body} 바꾸`
        : null;
  return done ? `${who}의 ${withParticle(what, '을/를')} 반영하여 ${past(done)}다` : null;
}
