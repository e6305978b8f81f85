import { Socket } from 'node:net';

const LOOPBACK =
  /^(localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+|::ffff:7f[0-9a-f]{2}:[0-9a-f]+)$/;

/** Where a call of `Socket.connect` leads; null for a socket in the file system. */
function hostOf(parts: unknown[]): string | null {
  const [first, second] = Array.isArray(parts[0]) ? (parts[0] as unknown[]) : parts;
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string };
    return path ? null : (host ?? 'localhost');
  }
  if (typeof first === 'string' && Number.isNaN(Number(first))) return null;
  return typeof second === 'string' ? second : 'localhost';
}

/**
 * Refuses every connection that leaves this machine, apart from the database that the tests were told to use: what the
 * product sends out by itself would otherwise be found by the school's firewall first.
 * @param onRefused hears the host
 * @returns puts things back
 */
export function refuseOutgoing(onRefused: (host: string) => void): () => void {
  const named = process.env['TEST_DATABASE_URL'];
  const database = named ? new URL(named).hostname : undefined;
  const connect = Reflect.get(Socket.prototype, 'connect') as (...parts: unknown[]) => Socket;
  Socket.prototype.connect = function refusing(this: Socket, ...parts: unknown[]) {
    const host = hostOf(parts);
    if (host !== null && host !== database && !LOOPBACK.test(host)) {
      onRefused(host);
      queueMicrotask(() => this.destroy(new Error(`a test may not connect to ${host}`)));
      return this;
    }
    return Reflect.apply(connect, this, parts);
  };
  return () => {
    Reflect.set(Socket.prototype, 'connect', connect);
  };
}
