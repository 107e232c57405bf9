import { readFile } from 'node:fs/promises';
import { palettesFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { localized } from '../../src/domain/language.ts';
import { manifestName, openFolder, withFile } from '../../src/manifest/assets/folderFiles.ts';
import { type FolderBrandReading, readBrandFiles } from '../../src/manifest/assets/readBrandFolder.ts';
import { caps } from '../../src/manifest/caps.ts';
import { applyFix, type PatchOperation, type Problem, pointerOf } from '../../src/manifest/index.ts';
import { filled } from '../../src/manifest/localText.ts';
import { definitionsOf } from '../../src/manifest/locate.ts';
import { parseManifest } from '../../src/manifest/parseManifest.ts';
import { problemsOf } from '../../src/manifest/readBrand.ts';
import { valueAt } from '../../src/manifest/rules/context.ts';
import { shown } from '../../src/manifest/shown.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { modeNames } from '../../src/theme/tokens.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { changeFile, replaceFile } from './replaceFile.ts';
import { exportTokens } from './tokens/exportTokens.ts';
import { importTokens, type ThemeChange, type TokenImport } from './tokens/importTokens.ts';
import { type Content, isContent } from './tokens/places.ts';
import { type Skipped, TooManyTokens } from './tokens/readTokens.ts';
import { skipReasons } from './tokens/words.ts';

export interface TokenOptions {
  readonly mode: string;
  readonly out: string | undefined;
  readonly dryRun: boolean;
}

type ValidReading = Extract<FolderBrandReading, { ok: true }>;

/** Exports the theme of a brand as design tokens, or imports it from them. */
export async function tokens(
  act: 'export' | 'import',
  names: readonly string[],
  run: Run,
  options: TokenOptions,
): Promise<ExitCode> {
  const [merchant, file, ...more] = names;
  const isExport = act === 'export' && file === undefined;
  const isImport = act === 'import' && file !== undefined;
  if (merchant === undefined || more.length > 0 || (!isExport && !isImport)) return refuse(run, 'tokensWhat');
  const modes = modeNames.filter((mode) => mode === options.mode || options.mode === 'both');
  if (modes.length === 0) return refuse(run, 'tokensMode', { mode: shown(options.mode) });
  // Read without the palette audit: an import may correct a weak colour.
  const { audit: _audit, ...unaudited } = readOptions;
  const [chosen] = (await chosenBrands([merchant], run, unaudited)) ?? [];
  if (chosen === undefined) return 2;
  const { reading, directory } = chosen;
  if (!reading.ok) {
    refuse(run, 'tokensFirst', { merchant });
    return 1;
  }
  if (file !== undefined) return importFile(file, { reading, directory, path: chosen.file }, run, options.dryRun);
  const { brand, written } = reading;
  const palettes = palettesFromBrand(brand.theme);
  const document = exportTokens({ merchant, name: brand.name, theme: valueAt(written, ['theme']), palettes, modes });
  return write(document, options.out, run);
}

function refuse({ io, language }: Run, ...sentence: Tail<Parameters<typeof say>>): ExitCode {
  io.complain(say(language, ...sentence));
  return 2;
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

async function write(document: Content, out: string | undefined, run: Run): Promise<ExitCode> {
  if (out === undefined) {
    printJson(run.io, document);
    return 0;
  }
  const text = `${JSON.stringify(document, null, 2)}\n`;
  try {
    await replaceFile(out, text);
  } catch (error) {
    refuse(run, 'tokensUnwritten', { file: out, detail: detailOf(error) });
    return 1;
  }
  const count = text.split('"$value"').length - 1;
  if (run.json) printJson(run.io, { ok: true, file: out, tokens: count });
  else run.io.print(paint('green', say(run.language, 'tokensWritten', { file: out, count })));
  return 0;
}

interface Target {
  readonly reading: ValidReading;
  readonly directory: string;
  /** Path of the manifest. */
  readonly path: string;
}

async function importFile(file: string, target: Target, run: Run, dryRun: boolean): Promise<ExitCode> {
  const bytes = await readFile(file).catch((error: unknown) => {
    refuse(run, 'tokensNoFile', { file, detail: detailOf(error) });
    return null;
  });
  if (bytes === null) return 1;
  const parsed = parseManifest(bytes, file);
  if (!parsed.isComplete) return reportProblems(problemsOf(parsed.diagnostics, parsed.source), parsed.source.text, run);
  const theme = valueAt(target.reading.written, ['theme']);
  const found = isContent(parsed.value) ? attempted(parsed.value, theme) : null;
  if (found === null) {
    refuse(run, 'tokensNoObject', { file, limit: caps.nodes });
    return 1;
  }
  const plan = await planImport(found, target);
  const isWritten = !dryRun && found.changes.length > 0 && plan.ok;
  const copy = isWritten ? await changeFile(target.path, plan.text) : null;
  const isFine = plan.ok && found.skipped.length === 0;
  if (run.json) printJson(run.io, { ok: isFine, written: isWritten, ...inFull(found), problems: plan.problems });
  else report({ file, merchant: target.reading.brand.merchant, copy, dryRun }, found, plan, run);
  return isFine ? 0 : 1;
}

/** Null if its references expand too far. */
function attempted(document: Content, theme: unknown): TokenImport | null {
  try {
    return importTokens(document, theme);
  } catch (error) {
    if (error instanceof TooManyTokens) return null;
    throw error;
  }
}

interface Plan {
  readonly ok: boolean;
  /** The manifest after the import. */
  readonly text: string;
  /** Diagnostics that the server would report about it. */
  readonly problems: readonly Problem[];
}

/** Applies the changes in memory and reads the brand again, as the server does. */
async function planImport({ changes }: TokenImport, { reading, directory }: Target): Promise<Plan> {
  const before = reading.source.text;
  if (changes.length === 0) return { ok: true, text: before, problems: [] };
  const text = applyFix(
    before,
    changes.flatMap((change) => operationOf(change, reading.source)),
  );
  const files = withFile(openFolder(directory), manifestName, new TextEncoder().encode(text));
  const after = await readBrandFiles(files, readOptions);
  return { ok: after.ok, text, problems: after.ok ? after.warnings : after.problems };
}

/** The change in the brand's own file. What a base sets is removed by `null`, and an object merges with that of the base. */
function operationOf({ path, after }: ThemeChange, source: ValidReading['source']): readonly PatchOperation[] {
  const whole = ['theme', ...path];
  const pointer = pointerOf(whole);
  const isOwn = definitionsOf(whole, { file: source.file, text: source.text, tree: source.tree }).length > 0;
  const [ofBase] = source.base === undefined ? [] : definitionsOf(whole, source.base);
  if (after === undefined && ofBase === undefined) return isOwn ? [{ op: 'remove', path: pointer }] : [];
  const keys = ofBase?.node.type === 'object' ? (ofBase.node.children ?? []).map(({ children }) => children?.[0]?.value) : [];
  const cleared = Object.fromEntries(keys.map((key) => [String(key), null]));
  return [{ op: 'add', path: pointer, value: isContent(after) ? { ...cleared, ...after } : (after ?? null) }];
}

const reasonOf = ({ reason, params }: Skipped) => filled(skipReasons[reason], params);

const pointerOfChange = ({ path }: ThemeChange) => pointerOf(['theme', ...path]);

const inFull = ({ changes, skipped, imported }: TokenImport) => ({
  imported,
  changes: changes.map((change) => ({ pointer: pointerOfChange(change), before: change.before, after: change.after })),
  skipped: skipped.map((each) => ({ path: each.path, code: each.reason, reason: reasonOf(each) })),
});

interface Named {
  readonly file: string;
  readonly merchant: string;
  /** The file as it was; null if nothing was written. */
  readonly copy: string | null;
  readonly dryRun: boolean;
}

function report({ file, merchant, copy, dryRun }: Named, found: TokenImport, plan: Plan, run: Run): void {
  const { io, language } = run;
  const { changes, skipped, imported } = found;
  const params = { merchant, count: changes.length };
  if (skipped.length > 0) io.print(paint('yellow', say(language, 'tokensSkipped', { file, count: skipped.length })));
  for (const each of skipped) io.print(`  ${paint('cyan', each.path)}: ${localized(reasonOf(each), language)}`);
  if (changes.length === 0) return io.print(paint('green', say(language, 'tokensSame', { merchant, count: imported })));
  if (!plan.ok) io.complain(say(language, 'tokensRefused', params));
  else io.print(paint('green', say(language, dryRun ? 'tokensWouldImport' : 'tokensImported', params)));
  for (const change of changes) {
    const old = change.before === undefined ? say(language, 'fixUnset') : shown(change.before);
    io.print(
      `  ${pointerOfChange(change)}: ${old} → ${change.after === undefined ? say(language, 'tokenDerived') : shown(change.after)}`,
    );
  }
  for (const problem of plan.problems) printProblem(problem, plan.text, run);
  if (copy !== null) io.print(paint('dim', say(language, 'backup', { file: copy })));
}

function reportProblems(problems: readonly Problem[], text: string, run: Run): ExitCode {
  if (run.json) printJson(run.io, { ok: false, written: false, problems });
  else for (const problem of problems) printProblem(problem, text, run);
  return 1;
}

const detailOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
