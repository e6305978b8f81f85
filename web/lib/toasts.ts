import { toast, type ToastContent, type ToastOptions } from 'react-toastify/unstyled';

type Kind = 'success' | 'error' | 'info';

interface Standing {
  id: string;
  /** Of what it tells: told again, the toast that stands is told anew. */
  about: string | null;
  kind: Kind;
  /** It has something to take along, and goes only by itself. */
  kept: boolean;
}

/** Where toasts stand above the tab bar, so that they cover what one works on (layout/toaster.css). */
const PHONE = '(max-width: 480px)';
/** Who is told more than this at a time reads none of it. */
const MOST = { phone: 2, desk: 4 };

let standing: readonly Standing[] = [];
let count = 0;
toast.onChange(({ id, status }) => {
  if (status === 'removed') standing = standing.filter((one) => one.id !== id);
});

/** Lets the oldest go that is too many: what worked before what failed. */
function makeRoom(): void {
  const most = window.matchMedia(PHONE).matches ? MOST.phone : MOST.desk;
  while (standing.length > most) {
    const older = standing.slice(0, -1).filter(({ kept }) => !kept);
    const goes = older.find(({ kind }) => kind !== 'error') ?? older[0];
    if (!goes) return;
    standing = standing.filter((one) => one !== goes);
    toast.dismiss(goes.id);
  }
}

/** Shows a toast. What is told `about` the same thing replaces what stands, and stands as long again. */
export function showToast(
  kind: Kind,
  content: ToastContent,
  { about = null, kept = false, ...options }: ToastOptions & { about?: string | null; kept?: boolean } = {},
): void {
  const same = about === null ? undefined : standing.find((one) => one.about === about);
  if (same) {
    toast.update(same.id, { render: content, delay: 0 });
    return;
  }
  count += 1;
  // A number of its own each time: one that is on its way out cannot be told anew.
  const id = `toast ${count}`;
  standing = [...standing, { id, about, kind, kept }];
  toast[kind](content, { ...options, toastId: id });
  makeRoom();
}
