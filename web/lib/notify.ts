import type { toast as toastFunction, ToastContent } from 'react-toastify/unstyled';

type Toast = typeof toastFunction;

const listeners = new Set<() => void>();
let wanted = false;

/**
 * Has the toasts ready (their container stands in web/layout/root.tsx) before they are due: what says "no connection" cannot be fetched then. Called for people who
 * are signed in; the first screens do without until there is something to say.
 */
export async function prepareToasts(): Promise<Toast> {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return (await import('react-toastify/unstyled')).toast;
}

/** Both for `useSyncExternalStore`: whether the container of the toasts has to stand. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsWanted(): boolean {
  return wanted;
}

function show(send: (toast: Toast) => unknown): void {
  prepareToasts().then(
    send,
    // It did not arrive; the screen's own state still says what happened.
    () => undefined,
  );
}

/** Short messages in the corner. */
export const notify = {
  success(message: ToastContent): void {
    show((toast) => toast.success(message));
  },
  /** The same sentence twice is one toast: five failing reads need not say it five times. */
  error(message: string): void {
    show((toast) => toast.error(message, { toastId: message }));
  },
  info(message: ToastContent): void {
    show((toast) => toast.info(message));
  },
  /** For a temporary password, which has to be copied first: ten seconds. */
  forTenSeconds(message: ToastContent): void {
    show((toast) => toast.info(message, { autoClose: 10_000, closeOnClick: false }));
  },
};
