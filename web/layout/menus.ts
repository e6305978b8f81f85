import { House, LayoutDashboard, type LucideIcon, Presentation, UserRound, UsersRound } from 'lucide-react';
import type { Role } from '../../contract/users.ts';

export interface MenuEntry {
  label: string;
  to: string;
  icon: LucideIcon;
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
    { label: '수업', to: '/teacher/classes', icon: Presentation },
    profile,
  ],
  student: [
    { label: '대시보드', to: '/student/dashboard', icon: House },
    { label: '수업', to: '/student/classes', icon: Presentation },
    profile,
  ],
};
