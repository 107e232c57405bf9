import { palettesFromBrand } from '../../src/brand/tokensFromBrand.ts';
import type { BaseReading } from '../../src/manifest/assets/readBase.ts';
import { type Definition, type Explanation, explain as explainPath, pathIn } from '../../src/manifest/explain.ts';
import { type Brand, pointerOf, schemaAt } from '../../src/manifest/index.ts';
import type { Path } from '../../src/manifest/problem.ts';
import { valueAt } from '../../src/manifest/rules/context.ts';
import { shown } from '../../src/manifest/shown.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { type ExitCode, paint, printJson } from '../commandLine.ts';
import { chosenBase, chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';

/** Prints where the value of one setting of a brand or a base comes from. */
export async function explain(args: readonly string[], run: Run): Promise<ExitCode> {
  const { io, language } = run;
  const [merchant, given, ...more] = args;
  const wrong = (sentence: string): ExitCode => {
    io.complain(sentence);
    return 2;
  };
  if (merchant === undefined || given === undefined || more.length > 0) return wrong(say(language, 'explainWhat'));
  // Read without the palette audit: a weak colour can be explained too.
  const { audit: _audit, ...options } = readOptions;
  const base = await chosenBase(merchant, run, options);
  const reading = base?.reading ?? (await chosenBrands([merchant], run, options))?.[0]?.reading;
  if (reading === undefined) return 2;
  if (!reading.ok) {
    io.complain(say(language, 'explainFirst', { merchant }));
    return 1;
  }
  const path = pathIn(reading.brand, given);
  const pointer = pointerOf(path);
  if (schemaAt(path) === null) return wrong(say(language, 'explainUnknown', { pointer }));
  const explanation =
    base === null ? explainPath(path, reading, derivedAt(path, reading.brand)) : explainInBase(path, reading.brand, base);
  if (run.json) printJson(io, { ok: true, merchant, pointer, ...explanation });
  else report(pointer, explanation, run);
  return 0;
}

/**
 * Explains a setting of a base. Values of the brand that the base is read with, and those derived from its seed, do not count as set by
 * the base.
 */
function explainInBase(path: Path, brand: Brand, { source, hasSeed, given }: BaseReading): Explanation {
  const isGiven = source === null || given.some((pointer) => `${pointerOf(path)}/`.startsWith(`${pointer}/`));
  const derived = hasSeed ? derivedAt(path, brand) : undefined;
  if (!isGiven) return explainPath(path, { brand, source }, derived);
  return { value: undefined, origin: 'unset', definition: null, colours: [], below: [] };
}

function derivedAt([theme, palettes, mode, ...rest]: ReturnType<typeof pathIn>, { theme: choice }: Brand): unknown {
  if (theme !== 'theme' || palettes !== 'palettes' || (mode !== 'dark' && mode !== 'light')) return undefined;
  return valueAt(palettesFromBrand(choice)[mode], rest);
}

const withoutFile = {
  default: 'explainDefault',
  derived: 'explainDerived',
  unset: 'explainUnset',
  manifest: 'explainOwn',
  base: 'explainBase',
} as const;

function report(pointer: string, explanation: Explanation, { language, io: { print } }: Run): void {
  const { value, origin, definition, colours, below } = explanation;
  const isObject = typeof value === 'object' && !Array.isArray(value);
  const line = (label: string, { file, line: row, column, value: written }: Definition) =>
    print(`  ${label}: ${paint('cyan', `${file}:${row}:${column}`)}  ${shown(written)}`);
  print(`${paint('bold', pointer)} = ${value === undefined ? '–' : shown(value)}`);
  if (definition === null) print(`  ${say(language, withoutFile[origin])}`);
  else line(say(language, origin === 'base' ? 'explainBase' : 'explainOwn'), definition);
  for (const colour of colours) line(say(language, 'explainColour', { name: `@${colour.name}` }), colour);
  for (const other of below) line(say(language, isObject ? 'explainMerged' : 'explainOverridden'), other);
}
