import type { Page } from 'playwright-core';

/** Counts React commits on a page through the DevTools global hook. */
export async function countCommits(page: Pick<Page, 'addInitScript' | 'evaluate'>): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = { commits: 0 };
    Object.assign(globalThis, {
      commitCounter: counter,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          counter.commits += 1;
        },
        onCommitFiberUnmount: () => {},
        onPostCommitFiberRoot: () => {},
        checkDCE: () => {},
      },
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { commitCounter: { commits: number } }).commitCounter.commits);
}
