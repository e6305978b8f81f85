import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import fastify from 'fastify';
import * as z from 'zod';
import { api } from '../../contract/api.ts';
import type { Operation } from '../../contract/operation.ts';
import { pathKeys } from '../../contract/request.ts';
import { theWorld, type World } from '../../tests/world.ts';
import { registerApiDocument } from './api-document.ts';
import { writeApiDocument } from './write-api-document.ts';

const described = z.object({
  operationId: z.string(),
  summary: z.string(),
  'x-actor': z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()),
});
const document = z.object({
  openapi: z.string(),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), described)),
});

let world: World;
let paths: z.output<typeof document>['paths'];
beforeAll(async () => {
  world = await theWorld();
  const reply = await world.app.inject({ url: '/api/openapi.json' });
  const read = document.parse(reply.json());
  expect(read).toMatchObject({ openapi: '3.1.0', info: { title: 'Girok', version: '1.0.3' } });
  paths = read.paths;
});

describe('openapi.json', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('comes packed as the client takes it: %s', async (accepted, encoding, unpack) => {
    const ask = () =>
      world.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accepted } });
    const [one, two] = [await ask(), await ask()];
    expect(one.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(unpack(one.rawPayload).toString())).toMatchObject({ openapi: '3.1.0' });
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it('is written and packed once, whoever asks', async () => {
    const own = fastify();
    const written = vi.fn<() => Promise<string>>(() => Promise.resolve('{}'));
    registerApiDocument(own, written);
    const ask = () => own.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    await Promise.all([ask(), ask()]);
    await ask();
    expect(written).toHaveBeenCalledTimes(1);
    await own.close();
  });

  it('lets others in while it is written', async () => {
    let turns = 0;
    let over = false;
    const wait = () => {
      turns += 1;
      if (!over) setImmediate(wait);
    };
    setImmediate(wait);
    const routes = Array.from({ length: 40 }, (_, n) => ({ method: 'GET', url: `/api/n${n}`, schema: {} }));
    const written = JSON.parse(await writeApiDocument(routes)) as { paths: object };
    over = true;
    expect(Object.keys(written.paths)).toHaveLength(40);
    expect(turns).toBeGreaterThan(9);
  });

  it.each(Object.entries(api) as [string, Operation][])('describes %s', (name, operation) => {
    const found = paths[operation.path]?.[operation.method.toLowerCase()];
    expect(found).toMatchObject({
      operationId: name,
      summary: operation.summary,
      'x-actor': operation.actor,
    });
    const inPath = found?.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath?.map((parameter) => parameter.name).sort()).toEqual(pathKeys(operation.path).sort());
    if (operation.reply !== 'file') expect(found?.responses).toHaveProperty(String(operation.status ?? 200));
    expect(found?.responses).toHaveProperty('400');
  });

  it('describes nothing else', () => {
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(names.sort()).toEqual(Object.keys(api).sort());
  });
});
