import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'record',
          include: ['record/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
    ],
  },
});
