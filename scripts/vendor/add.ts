import { resolve } from 'node:path';
import { localized } from '../../src/domain/language.ts';
import { replaceFile } from '../brand/replaceFile.ts';
import { type ExitCode, printJson } from '../commandLine.ts';
import { openFile, type Run, readText, refuse, say } from './console.ts';

type NewEntry = Readonly<Record<string, string | readonly string[] | undefined>> & { readonly id: string | undefined };

/** Adds an entry that validates, or nothing at all. */
export async function add(entry: NewEntry, named: string | undefined, run: Run): Promise<ExitCode> {
  const { id } = entry;
  if (id === undefined || entry['name'] === undefined || entry['api'] === undefined) return refuse(run, 2, 'needEntry');
  const { path, text, reading } = await openFile(named, run);
  if (text !== null && !reading.ok) return refuse(run, 1, 'brokenFile', { path });
  const vendors = reading.ok ? reading.vendors : [];
  if (vendors.some((vendor) => vendor.id === id)) return refuse(run, 1, 'vendorExists', { id, path });
  const written = text === null ? { $schema: './schema/vendors.schema.json', vendors: [] } : (JSON.parse(text) as Written);
  const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
  const next = layOut({ ...written, vendors: [...written.vendors, given] });
  const check = readText(next, path, run.io);
  if (!check.ok) {
    for (const problem of check.problems) run.io.complain(localized(problem.message, run.language));
    return refuse(run, 1, 'notAdded', { path });
  }
  await replaceFile(path, next);
  if (run.json) printJson(run.io, { ok: true, file: resolve(path), vendor: check.vendors.at(-1) });
  else run.io.print(say(run.language, 'added', { id, path }));
  return 0;
}

interface Written {
  readonly vendors: readonly unknown[];
}

const lineWidth = 128;

/** JSON in the layout of the project's formatter: a list of values takes one line where it fits. */
function layOut(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  const joined = text.replace(/^(.*)\[\n\s+([^[\]{}]*?)\n\s*\]/gm, (whole, head: string, items: string) => {
    const line = `${head}[${items.replace(/,\n\s+/g, ', ')}]`;
    return line.length < lineWidth ? line : whole;
  });
  return `${joined}\n`;
}
