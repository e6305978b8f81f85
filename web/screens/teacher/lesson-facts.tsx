import type { EvaluationReply } from '../../../contract/evaluations.ts';
import styles from './screen.module.css';

/** What the teacher wrote about the lesson. */
export function LessonFacts({ form }: { form: EvaluationReply }) {
  const facts = [
    ['성취기준', form.achievement_standard],
    ['수업 내용', form.class_content],
    ['참고 사항', form.other_notes],
  ] as const;
  return (
    <dl className={styles.lesson}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
