import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** Colours are all that a mode changes. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * What axe finds on a page or in a frame, or within a part of it, as sentences. Runs in the page as it stands: axe's own driver opens
 * a second page for every question, which costs more than the answer.
 */
export async function barriersOf(
  page: Pick<Page, 'evaluate'>,
  where: string,
  rules: readonly string[],
  within?: string,
): Promise<string[]> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(source);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const axe = Reflect.get(globalThis, 'axe') as typeof Axe;
      const found = await axe.run(part ?? document, { resultTypes: ['violations'], runOnly: [...runOnly], preload: false });
      return found.violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ html }) => html.slice(0, 160)) }));
    },
    [within, rules] as const,
  );
  return violations.map(({ id, places }) => `${where}, ${id}: ${places.join(' | ')}`);
}

/** Turns a page to light as a choice in another tab does it; not every page has the switch. */
export async function lighten(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  await page.waitForSelector('html[data-palette="light"]', { state: 'attached' });
}
