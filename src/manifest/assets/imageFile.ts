export type ImageKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif';
export type FileKind = ImageKind | 'woff2' | 'unknown';

/** Pixels; for an SVG the units of its view box. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Determines the kind of a file by its first bytes, regardless of its name. */
export function kindOfFile(bytes: Uint8Array): FileKind {
  const head = textAt(bytes, 0, 12);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp';
  if (head.startsWith('wOF2')) return 'woff2';
  if (head.slice(4, 8) === 'ftyp') return isAvif(bytes) ? 'avif' : 'unknown';
  const opening = new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .replace(/^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->)*/, '');
  return /^<svg[\s>]/.test(opening) || /^<!(?:DOCTYPE|ENTITY)/i.test(opening) ? 'svg' : 'unknown';
}

export function kindOfName(name: string): FileKind {
  const ending = name.slice(name.lastIndexOf('.') + 1).replace('jpeg', 'jpg');
  const known: readonly FileKind[] = ['svg', 'png', 'jpg', 'webp', 'avif', 'woff2'];
  return known.find((kind) => kind === ending) ?? 'unknown';
}

/** Reads width and height from the head of an image. Null if the file does not state them. */
export function imageSize(bytes: Uint8Array, kind: ImageKind): ImageSize | null {
  try {
    const size = readers[kind](bufferOf(bytes));
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textAt = (bytes: Uint8Array, from: number, to: number) => bufferOf(bytes).toString('latin1', from, to);

/** The major brand of the file is often `mif1`, which HEIC files use as well; the compatible brands then decide. */
function isAvif(bytes: Uint8Array): boolean {
  const length = bufferOf(bytes).readUInt32BE(0);
  const brands = textAt(bytes, 8, Math.min(length, 256)).match(/[\s\S]{4}/g) ?? [];
  return brands.some((brand, index) => index !== 1 && (brand === 'avif' || brand === 'avis'));
}

const readers = {
  svg: svgSize,
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpg: jpgSize,
  webp: webpSize,
  avif: avifSize,
} as const satisfies Record<ImageKind, (bytes: Buffer) => ImageSize | null>;

function svgSize(bytes: Buffer): ImageSize | null {
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  const side = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1];
  const width = box?.[1] ?? side('width');
  const height = box?.[2] ?? side('height');
  if (width === undefined || height === undefined) return null;
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

function jpgSize(bytes: Buffer): ImageSize | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

function webpSize(bytes: Buffer): ImageSize | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function avifSize(bytes: Buffer): ImageSize | null {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  return at === -1 ? null : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}
