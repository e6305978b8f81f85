import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { scrollKey } from './scroll-key.ts';

/** For a student whose phone reloads into another page: it opens at its top. */

/** Where somebody is who typed the address in, or came from a mail. */
function openedByAddress(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/elsewhere'] });
  return { ...router.state.location, pathname: path };
}

test('two pages opened by their address do not share a scroll position', () => {
  const [sheet, dashboard] = [openedByAddress('/sheet'), openedByAddress('/dashboard')];
  expect(sheet.key).toBe(dashboard.key);
  expect(scrollKey(sheet)).not.toBe(scrollKey(dashboard));
  expect(scrollKey(sheet)).toBe(scrollKey(openedByAddress('/sheet')));
});

test('two visits by a link keep a position each', () => {
  const visits = ['first', 'second'].map((key) => scrollKey({ key, pathname: '/dashboard' }));
  expect(visits).toEqual(['first', 'second']);
});
