import { mkdir, readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isStale } from '../build/isStale.ts';
import { type ExitCode, paint, printJson, printProblem } from '../commandLine.ts';
import { chosenBrands } from './chosenBrands.ts';
import { type Run, say } from './console.ts';
import { exportSite } from './exported/exportSite.ts';
import { openSite } from './exported/openSite.ts';

export interface ExportOptions {
  readonly out: string | undefined;
  readonly api: string | undefined;
  readonly games: string | undefined;
}

/** Exports the site of a brand as files for a CDN, whose pages call a server elsewhere. */
export async function exportBrand(names: readonly string[], run: Run, { out, api, games }: ExportOptions): Promise<ExitCode> {
  const { io, language, json } = run;
  const [merchant, ...more] = names;
  const refuse = (...sentence: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never): ExitCode => {
    io.complain(say(language, ...sentence));
    return 2;
  };
  if (merchant === undefined || more.length > 0 || out === undefined) return refuse('exportWhat');
  const [chosen] = (await chosenBrands([merchant], run)) ?? [];
  if (chosen === undefined) return 2;
  const { reading, file } = chosen;
  if (!reading.ok) {
    if (json) printJson(io, { ok: false, problems: reading.problems });
    else {
      const text = await readFile(file, 'utf8').catch(() => '');
      for (const problem of reading.problems) printProblem(problem, text, run);
    }
    return 1;
  }
  const origin = api ?? `https://${reading.brand.hosts[0] ?? ''}`;
  const wrong = [origin, ...(games === undefined ? [] : [games])].find((given) => !isOrigin(given));
  if (wrong !== undefined) return refuse('exportOrigin', { given: wrong });
  const { hosts } = reading.brand;
  const { hostname } = new URL(origin);
  // A server with PUBLIC_HOST has each brand at a host of its code too.
  const isOwn = hosts.includes(hostname) || hostname.startsWith(`${merchant}.`);
  if (!isOwn) return refuse('exportHost', { given: hostname, hosts: hosts.join(', ') });
  const folder = resolve(out);
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    io.complain(say(language, 'exportNotEmpty', { out }));
    return 1;
  }
  if (isStale()) {
    io.complain(say(language, 'exportStale'));
    return 1;
  }
  const site = await openSite(resolve(run.brands), merchant, { api: origin, games: games ?? null });
  try {
    const tenant = site.tenants.byMerchant(merchant);
    if (tenant === null) return refuse('exportNotServed', { merchant });
    if (!json) io.print(say(language, 'exportBegins', { merchant, api: origin }));
    const done = await exportSite(site, tenant, folder);
    const isWhole = done.missing.length === 0;
    if (json) printJson(io, { ok: isWhole, merchant, out: folder, api: origin, ...done });
    else report(run, folder, done);
    return isWhole ? 0 : 1;
  } finally {
    await site.close();
  }
}

function report({ io, language }: Run, out: string, { pages, files, bytes, missing }: Awaited<ReturnType<typeof exportSite>>) {
  const size = (bytes / 1_000_000).toFixed(1);
  io.print(paint('green', say(language, 'exported', { out, pages, files, size })));
  for (const address of missing) io.complain(say(language, 'exportMissing', { address }));
  io.print(say(language, 'exportNext'));
}

const isOrigin = (text: string) => URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text;
