import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as Axe } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] as const;
/** Rules to repeat in the other mode, which changes colours only. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Axe violations of a page, a frame or a part of it, one sentence each. Injects axe into the open page: `@axe-core/playwright` opens
 * a second page per run, which is slower than the analysis.
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

/** Switches to light mode through a `storage` event, as another tab would: not every page has the switch. */
export async function lighten(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'light' }));
  });
  await page.waitForSelector('html[data-palette="light"]', { state: 'attached' });
}
