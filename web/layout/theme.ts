import { useSyncExternalStore } from 'react';
import { storage } from '../lib/storage.ts';

export type Theme = 'system' | 'light' | 'dark';

export const THEMES: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: '기기 설정' },
  { value: 'light', label: '밝게' },
  { value: 'dark', label: '어둡게' },
];

const KEY = 'theme';
const listeners = new Set<() => void>();

function chosen(): Theme {
  const stored = storage.read(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let current: Theme = chosen();

/** Sets `data-theme` on the document; absent, the styles follow the system. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (current === 'system') delete root.dataset.theme;
  else root.dataset.theme = current;
}

export function setTheme(theme: Theme): void {
  current = theme;
  if (theme === 'system') storage.remove(KEY);
  else storage.write(KEY, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => 'system',
  );
}
