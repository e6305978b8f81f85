import { expect, test } from '@playwright/test';
import { expectAccessible } from './people.ts';

/** What every other test relies on: a fault that only one theme has is found. In English: this page has no Korean font. */
const PAGE = `<!doctype html><html lang="ko"><head><title>시험</title><style>
  body { background: white; color: black }
  @media (prefers-color-scheme: dark) { body { background: black; color: white } p.dark { color: #333 } }
  @media (prefers-color-scheme: light) { p.light { color: #ddd } }
</style></head><body><main><h1>제목</h1>BODY</main></body></html>`;

for (const [body, found] of [
  ['<p class="dark">dark words</p>', 'dark color-contrast'],
  ['<p class="light">light words</p>', 'light color-contrast'],
  ['<p>본문 <img src="data:,"></p>', 'light image-alt: img'],
])
  test(`a screen is refused for ${found}`, async ({ page }) => {
    await page.setContent(PAGE.replace('BODY', body ?? ''));
    await expect(expectAccessible(page)).rejects.toThrow(found);
  });
