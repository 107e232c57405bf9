import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { migrate } from '../../../src/manifest/migrations.ts';
import { applyPatch } from '../../../src/manifest/patch.ts';
import type { PatchOperation } from '../../../src/manifest/problem.ts';
import { stepsBetween } from '../../../src/manifest/threeWay.ts';
import type { BrandSource } from '../../../src/wire/studio/brands.ts';

/** Beside `brand.json`. Hidden, so it is no part of the brand. */
export const recordName = '.livery-version';

const Step = Type.Unsafe<PatchOperation>(
  Type.Object({ op: Type.Enum(['add', 'replace', 'remove']), path: Type.String(), value: Type.Optional(Type.Unknown()) }),
);

/** `without`: what others had published in that version and the folder has not, as a JSON Patch from the version to the folder. */
const Origin = Type.Object({
  version: Type.Integer({ minimum: 1 }),
  digest: Type.String(),
  without: Type.Optional(Type.Object({ manifest: Type.Array(Step), files: Type.Array(Step) })),
});
export type Origin = Static<typeof Origin>;

/** By the address of the server, since each counts its own versions. */
const OriginsByServer = Type.Record(Type.String(), Origin);

export interface Content {
  readonly manifest: unknown;
  readonly files: Readonly<Record<string, string>>;
}

/** The versions that a folder came from: the one of this server first. None without a readable record. */
export async function originsOf(folder: string, server: string): Promise<readonly Origin[]> {
  const { [server]: own, ...others } = await recordOf(folder);
  return own === undefined ? Object.values(others) : [own, ...Object.values(others)];
}

/**
 * Notes which version the folder is in.
 *
 * @throws if the folder cannot be written
 */
export async function keepOrigin(folder: string, server: string, origin: Origin): Promise<void> {
  const record = { ...(await recordOf(folder)), [server]: origin };
  await writeFile(join(folder, recordName), `${JSON.stringify(record, null, 2)}\n`);
}

async function recordOf(folder: string): Promise<Static<typeof OriginsByServer>> {
  const text = await readFile(join(folder, recordName), 'utf8').catch(() => '{}');
  try {
    const record: unknown = JSON.parse(text);
    return Value.Check(OriginsByServer, record) ? record : {};
  } catch {
    return {};
  }
}

/** Origin to note for a folder that was published merged into a version. */
export function originIn(
  version: { readonly version: number; readonly digest: string },
  merged: Content,
  folder: Content,
): Origin {
  const { version: number, digest } = version;
  const manifest = stepsBetween(current(merged.manifest), current(folder.manifest));
  const files = stepsBetween(merged.files, folder.files);
  const isWhole = manifest.length === 0 && files.length === 0;
  return { version: number, digest, ...(isWhole ? {} : { without: { manifest: [...manifest], files: [...files] } }) };
}

/** The folder as it was in a version; null if the version is another than the one that was noted. */
export function contentOf(origin: Origin, stored: BrandSource['base']): Content | null {
  if (stored === null || stored.version !== origin.version || stored.digest !== origin.digest) return null;
  const { manifest, files } = stored;
  if (origin.without === undefined) return { manifest, files };
  try {
    return {
      // The steps lead on from the version as it was stored, whatever the schema has become since.
      manifest: applyPatch(manifest, origin.without.manifest),
      files: applyPatch(files, origin.without.files) as Content['files'],
    };
  } catch {
    return null;
  }
}

const current = (manifest: unknown) => migrate(manifest).value;
