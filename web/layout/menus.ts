import { House, LayoutDashboard, type LucideIcon, Presentation, UserRound, UsersRound } from 'lucide-react';
import type { Role } from '../../contract/users.ts';

export interface MenuEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Addresses that belong to this entry though they do not begin with its own. */
  within?: string;
}

const profile: MenuEntry = { label: '내 정보', to: '/profile', icon: UserRound };

/** The header's menu of each role (specification 1, section 2, "Shared layout"). */
export const MENUS: Record<Role, readonly MenuEntry[]> = {
  admin: [
    { label: '대시보드', to: '/admin/dashboard', icon: LayoutDashboard },
    { label: '사용자', to: '/admin/users', icon: UsersRound },
    profile,
  ],
  teacher: [
    { label: '대시보드', to: '/teacher/dashboard', icon: LayoutDashboard },
    { label: '수업', to: '/teacher/classes', icon: Presentation, within: '/teacher/evaluations' },
    profile,
  ],
  student: [
    { label: '대시보드', to: '/student/dashboard', icon: House },
    { label: '수업', to: '/student/classes', icon: Presentation, within: '/student/evaluations' },
    profile,
  ],
};

/** Whether an address lies in the part of the product that a menu's entry opens: a form belongs to the classes. */
export function isWithin({ to, within }: Pick<MenuEntry, 'to' | 'within'>, pathname: string): boolean {
  return [to, within].some((root) => root !== undefined && `${pathname}/`.startsWith(`${root}/`));
}
