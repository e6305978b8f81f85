import { useEffect } from 'react';
import { call } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useRead } from '../../lib/read.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { countdown } from './countdown.ts';
import { useSession } from './session-context.ts';
import { useInactivity } from './use-inactivity.ts';

/** Where the site does not say (specification 1, section 9). */
const DEFAULT_MINUTES = 60;

/** Five minutes before the session ends for want of input: a countdown and a way to stay; then signed out. */
export function InactivityGate() {
  const { user, signOut } = useSession();
  const site = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY });
  const minutes = site.data?.sessionTimeout ?? (site.isError ? DEFAULT_MINUTES : null);
  const { left, stay } = useInactivity(user && minutes !== null ? minutes * 60_000 : null);
  const over = left === 0;
  useEffect(() => {
    if (!over) return;
    notify.info('한동안 움직임이 없어 로그아웃했어요.');
    void signOut({ asking: false });
  }, [over, signOut]);
  if (left === null || over) return null;
  const goOn = () => {
    stay();
    call('recordActivity', { kind: 'heartbeat' }).catch(() => undefined);
  };
  return (
    <Dialog
      open
      title="곧 로그아웃돼요"
      description={`한동안 움직임이 없어 ${countdown(left)} 뒤에 로그아웃돼요. 쓰던 답안은 이 기기에 남아 있어요.`}
      onClose={goOn}
      actions={
        <>
          <Button onClick={() => void signOut()}>로그아웃</Button>
          <Button variant="primary" onClick={goOn}>
            계속 이용하기
          </Button>
        </>
      }
    />
  );
}
