import { crc32, deflateSync, inflateSync } from 'node:zlib';
import type { Bitmap } from './bitmap.ts';

/**
 * Reads PNG as the pinned browser writes it: 8-bit RGB or RGBA, not interlaced. A general library takes five times as
 * long, and a change of a brand colour reads a hundred pictures.
 */
export function readPng(bytes: Buffer): Bitmap {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, kind, interlaced] = [bytes[24], bytes[25], bytes[28]];
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced !== 0)
    throw new Error(`This PNG is of another kind (depth ${depth}, colours ${kind}).`);
  const parts: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const channels = kind === 6 ? 4 : 3;
  const lines = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  unfilter(lines, height, stride, channels);
  const pixels = new Uint32Array(width * height);
  for (let row = 0, to = 0; row < height; row += 1) {
    for (let at = row * (stride + 1) + 1, end = at + stride; at < end; at += channels, to += 1) {
      const alpha = channels === 4 ? (lines[at + 3] ?? 0) : 255;
      pixels[to] = (lines[at] ?? 0) | ((lines[at + 1] ?? 0) << 8) | ((lines[at + 2] ?? 0) << 16) | (alpha << 24);
    }
  }
  return { width, height, pixels };
}

/** Reverses the PNG scanline filters in place. */
function unfilter(lines: Buffer, height: number, stride: number, channels: number): void {
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1) + 1;
    const above = start - stride - 1;
    const filter = lines[start - 1];
    if (filter === 0) continue;
    for (let at = 0; at < stride; at += 1) {
      const left = at < channels ? 0 : (lines[start + at - channels] ?? 0);
      const up = row === 0 ? 0 : (lines[above + at] ?? 0);
      const corner = row === 0 || at < channels ? 0 : (lines[above + at - channels] ?? 0);
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : nearest(left, up, corner);
      lines[start + at] = (lines[start + at] ?? 0) + guess;
    }
  }
}

/** Paeth predictor. */
function nearest(left: number, up: number, corner: number): number {
  const slope = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(slope - left), Math.abs(slope - up), Math.abs(slope - corner)];
  return toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
}

/** Encodes an indexed PNG with a palette of up to 256 colours, each `0xBBGGRR`. */
export function writeIndexed(width: number, height: number, indexes: Uint8Array, colours: readonly number[]): Buffer {
  const lines = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) lines.set(indexes.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const palette = Buffer.from(colours.flatMap((colour) => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const chunks: readonly Chunk[] = [
    ['IHDR', head],
    ['PLTE', palette],
    // Temporary file: speed over size.
    ['IDAT', deflateSync(lines, { level: 1 })],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([signature, ...chunks.map(written)]);
}

type Chunk = readonly [name: string, body: Uint8Array];

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function written([name, body]: Chunk): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
