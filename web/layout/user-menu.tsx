import { Menu } from '@base-ui/react/menu';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { User } from '../../contract/users.ts';
import { roleLabel } from '../features/session/home-of.ts';
import { useSession } from '../features/session/session-context.ts';
import { MenuItem } from '../ui/menu-item.tsx';
import { setTheme, type Theme, THEMES, useTheme } from './theme.ts';
import styles from './user-menu.module.css';

/** Who is signed in, the way to the profile, the theme and the way out. */
export function UserMenu({ user }: { user: User }) {
  const { signOut } = useSession();
  const theme = useTheme();
  // Opened inside the header, so that its content belongs to a landmark.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <Menu.Root>
        <Menu.Trigger className={styles.trigger} aria-label={`${user.name}님의 메뉴`}>
          <span className={styles.initial} aria-hidden>
            {[...user.name].at(-2) ?? [...user.name].at(-1)}
          </span>
          <span className={styles.name} aria-hidden>
            {user.name}
          </span>
          <ChevronDown aria-hidden size={16} />
        </Menu.Trigger>
        <Menu.Portal container={place}>
          <Menu.Positioner className={styles.positioner} align="end" sideOffset={8}>
            <Menu.Popup className={styles.popup}>
              <Menu.Group>
                <Menu.GroupLabel className={styles.who}>
                  <strong>{user.name}</strong> {roleLabel(user.role)}
                  <span>{user.email}</span>
                </Menu.GroupLabel>
                <MenuItem to="/profile">내 정보</MenuItem>
              </Menu.Group>
              <Menu.Group className={styles.group}>
                <Menu.GroupLabel className={styles.label}>화면 색</Menu.GroupLabel>
                <Menu.RadioGroup value={theme} onValueChange={(value: Theme) => setTheme(value)}>
                  {THEMES.map(({ value, label }) => (
                    <Menu.RadioItem key={value} value={value} className={styles.item} closeOnClick={false}>
                      {label}
                      <Menu.RadioItemIndicator className={styles.chosen}>✓</Menu.RadioItemIndicator>
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioGroup>
              </Menu.Group>
              <MenuItem onSelect={() => void signOut()}>로그아웃</MenuItem>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </div>
  );
}
