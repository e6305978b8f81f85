import { composed } from '../../../contract/text.ts';

/** Where somebody sits: what a sheet of NEIS calls 반/번호. The grade is null where nobody said it. */
export interface Place {
  grade: number | null;
  classNumber: number;
  number: number;
}

/** Out of a student number `GCCNN`; null for somebody without one. */
export function placeOf(studentNumber: string | null): Place | null {
  const parts = /^(\d)(\d\d)(\d\d)$/.exec(studentNumber ?? '');
  if (!parts) return null;
  return { grade: Number(parts[1]), classNumber: Number(parts[2]), number: Number(parts[3]) };
}

/** With students of several grades `3/15` would name two people. */
export function hasSeveralGrades(places: readonly (Place | null)[]): boolean {
  return new Set(places.flatMap((place) => place?.grade ?? [])).size > 1;
}

/** `3/15`, or `2-3/15` where the class has students of several grades. */
export function placeWords({ grade, classNumber, number }: Place, withGrade: boolean): string {
  return `${withGrade && grade !== null ? `${grade}-` : ''}${classNumber}/${number}`;
}

/** `3/15` as people type it, with a grade in front or as a student number of five digits; null for anything else. */
export function readPlace(text: string): Place | null {
  const typed = composed(text, 'NFKC').replace(/\s/gu, '');
  const whole = placeOf(typed);
  const parts = /^(?:([1-9])(?:학년|[-/]))?(\d{1,2})(?:반|[/])(\d{1,2})번?$/.exec(typed);
  const place: Place | null =
    whole ??
    (parts
      ? { grade: parts[1] ? Number(parts[1]) : null, classNumber: Number(parts[2]), number: Number(parts[3]) }
      : null);
  return place && place.classNumber > 0 && place.number > 0 && place.grade !== 0 ? place : null;
}

/** A place that names no grade is the same in every grade. */
export function isSamePlace(a: Place | null, b: Place | null): boolean {
  if (!a || !b || a.classNumber !== b.classNumber || a.number !== b.number) return false;
  return a.grade === null || b.grade === null || a.grade === b.grade;
}
