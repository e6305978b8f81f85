import { useState } from 'react';
import type { ClassReply } from '../../../contract/classes.ts';
import { ClassCard } from '../../features/classes-shared/class-card.tsx';
import { ClassListFrame } from '../../features/classes-shared/class-list-frame.tsx';
import { matchesSearch } from '../../features/classes-shared/class-words.ts';
import { JoinClassDialog } from '../../features/classes-shared/join-class-dialog.tsx';
import { readJoinCode } from '../../features/classes-shared/join-code.ts';
import { useAct } from '../../lib/act.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './classes.module.css';

/** `/student/classes`: every joined class, with search, joining and leaving. */
export default function StudentClasses() {
  const classes = useRead('listJoinedClasses', {});
  const [search, setSearch] = useState('');
  // Whoever came by a class's link finds the code filled in.
  const [joining, setJoining] = useState(() => readJoinCode() !== null);
  const [leaving, setLeaving] = useState<ClassReply | null>(null);
  const leave = useAct('leaveClass', {
    invalidates: [
      'listJoinedClasses',
      'listAvailableEvaluations',
      'listMyEvaluations',
      'listJoinedClassEvaluations',
    ],
    success: '수업에서 나왔습니다.',
    failure: '수업에서 나가지 못했습니다.',
    onSuccess: () => setLeaving(null),
  });
  const join = (
    <Button variant="primary" onClick={() => setJoining(true)}>
      수업 참여하기
    </Button>
  );
  return (
    <>
      <PageHeader
        title="내 수업"
        actions={classes.data && classes.data.classes.length > 0 ? join : undefined}
      />
      {classes.data && classes.data.classes.length > 0 && (
        <SearchField
          label="수업 찾기"
          placeholder="수업 이름, 선생님 이름"
          value={search}
          onChange={setSearch}
        />
      )}
      <ClassListFrame
        read={classes}
        failed="수업 정보를 불러오지 못했습니다"
        empty={{
          title: '아직 참여한 수업이 없어요',
          text: '선생님께 받은 참여 코드로 첫 수업에 참여해 보세요.',
          action: join,
        }}
      >
        {(list) => {
          const found = list.filter((one) => matchesSearch(one, search));
          if (found.length === 0) return <li className={styles.nothing}>찾는 수업이 없어요.</li>;
          return found.map((one) => (
            <ClassCard
              key={one.id}
              one={one}
              role="student"
              level={2}
              actions={
                <Button
                  variant="quiet"
                  onClick={() => setLeaving(one)}
                  aria-label={`${one.name} 수업 나가기`}
                >
                  나가기
                </Button>
              }
            />
          ));
        }}
      </ClassListFrame>
      <JoinClassDialog open={joining} onClose={() => setJoining(false)} />
      <ConfirmDialog
        open={leaving !== null}
        title={`‘${leaving?.name ?? ''}’ 수업에서 나갈까요?`}
        confirmLabel="나가기"
        danger
        busy={leave.isPending}
        onConfirm={() => leaving && leave.mutate({ id: leaving.id })}
        onClose={() => setLeaving(null)}
      >
        나가면 되돌릴 수 없어요. 이 수업의 자기평가와 결과가 보이지 않게 되고, 다시 들어오려면 참여 코드가
        필요해요. 이미 제출한 답은 선생님께 남아요.
      </ConfirmDialog>
    </>
  );
}
