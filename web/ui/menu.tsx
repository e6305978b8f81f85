import { Menu as Base } from '@base-ui/react/menu';
import { MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

type Props = {
  /** What the button is for; its accessible name: "‘국어 2-1’ 수업 메뉴". */
  label: string;
  /** Seen on the button; without it, three dots. */
  trigger?: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** `MenuItem`s. */
  children: ReactNode;
};

/** A button with a list of commands. Arrow keys, letters and Escape work; the page behind can still scroll. */
export function Menu({ label, trigger, align = 'end', children }: Props) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger className={styles.trigger} aria-label={label} data-worded={trigger ? '' : undefined}>
        {trigger ?? <MoreHorizontal aria-hidden size={20} />}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
