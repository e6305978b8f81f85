import { Maximize, Minimize } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { EvaluationBadge } from '../../features/classes/evaluation-badge.tsx';
import { type AskedStep, EvaluationStepDialog } from '../../features/classes/evaluation-step-dialog.tsx';
import { nextStep, shortName } from '../../features/classes/evaluation-steps.ts';
import { joinLink } from '../../features/classes-shared/join-code.ts';
import { LiveTiles } from '../../features/live/live-tiles.tsx';
import { LiveTimer } from '../../features/live/live-timer.tsx';
import { countStates } from '../../features/live/tile-words.ts';
import { useFullScreen } from '../../features/live/use-full-screen.ts';
import { BackLink } from '../../layout/back-link.tsx';
import { useTitle } from '../../layout/title.ts';
import { formatSaveTime } from '../../lib/dates.ts';
import { serverTime } from '../../lib/server-clock.ts';
import { storage } from '../../lib/storage.ts';
import { useWatch } from '../../lib/watch.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './live.module.css';
import { ReadFailure } from './read-failure.tsx';

/** Names are off until a teacher wants them: a projected page tells a whole room who has not begun. Kept per computer. */
const NAMES_KEY = 'live-names';

/** `/teacher/evaluations/:evaluationId/live`: one page to project while a class writes. */
export default function TeacherLive() {
  const { evaluationId = '' } = useParams();
  const [streaming, setStreaming] = useState(false);
  const read = useWatch(
    'watchLiveBoard',
    'getLiveBoard',
    { id: evaluationId },
    { enabled: true, onStreaming: setStreaming },
  );
  const [showNames, setShowNames] = useState(() => storage.read(NAMES_KEY) === 'on');
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const { full, toggle } = useFullScreen();
  const board = read.data?.board;
  useTitle(board && `${board.class.name} 현황판`);
  if (!board) {
    if (!read.error) return <Skeleton lines={14} />;
    return (
      <>
        <BackLink to="/teacher/classes">내 수업</BackLink>
        <ReadFailure
          error={read.error}
          thing="자기평가지"
          title="현황판을 불러오지 못했습니다"
          onRetry={() => void read.refetch()}
        />
      </>
    );
  }
  const away = !streaming && (read.fetchStatus === 'paused' || read.failureCount > 0 || read.isError);
  const counts = countStates(board.students);
  const next = nextStep(board.can);
  return (
    <div className={styles.board} data-full={full || undefined}>
      {!full && <BackLink to={`/teacher/classes/${board.class.id}`}>{board.class.name}</BackLink>}
      <header className={styles.head}>
        <div>
          <p>
            {full && `${board.class.name} · `}
            <EvaluationBadge form={board} />
          </p>
          <h1>{shortName(board, 40)}</h1>
        </div>
        <div className={styles.actions}>
          <Checkbox
            checked={showNames}
            onChange={(event) => {
              setShowNames(event.currentTarget.checked);
              storage.write(NAMES_KEY, event.currentTarget.checked ? 'on' : 'off');
            }}
          >
            이름 보이기
          </Checkbox>
          {next && (
            <Button
              onClick={() =>
                setAsked({
                  step: next.step,
                  form: {
                    id: board.id,
                    class_content: board.class_content,
                    due_at: board.due_at,
                    responseCount: counts.submitted,
                    studentCount: board.students.length,
                  },
                })
              }
            >
              {next.label}
            </Button>
          )}
          {toggle && (
            <Button
              icon={full ? <Minimize aria-hidden size={18} /> : <Maximize aria-hidden size={18} />}
              onClick={toggle}
            >
              {full ? '전체 화면 끝내기' : '전체 화면'}
            </Button>
          )}
        </div>
      </header>
      {away && (
        <Alert tone="waiting">
          연결이 끊겼어요. 다시 연결하는 중이에요. 지금 보이는 것은{' '}
          {formatSaveTime(new Date(serverTime(read.dataUpdatedAt)))}의 모습이에요.
        </Alert>
      )}
      {!board.is_distributed && (
        <Alert>아직 배포하지 않았어요. 학생은 참여만 할 수 있고, 배포하면 답하기 시작해요.</Alert>
      )}
      {board.is_closed && (
        <Alert
          action={<ButtonLink to={`/teacher/evaluations/${board.id}/responses`}>기록문 작성</ButtonLink>}
        >
          마감되었어요. 더는 제출할 수 없어요.
        </Alert>
      )}
      <div className={styles.body} data-closed={board.is_closed || undefined}>
        <section className={styles.tiles} aria-label="학생별 현황">
          {board.students.length === 0 ? (
            <EmptyState title={board.is_closed ? '들어온 학생이 없어요' : '아직 들어온 학생이 없어요'}>
              {board.is_closed
                ? '학생이 들어온 뒤에 다시 열 수 있어요.'
                : 'QR 코드나 참여 코드로 들어오면 여기에 나타나요.'}
            </EmptyState>
          ) : (
            <LiveTiles students={board.students} showNames={showNames} closed={board.is_closed} />
          )}
        </section>
        {/* Time and way in have done their work once the form is closed. */}
        {!board.is_closed && (
          <aside className={styles.side} aria-label="시간과 참여 코드">
            <LiveTimer evaluationId={board.id} dueAt={board.due_at} />
            {board.code !== null && (
              <div className={styles.join}>
                <QrCode text={joinLink(board.code)} label={`참여 링크 ${joinLink(board.code)}의 QR 코드`} />
                <p>
                  참여 코드 <strong>{board.code}</strong>
                </p>
              </div>
            )}
            <p className={styles.line} data-on={streaming || undefined}>
              {streaming ? '실시간으로 보고 있어요' : away ? '다시 연결하는 중' : '2초마다 새로 읽고 있어요'}
            </p>
          </aside>
        )}
      </div>
      <EvaluationStepDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}
