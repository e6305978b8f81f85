import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api } from '../../contract/api.ts';
import type { Operation } from '../../contract/operation.ts';
import { pathKeys } from '../../contract/request.ts';
import { theWorld, type World } from '../../tests/world.ts';

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
