import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Which rules are asked: those of tags, or single ones. */
type Asked = { tags: string[] } | { rules: string[] };

/** A toast is on the screen for seconds and then is not; whether one is caught is chance. */
const BY_CHANCE = '.Toastify';

/** What axe finds on this page, each as its rule and where; what has passed is not described, which takes longer than finding it. */
export async function findViolations(page: Page, asked: Asked): Promise<string[]> {
  // The results of several frames are put together on a page that is opened for it; one frame needs none.
  const { violations } = await (page.frames().length === 1 ? inOneFrame(page, asked) : inFrames(page, asked));
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The builder reads axe's half megabyte into the page twice for each look; once for each document is enough. */
async function inOneFrame(page: Page, asked: Asked): Promise<Pick<AxeResults, 'violations'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([given, exclude]) => {
      const runOnly =
        'tags' in given
          ? { type: 'tag' as const, values: given.tags }
          : { type: 'rule' as const, values: given.rules };
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await run({ exclude: [[exclude]] }, { runOnly, resultTypes: ['violations'] });
      return { violations };
    },
    [asked, BY_CHANCE] as const,
  );
}

function inFrames(page: Page, asked: Asked): Promise<Pick<AxeResults, 'violations'>> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(BY_CHANCE);
  return ('tags' in asked ? builder.withTags(asked.tags) : builder.withRules(asked.rules)).analyze();
}
