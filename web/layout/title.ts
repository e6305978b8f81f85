import { useEffect } from 'react';

/** What stands after a screen's own title; replaced by the site's name once the server told it. */
let siteName = '학교생활기록부 작성 지원 시스템';
let screenTitle: string | null = null;

/** The document's title on a screen with a title of its own, or on the landing page. */
export function titleOf(screen: string | null): string {
  return screen === null ? siteName : `${screen} · ${siteName}`;
}

function write(): void {
  document.title = titleOf(screenTitle);
}

export function setSiteName(name: string): void {
  siteName = name;
  write();
}

/** The title that router.tsx gives a screen; a screen that knows a better one says so with `useTitle`. */
export function setScreenTitle(title: string | null): void {
  screenTitle = title;
  write();
}

/** Names the document after what the screen shows, e.g. a class. `null`: not known yet, the route's own stays. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (title) setScreenTitle(title);
  }, [title]);
}
