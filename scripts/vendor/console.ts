import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { problemOfFile, readVendors, type Vendor, type VendorsReading } from '../../src/manifest/index.ts';
import { readSettings, type Settings } from '../../src/server/edge/settings/index.ts';
import { createSharedSecrets } from '../../src/server/platform/secrets/sharedSecrets.ts';
import { vendorReadOptions } from '../../src/server/play/vendors/index.ts';
import type { Run as CommandRun, ExitCode, ServerIo } from '../commandLine.ts';
import { brandsFolder, vendorsFile } from '../paths.ts';
import { sayIn } from '../sayIn.ts';
import { words } from './words.ts';

export interface VendorIo extends ServerIo {
  /** All of standard input. */
  readonly input: () => Promise<string>;
}

export type Run = CommandRun<VendorIo>;

export const say = sayIn(words);

export function refuse({ io, language }: Run, code: ExitCode, ...sentence: Tail<Parameters<typeof say>>): ExitCode {
  io.complain(say(language, ...sentence));
  return code;
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

export interface OpenFile {
  readonly path: string;
  /** Null if there is no file. */
  readonly text: string | null;
  readonly reading: VendorsReading;
}

/** The file of vendors: the named one, otherwise the one the server reads. */
export async function openFile(named: string | undefined, { io }: Run): Promise<OpenFile> {
  const path = named ?? settingsOf(io).vendors ?? vendorsFile;
  const text = await readFile(path, 'utf8').catch(() => null);
  const reading: VendorsReading =
    text === null
      ? { ok: false, problems: [problemOfFile({ code: 'file.missing', path: [], params: { name: basename(path) } }, path)] }
      : readText(text, path, io);
  return { path, text, reading };
}

export function readText(text: string, path: string, io: VendorIo): VendorsReading {
  const { faultOf } = createSharedSecrets(settingsOf(io).environmentSecret);
  return readVendors(text, { ...vendorReadOptions((variable) => faultOf('vendor', variable, null)), file: path });
}

/** @throws StartError for an invalid variable */
export const settingsOf = ({ env }: VendorIo): Settings => readSettings(env);

/** The entry of a vendor; null after an error message. */
export async function entryOf(id: string, named: string | undefined, run: Run): Promise<Vendor | null> {
  const { path, reading } = await openFile(named, run);
  if (!reading.ok) {
    refuse(run, 1, 'brokenFile', { path });
    return null;
  }
  const entry = reading.vendors.find((vendor) => vendor.id === id);
  if (entry === undefined)
    refuse(run, 1, 'unknownVendor', { id, path, known: reading.vendors.map((one) => one.id).join(', ') });
  return entry ?? null;
}

/** Whether a merchant has a brand; after an error message if not. */
export function hasBrand(merchant: string, run: Run): boolean {
  const folder = settingsOf(run.io).brands ?? brandsFolder;
  const known = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'brand.json'))) : [];
  if (known.includes(merchant)) return true;
  refuse(run, 1, 'unknownMerchant', { merchant, folder, known: known.join(', ') });
  return false;
}
