import type { Page } from 'playwright-core';
import { themeCss } from '../../src/brand/themeCss.ts';
import { modeNames } from '../../src/theme/tokens.ts';
import type { BoxBrand } from './boxBrands.ts';
import { type BoxFault, measureBoxes } from './measureBoxes.ts';

export interface FoundFault extends BoxFault {
  readonly seed: string;
  readonly mode: string;
}

/** Screens of the check; the windows open over home. */
export const boxScreens = ['/index', '/login', '/register'] as const;

/** Lays out the sections far down too, which a browser does when they are scrolled to. */
const wholePage = '[data-far]{content-visibility:visible!important}';

/** Measures the open page with the colours of every seed, in both modes. The page is loaded once: colours come as a style sheet. */
export async function checkBoxes(page: Page, { theme }: BoxBrand, seeds: readonly string[]): Promise<FoundFault[]> {
  await page.evaluate((css) => {
    const sheets = [new CSSStyleSheet(), new CSSStyleSheet()];
    sheets[0]?.replaceSync(css);
    document.adoptedStyleSheets = sheets;
  }, wholePage);
  const found: FoundFault[] = [];
  for (const seed of seeds) {
    const css = themeCss({ ...theme, seed });
    for (const mode of modeNames) {
      await page.evaluate(
        ([sheet, palette]) => {
          document.adoptedStyleSheets[1]?.replaceSync(sheet);
          document.documentElement.dataset['palette'] = palette;
        },
        [css, mode] as const,
      );
      const faults = await page.evaluate(measureBoxes);
      found.push(...faults.map((fault) => ({ ...fault, seed, mode })));
    }
  }
  return found;
}

/** Waits for data, fonts, the images above the fold, and on a window's address for its form. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (!/\/index\b/.test(address)) await page.locator('[role="dialog"] input').first().waitFor();
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const images = [...document.images].every((image) => image.complete || image.loading === 'lazy');
    return images && document.querySelector('[aria-busy="true"]') === null;
  });
}
