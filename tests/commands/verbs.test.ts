import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { command } from './command.ts';

/** Verbs of a program, as its help lists them. */
async function verbsOf(script: string): Promise<string[]> {
  const { text } = await command(script, ['--help']);
  return [...new Set([...text.matchAll(/^ {2}([a-z][a-z-]*)(?: |$)/gm)].map(([, verb = '']) => verb))];
}

const programs = ['accounts', 'brand', 'db', 'keys', 'vendor'];
const nouns = globSync('*.ts', { cwd: 'scripts/operate' }).map((file) => file.slice(0, -3));

it('every verb answers --help', async () => {
  const helps: [string, string][] = [
    ['backup', 'backup'],
    ['backup', 'restore'],
    ...nouns.map((noun): [string, string] => ['operate', noun]),
  ];
  for (const script of programs) {
    const verbs = await verbsOf(script);
    expect([script, verbs.length > 1]).toEqual([script, true]);
    helps.push(...verbs.map((verb): [string, string] => [script, verb]));
  }
  expect(helps.length).toBeGreaterThan(35);
  for (const [script, verb] of helps) {
    const { code, text } = await command(script, [verb, '--help']);
    expect([script, verb, code, text]).toEqual([script, verb, 0, expect.stringMatching(/npm run /)]);
  }
});
