import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../paths.ts';
import type { Ended } from './outcome.ts';

export interface Upload {
  readonly storybook: string;
  readonly token: string;
  readonly milliseconds: number;
  readonly write: (text: string) => void;
}

/** Runs the Chromatic CLI on a built Storybook; kills it after the timeout of `milliseconds`. */
export function runChromatic({ storybook, token, milliseconds, write }: Upload): Promise<Ended> {
  const words = [
    join(root, 'node_modules/chromatic/dist/bin.cjs'),
    '--config-file',
    join(import.meta.dirname, 'chromatic.config.json'),
    '--storybook-build-dir',
    storybook,
    '--ci',
    '--no-diagnostics-file',
    '--no-log-file',
  ];
  return new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: root,
      // A separate process group, so that its children are killed with it.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        CHROMATIC_PROJECT_TOKEN: token,
        // Offline, its error reporter retries forever.
        DISABLE_ERROR_MONITORING: 'true',
        DO_NOT_TRACK: '1',
      },
    });
    let output = '';
    let timedOut = false;
    const hear = (text: Buffer) => {
      output += text.toString('utf8');
      write(text.toString('utf8'));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = setTimeout(() => {
      timedOut = true;
      stop(child.pid);
    }, milliseconds);
    const finish = (status: number | null) => {
      clearTimeout(end);
      done({ status, timedOut, output });
    };
    child.once('error', () => finish(null));
    child.once('close', finish);
  });
}

function stop(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // Already exited.
  }
}
