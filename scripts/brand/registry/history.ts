import { randomUUID } from 'node:crypto';
import { localized } from '../../../src/domain/language.ts';
import { changesBetween } from '../../../src/manifest/changes/index.ts';
import { migrate } from '../../../src/manifest/migrations.ts';
import type { BrandSource, PublishAnswer, VersionDetail, VersionPage } from '../../../src/wire/studio/brands.ts';
import { type ExitCode, printJson, type Values } from '../../commandLine.ts';
import { tableOf } from '../../operate/client/noun.ts';
import { readLocalFolder } from './folder.ts';
import { printAnswer } from './publish.ts';
import { oneMerchant, type RegistryRun, required, say, stopping, studioClient, versionOf } from './studioClient.ts';

/** `brand versions` */
export const versions = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const merchant = oneMerchant(names, run, 'versions');
    const before = versionOf(values, 'before', run, merchant);
    const call = studioClient(run, values, merchant, '');
    const page = await call<VersionPage>('versions', { merchant }, undefined, before === null ? {} : { before });
    if (run.json) printJson(run.io, { ok: true, ...page });
    else {
      const rows = page.versions.map(({ version, state, liveFrom, at, by, kind, note }) => [
        String(version),
        state,
        liveFrom ?? at,
        by,
        kind,
        note,
      ]);
      run.io.print(tableOf(rows));
    }
    return 0;
  });

/** `brand rollback` */
export const rollback = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const merchant = oneMerchant(names, run, 'rollback');
    required(values, 'to', run, 'rollback');
    const to = Number(versionOf(values, 'to', run, merchant));
    const reason = required(values, 'reason', run, 'rollback');
    const requestId = typeof values['request'] === 'string' ? values['request'] : randomUUID();
    const call = studioClient(run, values, merchant, requestId);
    const answer = await call<PublishAnswer>('rollback', { merchant }, { to, reason, requestId });
    return printAnswer(answer, { run, merchant });
  });

interface Side {
  readonly manifest: unknown;
  readonly files: Readonly<Record<string, string>>;
}

/** `brand diff` */
export const diff = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const { io, json, language } = run;
    const merchant = oneMerchant(names, run, 'diff');
    const from = versionOf(values, 'from', run, merchant);
    const to = values['to'] === 'disk' ? null : versionOf(values, 'to', run, merchant);
    const call = studioClient(run, values, merchant, '');
    const nothing: Side = { manifest: {}, files: {} };
    const stored = (version: string) => call<VersionDetail>('version', { merchant, version });
    const before: Side =
      from === null ? ((await call<BrandSource>('source', { merchant })).head ?? nothing) : await stored(from);
    const after: Side = to === null ? await readLocalFolder(merchant, run) : await stored(to);
    const changes = changesBetween(migrate(before.manifest).value, migrate(after.manifest).value);
    const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].toSorted();
    const files = paths.filter((path) => before.files[path] !== after.files[path]);
    const isSame = changes.length === 0 && files.length === 0;
    if (json) printJson(io, { ok: isSame, changes, files });
    else if (isSame) io.print(say(language, 'noDifference'));
    else {
      for (const { pointer, sentence } of changes) io.print(`${pointer}\n  ${localized(sentence, language)}`);
      for (const path of files) io.print(say(language, 'pictureChanged', { path }));
    }
    return isSame ? 0 : 1;
  });
