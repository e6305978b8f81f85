/** Connection trouble as Node and PostgreSQL name it: the database is away, we are not broken. */
const AWAY = new Set([
  'EPIPE',
  'EHOSTUNREACH',
  '08003',
  '55000',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

/** Whether something failed because the database could not be reached, rather than for what was asked of it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (AWAY.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
    if (
      /connection terminated|timeout exceeded when trying to connect|Connection terminated/i.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}
