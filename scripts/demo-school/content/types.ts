/** The shapes of the demo school. People and forms refer to each other by `key`, which never reaches the database. */

export interface DemoPerson {
  key: string;
  name: string;
  email: string;
}

export interface DemoStudent extends DemoPerson {
  /** Five digits: grade, class number, number (`GCCNN`). */
  student_number: string;
}

export interface DemoTeacher extends DemoPerson {
  subject: string;
}

export interface DemoClass {
  key: string;
  /** Key of a teacher. */
  teacher: string;
  name: string;
  subject_name: string;
  grade: 1 | 2 | 3;
  semester: 'first' | 'summer' | 'second' | 'winter';
  description: string;
  type: 'subject' | 'creative';
  creative_type?: 'autonomy' | 'club' | 'career';
  /** Keys of students. */
  students: string[];
  evaluations: DemoEvaluation[];
}

export interface DemoEvaluation {
  key: string;
  type: 'subject' | 'creative';
  achievement_standard?: string;
  class_content: string;
  other_notes?: string;
  /** 5 to 10. */
  questions: string[];
  /** `draft` is not distributed and has no responses. */
  state: 'draft' | 'active' | 'closed';
  responses: DemoResponse[];
}

export interface DemoResponse {
  /** Key of a student of the class. */
  student: string;
  /** `published` stands only in closed evaluations. */
  state: 'draft' | 'submitted' | 'evaluated' | 'published';
  /** One per question; a draft may hold blanks. */
  answers: string[];
  /** 선생님께 한마디. */
  teacher_request?: string;
  /** 교사 관찰; always there once the response is evaluated. */
  observation?: string;
}

export interface DemoSchool {
  school: string;
  admin: DemoPerson;
  teachers: DemoTeacher[];
  students: DemoStudent[];
  classes: DemoClass[];
}
