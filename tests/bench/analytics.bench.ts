import { deepStrictEqual } from 'node:assert/strict';
import { PERIODS } from '../../contract/analytics.ts';
import type { Context } from '../../server/context.ts';
import { contextOver } from '../../server/create-context.ts';
import { connect } from '../../server/db/connection.ts';
import { users } from '../../server/db/schema.ts';
import { readEnv } from '../../server/env.ts';
import { addDays } from '../../server/features/analytics/days.ts';
import { readOverview } from '../../server/features/analytics/read-overview.ts';
import { refreshAnalytics } from '../../server/features/analytics/refresh-analytics.ts';
import { getReports } from '../../server/features/reports/get-reports.ts';
import { seoulDay } from '../../server/clock.ts';
import { bruteForce, readAll } from '../support/brute-force.ts';
import { administer, findPostgres, withDatabase } from '../support/postgres.ts';
import { COUNTRY, seedCountry } from './analytics/country.ts';

// How long the overview and the report take over a country's log; the overview beside a plain count over all rows, which
// must say the same.

const GOAL_MS = 300;
const TIMES = 15;
const REPORT_DAYS = [30, 90, 365];

const say = (line: string) => process.stdout.write(`${line}\n`);

const postgres = await findPostgres();
if (!postgres) {
  say('PostgreSQL이 없어 재지 못했습니다. TEST_DATABASE_URL로 알려 주세요.');
  process.exit(1);
}
const database = `girok_bench_analytics_${process.pid}`;
await administer(postgres.url, `CREATE DATABASE ${database}`);
const databaseUrl = withDatabase(postgres.url, database);
const connection = await connect({ databaseUrl, dataDir: '.', onIdleError: () => {} });
try {
  const env = { DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret for the bench, long enough' };
  const ctx = contextOver(readEnv({ ...env, LOG_LEVEL: 'silent' }), connection);
  const seeded = await took(() => seedCountry(ctx.db));
  say(
    `학교 ${COUNTRY.schools}곳, 사람 ${COUNTRY.people}명, 활동 ${COUNTRY.activities}행을 넣음 (${ms(seeded)})`,
  );
  say(`처음 집계 ${ms(await took(() => refreshAnalytics(ctx, { wait: true })))}`);
  say(`다음 집계(버튼) ${ms(await took(() => refreshAnalytics(ctx, { wait: true })))}`);
  say(`다음 집계(작업, 바뀐 것 없음) ${ms(await took(() => refreshAnalytics(ctx, { wait: false })))}`);

  const overviews = new Map<number, number>();
  for (const days of PERIODS) {
    const runs: number[] = [];
    for (let run = 0; run < TIMES; run += 1) runs.push(await took(() => readOverview(ctx, days)));
    runs.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [runs[Math.floor(TIMES / 2)], runs.at(-1)];
    overviews.set(days, median);
    const verdict = worst < GOAL_MS ? '목표 안' : '목표를 넘음';
    say(`개요 ${days}일: 중앙값 ${ms(median)}, 가장 느린 것 ${ms(worst)} (목표 ${GOAL_MS} ms, ${verdict})`);
  }
  // Who looks is noted, so it has to be somebody.
  const [viewer] = await ctx.db.select({ id: users.id }).from(users).limit(1);
  for (const days of REPORT_DAYS) {
    const runs: number[] = [];
    for (let run = 0; run < TIMES; run += 1)
      runs.push(await took(() => readReport(ctx, viewer?.id ?? '', days)));
    runs.sort((a, b) => a - b);
    say(
      `보고서 ${days}일: 중앙값 ${ms(runs[Math.floor(TIMES / 2)] ?? 0)}, 가장 느린 것 ${ms(runs.at(-1) ?? 0)}`,
    );
  }

  let all: Awaited<ReturnType<typeof readAll>> | undefined;
  const reading = await took(async () => {
    all = await readAll(ctx.db);
  });
  for (const days of PERIODS) {
    const { updatedAt, ...overview } = await readOverview(ctx, days);
    let plain: unknown;
    const counting = await took(async () => {
      if (all) plain = bruteForce(all, new Date(updatedAt), days);
    });
    deepStrictEqual(overview, plain);
    const ratio = (reading + counting) / (overviews.get(days) ?? 1);
    say(
      `모든 행을 세기 ${days}일: 읽기 ${ms(reading)} + 세기 ${ms(counting)} = 개요의 ${ratio.toFixed(0)}배, 답이 같음`,
    );
  }
} finally {
  await connection.close();
  await administer(postgres.url, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await postgres.stop();
}

function readReport(ctx: Context, userId: string, days: number) {
  const endDate = seoulDay(ctx.clock.now());
  const nobody = { address: '', device: '', agent: null, accessUntil: new Date(0), name: '' };
  return getReports(
    ctx,
    { userId, sessionId: '', role: 'admin', ...nobody },
    { startDate: addDays(endDate, -days), endDate },
  );
}

async function took(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 100 ? 1 : 0)} ms`;
}
