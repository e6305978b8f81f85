import type { FastifyRequest } from 'fastify';

/**
 * Who calls, as far as addresses tell: the socket's, or what a trusted proxy says. Some proxies add the caller's port, which
 * is another one at each connection; limits and the list of addresses are about the machine.
 */
export function clientAddress(request: FastifyRequest): string {
  const [, four, six] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(request.ip) ?? [];
  return four ?? six ?? request.ip;
}
