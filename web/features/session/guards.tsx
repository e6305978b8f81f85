import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { Role, User } from '../../../contract/users.ts';
import { useRead } from '../../lib/read.ts';
import { CheckConnection } from './check-connection.tsx';
import { dashboardOf } from './home-of.ts';
import { needsSecondFactor } from './second-factor-needed.ts';
import { SessionLoading } from './session-loading.tsx';
import { useSession } from './session-context.ts';

/** Shows what `render` gives once the person is known; otherwise a spinner, a retry screen or the way to the login. */
function WithUser({ render }: { render: (user: User) => ReactNode }) {
  const { state, reload } = useSession();
  if (state.phase === 'loading') return <SessionLoading />;
  if (state.phase === 'out') return <Navigate to={state.exit} replace />;
  // Otherwise the record of the last visit serves (specification 1, section 4, "Session start").
  if (state.failure?.code === 'NETWORK' || state.failure?.status === 503)
    return <CheckConnection failure={state.failure} onRetry={reload} />;
  return render(state.user);
}

/** For any signed-in person; whoever has no role yet chooses one first. */
export function SignedIn() {
  return (
    <WithUser
      render={(user) => (user.role === null ? <Navigate to={dashboardOf(null)} replace /> : <Outlet />)}
    />
  );
}

/** For somebody without a role; everybody else is past it. */
export function OnlyNewcomer() {
  return (
    <WithUser
      render={(user) => (user.role === null ? <Outlet /> : <Navigate to={dashboardOf(user.role)} replace />)}
    />
  );
}

/** An administrator without the second factor that the site demands sets it up first: on the profile, which says so. */
function AdminOutlet({ user }: { user: User }) {
  const { pathname } = useLocation();
  const { data, isPending } = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY });
  if (isPending) return <SessionLoading />;
  // Keyed by the address: a refused call may be leading to the dashboard at the same moment, and the last one wins.
  if (data && needsSecondFactor(user, data)) return <Navigate key={pathname} to="/profile" replace />;
  return <Outlet />;
}

/** For one role; everybody else goes to the dashboard of their own. */
export function OnlyRole({ role }: { role: Role }) {
  return (
    <WithUser
      render={(user) => {
        if (user.role !== role) return <Navigate to={dashboardOf(user.role)} replace />;
        return role === 'admin' ? <AdminOutlet user={user} /> : <Outlet />;
      }}
    />
  );
}

/** `/dashboard`: to the dashboard of one's own role. */
export function ToOwnDashboard() {
  return <WithUser render={(user) => <Navigate to={dashboardOf(user.role)} replace />} />;
}
