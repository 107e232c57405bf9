import { expect, it } from 'vitest';
import { WireStream } from './wireStream.ts';

it('hands whole batches over, each in memory that it does not share with other buffers', () => {
  const batches: Uint8Array[] = [];
  const stream = new WireStream((batch) => void batches.push(batch));
  const start = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  const parse = Buffer.from([0x50, 0, 0, 0, 5, 0]);
  const sync = Buffer.from([0x53, 0, 0, 0, 4]);
  stream.write(start);
  stream.write(Buffer.concat([parse, sync.subarray(0, 2)]));
  expect(batches.map((batch) => [...batch])).toEqual([[...start]]);
  stream.write(sync.subarray(2));
  expect(batches.map((batch) => [...batch])).toEqual([[...start], [...parse, ...sync]]);
  expect(batches.map(({ buffer }) => buffer.byteLength)).toEqual(batches.map(({ byteLength }) => byteLength));
});
