import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newDataDir } from './support/data-dir.ts';
import { FetchClient } from './support/fetch-client.ts';
import { administer, withDatabase } from './support/postgres.ts';
import { type ServerProcess, startServer } from './support/servers.ts';

/** How often the server is killed while people write; `KILLS=50` for a night. */
const KILLS = Number(process.env['KILLS'] ?? 5);
const WRITERS = 3;

/** One project of the runner is enough: the engine is chosen here, by what the server process is given. */
const engines = [
  { engine: 'the embedded database', env: (): Record<string, string> | null => ({}) },
  {
    engine: 'PostgreSQL',
    env: () => {
      const server = inject('postgres');
      return server && { DATABASE_URL: withDatabase(server.url, DATABASE), SESSION_SECRET: 'x'.repeat(40) };
    },
  },
];
const DATABASE = `girok_kill_${process.pid}`;

describe.each(engines)('on $engine, a server that is killed at any moment', ({ env }) => {
  const chosen = env();
  let dataDir: string;
  let server: ServerProcess;
  const settings = () => ({
    DATA_DIR: dataDir,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct-horse-7',
    ...chosen,
  });

  beforeAll(async () => {
    dataDir = newDataDir('kill');
    const postgres = inject('postgres');
    if (chosen?.['DATABASE_URL'] && postgres) await administer(postgres.url, `CREATE DATABASE ${DATABASE}`);
  });
  afterAll(async () => {
    await server?.stop();
    const postgres = inject('postgres');
    if (chosen?.['DATABASE_URL'] && postgres) {
      await administer(postgres.url, `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.runIf(chosen)(
    `loses no acknowledged write in ${KILLS} kills`,
    async () => {
      server = await startServer(settings());
      const teacher = new FetchClient(server.origin);
      await teacher.register('teacher', 'writer@example.com');
      const acknowledged: string[] = [];
      let made = 0;
      for (let round = 0; round < KILLS; round += 1) {
        teacher.origin = server.origin;
        const before = acknowledged.length;
        const writers = Array.from({ length: WRITERS }, async () => {
          for (;;) {
            made += 1;
            const name = `수업 ${made}`;
            try {
              const { class: written } = await teacher.must('createClass', { name });
              acknowledged.push(written.id);
            } catch (error) {
              // Nobody answers: it has been killed. A refusal (an overloaded machine) is only not an acknowledgement.
              if (error instanceof TypeError) return;
            }
          }
        });
        // Late enough that something was written, never at the same point of the work.
        while (acknowledged.length < before + 5 + round)
          await new Promise((resolve) => setTimeout(resolve, 3));
        await server.kill();
        await Promise.all(writers);
        server = await startServer(settings());
        teacher.origin = server.origin;
        const { classes } = await teacher.must('listTaughtClasses', {});
        const kept = new Set(classes.map((one) => one.id));
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
        // What was not acknowledged is there whole or not at all: a class always has its code.
        expect(classes.filter((one) => one.code === null)).toEqual([]);
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS * 5);
    },
    240_000,
  );

  it.runIf(chosen)('ends by itself on SIGTERM', async () => {
    expect(await server.stop()).toBe(0);
  });
});

describe('SIGTERM', () => {
  it('is obeyed although browsers keep their connections, and one has sent only half a request', async () => {
    const dataDir = newDataDir('term');
    const server = await startServer({ DATA_DIR: dataDir });
    const { hostname, port } = new URL(server.origin);
    const half = createConnection(Number(port), hostname);
    half.on('error', () => {});
    half.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    );
    // fetch keeps its connections open behind the answers.
    const asked = Array.from({ length: 6 }, () => fetch(`${server.origin}/api/site`));
    for (const reply of await Promise.all(asked)) expect((await reply.json()).success).toBe(true);
    expect(await server.stop()).toBe(0);
    half.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);
});

describe('a data folder', () => {
  it('belongs to one process at a time, and a killed one leaves it free', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'girok-lock-'));
    const first = await startServer({ DATA_DIR: dataDir });
    await expect(startServer({ DATA_DIR: dataDir })).rejects.toThrow(
      '다른 프로세스가 이 데이터 폴더를 쓰고 있습니다',
    );
    await first.kill();
    const second = await startServer({ DATA_DIR: dataDir });
    expect(await second.stop()).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  }, 60_000);
});
