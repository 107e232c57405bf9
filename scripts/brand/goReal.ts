import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokensFromBrand } from '../../src/brand/tokensFromBrand.ts';
import { localized } from '../../src/domain/language.ts';
import { openFolder, withFile } from '../../src/manifest/assets/folderFiles.ts';
import { type FolderBrandReading, readBrandFiles } from '../../src/manifest/assets/readBrandFolder.ts';
import { applyFix, type Brand, type Problem } from '../../src/manifest/index.ts';
import { locate } from '../../src/manifest/locate.ts';
import { goReal as execute, type GoRealPlan, planGoReal } from '../../src/server/edge/demo/goReal.ts';
import type { Settings } from '../../src/server/edge/settings/index.ts';
import { openDatabase } from '../../src/server/platform/db/index.ts';
import { contentDigest, createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { factsOf } from '../../src/server/tenants/registry/facts.ts';
import { readOptions } from '../../src/server/tenants/registry/readOptions.ts';
import { profileDiagnostics, realMoneyDeps } from '../../src/server/tenants/registry/realMoney.ts';
import { createVersionStore } from '../../src/server/tenants/registry/versionStore.ts';
import { type ExitCode, paint, printJson } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { changeFile } from './replaceFile.ts';

/**
 * Lists what keeps a brand from real money and what will change; with `yes` it changes it. The environment is that of the
 * server that serves the brand.
 */
export async function goReal(names: readonly string[], run: Run, yes: boolean, settings: Settings): Promise<ExitCode> {
  const { io, language, json } = run;
  const [merchant, ...more] = names;
  if (merchant === undefined || more.length > 0) {
    io.complain(say(language, 'goRealOne'));
    return 2;
  }
  const [chosen] = (await chosenBrands([merchant], run)) ?? [];
  if (chosen === undefined) return 2;
  const { directory, reading } = chosen;
  if (!reading.ok) {
    io.complain(say(language, 'goRealFirst', { merchant }));
    return 1;
  }
  const text = await realText(directory);
  const real = await realReading(directory, merchant, text);
  const problems = problemsOf(real, merchant, settings);
  const opened = settings.database.kind === 'postgres' ? await openDatabase(settings.database) : null;
  try {
    const plan = opened === null ? null : await planGoReal(opened.db, merchant);
    const now = () => new Date();
    const files = opened === null ? null : createBrandFiles({ db: opened.db, now, directory: settings.dataDirectory });
    const digestNow = async () => {
      const imported = await files?.importFolder(directory);
      return imported === undefined ? null : { ...imported, digest: contentDigest(imported.manifest, imported.files) };
    };
    const head = opened === null ? null : await createVersionStore(opened.db, now).head(merchant);
    const isAhead = head !== null && head.kind !== 'disk' && head.digest !== (await digestNow())?.digest;
    if (isAhead) {
      io.complain(say(language, 'goRealAhead', { merchant, version: head.version }));
      return 1;
    }
    const isReady = problems.length === 0 && plan !== null && plan.openBets === 0;
    const done = isReady && yes;
    if (opened !== null && done && real.ok) {
      await changeFile(join(directory, 'brand.json'), text);
      const state = await digestNow();
      const { brand, warnings } = real;
      const read = { brand, tokens: tokensFromBrand(brand.theme), warnings: warnings.length };
      if (state !== null) await execute(opened.db, { merchant, ...state, facts: factsOf(state.digest, read) }, now);
    }
    if (json) printJson(io, { ok: isReady, done, merchant, problems, plan });
    else report(merchant, { problems, plan, isReady, done }, run);
    return isReady ? 0 : 1;
  } finally {
    await opened?.close();
  }
}

/** The manifest with profile `real`; its layout stays as it is. */
async function realText(directory: string): Promise<string> {
  const text = await readFile(join(directory, 'brand.json'), 'utf8');
  const { profile } = JSON.parse(text) as Partial<Brand>;
  return applyFix(text, [{ op: profile === undefined ? 'add' : 'replace', path: '/profile', value: 'real' }]);
}

/** The brand as it would be with this text of its manifest. */
function realReading(directory: string, merchant: string, text: string): Promise<FolderBrandReading> {
  const options = { ...readOptions, folder: merchant, file: `${merchant}/brand.json` };
  return readBrandFiles(withFile(openFolder(directory), 'brand.json', new TextEncoder().encode(text)), options);
}

/** Problems that the brand would have with real money, on a server with these settings. */
function problemsOf(real: FolderBrandReading, merchant: string, settings: Settings): readonly Problem[] {
  const onServer = profileDiagnostics({ profile: 'real', merchant }, null, realMoneyDeps(settings));
  const source = { file: `${merchant}/brand.json`, text: '', tree: undefined };
  return [
    ...(real.ok ? [] : real.problems.filter(({ severity }) => severity === 'error')),
    ...onServer.map((diagnostic) => locate(diagnostic, source)),
  ];
}

interface Outcome {
  readonly problems: readonly Problem[];
  readonly plan: GoRealPlan | null;
  readonly isReady: boolean;
  readonly done: boolean;
}

function report(merchant: string, { problems, plan, isReady, done }: Outcome, { io: { print }, language }: Run): void {
  print(paint('bold', say(language, done ? 'goRealDone' : 'goRealPlan', { merchant })));
  for (const problem of problems) print(`  ${paint('red', '✗')} ${localized(problem.message, language)}`);
  if (plan !== null) {
    const { demoAccounts, demoContent, sessions, playWallets, openBets } = plan;
    const accounts = demoAccounts.length === 0 ? '–' : demoAccounts.join(', ');
    const sign = paint(done ? 'green' : 'cyan', done ? '✓' : '•');
    if (openBets > 0) print(`  ${paint('red', '✗')} ${say(language, 'goRealOpenBets', { count: openBets })}`);
    print(`  ${sign} ${say(language, 'goRealAccounts', { accounts })}`);
    print(`  ${sign} ${say(language, 'goRealContent', { count: demoContent })}`);
    print(`  ${sign} ${say(language, 'goRealSessions', { count: sessions })}`);
    print(`  ${sign} ${say(language, 'goRealWallets', { count: playWallets })}`);
    print(`  ${sign} ${say(language, 'goRealManifest', { merchant })}`);
  }
  print(`\n${say(language, done ? 'goRealCatalogue' : isReady ? 'goRealNext' : 'goRealBlocked', { merchant })}`);
}
