import { spawn } from 'node:child_process';

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

export const token = 'chpt_0123456789abcdef';

/** Runs `npm run chromatic` as a child process. */
export function chromatic(environment: Readonly<Record<string, string>>, words: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['scripts/chromatic.ts', ...words], {
      env: {
        ...process.env,
        CHROMATIC_PROJECT_TOKEN: '',
        CHROMATIC_RETRIES: '0',
        CHROMATIC_POLL_INTERVAL: '50',
        ...environment,
      },
    });
    let text = '';
    child.stderr.on('data', (part: Buffer) => (text += part.toString('utf8')));
    child.once('close', (code) => done({ code, text }));
  });
}
