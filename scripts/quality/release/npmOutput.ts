import { spawnSync } from 'node:child_process';

const timeoutMs = 60_000;

/** Output of an npm command; empty if npm did not run or not end in time. */
export const npmOutput = (...args: readonly string[]): string =>
  spawnSync('npm', args, {
    encoding: 'utf8',
    timeout: timeoutMs,
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  }).stdout ?? '';
