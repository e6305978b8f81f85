import { useState } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import { FilterRow } from '../../features/admin-lists/filter-row.tsx';
import { ListFrame } from '../../features/admin-lists/list-frame.tsx';
import { useListAddress } from '../../features/admin-lists/use-list-address.ts';
import { ClassDetailDialog } from '../../features/oversight/class-detail-dialog.tsx';
import { ClassTable } from '../../features/oversight/class-table.tsx';
import { DeleteAnyClassDialog } from '../../features/oversight/delete-class-dialog.tsx';
import { RenameClassDialog } from '../../features/oversight/rename-class-dialog.tsx';
import { useRead } from '../../lib/read.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** `/admin/classes`: every teacher's classes. */
export default function AdminClasses() {
  const address = useListAddress('filter');
  const { search } = address;
  const read = useRead(
    'listAllClasses',
    { page: String(address.page), ...(search ? { search } : {}) },
    { keepsLast: true },
  );
  const [asked, setAsked] = useState<{ what: 'show' | 'rename' | 'delete'; one: ClassReply } | null>(null);
  const askedTo = (what: 'show' | 'rename' | 'delete') => (asked?.what === what ? asked.one : null);
  const close = () => setAsked(null);
  return (
    <>
      <PageHeader title="모든 수업" />
      <FilterRow address={address} label="수업 찾기" placeholder="수업, 과목, 교사, 학교" />
      <ListFrame
        read={read}
        unit="개"
        failed="수업 목록을 불러오지 못했습니다"
        onPage={address.toPage}
        empty={
          search ? (
            <EmptyState title="검색 결과가 없어요">다른 말로 찾아보세요.</EmptyState>
          ) : (
            <EmptyState title="등록된 수업이 없어요">교사가 수업을 만들면 여기에 보여요.</EmptyState>
          )
        }
      >
        <ClassTable
          classes={read.data?.classes ?? []}
          onShow={(one) => setAsked({ what: 'show', one })}
          onRename={(one) => setAsked({ what: 'rename', one })}
          onDelete={(one) => setAsked({ what: 'delete', one })}
        />
      </ListFrame>
      <ClassDetailDialog one={askedTo('show')} onClose={close} />
      <RenameClassDialog one={askedTo('rename')} onClose={close} />
      <DeleteAnyClassDialog one={askedTo('delete')} onClose={close} />
    </>
  );
}
