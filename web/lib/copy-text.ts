import { notify } from './notify.ts';

/** A school's server without https: the browser offers no clipboard there, but still copies what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position: fixed; opacity: 0';
  // Beside what was pressed: a dialog takes the focus back from anywhere outside of it.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

async function write(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text);
  else if (!copySelected(text)) throw new Error('refused');
}

/** Puts text on the clipboard and says how that went; a browser may refuse. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<void> {
  try {
    await write(text);
    notify.success(words.done);
  } catch {
    notify.error(words.failed);
  }
}
