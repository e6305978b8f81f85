import { Menu as Base } from '@base-ui/react/menu';
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
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

/** A button with a list of commands. Arrow keys, letters and Escape work. */
export function Menu({ label, trigger, align = 'end', children }: Props) {
  // Inside its landmark, not at the end of the page; a dialog has none around it and would cut the list off.
  const landmark = useRef<HTMLElement>(null);
  return (
    <Base.Root>
      <Base.Trigger
        ref={(trigger: HTMLElement | null) => {
          landmark.current = trigger?.closest<HTMLElement>('main, header') ?? document.body;
        }}
        className={styles.trigger}
        aria-label={label}
        data-worded={trigger ? '' : undefined}
      >
        {trigger ?? <MoreHorizontal aria-hidden size={20} />}
      </Base.Trigger>
      <Base.Portal container={landmark}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4} collisionPadding={8}>
          <Base.Popup className={styles.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
