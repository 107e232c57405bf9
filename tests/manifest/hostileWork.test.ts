import { expect, it, vi } from 'vitest';
import { caps } from '../../src/manifest/caps.ts';
import { readBrand } from '../../src/manifest/index.ts';
import { smallestManifest } from './fullManifest.ts';

/** Cost of reading: tokens scanned, texts parsed, bytes decoded. */
const work = vi.hoisted(() => ({ tokens: 0, parses: 0, bytes: 0 }));

vi.mock('jsonc-parser', async (original) => {
  const real = await original<typeof import('jsonc-parser')>();
  return {
    ...real,
    createScanner(...input: Parameters<typeof real.createScanner>) {
      const scanner = real.createScanner(...input);
      const scan = () => {
        work.tokens += 1;
        return scanner.scan();
      };
      return { ...scanner, scan };
    },
    parseTree(...input: Parameters<typeof real.parseTree>) {
      work.parses += 1;
      return real.parseTree(...input);
    },
  };
});

class CountingDecoder extends TextDecoder {
  override decode(...input: Parameters<TextDecoder['decode']>): string {
    work.bytes += input[0]?.byteLength ?? 0;
    return super.decode(...input);
  }
}
vi.stubGlobal('TextDecoder', CountingDecoder);

function costOf(input: string | Uint8Array) {
  Object.assign(work, { tokens: 0, parses: 0, bytes: 0 });
  const reading = readBrand(input);
  return { codes: reading.ok ? [] : reading.problems.map(({ code }) => code), ...work };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const megabyte = 1024 * 1024;

it('refuses 10 MB unread, depth 10 000 at the 33rd bracket and 100 000 keys at the 50 001st value, and goes on reading [MANIFEST-18]', () => {
  const huge = `{"name":"${'a'.repeat(10 * megabyte)}"}`;
  const unread = { codes: ['file.tooLarge'], tokens: 0, parses: 0, bytes: 0 };
  expect(costOf(huge)).toEqual(unread);
  expect(costOf(bytes(huge))).toEqual(unread);

  for (const deep of ['['.repeat(10_000) + ']'.repeat(10_000), '['.repeat(10_000)])
    expect(costOf(deep)).toEqual({ codes: ['json.tooDeep'], tokens: caps.depth + 1, parses: 0, bytes: 0 });

  const wide = `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":0`).join(',')}}`;
  // A key and its value come with a colon and a comma.
  expect(costOf(wide)).toEqual({ codes: ['json.tooMany'], tokens: 2 * caps.nodes, parses: 0, bytes: 0 });

  const smallest = bytes(JSON.stringify(smallestManifest));
  expect(costOf(smallest)).toMatchObject({ codes: [], parses: 1, bytes: smallest.length });
});

it('parses what is exactly as large and as deep as the limits', () => {
  const large = bytes(`"${'a'.repeat(caps.bytes - 2)}"`);
  expect(costOf(large)).toMatchObject({ parses: 1, bytes: caps.bytes });
  expect(costOf(new Uint8Array([...large, 0x20]))).toMatchObject({ codes: ['file.tooLarge'], parses: 0, bytes: 0 });
  expect(costOf('['.repeat(caps.depth) + ']'.repeat(caps.depth)).parses).toBe(1);
  const full = (nodes: number) => `[${Array.from({ length: nodes - 1 }, () => 0).join(',')}]`;
  expect(costOf(full(caps.nodes)).parses).toBe(1);
  expect(costOf(full(caps.nodes + 1))).toMatchObject({ codes: ['json.tooMany'], parses: 0 });
});
