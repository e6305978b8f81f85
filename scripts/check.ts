import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countPlaywright, countVitest } from './check/counts.ts';
import { isPostgresThere } from './check/find-postgres.ts';
import { runStage, type Stage } from './check/run-stage.ts';

const root = join(fileURLToPath(import.meta.url), '../..');
const BROWSER_TESTS = 'tests/e2e/playwright.config.ts';

/** Everything that decides, cheapest first. A stage that fails does not keep the others from being heard. */
function stages(reports: string, withPostgres: boolean): Stage[] {
  const unit = join(reports, 'vitest.json');
  const browser = join(reports, 'playwright.json');
  return [
    { name: '타입', command: ['tsc', '-b', '--force'] },
    { name: '린트', command: ['oxlint', '--type-aware', '--deny-warnings'] },
    { name: '서식', command: ['biome', 'format', '.'] },
    { name: '구조', command: ['tsx', 'scripts/check-structure.ts'] },
    { name: '죽은 코드', command: ['knip', '--no-config-hints'] },
    {
      name: '단위·서버 시험',
      command: [
        'vitest',
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${unit}`,
        ...(withPostgres ? [] : ['--project=!*postgres']),
      ],
      report: { file: unit, count: countVitest },
    },
    ...(existsSync(join(root, BROWSER_TESTS))
      ? [
          {
            name: '브라우저 시험',
            command: ['playwright', 'test', '-c', BROWSER_TESTS] satisfies Stage['command'],
            env: { PLAYWRIGHT_JSON: browser },
            report: { file: browser, count: countPlaywright },
          },
        ]
      : []),
  ];
}

const began = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'girok-check-'));
const withPostgres = await isPostgresThere();
const total = { passed: 0, failed: 0 };
const skipped: string[] = [];
const unsteady: string[] = [];
for (const stage of stages(reports, withPostgres)) {
  const counts = await runStage(root, stage);
  total.passed += counts.passed;
  total.failed += counts.failed;
  skipped.push(...counts.skipped);
  unsteady.push(...counts.unsteady);
}
rmSync(reports, { recursive: true, force: true });

if (skipped.length > 0)
  process.stdout.write(`\n건너뛴 시험 ${skipped.length}개:\n  ${skipped.join('\n  ')}\n`);
if (unsteady.length > 0)
  process.stdout.write(
    `\n두 번째에야 통과한 시험 ${unsteady.length}개, 살펴봐 주세요:\n  ${unsteady.join('\n  ')}\n`,
  );
if (!withPostgres)
  process.stdout.write(
    '\nPostgreSQL 없이 시험했습니다: 서버 시험의 둘째 바퀴와 경쟁 시험은 돌리지 않았습니다. TEST_DATABASE_URL로 알려 주세요.\n',
  );
process.stdout.write(`\n모두 ${Math.round((Date.now() - began) / 1000)}초\n`);
const summary = `${total.passed} passed, ${total.failed} failed`;
if (process.env['GIROK_SUMMARY']) writeFileSync(process.env['GIROK_SUMMARY'], `${summary}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
