import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { localized } from '../../src/domain/language.ts';
import { type ManifestFile, manifestFiles } from '../../src/manifest/assets/folderFiles.ts';
import { applyFix, type Problem, valueInText } from '../../src/manifest/index.ts';
import { currentVersion, type MigrationStep, migrate as migrateValue } from '../../src/manifest/migrations.ts';
import { parseManifest } from '../../src/manifest/parseManifest.ts';
import type { Diagnostic } from '../../src/manifest/problem.ts';
import { problemsOf } from '../../src/manifest/readBrand.ts';
import { shown } from '../../src/manifest/shown.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { hasUnknown } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { changeFile } from './replaceFile.ts';

export interface MigrateOptions {
  /** Every brand and base of the folder, instead of named ones. */
  readonly all: boolean;
  /** Lists the changes and writes nothing. */
  readonly dryRun: boolean;
}

interface Migration {
  readonly folder: string;
  /** Path of the manifest. */
  readonly file: string;
  /** Version of the file as it was; null if it is of the current version, or not readable. */
  readonly from: number | null;
  readonly steps: readonly MigrationStep[];
  /** Text of the file before and after. */
  readonly before: string;
  readonly after: string;
  /** Reasons why the file cannot be migrated. */
  readonly problems: readonly Problem[];
}

/** Writes manifests of older versions in the current one. */
export async function migrate(names: readonly string[], run: Run, { all, dryRun }: MigrateOptions): Promise<ExitCode> {
  const { io, language, brands } = run;
  if (all === names.length > 0) {
    io.complain(say(language, 'migrateWhich'));
    return 2;
  }
  const files = await manifestFiles(brands).catch(() => []);
  const known = files.map(({ folder }) => folder);
  if (hasUnknown(names, known, run)) return 2;
  const chosen = all ? files : files.filter(({ folder }) => names.includes(folder));
  const plans: Migration[] = [];
  for (const file of chosen) plans.push(await planMigration(file));
  const copies = new Map<string, string | null>();
  if (!dryRun) for (const plan of plans) copies.set(plan.file, await write(plan));
  const isFine = plans.every(({ problems }) => problems.length === 0);
  if (run.json) printJson(io, { ok: isFine, version: currentVersion, files: plans.map((plan) => entryOf(plan, dryRun)) });
  else for (const plan of plans) report(plan, run, { dryRun, copy: copies.get(plan.file) ?? null });
  return isFine ? 0 : 1;
}

async function planMigration({ folder, directory, name }: ManifestFile): Promise<Migration> {
  const file = relative('.', join(directory, name));
  const before = await readFile(file, 'utf8').catch(() => '');
  const { source, value, diagnostics, isComplete } = parseManifest(before, file);
  const unread = isComplete ? newerVersion(value) : diagnostics;
  if (unread.length > 0 || !isComplete) {
    return { folder, file, from: null, steps: [], before, after: before, problems: problemsOf(unread, source) };
  }
  const { from, steps } = migrateValue(value);
  const after =
    steps.length === 0
      ? before
      : applyFix(
          before,
          steps.map(({ operation }) => operation),
        );
  return { folder, file, from, steps, before, after, problems: [] };
}

/** A manifest of a release to come, which this one must not call current. */
function newerVersion(manifest: unknown): Diagnostic[] {
  const version: unknown =
    typeof manifest === 'object' && manifest !== null && 'schemaVersion' in manifest ? manifest.schemaVersion : undefined;
  if (typeof version !== 'number' || version <= currentVersion) return [];
  const params = { value: String(version), known: String(currentVersion) };
  return [{ code: 'version.newer', path: ['schemaVersion'], params }];
}

/** Path of the copy; null if nothing was written. */
const write = async ({ file, before, after }: Migration): Promise<string | null> =>
  after === before ? null : changeFile(file, after);

function entryOf({ folder, file, from, steps, before, problems }: Migration, dryRun: boolean) {
  const changes = steps.map(({ operation, message }) => ({
    pointer: operation.path,
    operation: operation.op,
    before: operation.op === 'add' ? undefined : valueInText(before, operation.path),
    after: operation.op === 'remove' ? undefined : operation.value,
    message,
  }));
  return { folder, file, from, written: steps.length > 0 && !dryRun, changes, problems };
}

interface Written {
  readonly dryRun: boolean;
  /** The file as it was; null if nothing was written. */
  readonly copy: string | null;
}

function report({ folder, from, steps, before, problems }: Migration, { language, io }: Run, { dryRun, copy }: Written): void {
  for (const problem of problems) printProblem(problem, before, { language, io });
  if (problems.length > 0) return;
  const params = { merchant: folder, from: from ?? currentVersion, to: currentVersion };
  if (from === null) return io.print(paint('green', say(language, 'migrateNothing', params)));
  io.print(paint('green', say(language, dryRun ? 'wouldMigrate' : 'migrated', params)));
  for (const { operation, message } of steps) {
    const old = operation.op === 'add' ? say(language, 'fixUnset') : shown(valueInText(before, operation.path));
    const next = operation.op === 'remove' ? say(language, 'fixRemoved') : shown(operation.value);
    io.print(`  ${operation.path}: ${old} → ${next}  ${paint('dim', localized(message, language))}`);
  }
  if (copy !== null) io.print(paint('dim', say(language, 'backup', { file: copy })));
}
