import { importWithRetry } from '../api/importWithRetry.ts';
import { constants } from '../domain/constants.ts';
import { Failure } from '../wire/failure.ts';

/** A chunk that could not be loaded: missing (`CHUNK`) or too slow (`TIMEOUT`). */
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
 * Loads a chunk, retries once, and fails with its name after at most 120 s [ERR-19, ERR-36].
 * @param load An `import()` without error handling: see `importWithRetry`.
 * @throws {ChunkFailure} if the chunk is missing or times out.
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
