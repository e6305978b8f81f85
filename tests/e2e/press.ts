import type { Page } from '@playwright/test';

/** Presses the button of this name in the dialog on top. */
export const inDialog = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

/** Presses the button of this name on the screen itself, the first where several cards or rows have one. */
export const onScreen = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('#main').getByRole('button', { name, exact: true }).first().click();
