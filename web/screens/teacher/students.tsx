import { useState } from 'react';
import { useParams } from 'react-router';
import { Figures } from '../../features/classes/figures.tsx';
import { averageRate, percent } from '../../features/classes/progress.ts';
import { StudentProgressTable } from '../../features/classes/student-progress-table.tsx';
import { ExportButton } from '../../features/responses-table/export-button.tsx';
import { RemoveStudentDialog } from '../../features/responses-table/remove-student-dialog.tsx';
import { ExpectedSection } from '../../features/term/expected-section.tsx';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { useRead } from '../../lib/read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './screen.module.css';
import { EvaluationProgressList } from './evaluation-progress-list.tsx';
import { ReadFailure } from './read-failure.tsx';

/** `/teacher/classes/:classId/students`: who is in the class and how far each is with each distributed form. */
export default function TeacherStudents() {
  const { classId = '' } = useParams();
  const shown = useRead('getTaughtClass', { id: classId });
  const forms = useRead('listClassEvaluations', { classId });
  const roster = useRead('listClassStudents', { id: classId });
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const one = shown.data?.class;
  useTitle(one && `${one.name} 학생`);
  const back = <BackLink to={`/teacher/classes/${classId}`}>{one?.name ?? '수업'}</BackLink>;
  if (!one || !forms.data || !roster.data) {
    const failed = shown.error ?? forms.error ?? roster.error;
    return (
      <>
        {back}
        {failed ? (
          <ReadFailure
            error={failed}
            thing="수업"
            title="학생 명단을 불러오지 못했습니다"
            onRetry={() => {
              for (const read of [shown, forms, roster]) void read.refetch();
            }}
          />
        ) : (
          <Skeleton lines={14} />
        )}
      </>
    );
  }
  const { students } = roster.data;
  // Oldest first: the columns stand in the order in which the class met the forms.
  const distributed = forms.data.evaluations.filter((form) => form.is_distributed).reverse();
  const average = averageRate(distributed);
  return (
    <>
      {back}
      <div className={styles.screen}>
        <PageHeader
          eyebrow={one.name}
          title="학생"
          actions={
            <ExportButton
              operation="exportClassStudents"
              id={one.id}
              fallbackName="학생_명단.xlsx"
              success="학생 명단을 내려받았습니다."
              disabled={students.length === 0}
            >
              명단 엑셀
            </ExportButton>
          }
        />
        <Figures
          label="요약"
          figures={[
            { label: '학생', value: students.length, unit: '명' },
            { label: '배포한 자기평가지', value: distributed.length, unit: '개' },
            { label: '평균 제출률', value: average === null ? '–' : percent(average), unit: '' },
          ]}
        />
        {distributed.length > 0 && students.length > 0 && (
          <Section title="자기평가지별 진행">
            <EvaluationProgressList forms={distributed} students={students} />
          </Section>
        )}
        <Section title="학생별 진행">
          {students.length === 0 ? (
            <EmptyState
              title="아직 참여한 학생이 없어요"
              action={
                <ButtonLink to={`/teacher/classes/${one.id}`} variant="primary">
                  참여 코드 보기
                </ButtonLink>
              }
            >
              참여 코드 {one.code}를 학생에게 알려 주세요.
            </EmptyState>
          ) : (
            <StudentProgressTable students={students} forms={distributed} onRemove={setRemoving} />
          )}
        </Section>
        <ExpectedSection classId={one.id} />
      </div>
      <RemoveStudentDialog classId={one.id} student={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
