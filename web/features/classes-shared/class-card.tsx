import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClassReply } from '../../../contract/classes.ts';
import styles from './class-card.module.css';
import { classDescription } from './class-words.ts';

interface ClassCardProps {
  one: ClassReply;
  /** The area in which the card leads to the class: `/{role}/classes/{id}`. */
  role: 'teacher' | 'student';
  /** Of the class's name: 3 under a titled section, 2 right under the screen's title. */
  level?: 2 | 3;
  /** What may be done with the class besides opening it. */
  actions?: ReactNode;
}

/** One class in a list. A student reads the teacher's name on it, a teacher the join code. */
export function ClassCard({ one, role, level = 3, actions }: ClassCardProps) {
  const description = classDescription(one);
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      <Heading className={styles.name}>
        <Link to={`/${role}/classes/${one.id}`}>{one.name}</Link>
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        {role === 'student' ? <span>{one.teacher.name} 선생님</span> : <code>{one.code}</code>}
        <span>학생 {one.studentCount}명</span>
        <span>자기평가 {one.evaluationCount}개</span>
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  );
}
