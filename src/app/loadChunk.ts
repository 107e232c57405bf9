import { importWithRetry } from '../api/importWithRetry.ts';
import { constants } from '../domain/constants.ts';
import { Failure } from '../wire/failure.ts';

/** A part of the program that could not be loaded: it is missing (`CHUNK`) or did not come in time (`TIMEOUT`). */
export class ChunkFailure extends Failure {
  readonly chunk: string;
  constructor(chunk: string, code: 'CHUNK' | 'TIMEOUT', cause?: unknown) {
    super(code, { cause });
    this.name = 'ChunkFailure';
    this.message = `${code} ${chunk}`;
    this.chunk = chunk;
  }
}

/**
 * Loads a chunk, tries once more if that fails, and gives up with its name at 120 s at the latest [ERR-19, ERR-36].
 * @param load An `import()` as it is: see `importWithRetry`.
 */
export async function loadChunk<Module>(chunk: string, load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkFailure(chunk, 'TIMEOUT')), constants.chunkLoadTimeout);
  });
  try {
    return await Promise.race([importWithRetry(load), stalled]);
  } catch (cause) {
    throw cause instanceof ChunkFailure ? cause : new ChunkFailure(chunk, 'CHUNK', cause);
  } finally {
    clearTimeout(timer);
  }
}
