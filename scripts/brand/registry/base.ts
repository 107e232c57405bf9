import type { BrandSource } from '../../../src/wire/studio/brands.ts';
import type { Values } from '../../commandLine.ts';
import type { LocalFolder } from './folder.ts';
import { type Content, contentOf, originsOf } from './folderVersion.ts';
import { type Call, type RegistryRun, Stopped, say, versionOf } from './studioClient.ts';

interface BaseDeps {
  readonly call: Call;
  readonly merchant: string;
  readonly run: RegistryRun;
  /** Address of the server. */
  readonly server: string;
  readonly values: Values;
}

export interface FoundBase extends Pick<BrandSource, 'head' | 'undone'> {
  /** The folder as it was in the version that it came from; empty for a brand that has none. */
  readonly base: Content;
}

/**
 * The version that a folder came from: the one that is named, that was noted beside the folder, or the only one that the folder can be
 * of. A guess would undo what others published, so otherwise it is asked for.
 *
 * @throws Stopped
 */
export async function baseOf(folder: LocalFolder, { call, merchant, run, server, values }: BaseDeps): Promise<FoundBase> {
  const ask = (version?: number | string) =>
    call<BrandSource>('source', { merchant }, undefined, version === undefined ? {} : { version: String(version) });
  const named = versionOf(values, 'base', run, merchant);
  if (named !== null) return whole(await ask(named));
  const { head, imported } = await ask();
  if (head === null) return { head, undone: null, base: { manifest: {}, files: {} } };
  for (const origin of await originsOf(folder.path, server)) {
    const source = await ask(origin.version);
    const base = contentOf(origin, source.base);
    if (base !== null) return { head: source.head, undone: source.undone, base };
  }
  if (head.digest === folder.digest) return { head, undone: null, base: head };
  // The server's own folder, or one of the same start: nothing else was ever imported.
  if (imported !== null && (imported.isOnly || imported.folder === folder.digest)) return whole(await ask(imported.version));
  throw new Stopped(say(run.language, 'noBase', { merchant }), 2);

  function whole({ head, base, undone }: BrandSource): FoundBase {
    if (base === null) throw new Stopped(say(run.language, 'notThere', { merchant }), 1);
    return { head, base, undone };
  }
}
