import { useState } from 'react';
import { ClassCard } from '../../features/classes-shared/class-card.tsx';
import { ClassListFrame } from '../../features/classes-shared/class-list-frame.tsx';
import { JoinClassDialog } from '../../features/classes-shared/join-class-dialog.tsx';
import { readJoinCode } from '../../features/classes-shared/join-code.ts';
import { useUser } from '../../features/session/session-context.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Section } from '../../ui/section.tsx';
import { NextStep } from './next-step.tsx';
import { PublishedResults } from './published-results.tsx';
import { WaitingEvaluations } from './waiting-evaluations.tsx';
import styles from './dashboard.module.css';

const CLASSES_SHOWN = 3;

/** `/student/dashboard`: what waits for an answer, how to join a class, what was published, the first three classes. */
export default function StudentDashboard() {
  const user = useUser();
  const classes = useRead('listJoinedClasses', {});
  // Whoever came by a class's link finds the code filled in.
  const [joining, setJoining] = useState(() => readJoinCode() !== null);
  const count = classes.data?.classes.length;
  return (
    <>
      <PageHeader eyebrow={`${user.name}님`} title={<NextStep classes={count} />} />
      <div className={styles.top}>
        <WaitingEvaluations />
        <aside className={styles.join} aria-labelledby="join-title">
          <h2 id="join-title">수업 참여</h2>
          <p>선생님이 알려 준 참여 코드를 입력하면 수업에 들어가요.</p>
          <Button variant="secondary" onClick={() => setJoining(true)}>
            수업 참여하기
          </Button>
          <p className={styles.count}>
            참여한 수업 <strong>{count ?? '–'}</strong>개
          </p>
        </aside>
      </div>
      <PublishedResults />

      <Section
        title="내 수업"
        action={
          count !== undefined && count > 0 ? (
            <ButtonLink to="/student/classes" variant="quiet">
              모두 보기
            </ButtonLink>
          ) : undefined
        }
      >
        <ClassListFrame
          read={classes}
          failed="수업 정보를 불러오지 못했습니다"
          empty={{
            title: '아직 참여한 수업이 없어요',
            text: '선생님께 받은 참여 코드로 첫 수업에 참여해 보세요.',
            action: (
              <Button variant="primary" onClick={() => setJoining(true)}>
                수업 참여하기
              </Button>
            ),
          }}
        >
          {(list) =>
            list.slice(0, CLASSES_SHOWN).map((one) => <ClassCard key={one.id} one={one} role="student" />)
          }
        </ClassListFrame>
      </Section>
      <JoinClassDialog open={joining} onClose={() => setJoining(false)} />
    </>
  );
}
