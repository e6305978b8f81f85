import { useEffect, useState } from 'react';

/** The whole document as large as the screen: dialogs and toasts stay within it. `toggle` is null where none can be. */
export function useFullScreen(): { full: boolean; toggle: (() => void) | null } {
  const [full, setFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      // Only the board fills the screen; whoever leaves it gets the usual page.
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // Refused by the browser: the page stays as it is, and the button can be pressed again.
    else document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return { full, toggle: document.fullscreenEnabled ? toggle : null };
}
