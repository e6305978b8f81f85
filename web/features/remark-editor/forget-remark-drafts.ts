/** All of one person's, for a deliberate sign-out. A file of its own: the session needs no more of drafts than this. */
export function forgetRemarkDrafts(userId: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    for (const key of keys) if (key.startsWith(`remark-draft-${userId}-`)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
