import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page behind a field is awake. The public screens stand as the server sent them before their program has
 * come: on a busy machine a test is faster than it, and what it ticked or typed is undone as the form begins.
 */
export async function expectAwake(field: Locator): Promise<void> {
  await expect
    .poll(() => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
