import { createContext, useContext } from 'react';
import type { TermMaterial } from '../../../contract/term-material.ts';
import { shortName } from '../classes/evaluation-steps.ts';

/** What a form of the term gives to one student's remark. */
export type TermPart = TermMaterial['students'][number]['forms'][number];

/** The forms that a term remark is written from, of one student. */
export interface TermSources {
  classId: string;
  forms: TermMaterial['forms'];
  /** The forms' names by id. */
  names: ReadonlyMap<string, string>;
  /** By form; absent where there is nothing of this student. */
  parts: ReadonlyMap<string, TermPart>;
  /** Whether the teacher saw something of the student in a form, or has settled a remark there. */
  seen: boolean;
}

const NAME = 18;

export function termSourcesOf(term: TermMaterial, classId: string, studentId: string): TermSources {
  const own = term.students.find((one) => one.student_id === studentId)?.forms ?? [];
  return {
    classId,
    forms: term.forms,
    names: new Map(term.forms.map((form) => [form.id, shortName(form, NAME)])),
    parts: new Map(own.map((part) => [part.evaluation_id, part])),
    seen: own.some((part) => part.settled || part.observation?.trim()),
  };
}

const TermSourcesContext = createContext<TermSources | null>(null);
export const TermSourcesProvider = TermSourcesContext.Provider;

/** Null in the editor of a form's own remark. */
export const useTermSources = () => useContext(TermSourcesContext);
