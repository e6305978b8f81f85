import { useEffect, useRef, useState } from 'react';
import type { Finished } from '../../../contract/provenance.ts';
import type { ResponseReply } from '../../../contract/responses.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { changedFields, type Fields, fieldsOf } from './changes.ts';
import { resolved } from './collisions.ts';
import { type RemarkDraft, readRemarkDraft, removeRemarkDraft, writeRemarkDraft } from './remark-draft.ts';

const WRITE_MS = 300;

/** What stands in the fields once an earlier visit is gone on with: what it changed, over what is stored now. */
export const takenUp = (draft: RemarkDraft, stored: ResponseReply): Fields =>
  resolved(draft.base, draft.fields, fieldsOf(stored));

/**
 * Keeps what is typed but not saved in this browser, so that an ended session or a crash does not lose it. `found` is
 * what an earlier visit left; until it is settled nothing is written over it.
 */
export function useRemarkDraft(
  key: string,
  stored: ResponseReply,
  fields: Fields,
  made: readonly Finished[],
) {
  const [found, setFound] = useState<RemarkDraft | null>(() => {
    const draft = readRemarkDraft(key);
    if (draft && changedFields(fieldsOf(stored), takenUp(draft, stored)).length > 0) return draft;
    removeRemarkDraft(key);
    return null;
  });
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** Another tab may have the same text open; what it keeps here is not this one's to remove. */
  const mine = useRef(found !== null);
  const write = useRef(() => {});
  write.current = () => {
    timer.current = null;
    const base = fieldsOf(stored);
    if (changedFields(base, fields).length > 0) {
      mine.current = true;
      const more = made.length > 0 ? { made } : {};
      writeRemarkDraft(key, { fields, base, version: stored.version, savedAt: serverNow(), ...more });
    } else if (mine.current) {
      mine.current = false;
      removeRemarkDraft(key);
    }
  };

  useEffect(() => {
    if (found) return;
    if (changedFields(fieldsOf(stored), fields).length === 0) {
      if (timer.current) clearTimeout(timer.current);
      write.current();
    } else timer.current ??= setTimeout(() => write.current(), WRITE_MS);
  }, [found, stored, fields]);

  useEffect(() => {
    const writeNow = () => {
      if (!timer.current) return;
      clearTimeout(timer.current);
      write.current();
    };
    // A page that is loaded anew unmounts nothing.
    window.addEventListener('pagehide', writeNow);
    return () => {
      window.removeEventListener('pagehide', writeNow);
      writeNow();
    };
  }, []);
  return { found, settle: () => setFound(null) };
}
