import { Failure } from '../wire/failure.ts';
import { importWithRetry } from './importWithRetry.ts';

/**
 * A part of the program that a call needs and that comes with its first use.
 * @throws {Failure} `NETWORK` where it does not arrive: the next call asks for it again.
 */
export const part = <Module>(load: () => Promise<Module>): Promise<Module> =>
  importWithRetry(load).catch((cause: unknown) => {
    throw new Failure('NETWORK', { cause });
  });
