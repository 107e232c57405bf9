import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { approve } from '../../scripts/snapshots/approve.ts';
import { openJournal } from '../../scripts/snapshots/capture/journal.ts';
import type { Taken } from '../../scripts/snapshots/capture/takeAll.ts';
import { cellOf, type Story } from '../../scripts/snapshots/cell.ts';
import { sameBytes } from '../../scripts/snapshots/check/sameBytes.ts';
import { explain } from '../../scripts/snapshots/compare/explain.ts';
import { groupsOf } from '../../scripts/snapshots/compare/groups.ts';
import { readLock, writeLock } from '../../scripts/snapshots/compare/lock.ts';
import { markedPicture } from '../../scripts/snapshots/compare/marked.ts';
import { readPng } from '../../scripts/snapshots/compare/png.ts';
import { keepPicture } from '../../scripts/snapshots/compare/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [ground, ink, accent] = [0xffffffff, 0xff000000, 0xff0000cc];

/** Synthetic picture with a button and a line of text, configurable in position and colour. */
function page({ fill = accent, x = 20, text = ink, height = 100 } = {}) {
  const pixels = new Uint32Array(200 * height).fill(ground);
  for (let row = 20; row < 50; row += 1) pixels.fill(fill, row * 200 + x, row * 200 + x + 80);
  for (let row = 70; row < 80; row += 1) for (let at = 20; at < 140; at += 3) pixels[row * 200 + at] = text;
  return { width: 200, height, pixels };
}

/** Gradients and noise, so that each PNG filter type is the best choice for some line. */
function noise() {
  const [width, height] = [64, 64];
  let seed = 7;
  const pixels = Uint32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    seed = (seed * 16_807) % 2_147_483_647;
    const grey = [seed % 256, x * 4, y * 4, (x + y) * 2, (x * y) % 256, 90][y % 6] ?? 0;
    return (0xff000000 | (grey << 16) | ((255 - grey) << 8) | (seed % 16)) >>> 0;
  });
  return { width, height, pixels };
}

/** PNG filter type of each line in the file. */
function filtersOf(file: Buffer, stride: number): number[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const lines = inflateSync(Buffer.concat(parts));
  return Array.from({ length: lines.length / (stride + 1) }, (_, row) => lines[row * (stride + 1)] ?? 0);
}

const elements = [
  { path: 'main', label: 'main', x: 0, y: 0, width: 200, height: 100 },
  { path: 'main > button', label: 'button “Pay”', x: 18, y: 18, width: 90, height: 34 },
];

describe('difference', () => {
  it('reads what another program wrote, however its lines are filtered, and writes what it can read', async () => {
    const filters = new Set<number>();
    for (const bitmap of [page({ x: 21 }), noise()])
      for (const adaptiveFiltering of [true, false])
        for (const channels of [3, 4] as const) {
          const { width, height, pixels } = bitmap;
          const image = sharp(new Uint8Array(pixels.buffer), { raw: { width, height, channels: 4 } });
          const file = await (channels === 3 ? image.removeAlpha() : image).png({ adaptiveFiltering }).toBuffer();
          for (const filter of filtersOf(file, width * channels)) filters.add(filter);
          expect(readPng(file)).toEqual(bitmap);
        }
    expect(filters).toEqual(new Set([0, 1, 2, 3, 4]));
    const marked = await sharp(markedPicture(page(), page({ x: 21 })))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...marked.data.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)];
    expect([marked.info.width, marked.info.height]).toEqual([200, 100]);
    expect(at(20, 30)).toEqual([255, 0, 0, 255]);
    expect(at(5, 5)).toEqual([254, 254, 254, 255]);
  });

  it('distinguishes a new colour, a shape redrawn and a few pixels, and where each is [QA-04]', () => {
    const recoloured = explain(page(), page({ fill: 0xff00cc00 }), elements);
    expect(recoloured).toMatchObject({ kind: 'recoloured', changed: 2400, colours: ['#cc0000>#00cc00'] });
    expect(recoloured.where).toEqual([{ path: 'main > button', label: 'button “Pay”' }]);
    expect(explain(page(), page({ x: 24 }), elements)).toMatchObject({ kind: 'redrawn' });
    expect(explain(page(), page({ height: 120 }), elements)).toMatchObject({ kind: 'redrawn' });
    const dot = page();
    dot.pixels[33 * 200 + 7] = accent;
    expect(explain(page(), dot, elements)).toMatchObject({
      kind: 'speck',
      changed: 1,
      boxes: [{ x: 7, y: 33, width: 1, height: 1 }],
    });
  });

  it('puts equal changes into one group and leaves a cell that also moved outside [QA-05]', () => {
    const green = explain(page(), page({ fill: 0xff00cc00 }), elements);
    const moved = explain(page(), page({ fill: 0xff00cc00, x: 24 }), elements);
    const groups = groupsOf(
      [
        { name: 'a', difference: green },
        { name: 'b', difference: green },
        { name: 'c', difference: moved },
      ],
      ['d'],
      ['e'],
    );
    expect(groups.map(({ id, kind, cells }) => [id, kind, cells])).toEqual([
      ['g1', 'recoloured', ['a', 'b']],
      ['g2', 'redrawn', ['c']],
      ['g3', 'new', ['d']],
      ['g4', 'removed', ['e']],
    ]);
  });
});

