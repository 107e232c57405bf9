import { Failure } from '../../wire/failure.ts';

const timeoutMs = 20_000;

/**
 * Runs the script of a provider on this page.
 *
 * @throws Failure NETWORK, TIMEOUT
 */
export function runProgram(address: string): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = setTimeout(() => reject(new Failure('TIMEOUT')), timeoutMs);
    script.async = true;
    script.addEventListener('load', () => {
      clearTimeout(giveUp);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(giveUp);
      reject(new Failure('NETWORK'));
    });
    script.src = address;
    document.head.append(script);
  });
}
