import { PGlite } from '@electric-sql/pglite';

/** Start parameters of the embedded database; in memory if the directory is null. */
export const embeddedParams = (directory: string | null): string[] => [
  ...PGlite.defaultStartParams,
  // The embedded default is off; without fsync a power failure loses committed data.
  '-c',
  `fsync=${directory === null ? 'off' : 'on'}`,
  // Memory of WebAssembly is never given back; the operating system caches the files anyway.
  '-c',
  'shared_buffers=32MB',
];
