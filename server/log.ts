import { type DestinationStream, type Logger, pino } from 'pino';

/** Logs by allow-list: what is not named here never reaches a log line. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        stack: frames(error),
      }),
      req: () => undefined,
      res: () => undefined,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/**
 * Where it happened, without the message: a database's message may quote what somebody wrote, in lines that may look like
 * those of a stack. So the message is cut off first, and of the rest only the run of frames at the end counts.
 */
function frames(error: Error): string[] {
  const cause = error.cause instanceof Error ? frames(error.cause) : [];
  const stack = error.stack ?? '';
  const said = stack.indexOf(error.message);
  const lines = (said < 0 ? stack : stack.slice(said + error.message.length)).split('\n');
  const last = lines.findLastIndex((line) => !/^\s+at /.test(line));
  return [
    ...lines
      .slice(last + 1)
      .slice(0, 12)
      .map((line) => line.trim()),
    ...cause,
  ];
}
