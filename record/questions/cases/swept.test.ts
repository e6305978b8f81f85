import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isNominal, PAST } from '../../style/words/forms.ts';
import { isDoing, isListedThing } from '../../style/words/nouns.ts';
import { INTENTS, type QuestionForm } from '../../types.ts';
import { AUTONOMY_BANK } from '../bank/autonomy.ts';
import { CAREER_BANK } from '../bank/career.ts';
import { CLUB_BANK } from '../bank/club.ts';
import { ACTIVITY_KINDS } from '../bank/kinds.ts';
import { CAREER_KINDS } from '../bank/kinds-of-careers.ts';
import { CLASS_KINDS } from '../bank/kinds-of-classes.ts';
import { DAY_KINDS } from '../bank/kinds-of-days.ts';
import { INQUIRY_KINDS } from '../bank/kinds-of-inquiry.ts';
import { STUDY_KINDS } from '../bank/kinds-of-study.ts';
import { STEP_BANK } from '../bank/steps.ts';
import { SUBJECT_BANK } from '../bank/subject.ts';
import { lessonSteps } from '../steps/lesson-steps.ts';
import { lessonText } from '../lesson/lesson-text.ts';
import { likeness } from '../likeness.ts';
import { suggestQuestions } from '../suggest-questions.ts';

const LESSONS = ['swept', 'later', 'fresh', 'notes', 'judged', 'registers', 'unseen'].flatMap((name) =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('\\n', '\n').split('\t')),
);

function formOf([
  area = 'subject',
  content = '',
  standard = '',
  notes = '',
]: readonly string[]): QuestionForm {
  const type =
    area === 'subject'
      ? { type: 'subject' as const }
      : { type: 'creative' as const, creativeType: area as 'autonomy' | 'club' | 'career' };
  return { ...type, content, count: 10, ...(standard ? { standard } : {}), ...(notes ? { notes } : {}) };
}

const KINDS = [
  ...ACTIVITY_KINDS,
  ...STUDY_KINDS,
  ...DAY_KINDS,
  ...INQUIRY_KINDS,
  ...CAREER_KINDS,
  ...CLASS_KINDS,
].map(({ questions }) => questions);
const PATTERNS = [SUBJECT_BANK, AUTONOMY_BANK, CLUB_BANK, CAREER_BANK, STEP_BANK, ...KINDS]
  .flatMap((bank) => INTENTS.flatMap((intent) => bank[intent] ?? []))
  .filter((pattern) => pattern.includes('{'))
  .map(
    (pattern) =>
      new RegExp(
        `^${pattern
          .replace(/[.?()]/g, '\\$&')
          .replace(/\{[^:}]+:([^/}]+)\/([^}]+)\}/g, '(.+?)(?:$1|$2)')
          .replace(/\{[^}]+\}/g, '(.+?)')}$`,
      ),
  );

/** What a question speaks of, by the pattern that it was filled from. */
function topicsOf(question: string): string[] {
  for (const pattern of PATTERNS) {
    const found = pattern.exec(question);
    if (found) return found.slice(1);
  }
  return [];
}

/** 흐름 and 짜임: nouns that the dictionary does not list. */
const NOUN = /(?:^꿈|흐름|짜임|해로움|높임|팀|위험|어수룩함|알림|^돌봄|움직임|^나눔|^짜맞춤)$/;

/** By the dictionary alone, without what the topics were found with. */
function isVerb(word: string): boolean {
  if (isListedThing(word) || isDoing(word) || NOUN.test(word)) return false;
  return isNominal(word) || PAST.test(word) || /[가-힣]{2}(?:하여|하고|함|려고|아서|어서)$/.test(word);
}

describe('for a teacher of any lesson that we swept', () => {
  it.each(LESSONS)('%s: no question of %s speaks of a verb', (...lesson) => {
    const steps = lessonSteps(lessonText(lesson[1] ?? '')).map((step) => `'${step}'`);
    for (const seed of ['1', '2']) {
      const questions = suggestQuestions({ ...formOf(lesson), seed });
      expect(questions).toHaveLength(10);
      // Gathered and asked for once: an expectation for each of 45 pairs takes longer than finding them.
      const alike: string[][] = [];
      for (const [i, question] of questions.entries()) {
        // 시를 읽고 시화를 그리는 활동 is called by its verbs, and so is a step, in quotation marks.
        const topics = topicsOf(question).filter(
          (topic) => !/[을를에로고여] .*는(?: 활동)?$/.test(topic) && !steps.includes(topic),
        );
        expect(topics.flatMap((topic) => topic.split(' ').filter(isVerb))).toEqual([]);
        expect(question).not.toMatch(/으로를|에서를|를을|을를|은를|^의 |[{}]/);
        for (const other of questions.slice(0, i))
          if (likeness(question, other) >= 0.9) alike.push([question, other]);
      }
      expect(alike).toEqual([]);
    }
  });
});

/** Words of questions that only some lessons give rise to, and what those lessons say. */
const ONLY_WHERE: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/(?<![가-힣])책(?:을|의|에서 얻은|에 대해)/, /책|독서|도서|원서|한 권|book/],
  [/체력이나|작전|동작은/, /체력|운동|경기|배드민턴|농구|배구|탁구|뛰기|던지기|달리기/],
  [/구절이나|같은 작품/, /시|소설|수필|작품|문학|희곡|전(?:에서|을|의)|['「『]/],
  [/이 곡을|도전해 보고 싶은 곡/, /곡|노래|연주|합창|장단|민요|동요|팝송|오카리나|교가/],
  [/안건|지켜지지 않아/, /규칙|수칙|약속|회의|자치/],
  [/실험 순서|실험 조건/, /실험|측정|적정|몰 농도|재결정|시뮬레이션|[가-힣]별 비교/],
  [/나온 반론/, /토론|찬반|모의|debate|재판|어전/],
  [
    /도구나 (?:자료|방법)|솜씨/,
    /모사|만들|만듦|만든|제작|그리|그림|그려|꾸|요리|조리|디자인|짬|짜|엮|조립|소묘|질|지음|지어|개발|출력|담채|뜨|실습|가공|깎/,
  ],
];

describe('for a teacher who replaces one question again and again', () => {
  it.each(LESSONS.filter((_, i) => i % 8 === 0))('%s: none of another kind comes for %s', (...lesson) => {
    const form = { ...formOf(lesson), count: 6 };
    let list = suggestQuestions({ ...form, seed: '1' });
    const seen = [...list];
    for (let press = 0; press < 12; press += 1) {
      const keep = list.filter((_, place) => place !== 2);
      const next = suggestQuestions({ ...form, keep, avoid: seen, seed: String(press) }).at(-1) ?? '';
      seen.push(next);
      list = [...keep.slice(0, 2), next, ...keep.slice(2)];
    }
    const misplaced = seen.filter((question) =>
      ONLY_WHERE.some(([asked, said]) => asked.test(question) && !said.test(lesson[1] ?? '')),
    );
    expect(misplaced).toEqual([]);
  });
});
