import { notify } from './notify.ts';

/** Puts text on the clipboard and says how that went; a browser may refuse. */
export async function copyText(text: string, words: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(words.done);
  } catch {
    notify.error(words.failed);
  }
}
