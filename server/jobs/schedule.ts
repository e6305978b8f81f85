import { Cron } from 'croner';
import type { Context } from '../context.ts';
import { eraseDue } from './retention.ts';

/** While nobody is at work. */
const NIGHTLY = '17 4 * * *';
/** A laptop that is on by day only would never meet the night, in ms. */
const AFTER_START_MS = 60_000;

/** What this server does by the clock. Several servers may do so at once: each task sees to it that only one works. */
export function startSchedule(ctx: Context): { stop(): void } {
  const erase = async () => {
    try {
      const erased = await eraseDue(ctx);
      if (erased) ctx.log.info(erased, 'retention');
    } catch (error) {
      ctx.log.error({ err: error }, 'retention failed');
    }
  };
  const nightly = new Cron(NIGHTLY, { timezone: 'Asia/Seoul', protect: true, unref: true }, erase);
  const once = setTimeout(() => void erase(), AFTER_START_MS);
  once.unref();
  return {
    stop() {
      nightly.stop();
      clearTimeout(once);
    },
  };
}
