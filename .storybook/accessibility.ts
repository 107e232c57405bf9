import type { ModeName } from '../src/theme/tokens.ts';

/** Only tests load this file, so a change of it leaves every picture as it is (`scripts/snapshots/reach`). */

const root = document.documentElement;
const other = { dark: 'light', light: 'dark' } as const;

/** Elements that axe leaves out; `preview.tsx` gives the same selector to Storybook's own run. */
const analysedBefore = '[data-analysed-before]';

const regions = 'header, nav, main, footer, aside, section, article, form, [role="dialog"], [role="alertdialog"]';

/** Everything that was analysed in this browser page. */
const analysed = new Set<string>();

/**
 * Marks regions that an earlier story drew with the same markup: header, menu, footer and most of a page are the same in
 * hundreds of stories, and axe would find the same in them. What differs in a single attribute is analysed again.
 */
export function markAnalysedRegions(): void {
  const fresh: string[] = [];
  for (const region of document.querySelectorAll<HTMLElement>(regions)) {
    if (region.closest(analysedBefore) !== null) continue;
    const markup = markupOf(region);
    if (analysed.has(markup)) region.dataset['analysedBefore'] = '';
    else fresh.push(markup);
  }
  // Afterwards: twins within one story may share an id, which is a fault.
  for (const markup of fresh) analysed.add(markup);
}

/** The markup without ids that React and its libraries count up. */
function markupOf(region: HTMLElement): string {
  const { dataset, lang } = root;
  const counted = /(?:react-aria-?|_r_|«r|:r)[\w:»-]*/g;
  return `${dataset['brand']} ${dataset['palette']} ${lang} ${innerWidth} ${region.outerHTML.replaceAll(counted, '')}`;
}

/**
 * A mode is one attribute and changes colours only, so its test is the test of contrast: the story is shown in the other
 * mode and analysed once more. Every other rule was checked in the mode it was drawn in.
 */
export async function assertContrast(mode: ModeName): Promise<void> {
  const { default: axe } = await import('axe-core');
  root.dataset['palette'] = other[mode];
  try {
    const context = { include: [document.body], exclude: ['.sb-wrapper', analysedBefore] };
    const { violations } = await axe.run(context as never, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
    );
    if (faults.length > 0) throw new Error(`In ${other[mode]} mode:\n${faults.join('\n')}`);
  } finally {
    root.dataset['palette'] = mode;
  }
}
