import type { CheckOptions, Finding } from '../types.ts';
import { abroad } from './abroad.ts';
import { awards } from './awards.ts';
import { certificates } from './certificates.ts';
import { contests } from './contests.ts';
import { courses } from './courses.ts';
import { family } from './family.ts';
import { english, form } from './form.ts';
import { grades } from './grades.ts';
import { languageTests } from './language-tests.ts';
import { lettersApart } from './letters-apart.ts';
import { lecturers } from './lecturers.ts';
import { organisations } from './organisations.ts';
import { isInTitle, readPassage } from './passage.ts';
import { persons } from './persons.ts';
import { publications } from './publications.ts';
import { readAsPerson } from './reading.ts';
import { schoolList } from './school-list.ts';
import { schools } from './schools.ts';
import { all, unlessFound } from './rule.ts';
import { style } from './style.ts';
import { awardTraces } from './traces/awards.ts';
import { contestTraces } from './traces/contests.ts';
import { heldByOthers } from './traces/given-by.ts';
import { schoolMoney } from './traces/school-money.ts';
import { scoreTraces } from './traces/scores.ts';
import { testsByGiver } from './traces/tests-by-giver.ts';
import { testTraces } from './traces/tests.ts';
import { universities } from './universities.ts';

const deeds = all(languageTests, contests, awards, certificates, grades);
/** The rules in the groups they are looked for in. */
export const FAMILIES = [
  unlessFound(
    deeds,
    all(contestTraces, heldByOthers, awardTraces, scoreTraces, testTraces, testsByGiver, schoolMoney),
  ),
  ...[publications, abroad, family, universities],
  lettersApart(
    languageTests,
    all(languageTests, organisations, universities, courses),
    schools,
    all(deeds, publications, family, courses, schoolMoney),
  ),
  ...[organisations, lecturers, schools, courses, persons, style, english],
];

// Who somebody is stays marked, whatever a school has allowed.
const EVEN_WHERE_ALLOWED = new Set(['BYTES', 'NAME', 'PII']);

// The title of a published book may name a firm, a university or a test; a pupil's name or a star may stand nowhere.
const EVEN_IN_TITLES = new Set(['NAME', 'PII', 'SCHOOL', 'JAMO', 'SPECIAL', 'ENGLISH', 'NEWLINE', 'BYTES']);

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

// Of one rule, the first and longest finding on a stretch stands; an error outweighs a check that begins earlier. What stands
// of a rule is disjoint and in order, so that one pass beside it tells of every check whether it is overlapped.
function withoutOverlaps(findings: Finding[]): Finding[] {
  const order = (a: Finding, b: Finding) => a.start - b.start || b.end - a.end;
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings) {
    const own = byRule.get(finding.rule);
    if (own) own.push(finding);
    else byRule.set(finding.rule, [finding]);
  }
  const kept: Finding[] = [];
  for (const own of byRule.values()) {
    own.sort(order);
    const errors = apart(own.filter(({ level }) => level === 'error'));
    let at = 0;
    const checks = own.filter((finding) => {
      if (finding.level === 'error') return false;
      while (at < errors.length && (errors[at]?.end ?? 0) <= finding.start) at += 1;
      const error = errors[at];
      return !error || !overlaps(error, finding);
    });
    kept.push(...errors, ...apart(checks));
  }
  return kept.sort((a, b) => a.start - b.start || a.end - b.end || (a.rule < b.rule ? -1 : 1));
}

// Of findings in order those that do not overlap an earlier one that stands.
function apart(findings: Finding[]): Finding[] {
  let end = -1;
  return findings.filter((finding) => {
    if (finding.start < end) return false;
    end = finding.end;
    return true;
  });
}

function occurrences(text: string, words: readonly string[]): { start: number; end: number }[] {
  return words.flatMap((word) => {
    const found: { start: number; end: number }[] = [];
    if (word === '') return found;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      found.push({ start: at, end: at + word.length });
    }
    return found;
  });
}

/**
 * What the 기재요령 of `RULES_YEAR` forbids in a record text, in order of appearance; spans are UTF-16 offsets into `text`.
 * Findings never stop anybody from typing: 'error' is a clear case, 'check' one that a person has to judge.
 * `allow` silences every finding that touches such a string but names, personal data and BYTES; `deny` is reported
 * under the rule SCHOOL_LIST and stronger than `allow`. Other years than `RULES_YEAR` are checked by the same rules.
 */
export function checkRecord(text: string, options: CheckOptions): Finding[] {
  const reading = readAsPerson(text);
  const passage = readPassage(reading.text);
  const composed = (words: readonly string[] = []) => words.map((word) => word.normalize('NFC'));
  const asked: CheckOptions = {
    ...options,
    names: composed(options.names),
    deny: composed(options.deny),
    ...(options.school === undefined ? {} : { school: options.school.normalize('NFC') }),
  };
  const written = <Stretch extends { start: number; end: number }>(stretch: Stretch): Stretch => ({
    ...stretch,
    ...reading.written(stretch.start, stretch.end),
  });
  const exempt = occurrences(reading.text, composed(options.allow)).map(written);
  const allowed = (finding: Finding) =>
    !EVEN_WHERE_ALLOWED.has(finding.rule) && exempt.some((range) => overlaps(range, finding));
  const said = FAMILIES.flatMap((rule) => rule(passage, asked)).filter(
    (finding) => EVEN_IN_TITLES.has(finding.rule) || !isInTitle(passage, finding),
  );
  const findings = [...said.map(written), ...form({ ...passage, text }, asked)].filter(
    (one) => !allowed(one),
  );
  return withoutOverlaps([...findings, ...schoolList(passage, asked).map(written)]);
}
