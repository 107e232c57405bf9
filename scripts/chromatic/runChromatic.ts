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

/** Runs Chromatic's command line on a Storybook that is already built, and ends it when it takes too long. */
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
      // A group of its own, so that its children end with it.
      detached: process.platform !== 'win32',
      env: {
        ...process.env,
        CHROMATIC_PROJECT_TOKEN: token,
        // Without a network its error reporter asks for ever.
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
    // It ended by itself in the meantime.
  }
}
