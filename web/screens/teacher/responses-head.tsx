import { EvaluationBadge } from '../../features/classes/evaluation-badge.tsx';
import { nextStep, type Step, shortName } from '../../features/classes/evaluation-steps.ts';
import { DueWords } from '../../features/classes-shared/due-words.tsx';
import { ExportButton } from '../../features/responses-table/export-button.tsx';
import type { ResponseList } from '../../features/responses-table/response-cache.ts';
import type { Row } from '../../features/responses-table/rows.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import shared from './screen.module.css';

interface ResponsesHeadProps {
  list: ResponseList;
  rows: readonly Row[];
  onStep: (step: Step) => void;
}

/** Which form this is, how far its remarks are, and its own steps. */
export function ResponsesHead({ list, rows, onStep }: ResponsesHeadProps) {
  const next = nextStep(list.can);
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  return (
    <PageHeader
      eyebrow={
        <>
          <EvaluationBadge form={list} /> 문항 {list.questions.length}개 ·{' '}
          {list.byteLimit.toLocaleString('ko-KR')}
          바이트까지
          {list.due_at !== null && ' · '}
          <DueWords form={list} />
        </>
      }
      title={shortName(list, 32)}
      facts={
        <>
          제출 {count((row) => row.submitted)} / {rows.length} · 기록문 {count((row) => row.written)} · 교사
          확인 {count((row) => row.confirmed)} · 공개 {count((row) => row.published)}
        </>
      }
      actions={
        <div className={shared.actions}>
          <ButtonLink to={`/teacher/evaluations/${list.id}/view`} variant="quiet">
            자기평가지 보기
          </ButtonLink>
          <ButtonLink to={`/teacher/evaluations/${list.id}/observations`} variant="quiet">
            관찰 적기
          </ButtonLink>
          <ButtonLink to={`/teacher/evaluations/${list.id}/copies`} variant="quiet">
            비슷한 글
          </ButtonLink>
          <ExportButton
            operation="exportEvaluation"
            id={list.id}
            fallbackName="자기평가_결과.xlsx"
            success="자기평가 결과를 내려받았습니다. 살펴볼 곳은 ‘기재요령 확인’ 열에 있어요."
          >
            엑셀
          </ExportButton>
          {next && <Button onClick={() => onStep(next.step)}>{next.label}</Button>}
        </div>
      }
    />
  );
}
