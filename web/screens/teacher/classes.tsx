import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ClassReply } from '../../../contract/classes.ts';
import { ClassFormDialog } from '../../features/classes/class-form-dialog.tsx';
import { DeleteClassDialog } from '../../features/classes/delete-class-dialog.tsx';
import { TaughtClassCard } from '../../features/classes/taught-class-card.tsx';
import { useQueryFlag } from '../../features/classes/use-query-flag.ts';
import { ClassListFrame } from '../../features/classes-shared/class-list-frame.tsx';
import { matchesSearch } from '../../features/classes-shared/class-words.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './screen.module.css';

/** `/teacher/classes`: every class of this teacher. `?new` opens the form for another one. */
export default function TeacherClasses() {
  const navigate = useNavigate();
  const classes = useRead('listTaughtClasses', {});
  const [search, setSearch] = useState('');
  const [creating, setCreating] = useQueryFlag('new');
  const [editing, setEditing] = useState<ClassReply | null>(null);
  const [deleting, setDeleting] = useState<ClassReply | null>(null);
  const some = classes.data !== undefined && classes.data.classes.length > 0;
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      수업 만들기
    </Button>
  );
  return (
    <div className={styles.narrowGap}>
      <PageHeader title="내 수업" actions={some && create} />
      {some && (
        <SearchField
          label="수업 찾기"
          placeholder="수업 이름, 과목, 참여 코드"
          value={search}
          onChange={setSearch}
        />
      )}
      <ClassListFrame
        read={classes}
        failed="수업 목록을 불러오지 못했습니다"
        empty={{
          title: '아직 수업이 없어요',
          text: '수업을 만들면 학생에게 알려 줄 참여 코드가 생겨요.',
          action: create,
        }}
      >
        {(list) => {
          const found = list.filter((one) => matchesSearch(one, search));
          if (found.length === 0) return <li className={styles.nothing}>찾는 수업이 없어요.</li>;
          return found.map((one) => (
            <TaughtClassCard
              key={one.id}
              one={one}
              heading="h2"
              actions={
                <div className={styles.cardActions}>
                  <Button variant="quiet" aria-label={`${one.name} 고치기`} onClick={() => setEditing(one)}>
                    고치기
                  </Button>
                  <Button variant="quiet" aria-label={`${one.name} 지우기`} onClick={() => setDeleting(one)}>
                    지우기
                  </Button>
                </div>
              }
            />
          ));
        }}
      </ClassListFrame>
      <ClassFormDialog
        editing={creating ? 'new' : editing}
        onClose={() => (creating ? setCreating(false) : setEditing(null))}
        onCreated={(created) => void navigate(`/teacher/classes/${created.id}`)}
      />
      <DeleteClassDialog one={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
