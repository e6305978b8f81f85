import { expect, type Locator, type Page, type Route } from '@playwright/test';

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
/** Of a proxy, which asks for a pause where it limits: one that a 429 keeps, and no test has to sit out. */
export const bare =
  (status: number): Answer =>
  (route) =>
    route.fulfill({
      status,
      headers: { 'retry-after': '1' },
      contentType: 'text/html',
      body: '<h1>proxy</h1>',
    });
export const gone: Answer = (route) => route.abort('connectionrefused');
export const real: Answer = (route) => route.continue();
export const gives =
  (data: object): Answer =>
  (route) =>
    route.fulfill({ json: { success: true, data } });

type Line = readonly [answer: Answer, sentence: string | RegExp];

interface Looking {
  /** Where the sentences stand; absent: anywhere on the page. */
  where?: Locator;
  /** After each, while `call` is still answered here. */
  after?: (sentence: string | RegExp) => Promise<unknown>;
}

/**
 * Each answer to `call` in turn, and what is then on the screen. `call` is a pattern of addresses, with a method before it or
 * without; `!GET` is every other one.
 */
export async function expectSentences(
  page: Page,
  call: string,
  send: () => Promise<unknown>,
  lines: readonly Line[],
  { where, after }: Looking = {},
): Promise<void> {
  const [path = '', method] = call.split(' ').reverse();
  const isMeant = (sent: string) => sent === method || (method === '!GET' && sent !== 'GET');
  for (const [answer, sentence] of lines) {
    await page.route(path, (route) =>
      method === undefined || isMeant(route.request().method()) ? answer(route) : route.fallback(),
    );
    await send();
    await expect((where ?? page).getByText(sentence).first(), `${call} ${String(sentence)}`).toBeVisible();
    await after?.(sentence);
    await page.unroute(path);
  }
}

/** Something that a person does, and what a toast says of it (the specifications' section 8). */
export interface Act {
  /** The call that is answered in the server's place. */
  call: string;
  /** The call is a GET: a file. */
  reads?: boolean;
  open?: () => Promise<unknown>;
  press: () => Promise<unknown>;
  /** Back to where it can be pressed once more. */
  again?: () => Promise<unknown>;
  /** What is made of the server's sentence; absent: it stands as it is. */
  told?: (sentence: string) => string;
  fallback: string;
  /** Absent: nothing is said when it worked. */
  done?: string | RegExp;
  /** What can be seen when it worked. */
  shows?: Locator;
}

/**
 * The server's sentence, else one of our own; and what worked, for the last press reaches the server. That `error` stands in
 * for a missing `message` is the client's doing, once for all acts (web/lib/error-catalogue.test.ts).
 */
export async function expectTold(page: Page, name: string, act: Act): Promise<void> {
  const toasts = page.locator('.Toastify');
  const told = act.told ?? ((sentence: string) => sentence);
  const message = `${name}: 서버의 message.`;
  const lines: Line[] = [
    [says(500, message), told(message)],
    [bare(500), act.fallback],
  ];
  await act.open?.();
  await expectSentences(page, `${act.reads ? 'GET' : '!GET'} ${act.call}`, act.press, lines, {
    where: toasts,
    after: async (sentence) => {
      // The same sentence once more is the same toast: the next act has to find its own.
      const toast = toasts.getByText(sentence);
      await toast.first().click();
      await expect(toast).toHaveCount(0);
      await act.again?.();
    },
  });
  await act.press();
  if (act.done) await expect(toasts.getByText(act.done).first()).toBeVisible();
  if (act.shows) await expect(act.shows).toBeVisible();
}

/** A screen and what it reads first. */
export type Load = readonly [path: string, call: string, title: string, shown: string | RegExp];

/** A screen that does not come says the server's sentence, else stays with its title, and comes when it is asked again. */
export async function expectRetry(page: Page, [path, call, title, shown]: Load): Promise<void> {
  // A refusal, for what a server in trouble says is asked for twice more before it is shown.
  const answers = [says(409, '서버가 한 말이에요.'), bare(409)];
  await page.route(call, async (route) => {
    const answer = route.request().resourceType() === 'fetch' ? answers.shift() : undefined;
    await (answer ? answer(route) : route.fallback());
  });
  await page.goto(path);
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect(alert).toContainText('서버가 한 말이에요.');
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(alert).not.toContainText('서버가');
  await alert.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('#main').getByText(shown).first()).toBeVisible();
  await page.unroute(call);
}

/** What is not there, or is somebody else's, is named; trying again would not help. */
export async function expectMissing(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(title)).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
}
