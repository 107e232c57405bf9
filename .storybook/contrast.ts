import type { ModeName } from '../src/theme/tokens.ts';

const root = document.documentElement;
const other = { dark: 'light', light: 'dark' } as const;

/**
 * A mode is one attribute and changes colours only, so its test is the test of contrast: the story stays as it is, is
 * shown in the other mode, and looked at once more. Everything else was tested in the mode it was drawn in.
 */
export async function assertContrast(canvas: HTMLElement, mode: ModeName): Promise<void> {
  const { default: axe } = await import('axe-core');
  root.dataset['palette'] = other[mode];
  try {
    const { violations } = await axe.run(canvas, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const faults = violations.flatMap(({ nodes }) =>
      nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
    );
    if (faults.length > 0) throw new Error(`In ${other[mode]} mode:\n${faults.join('\n')}`);
  } finally {
    root.dataset['palette'] = mode;
  }
}
