import { GraduationCap, type LucideIcon, Presentation, ShieldCheck, UserRound } from 'lucide-react';
import type { Role } from '../../../contract/users.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { roleLabel } from '../session/home-of.ts';
import styles from './role-badge.module.css';

const LOOKS: Record<Role | 'none', { icon: LucideIcon; tone: BadgeTone }> = {
  admin: { icon: ShieldCheck, tone: 'danger' },
  teacher: { icon: Presentation, tone: 'primary' },
  student: { icon: GraduationCap, tone: 'success' },
  none: { icon: UserRound, tone: 'neutral' },
};

/** What somebody is, with its icon. */
export function RoleBadge({ role }: { role: Role | null }) {
  const { icon: Icon, tone } = LOOKS[role ?? 'none'];
  return (
    <Badge tone={tone}>
      <span className={styles.inner}>
        <Icon aria-hidden size={14} />
        {roleLabel(role)}
      </span>
    </Badge>
  );
}
