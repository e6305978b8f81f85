import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from '../../contract/users.ts';
import styles from './header-menu-button.module.css';

const HeaderMenu = lazy(async () => ({ default: (await import('./header-menu.tsx')).HeaderMenu }));

const PANEL_ID = 'header-menu';

/** On phones: opens what a wide header shows. `user` null: a visitor's ways in. What it opens is fetched with the first press. */
export function HeaderMenuButton({ user }: { user: User | null }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (giveBack: boolean) => {
    setOpen(false);
    if (giveBack) button.current?.focus();
  };
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? PANEL_ID : undefined}
        aria-label="메뉴"
        onClick={() => setOpen(!open)}
      >
        <span className={styles.bars} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <HeaderMenu id={PANEL_ID} user={user} button={button} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
