import type { PaletteFinding } from '../options.ts';
import { schemaAt } from '../schema.ts';
import { type Rule, setting } from './context.ts';

/** One diagnostic per colour with too little contrast, for its worst pair; the fix is the nearest passing colour. */
export const palette: Rule = ({ written, brand, options }) =>
  worstOfEach(options.audit?.(brand.theme) ?? []).map(({ mode, foreground, sentence, nearest }) => {
    const path = ['theme', 'palettes', mode, ...foreground.split('.')];
    const isSettable = schemaAt(path)?.pattern !== undefined;
    const patch = isSettable ? setting(written, path, nearest) : undefined;
    return { code: 'palette.contrast', path, params: { sentence }, patch, involves: [['theme']] };
  });

function worstOfEach(findings: readonly PaletteFinding[]): PaletteFinding[] {
  const worst = new Map<string, PaletteFinding>();
  for (const finding of findings) {
    const colour = `${finding.mode} ${finding.foreground}`;
    const known = worst.get(colour);
    if (known === undefined || finding.ratio / finding.needed < known.ratio / known.needed) worst.set(colour, finding);
  }
  return [...worst.values()];
}
