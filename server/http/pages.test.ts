import { expect, it } from 'vitest';
import { pageAt, type PrerenderedPages, readPages } from './pages.ts';

const described: PrerenderedPages = {
  pages: {
    '/': { file: 'landing.html', styleHash: "'sha256-a'" },
    '/login': { file: 'login.html', styleHash: "'sha256-b'" },
    '/join/:code': { file: 'join.html', styleHash: "'sha256-e'" },
    '/404': { file: '404.html', styleHash: "'sha256-c'" },
  },
  scriptHash: "'sha256-d'",
  known: ['/', '/login', '/teacher/classes', '/teacher/classes/:classId/students'],
};

it.each([
  ['/', 200, 'landing.html'],
  ['/login', 200, 'login.html'],
  ['/login/', 200, 'login.html'],
  ['/join/KTM482', 200, 'join.html'],
  ['/join/KTM482/', 200, 'join.html'],
  ['/join', 404, '404.html'],
  ['/teacher/classes', 200, null],
  ['/teacher/classes/017f/students', 200, null],
  ['/teacher/classes/017f/pupils', 404, '404.html'],
  ['/nowhere', 404, '404.html'],
  ['/404', 404, '404.html'],
])('%s is answered %i with %s', (path, status, file) => {
  expect(pageAt(described, path)).toMatchObject({ status, file });
});

it('an address full of slashes takes time by its length', () => {
  const before = performance.now();
  for (let times = 0; times < 20; times += 1) pageAt(described, `${'/'.repeat(15_000)}a`);
  expect(performance.now() - before).toBeLessThan(500);
});

it('serves the shell everywhere when nothing was drawn', () => {
  const none = readPages('/there/is/no/pages.json');
  expect(pageAt(none, '/nowhere')).toEqual({ status: 200, file: null, styleHash: null });
});
