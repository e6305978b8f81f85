import { Navigate, useParams } from 'react-router';
import { readJoinCode, rememberJoinCode } from '../../features/classes-shared/join-code.ts';
import { dashboardOf } from '../../features/session/home-of.ts';
import { SessionLoading } from '../../features/session/session-loading.tsx';
import { useSession } from '../../features/session/session-context.ts';

/** `/join/KTM482`: where a class's link and QR code lead. The code waits until the student is signed in. */
export default function Join() {
  const { code = '' } = useParams();
  const { state } = useSession();
  if (readJoinCode() !== code) rememberJoinCode(code);
  if (state.phase === 'loading') return <SessionLoading />;
  if (state.phase === 'out') return <Navigate to="/login" replace />;
  return <Navigate to={dashboardOf(state.user.role)} replace />;
}
