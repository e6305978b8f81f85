import { useState } from 'react';
import { useParams } from 'react-router';
import type { EvaluationReply } from '../../../contract/evaluations.ts';
import { ClassCode } from '../../features/classes/class-code.tsx';
import { DuplicateDialog } from '../../features/classes/duplicate-dialog.tsx';
import { EvaluationItem } from '../../features/classes/evaluation-item.tsx';
import { type AskedStep, EvaluationStepDialog } from '../../features/classes/evaluation-step-dialog.tsx';
import { useQueryFlag } from '../../features/classes/use-query-flag.ts';
import { classDescription } from '../../features/classes-shared/class-words.ts';
import { useWhenDue } from '../../features/classes-shared/use-when-due.ts';
import { NewEvaluationDialog } from '../../features/evaluation-form/new-evaluation-dialog.tsx';
import { ExportButton } from '../../features/responses-table/export-button.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './screen.module.css';
import { ReadFailure } from './read-failure.tsx';

/** `/teacher/classes/:classId`: the code for the students and the forms of the class. `?new` opens the form for one. */
export default function TeacherClass() {
  const { classId = '' } = useParams();
  const shown = useRead('getTaughtClass', { id: classId });
  const forms = useRead('listClassEvaluations', { classId });
  const [creating, setCreating] = useQueryFlag('new');
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const [duplicating, setDuplicating] = useState<EvaluationReply | null>(null);
  useWhenDue(forms.data?.evaluations, forms.refetch);
  useTitle(shown.data?.class.name);
  const failed = shown.data ? (forms.data || !forms.error ? null : forms.error) : shown.error;
  if (failed) {
    return (
      <>
        <BackLink to="/teacher/classes">내 수업</BackLink>
        <ReadFailure
          error={failed}
          thing="수업"
          title="수업 정보를 불러오지 못했습니다"
          onRetry={() => {
            void shown.refetch();
            void forms.refetch();
          }}
        />
      </>
    );
  }
  if (!shown.data || !forms.data) {
    return (
      <>
        <BackLink to="/teacher/classes">내 수업</BackLink>
        <Skeleton lines={12} />
      </>
    );
  }
  const one = shown.data.class;
  const { evaluations } = forms.data;
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      자기평가지 만들기
    </Button>
  );
  return (
    <>
      <BackLink to="/teacher/classes">내 수업</BackLink>
      <div className={styles.screen}>
        <PageHeader
          eyebrow={classDescription(one) || undefined}
          title={one.name}
          actions={
            <div className={styles.actions}>
              <ButtonLink to={`/teacher/classes/${one.id}/students`}>
                학생 {one.studentCount}명 보기
              </ButtonLink>
              <ButtonLink to={`/teacher/classes/${one.id}/term`}>학기 기록문</ButtonLink>
              <ExportButton
                operation="exportClassEvaluations"
                id={one.id}
                fallbackName="자기평가_전체_결과.xlsx"
                success="자기평가 결과를 내려받았습니다. 살펴볼 곳은 ‘기재요령 확인’ 열에 있어요."
                disabled={evaluations.every((form) => !form.is_distributed)}
              >
                결과 엑셀
              </ExportButton>
            </div>
          }
        />
        <ClassCode one={one} />
        <Section title="자기평가지" action={evaluations.length > 0 && create}>
          {evaluations.length === 0 ? (
            <EmptyState title="아직 자기평가지가 없어요" action={create}>
              수업 내용을 적으면 문항을 제안받아 고쳐 쓰거나, 처음부터 직접 쓸 수 있어요.
            </EmptyState>
          ) : (
            <ul>
              {evaluations.map((form) => (
                <EvaluationItem
                  key={form.id}
                  form={form}
                  onStep={(of, step) => setAsked({ form: of, step })}
                  onDuplicate={setDuplicating}
                />
              ))}
            </ul>
          )}
        </Section>
      </div>
      <NewEvaluationDialog open={creating} one={one} onClose={() => setCreating(false)} />
      <EvaluationStepDialog asked={asked} onClose={() => setAsked(null)} />
      <DuplicateDialog form={duplicating} onClose={() => setDuplicating(null)} />
    </>
  );
}
