import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { refuseOutgoing } from './support/outgoing.ts';

test('a connection that leaves the machine is refused and heard of', async () => {
  const heard: string[] = [];
  const putBack = refuseOutgoing((host) => heard.push(host));
  try {
    const socket = connect({ host: '192.0.2.1', port: 443 });
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('192.0.2.1');
    await expect(fetch('http://girok.invalid/')).rejects.toThrow('fetch failed');
    expect(heard).toEqual(['192.0.2.1', 'girok.invalid']);
  } finally {
    putBack();
  }
});

test('the machine itself may be talked to', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const putBack = refuseOutgoing((host) => heard.push(host));
  try {
    const { port } = server.address() as { port: number };
    const [data] = (await once(connect(port, '127.0.0.1'), 'data')) as [Buffer];
    expect(data.toString()).toBe('hello');
    expect(heard).toEqual([]);
  } finally {
    putBack();
    server.close();
  }
});
