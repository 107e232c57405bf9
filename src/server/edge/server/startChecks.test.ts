import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DirectoryTaken, ForeignDatabase, MigrationsPending } from '../../platform/db/index.ts';
import { StartError } from '../../platform/startError/index.ts';
import type { Settings } from '../settings/index.ts';
import { assertCanStart, assertServingRole, startErrorText } from './startChecks.ts';

/** Sentences by which a start ends that cannot be, in both languages and with what to do. */

const folder = () => mkdtempSync(join(tmpdir(), 'livery-start-'));
const check = (more: object) =>
  assertCanStart({
    port: 0,
    dataDirectory: folder(),
    database: { kind: 'embedded', directory: folder() },
    ...more,
  } as Settings);
const sentence = (started: Promise<unknown>) =>
  started.then(
    () => null,
    (error: unknown) => startErrorText(error),
  );

it('a port that is free and a folder that can be written are no reason', async () => {
  expect(await sentence(check({}))).toBeNull();
  // A folder that there is not yet is made.
  expect(await sentence(check({ dataDirectory: join(folder(), 'deep', 'er') }))).toBeNull();
});

it('a port in use is named, with the next one', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const text = await sentence(check({ port }));
  expect(text).toContain(`Port ${port} is in use`);
  expect(text).toContain(`PORT=${port + 1} npm start`);
  expect(text).toContain(`Cổng ${port} đang được dùng`);
  await new Promise((done) => void server.close(done));
});

it('a data folder that cannot be written is named', async () => {
  const file = join(folder(), 'file');
  writeFileSync(file, '');
  const text = await sentence(check({ dataDirectory: file }));
  expect(text).toContain(`The data directory ${file} cannot be written`);
  expect(text).toContain(`Không ghi được vào thư mục dữ liệu ${file}`);
});

it('a database that cannot be reached is named without its password, with the code of the reason', async () => {
  const url = 'postgres://livery:hidden@127.0.0.1:9/livery';
  const text = await sentence(check({ database: { kind: 'postgres', url } }));
  expect(text).toContain('The database 127.0.0.1:9/livery cannot be reached (ECONNREFUSED)');
  expect(text).toContain('Không kết nối được cơ sở dữ liệu 127.0.0.1:9/livery (ECONNREFUSED)');
  expect(text).not.toContain('hidden');
});

it('the role of the embedded database needs no look', async () => {
  const settings = { production: true, database: { kind: 'embedded', directory: '' } } as const;
  expect(await assertServingRole(undefined as never, settings)).toBeNull();
});

it.each([
  [new DirectoryTaken('/data', 77), [/by process 77\. Stop that process/, /Tiến trình 77 đang dùng/]],
  [new MigrationsPending(), [/tables are older/, /npm run db -- migrate/, /Các bảng cũ hơn/]],
  [new ForeignDatabase(), [/another version of Livery\. Start that version/, /phiên bản Livery khác/]],
  [new StartError({ en: 'One.', vi: 'Hai.' }), [/One\./, /Hai\./]],
])('%s is a sentence with what to do', (error, parts) => {
  for (const part of parts) expect(startErrorText(error)).toMatch(part);
});

it('any other error is none', () => {
  expect(startErrorText(new Error('x'))).toBeNull();
});
