import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** Commands of package.json that run a script of ours, with its arguments; hooks and the commands of npm and Biome are left out. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, script, rest = ''] = /^node (?:--\S+ )*(scripts\/[\w-]+\.ts) ?(.*)$/.exec(line) ?? [];
  return script === undefined ? [] : [{ name, script, args: rest.split(' ').filter((word) => word !== '') }];
});

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function run(script: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C' },
  });
  const written = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (written.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (written.error += text));
  return new Promise((done) => child.once('close', (code) => done({ code, ...written })));
}

it('finds the commands', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'test', 'brand', 'db', 'ledger:check', 'restore']),
  );
  const others = Object.keys(scripts).filter(
    (name) => !name.startsWith('pre') && !commands.some((known) => known.name === name),
  );
  expect(others).toEqual(['format', 'npm']);
});

it.each(commands)(
  'npm run $name answers --help, refuses an unknown option and names the next step',
  async ({ name, script, args }) => {
    const [help, wrong] = await Promise.all([run(script, [...args, '--help']), run(script, [...args, '--no-such-option'])]);
    const called = new RegExp(`npm (?:run )?${name}\\b`);
    expect(help).toEqual({ code: 0, error: '', out: expect.stringMatching(called) as unknown });
    expect(wrong).toEqual({ code: 2, out: '', error: expect.stringMatching(called) as unknown });
    expect(wrong.error).not.toMatch(/\n\s+at /);
    expect(wrong.error).not.toContain('\u001B');
  },
);
