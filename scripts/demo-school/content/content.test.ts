import { expect, test } from 'vitest';
import { copiedPair, demoSchool } from './school.ts';
import type { DemoEvaluation, DemoResponse } from './types.ts';

const { admin, teachers, students, classes } = demoSchool;
const evaluations = classes.flatMap((course) => course.evaluations);
const people = [admin, ...teachers, ...students];
const sheets = evaluations.flatMap((evaluation) =>
  evaluation.responses.map((response) => ({ evaluation, response })),
);
const handedIn = sheets.filter(({ response }) => response.state !== 'draft');

const where = (evaluation: DemoEvaluation, response: DemoResponse) =>
  `${evaluation.key} / ${response.student}`;
/** Whatever breaks a promise, by name, so that a failure says which sheet to mend. */
const offenders = (broken: (evaluation: DemoEvaluation, response: DemoResponse) => boolean) =>
  sheets
    .filter(({ evaluation, response }) => broken(evaluation, response))
    .map(({ evaluation, response }) => where(evaluation, response));
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('one admin, two teachers, three classes, thirty students', () => {
  expect([teachers.length, classes.length, students.length]).toEqual([2, 3, 30]);
  expect(repeated(people.map((person) => person.key))).toEqual([]);
  expect(repeated(people.map((person) => person.name))).toEqual([]);
  expect(repeated(people.map((person) => person.email))).toEqual([]);
  expect(people.filter((person) => !/^[a-z0-9.]+@saesol\.example$/.test(person.email))).toEqual([]);
});

test('student numbers are GCCNN of the second grade, unique and in alphabetical order of names', () => {
  const numbers = students.map((student) => student.student_number);
  expect(numbers.filter((number) => !/^2(0[1-9]|[12]\d|30)(0[1-9]|[1-9]\d)$/.test(number))).toEqual([]);
  expect(repeated(numbers)).toEqual([]);
  const byNumber = [...students].sort((a, b) => a.student_number.localeCompare(b.student_number));
  const byHomeAndName = [...students].sort(
    (a, b) =>
      a.student_number.slice(0, 3).localeCompare(b.student_number.slice(0, 3)) ||
      a.name.localeCompare(b.name, 'ko'),
  );
  expect(byNumber.map((student) => student.name)).toEqual(byHomeAndName.map((student) => student.name));
});

test('every reference resolves, and everybody is in a class', () => {
  const known = new Set(students.map((student) => student.key));
  const taught = new Set(teachers.map((teacher) => teacher.key));
  for (const course of classes) {
    expect(taught, course.key).toContain(course.teacher);
    expect(course.students.filter((key) => !known.has(key))).toEqual([]);
    expect(repeated(course.students)).toEqual([]);
    expect(course.creative_type !== undefined).toBe(course.type === 'creative');
    for (const evaluation of course.evaluations) {
      expect(evaluation.type).toBe(course.type);
      const answering = evaluation.responses.map((response) => response.student);
      expect(answering.filter((key) => !course.students.includes(key))).toEqual([]);
      expect(repeated(answering)).toEqual([]);
    }
  }
  const enrolled = new Set(classes.flatMap((course) => course.students));
  expect([...known].filter((key) => !enrolled.has(key))).toEqual([]);
  expect(new Set(classes.map((course) => course.teacher))).toEqual(taught);
  expect(repeated([...classes, ...evaluations].map((thing) => thing.key))).toEqual([]);
});

test('a form has 5 to 10 questions, and a sheet one answer for each', () => {
  for (const { questions, key } of evaluations) {
    expect(questions.length, key).toBeGreaterThanOrEqual(5);
    expect(questions.length, key).toBeLessThanOrEqual(10);
    expect(questions.filter((question) => question.trim() === '')).toEqual([]);
  }
  expect(offenders((evaluation, { answers }) => answers.length !== evaluation.questions.length)).toEqual([]);
});

test('only drafts hold blanks, and they hold some', () => {
  const hasBlank = (response: DemoResponse) => response.answers.some((answer) => answer.trim() === '');
  expect(offenders((_, response) => hasBlank(response) !== (response.state === 'draft'))).toEqual([]);
});

test('the states of sheets are possible in the state of their form', () => {
  expect(offenders((evaluation) => evaluation.state === 'draft')).toEqual([]);
  expect(offenders(({ state }, response) => response.state === 'published' && state !== 'closed')).toEqual(
    [],
  );
  const judged = (response: DemoResponse) => response.state === 'evaluated' || response.state === 'published';
  expect(offenders((_, response) => judged(response) && !response.observation?.trim())).toEqual([]);
});

test('every state of a form and of a sheet can be seen, "nothing yet" included', () => {
  expect(new Set(evaluations.map((evaluation) => evaluation.state))).toEqual(
    new Set(['draft', 'active', 'closed']),
  );
  expect(new Set(sheets.map(({ response }) => response.state))).toEqual(
    new Set(['draft', 'submitted', 'evaluated', 'published']),
  );
  const silent = classes.flatMap((course) =>
    course.evaluations
      .filter((evaluation) => evaluation.state !== 'draft')
      .filter((evaluation) => evaluation.responses.length === course.students.length),
  );
  expect(silent.map((evaluation) => evaluation.key)).toEqual([]);
});

test('there is enough to read, and it varies in length', () => {
  expect(handedIn.length).toBeGreaterThanOrEqual(45);
  expect(sheets.filter(({ response }) => response.observation).length).toBeGreaterThanOrEqual(30);
  expect(sheets.filter(({ response }) => response.teacher_request).length).toBeGreaterThanOrEqual(5);
  const lengths = handedIn.flatMap(({ response }) => response.answers.map((answer) => answer.length));
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(average).toBeGreaterThan(70);
  expect(average).toBeLessThan(160);
  expect(lengths.filter((length) => length < 25).length).toBeGreaterThan(10);
  expect(lengths.filter((length) => length > 150).length).toBeGreaterThan(10);
});

test('nobody repeats anybody, the declared pair apart', () => {
  const copy = copiedPair.students[1];
  const own = handedIn
    .filter(
      ({ evaluation, response }) => evaluation.key !== copiedPair.evaluation || response.student !== copy,
    )
    .flatMap(({ response }) => [
      ...response.answers,
      response.observation ?? '',
      response.teacher_request ?? '',
    ])
    .filter((text) => text !== '');
  expect(repeated(own)).toEqual([]);
  // Long sentences too, so that no answer is another one with its edges changed.
  const sentences = own.flatMap((text) => text.split(/[.!?]\s+/)).filter((sentence) => sentence.length > 20);
  expect(repeated(sentences)).toEqual([]);

  const [first, second] = copiedPair.students.map((student) =>
    sheets.find(
      ({ evaluation, response }) => evaluation.key === copiedPair.evaluation && response.student === student,
    ),
  );
  const shared = first?.response.answers.filter((answer) => second?.response.answers.includes(answer));
  expect(shared?.length).toBeGreaterThanOrEqual(2);
});

test('everything is NFC, trimmed and short enough for the contract', () => {
  const texts = evaluations.flatMap((evaluation) => [
    evaluation.class_content,
    ...evaluation.questions,
    ...evaluation.responses.flatMap(({ answers, observation, teacher_request }) => [
      ...answers,
      observation ?? '',
      teacher_request ?? '',
    ]),
  ]);
  expect(texts.filter((text) => text !== text.normalize('NFC') || text !== text.trim())).toEqual([]);
  expect(texts.filter((text) => text.length > 2000)).toEqual([]);
});
