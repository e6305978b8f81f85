import { describe, expect, it } from 'vitest';
import { assertStudentFields } from './rules.ts';

describe('assertStudentFields', () => {
  it.each([
    [{ student_number: '10101' }, '10101'],
    [{ student_number: '33099', grade: 3, class_number: 30 }, '33099'],
    [{ student_number: '20110', grade: null, class_number: null }, '20110'],
  ])('takes %j', (fields, number) => {
    expect(assertStudentFields(fields)).toBe(number);
  });

  it.each([
    [{}, '5자리'],
    [{ student_number: null }, '5자리'],
    [{ student_number: '00110' }, '학년'],
    [{ student_number: '40110' }, '학년'],
    [{ student_number: '20010' }, '반'],
    [{ student_number: '23110' }, '반'],
    [{ student_number: '20100' }, '번호'],
    [{ student_number: '20110', grade: 1 }, '학년이'],
    [{ student_number: '20110', class_number: 11 }, '반이'],
  ])('refuses %j', (fields, message) => {
    expect(() => assertStudentFields(fields)).toThrow(message);
  });
});
