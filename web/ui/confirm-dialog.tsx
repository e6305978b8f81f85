import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = {
  open: boolean;
  /** A question that names the thing: "‘국어 2-1’ 수업에서 나갈까요?" */
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a step. While `busy` it cannot be closed, so its outcome is seen. */
export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = '취소',
    danger,
    busy,
    onConfirm,
    onClose,
  } = props;
  return (
    <Dialog
      open={open}
      title={title}
      description={children}
      blocking={busy}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            // While the dialog fades it can still be pressed, by the second half of a double click.
            onClick={() => open && onConfirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
