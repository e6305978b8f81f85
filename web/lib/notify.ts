import type { ToastContent } from 'react-toastify/unstyled';
import type { showToast as ShowToast } from './toasts.ts';

const listeners = new Set<() => void>();
let wanted = false;

/**
 * Has the toasts ready (their container stands in web/layout/root.tsx) before they are due: what says "no connection" cannot be fetched then. Called for people who
 * are signed in; the first screens do without until there is something to say.
 */
export async function prepareToasts(): Promise<{ showToast: typeof ShowToast }> {
  if (!wanted) {
    wanted = true;
    for (const listener of listeners) listener();
  }
  return import('./toasts.ts');
}

/** Both for `useSyncExternalStore`: whether the container of the toasts has to stand. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function areToastsWanted(): boolean {
  return wanted;
}

function show(...[kind, content, options]: Parameters<typeof ShowToast>): void {
  prepareToasts().then(
    // The same sentence twice is one toast: five failing reads, or presses, need not say it five times.
    ({ showToast }) =>
      showToast(kind, content, { about: typeof content === 'string' ? content : null, ...options }),
    // It did not arrive; the screen's own state still says what happened.
    () => undefined,
  );
}

/** Short messages in the corner. */
export const notify = {
  success(message: ToastContent): void {
    show('success', message);
  },
  /** `about`: what it is told of, where the words change with each time, as a count does. */
  error(message: string, about = message): void {
    show('error', message, { about });
  },
  info(message: ToastContent): void {
    show('info', message);
  },
  /** For a temporary password, which has to be copied first: ten seconds. */
  forTenSeconds(message: ToastContent): void {
    show('info', message, { autoClose: 10_000, closeOnClick: false, kept: true });
  },
};
