import { defineConfig } from 'vitest/config';
import { wireConstants } from './contract/wire.ts';

/** Properties try the same examples on every run. */
const SEED = 'tests/support/seed.ts';

const onServer = {
  globalSetup: ['tests/support/global-setup.ts'],
  setupFiles: ['tests/support/noise.ts', SEED],
  isolate: false,
  // What a request leaves behind is gone before it is moved; Node's 16 MB for young objects are full too soon.
  execArgv: ['--max-semi-space-size=64'],
  // Far above what any takes alone: a race is run many times over, and machines are shared.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // Whoever needs it is named at the end of `npm test` (decision 0023).
  retry: 1,
};

/** Starts and kills server processes of its own: once is enough, apart from what fills the machine. */
const PROCESSES = [
  'tests/durability.test.ts',
  'tests/model-process.test.ts',
  'tests/job-processes.test.ts',
  'tests/backup-processes.test.ts',
  'tests/two-servers.test.ts',
  'tests/admin-command.test.ts',
];
/** The embedded engine runs one statement at a time, so it cannot show a race. */
const RACES = ['tests/races.test.ts', 'tests/account-races.test.ts', 'tests/job-races.test.ts'];

/** Who may ask for what, and what a model may answer, is told by words and no matter of the engine; hundreds of each take a minute. */
const ONE_ENGINE = [
  'server/writers/{injections,misbehaviour,model-writer}.test.ts',
  'tests/every-operation.test.ts',
];

export default defineConfig({
  test: {
    // Two cores: the third works while others wait for a process to start, a model to be late or a lock to be given up.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'record',
          include: ['record/**/*.test.ts', 'scripts/**/*.test.ts'],
          setupFiles: [SEED],
          isolate: false,
          // The first check compiles every pattern, and machines are shared.
          testTimeout: 300_000,
          // These are programs of their own: `npm run bench`, `npm run bench:analytics`, `npm run bench:export`, `npm run bench:first-pass`.
          benchmark: {
            include: ['tests/bench/*.bench.ts'],
            exclude: ['tests/bench/{submit,analytics,export,first-pass}.bench.ts'],
          },
        },
      },
      {
        define: wireConstants(),
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'contract/**/*.test.ts'],
          setupFiles: [SEED],
          isolate: false,
          // Properties are tried on hundreds of texts, and machines are shared.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...onServer,
          name: 'pglite',
          include: ['server/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...PROCESSES, ...RACES],
          env: { GIROK_TEST_ENGINE: 'pglite' },
        },
      },
      {
        test: {
          ...onServer,
          name: 'postgres',
          include: ['server/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...PROCESSES, ...RACES, ...ONE_ENGINE],
          env: { GIROK_TEST_ENGINE: 'postgres' },
        },
      },
      {
        test: {
          ...onServer,
          name: 'races_postgres',
          include: RACES,
          env: { GIROK_TEST_ENGINE: 'postgres' },
          // What shows once in many meetings is what they are there to find.
          retry: 0,
        },
      },
      { test: { ...onServer, name: 'processes', include: PROCESSES } },
    ],
  },
});
