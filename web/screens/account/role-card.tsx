import { useState } from 'react';
import type { User } from '../../../contract/users.ts';
import { roleLabel } from '../../features/session/home-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ChangeRoleForm } from './change-role-form.tsx';
import { ProfileCard } from './profile-card.tsx';
import styles from './profile.module.css';

/** The role now, and the way to another. */
export function RoleCard({ user }: { user: User }) {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <ProfileCard title="역할" about="역할에 따라 볼 수 있는 화면이 달라요.">
      <dl className={styles.facts}>
        <div>
          <dt>지금 역할</dt>
          <dd>{roleLabel(user.role)}</dd>
        </div>
      </dl>
      <div className={styles.buttons}>
        <Button onClick={() => setChanging(true)}>역할 바꾸기</Button>
      </div>
      <Dialog open={changing} onClose={close} title="역할 바꾸기">
        <ChangeRoleForm user={user} onCancel={close} />
      </Dialog>
    </ProfileCard>
  );
}
