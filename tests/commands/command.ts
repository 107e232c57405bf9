import { spawn } from 'node:child_process';
import { testKey } from '../server/core-kit.ts';

interface Ended {
  readonly code: number | null;
  readonly text: string;
}

/** Runs a command of package.json as a process, as its users do. */
export function command(script: string, args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const { DATABASE_URL: _database, MIGRATE_URL: _owner, ...env } = process.env;
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...env, LANG: 'C', DATA_KEY: testKey, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
  return new Promise((done) => child.once('close', (code) => done({ code, text })));
}
