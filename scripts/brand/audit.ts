import { auditPairs } from '../../src/brand/auditPairs.ts';
import { auditTheme, type Finding } from '../../src/brand/auditTheme.ts';
import { palettesFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { localized } from '../../src/domain/language.ts';
import type { FolderReading } from '../../src/manifest/assets/readBrands.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { contrast, isColour, over } from '../../src/theme/colour.ts';
import type { PaletteTokens } from '../../src/theme/tokens.ts';
import { type ExitCode, paint, printJson } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';

export interface Measured {
  readonly mode: 'dark' | 'light';
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
}

export async function audit(names: readonly string[], run: Run): Promise<ExitCode> {
  // Read without the palette audit: weak colours are the result of this command, not a reason to refuse the manifest.
  const { audit: _audit, ...options } = readOptions;
  const brands = await chosenBrands(names, run, options);
  if (brands === null) return 2;
  const results = brands.map(auditBrand);
  if (run.json) printJson(run.io, { ok: results.every(isFine), brands: results });
  else for (const result of results) report(result, run);
  return results.every(isFine) ? 0 : 1;
}

interface Audited {
  readonly merchant: string;
  /** False if the manifest is invalid, so that there are no colours to measure. */
  readonly readable: boolean;
  readonly findings: readonly Finding[];
  readonly narrowest: readonly Measured[];
}

const isFine = ({ readable, findings }: Audited) => readable && findings.length === 0;

function auditBrand({ folder, reading }: FolderReading): Audited {
  if (!reading.ok) return { merchant: folder, readable: false, findings: [], narrowest: [] };
  const { theme } = reading.brand;
  const palettes = palettesFromBrand(theme);
  return {
    merchant: folder,
    readable: true,
    findings: auditTheme(theme, palettes),
    narrowest: theme.modes.flatMap((mode) => narrowestPairs(palettes[mode], mode)),
  };
}

/** The three pairs closest to their required ratio. Pairs with a gradient or an overlay are left out. */
function narrowestPairs(palette: PaletteTokens, mode: Measured['mode']): Measured[] {
  const colourOf = (name: string) =>
    name.split('.').reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], palette);
  const measured = auditPairs.flatMap(({ foreground, background, needed }) => {
    const [front, back] = [colourOf(foreground), colourOf(background)];
    if (!isColour(front) || !isColour(back)) return [];
    return [{ mode, foreground, background, needed, ratio: contrast(over(front, back), back) }];
  });
  return measured.toSorted((left, right) => left.ratio / left.needed - right.ratio / right.needed).slice(0, 3);
}

function report({ merchant, readable, findings, narrowest }: Audited, { language, io: { print } }: Run): void {
  if (!readable) return print(paint('red', say(language, 'auditFirst', { merchant })));
  print(
    findings.length === 0
      ? paint('green', say(language, 'auditFine', { merchant }))
      : paint('red', say(language, 'brandProblems', { merchant, count: findings.length })),
  );
  const rows = narrowest.map(({ mode, foreground, background, ratio, needed }) => [
    mode,
    `${foreground} / ${background}`,
    `${ratio.toFixed(2)}:1`,
    `${needed}:1`,
  ]);
  print(table([say(language, 'tableHead').split('|'), ...rows]));
  for (const { mode, foreground, nearest, sentence } of findings) {
    print(`  ${localized(sentence, language)}`);
    print(`    ${say(language, 'fix', { mode, token: foreground, colour: nearest })}`);
  }
  print('');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row, index) =>
        `  ${paint(index === 0 ? 'dim' : 'reset', row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))}`,
    )
    .join('\n');
}
