/** Who must not be told to a model. */
export interface People {
  /** Whom the text is about. */
  student: PersonFacts;
  /** Everybody else who is or was in the class. */
  classmates: PersonFacts[];
  teachers: PersonFacts[];
  /** Full names of schools, as people gave them. */
  schools: string[];
  /** Full names of everybody else at the school: friends of another class, other teachers. */
  schoolmates?: string[];
  /** Their student numbers of this year. */
  schoolNumbers?: string[];
}

export interface PersonFacts {
  name: string;
  /** Student numbers of this and other years. */
  numbers: string[];
  email: string;
}

/** Every name once, without the space that some write between surname and given name. */
export function namesOf({ student, classmates, teachers }: People): string[] {
  const all = [student, ...classmates, ...teachers].map(({ name }) =>
    name.normalize('NFC').replace(/\s+/g, ''),
  );
  return [...new Set(all.filter((name) => name !== ''))];
}
