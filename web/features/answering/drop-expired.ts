import { dropExpiredDrafts } from '../../lib/drafts.ts';
import { dropExpiredQueued } from './queued.ts';

/** What has lain on this device for longer than promised, whoever wrote it. */
export function dropExpired(): void {
  dropExpiredDrafts();
  dropExpiredQueued();
}
