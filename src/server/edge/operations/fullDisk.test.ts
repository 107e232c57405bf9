import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';

/** A file where a directory should be fails every write below it, as a full disk does. */
function unwritable() {
  const file = join(mkdtempSync(join(tmpdir(), 'livery-full-')), 'full');
  writeFileSync(file, '');
  return file;
}

it('serves what it renders although no cache can be written, and logs that once', async () => {
  const site = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { picturesDirectory: unwritable() } });
  const tenant = site.tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('The brand is missing.');
  const { base } = site.pictures.markOf(tenant);
  const answers = [];
  for (const width of [32, 180, 32]) answers.push(await site.get('alpha.test', `${base}-${width}.png`));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    answers.map(() => [200, 'image/png']),
  );
  expect(site.lines.filter((line) => line.includes('A file cannot be cached.'))).toHaveLength(1);
  await site.close();
});

it('is not ready while the disk of the embedded database cannot be written, as a probe every five seconds finds', async () => {
  let time = noon;
  const directory = mkdtempSync(join(tmpdir(), 'livery-probe-'));
  const site = await openTestServer({
    brands: createBrandsFolder('alpha'),
    database: { kind: 'embedded', directory },
    now: () => time,
  });
  const ready = async () => {
    const answer = await site.get('alpha.test', '/readyz');
    return [answer.statusCode, answer.json<{ reason?: string }>().reason];
  };
  expect(await ready()).toEqual([200, undefined]);
  // A directory of that name fails the probe alone.
  const blocked = join(directory, 'probe', 'in use');
  mkdirSync(blocked, { recursive: true });
  expect(await ready()).toEqual([200, undefined]);
  time = new Date(time.getTime() + 5_001);
  expect(await ready()).toEqual([503, 'disk']);
  rmSync(join(directory, 'probe'), { recursive: true });
  expect(await ready()).toEqual([503, 'disk']);
  time = new Date(time.getTime() + 5_001);
  expect(await ready()).toEqual([200, undefined]);
  await site.close();
  rmSync(directory, { recursive: true });
});

it.skipIf(!existsSync('/dev/full'))('goes on when its log cannot be written', async () => {
  const program = `
    import Fastify from 'fastify';
    import { loggerOptions } from ${JSON.stringify(new URL('./logging.ts', import.meta.url).href)};
    const server = Fastify({ logger: loggerOptions({ level: 'info' }) });
    for (let line = 0; line < 3; line += 1) {
      server.log.info('a line');
      await new Promise((resolve) => setImmediate(resolve));
    }
    console.error('still here');
  `;
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said]).toEqual([0, 'still here\n']);
});
