import { constants } from '../domain/constants.ts';
import { importTwice } from '../domain/importTwice.ts';
import { Failure } from '../wire/failure.ts';

/** A part of the program that could not be loaded. */
export class ChunkFailure extends Failure {
  readonly chunk: string;
  constructor(chunk: string, cause: unknown) {
    super('CHUNK', { cause });
    this.name = 'ChunkFailure';
    this.message = `CHUNK ${chunk}`;
    this.chunk = chunk;
  }
}

/**
 * Loads a chunk, tries once more if that fails, and gives up with its name at 120 s at the latest [ERR-36].
 * @param load An `import()` as it is: see `importTwice`.
 */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The chunk did not arrive in time.')), constants.chunkLoadTimeout);
  });
  try {
    return await Promise.race([importTwice(load), stalled]);
  } catch (cause) {
    throw new ChunkFailure(chunk, cause);
  } finally {
    clearTimeout(timer);
  }
}
