import { useState } from 'react';
import { evaluationState, type OverseenEvaluation } from '../../../contract/oversight.ts';
import { FilterRow } from '../../features/admin-lists/filter-row.tsx';
import { ListFrame } from '../../features/admin-lists/list-frame.tsx';
import { useListAddress } from '../../features/admin-lists/use-list-address.ts';
import { STATUS_WORDS } from '../../features/classes/evaluation-status.ts';
import { EvaluationDetailDialog } from '../../features/oversight/evaluation-detail-dialog.tsx';
import { OversightStepDialog, type OversightStep } from '../../features/oversight/evaluation-step-dialog.tsx';
import { EvaluationTable } from '../../features/oversight/evaluation-table.tsx';
import { useRead } from '../../lib/read.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const FILTER = {
  label: '상태',
  options: [
    { value: '', label: '모든 상태' },
    ...evaluationState.options.map((value) => ({ value, label: STATUS_WORDS[value].label })),
  ],
};

/** `/admin/evaluations`: every teacher's forms; `?status=` opens it filtered. */
export default function AdminEvaluations() {
  const address = useListAddress('status');
  const { search } = address;
  const status = evaluationState.options.find((one) => one === address.filter);
  const read = useRead(
    'listAllEvaluations',
    { page: String(address.page), ...(status ? { status } : {}), ...(search ? { search } : {}) },
    { keepsLast: true },
  );
  const [shown, setShown] = useState<OverseenEvaluation | null>(null);
  const [asked, setAsked] = useState<{ step: OversightStep; form: OverseenEvaluation } | null>(null);
  return (
    <>
      <PageHeader title="모든 자기평가지" />
      <FilterRow
        address={address}
        label="자기평가지 찾기"
        placeholder="내용, 수업, 교사, 학교"
        filter={FILTER}
      />
      <ListFrame
        read={read}
        unit="개"
        failed="자기평가지 목록을 불러오지 못했습니다"
        onPage={address.toPage}
        empty={
          search || status ? (
            <EmptyState title="검색 결과가 없어요">다른 말로 찾거나 상태를 모두로 바꿔 보세요.</EmptyState>
          ) : (
            <EmptyState title="등록된 자기평가지가 없어요">교사가 만들면 여기에 보여요.</EmptyState>
          )
        }
      >
        <EvaluationTable
          forms={read.data?.evaluations ?? []}
          onShow={setShown}
          onStep={(step, form) => setAsked({ step, form })}
        />
      </ListFrame>
      <EvaluationDetailDialog form={shown} onClose={() => setShown(null)} />
      <OversightStepDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
