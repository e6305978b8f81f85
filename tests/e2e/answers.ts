import { expect, type Page, type Route } from '@playwright/test';

/** Answers that stand in for the server's, and the sentences that a screen makes of them. */

export type Answer = (route: Route) => Promise<void>;

/** With a sentence and no code that the screen acts on by itself. */
export const says =
  (status: number, sentence: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { success: false, code: 'INTERNAL', message: sentence, error: 'no' } });
/** Older servers said it in `error` alone. */
export const saysError =
  (status: number, sentence: string): Answer =>
  (route) =>
    route.fulfill({ status, json: { success: false, error: sentence } });
/** Of a proxy; the client waits for no more than twenty seconds before it asks again. */
export const bare =
  (status: number): Answer =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'retry-after': '60' },
      contentType: 'text/html',
      body: '<h1>proxy</h1>',
    });
export const gone: Answer = (route) => route.abort('connectionrefused');
export const real: Answer = (route) => route.continue();
export const gives =
  (data: object): Answer =>
  (route) =>
    route.fulfill({ json: { success: true, data } });

/** Each answer to `call`, a pattern of addresses with or without a method before it, in turn, and what is then on the screen. */
export async function expectSentences(
  page: Page,
  call: string,
  send: () => Promise<void>,
  lines: readonly (readonly [Answer, string | RegExp])[],
): Promise<void> {
  const [path = '', method] = call.split(' ').reverse();
  for (const [answer, sentence] of lines) {
    await page.route(path, (route) =>
      method === undefined || route.request().method() === method ? answer(route) : route.fallback(),
    );
    await send();
    await expect(page.getByText(sentence).first(), `${call} ${String(sentence)}`).toBeVisible();
    await page.unroute(path);
  }
}
