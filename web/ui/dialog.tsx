import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { DialogActions } from './dialog-actions.tsx';
import styles from './dialog.module.css';

type Props = {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the safest one first. */
  actions?: ReactNode;
  size?: 'medium' | 'large' | undefined;
  /** A choice has to be made: neither Escape nor a press outside closes it. */
  blocking?: boolean | undefined;
  onClose?: (() => void) | undefined;
  /** Where the focus goes afterwards, when what opened the dialog may be gone by then. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  /** What has the focus when it opens; its first button without it. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** A modal layer; a sheet at the bottom of a phone. The focus goes in and comes back by itself. */
export function Dialog({
  open,
  title,
  description,
  children,
  actions,
  size = 'medium',
  blocking,
  onClose,
  finalFocus,
  initialFocus,
}: Props) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next && !blocking) onClose?.();
      }}
    >
      <Base.Portal>
        {/* A dialog over a dialog dims what lies under it, too. */}
        <Base.Backdrop forceRender className={styles.backdrop} />
        <Base.Popup
          className={styles.popup}
          data-size={size}
          finalFocus={finalFocus}
          initialFocus={initialFocus}
        >
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && (
            <Base.Description render={<div />} className={styles.description}>
              {description}
            </Base.Description>
          )}
          {children}
          {actions && <DialogActions>{actions}</DialogActions>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