describe('lock', () => {
  const cell = { input: '0123456789abcdef', pixels: 'ab'.repeat(16), size: '390x844' };

  it('keeps what was approved, one line a cell, sorted', () => {
    const file = join(folder, 'lock.json');
    writeLock({ calibration: 'c', cells: { b: cell, a: cell } }, file);
    expect(readLock(file)).toEqual({ calibration: 'c', cells: { a: cell, b: cell } });
    expect(readFileSync(file, 'utf8').split('\n')[3]).toBe(`    "a": "${cell.input} ${cell.pixels} 390x844",`);
  });

  it('takes a group in one act, and never a picture that is unstable or has a fault [QA-05]', () => {
    const [verdict, lock] = [join(folder, 'verdict.json'), join(folder, 'approved.json')];
    const judged = (name: string, status: string, faults: readonly object[] = []) => ({
      name,
      status,
      ...cell,
      pixels: 'new',
      faults,
    });
    const before = { ...cell, pixels: 'old' };
    const reset = () => writeLock({ calibration: 'c', cells: { a: before, b: before, u: before, gone: before } }, lock);
    writeFileSync(
      verdict,
      JSON.stringify({
        calibration: 'c',
        groups: [
          { id: 'g1', cells: ['a', 'b'] },
          { id: 'g2', cells: ['n', 'f'] },
          { id: 'g3', cells: ['gone'] },
        ],
        cells: [
          judged('a', 'changed'),
          judged('b', 'changed'),
          judged('n', 'new'),
          judged('f', 'new', [{ code: 'overflow', detail: 'too wide' }]),
          judged('u', 'unstable'),
          judged('gone', 'removed'),
        ],
      }),
    );
    const pixels = () => Object.fromEntries(Object.entries(readLock(lock).cells).map(([name, entry]) => [name, entry.pixels]));
    reset();
    expect(approve('g1', verdict, lock)).toMatchObject({ code: 0 });
    expect(pixels()).toEqual({ a: 'new', b: 'new', u: 'old', gone: 'old' });
    expect(approve('all', verdict, lock).sentence).toContain('1 with a fault are left out');
    expect(pixels()).toEqual({ a: 'new', b: 'new', n: 'new', u: 'old' });
    expect(approve('g9', verdict, lock)).toMatchObject({ code: 2 });
    expect(approve('all', join(folder, 'nothing.json'), lock)).toMatchObject({ code: 4 });
  });

  it('does not mix the hashes of two machines', () => {
    const [verdict, lock] = [join(folder, 'verdict.json'), join(folder, 'foreign.json')];
    writeLock({ calibration: 'here', cells: { a: cell } }, lock);
    writeFileSync(
      verdict,
      JSON.stringify({ calibration: 'there', groups: [], cells: [{ name: 'a', status: 'inherited', faults: [] }] }),
    );
    expect(approve('all', verdict, lock)).toMatchObject({ code: 4 });
    expect(readLock(lock)).toEqual({ calibration: 'here', cells: { a: cell } });
  });
});

describe('run', () => {
  const taken = (name: string): Taken => ({
    name,
    pixels: `test-${name}`,
    size: '1x1',
    milliseconds: 1,
    faults: [],
    elements: [],
  });

  it('carries on after a break, but only with the same inputs', () => {
    const file = join(folder, 'run.jsonl');
    keepPicture('test-a', Buffer.from('x'));
    openJournal('key', file).write(taken('a'));
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"name":"half`);
    expect([...openJournal('key', file).known.keys()]).toEqual(['a']);
    expect([...openJournal('other', file).known.keys()]).toEqual([]);
  });

  it('finds pictures that should differ and do not', () => {
    const story = (state: string): Story => ({ id: state, title: 'Screens/A', state, file: '', exportName: state, tags: [] });
    const look = { brand: 'alpha', mode: 'dark', language: 'vi', width: 390 } as const;
    const cells = [
      cellOf(story('full'), look, ''),
      cellOf(story('full'), { ...look, mode: 'light' }, ''),
      cellOf(story('full'), { ...look, width: 1440 }, ''),
      cellOf(story('empty'), look, ''),
    ];
    const twins = sameBytes(cells, () => 'same', { same: [] });
    expect([...twins.keys()]).toEqual(cells.slice(1).map(({ name }) => name));
    const rule = { stories: ['Screens/A'], reason: 'Nothing but a drawing.', axes: ['mode' as const, 'state' as const] };
    expect(sameBytes(cells, () => 'same', { same: [rule] }).size).toBe(0);
  });
});
