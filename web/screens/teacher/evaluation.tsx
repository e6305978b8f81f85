import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EvaluationBadge } from '../../features/classes/evaluation-badge.tsx';
import { type AskedStep, EvaluationStepDialog } from '../../features/classes/evaluation-step-dialog.tsx';
import { nextStep, type Step, shortName } from '../../features/classes/evaluation-steps.ts';
import { useQueryFlag } from '../../features/classes/use-query-flag.ts';
import { TYPE_LABELS } from '../../features/classes-shared/class-words.ts';
import { DueWords } from '../../features/classes-shared/due-words.tsx';
import { useWhenDue } from '../../features/classes-shared/use-when-due.ts';
import { EditEvaluationForm } from '../../features/evaluation-form/edit-evaluation-form.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { formatDay } from '../../lib/dates.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import styles from './screen.module.css';
import { ReadFailure } from './read-failure.tsx';

/** `/teacher/evaluations/:evaluationId/view`: a form as it is, and its edit mode (`?edit`) while it is a draft. */
export default function TeacherEvaluation() {
  const { evaluationId = '' } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useRead('getTaughtEvaluation', { id: evaluationId });
  const [editing, setEditing] = useQueryFlag('edit');
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const form = data?.evaluation;
  useWhenDue(form && [form], refetch);
  useTitle(form && `${shortName(form)} 자기평가지`);
  if (!form) {
    if (!error) return <Skeleton lines={14} />;
    return (
      <>
        <BackLink to="/teacher/classes">내 수업</BackLink>
        <ReadFailure
          error={error}
          thing="자기평가지"
          title="자기평가지 정보를 불러오지 못했습니다"
          onRetry={() => void refetch()}
        />
      </>
    );
  }
  const next = nextStep(form.can);
  const step = (label: string, of: Step, variant?: 'primary' | 'quiet') => (
    <Button variant={variant} onClick={() => setAsked({ form, step: of })}>
      {label}
    </Button>
  );
  return (
    <>
      <BackLink to={`/teacher/classes/${form.class_id}`}>{form.class.name}</BackLink>
      <div className={styles.screen}>
        <PageHeader
          eyebrow={
            <>
              <EvaluationBadge form={form} /> {TYPE_LABELS[form.type]} · {formatDay(form.created_at)}
              {form.is_distributed && ` · 제출 ${form.responseCount} / ${form.studentCount}`}
              {form.due_at !== null && ' · '}
              <DueWords form={form} />
            </>
          }
          title={editing && form.can.edit ? '자기평가지 고치기' : '자기평가지'}
          actions={
            !(editing && form.can.edit) && (
              <div className={styles.actions}>
                {form.can.edit && step('지우기', 'delete', 'quiet')}
                {form.can.edit && <Button onClick={() => setEditing(true)}>고치기</Button>}
                {form.can.close && step('마감 일시', 'due', 'quiet')}
                {next && step(next.label, next.step, next.step === 'distribute' ? 'primary' : undefined)}
                {form.can.close && (
                  <ButtonLink to={`/teacher/evaluations/${form.id}/live`}>현황판</ButtonLink>
                )}
                {form.is_distributed && (
                  <ButtonLink to={`/teacher/evaluations/${form.id}/responses`} variant="primary">
                    기록문 작성
                  </ButtonLink>
                )}
              </div>
            )
          }
        />
        {editing && form.can.edit ? (
          <EditEvaluationForm form={form} onClose={() => setEditing(false)} />
        ) : (
          <>
            <LessonFacts form={form} />
            <Section title={`문항 ${form.questions.length}개`}>
              <ol className={styles.questions}>
                {form.questions.map((question, index) => (
                  <li key={`${index} ${question}`}>{question}</li>
                ))}
              </ol>
            </Section>
          </>
        )}
      </div>
      <EvaluationStepDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onDone={(done) => {
          if (done === 'delete') void navigate(`/teacher/classes/${form.class_id}`, { replace: true });
        }}
      />
    </>
  );
}
