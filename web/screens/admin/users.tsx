import { useState } from 'react';
import { role as roles, type User } from '../../../contract/users.ts';
import { FilterRow } from '../../features/admin-lists/filter-row.tsx';
import { ListFrame } from '../../features/admin-lists/list-frame.tsx';
import { useListAddress } from '../../features/admin-lists/use-list-address.ts';
import { UserDialog } from '../../features/people/user-dialog.tsx';
import { UserStepDialog } from '../../features/people/user-step-dialog.tsx';
import type { UserStep } from '../../features/people/user-steps.ts';
import { UserTable } from '../../features/people/user-table.tsx';
import { useRead } from '../../lib/read.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import styles from './lists.module.css';

const FILTER = {
  label: '역할',
  options: [
    { value: '', label: '모든 역할' },
    { value: 'admin', label: '관리자' },
    { value: 'teacher', label: '교사' },
    { value: 'student', label: '학생' },
  ],
};

/** `/admin/users`: everybody with an account; `?role=` opens it filtered. */
export default function AdminUsers() {
  const address = useListAddress('role');
  const chosen = roles.options.find((one) => one === address.filter);
  const read = useRead(
    'listUsers',
    {
      page: String(address.page),
      ...(chosen ? { role: chosen } : {}),
      ...(address.search ? { search: address.search } : {}),
    },
    { keepsLast: true },
  );
  const [editing, setEditing] = useState<User | 'new' | null>(null);
  const [asked, setAsked] = useState<{ step: UserStep; user: User } | null>(null);
  const isNarrowed = chosen !== undefined || address.search !== '';
  return (
    <>
      <PageHeader
        title="사용자 관리"
        actions={
          <div className={styles.actions}>
            <ButtonLink to="/admin/users/import">엑셀로 한꺼번에 만들기</ButtonLink>
            <Button variant="primary" onClick={() => setEditing('new')}>
              사용자 만들기
            </Button>
          </div>
        }
      />
      <FilterRow
        address={address}
        label="사용자 찾기"
        placeholder="이름, 이메일, 학번, 학교"
        filter={FILTER}
      />
      <ListFrame
        read={read}
        unit="명"
        failed="사용자 목록을 불러오지 못했습니다"
        onPage={address.toPage}
        empty={
          isNarrowed ? (
            <EmptyState title="검색 결과가 없어요">다른 말로 찾거나 역할을 모두로 바꿔 보세요.</EmptyState>
          ) : (
            <EmptyState title="등록된 사용자가 없어요">사용자를 만들면 여기에 보여요.</EmptyState>
          )
        }
      >
        <UserTable
          users={read.data?.users ?? []}
          onEdit={setEditing}
          onStep={(step, user) => setAsked({ step, user })}
        />
      </ListFrame>
      <UserDialog editing={editing} onClose={() => setEditing(null)} />
      <UserStepDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
