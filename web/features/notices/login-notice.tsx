import { lazy, Suspense, useEffect, useState } from 'react';
import type { PublicNotice as Notice } from '../../../contract/notices.ts';
import { useRead } from '../../lib/read.ts';
import { dismiss, noticeToShow } from './dismissed.ts';

/** After the screen opened (specification 1, section 9). */
const DELAY_MS = 500;

const NoticeDialog = lazy(async () => ({ default: (await import('./notice-dialog.tsx')).NoticeDialog }));

/** Whether the keyboard is in the form with something written in it: a dialog would swallow the rest of a password. */
function isTyping(): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return false;
  return [...(field.form?.elements ?? [])].some(
    (one) => one instanceof HTMLInputElement && one.type !== 'checkbox' && one.value !== '',
  );
}

/** On the login screen: the most urgent notice that this browser has not dismissed. One at a time. */
export function LoginNotice() {
  const notices = useRead('getSite', {}, { freshFor: Number.POSITIVE_INFINITY }).data?.notices;
  const [due, setDue] = useState(false);
  const [shown, setShown] = useState<Notice | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // Whoever is faster than the notice reads it the next time.
    if (due && notices && !isTyping()) setShown(noticeToShow(notices));
  }, [due, notices]);
  if (!shown) return null;
  return (
    <Suspense>
      <NoticeDialog
        notice={shown}
        onClose={(permanent) => {
          dismiss(shown, permanent);
          setShown(null);
        }}
      />
    </Suspense>
  );
}
