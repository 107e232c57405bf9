export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export type SourceKind = 'svg' | 'png' | 'jpg' | 'webp' | 'avif';

/** What a file is by its first bytes, whatever its name says. */
export function kindOf(bytes: Buffer): SourceKind | null {
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.toString('latin1', 4, 8) === 'ftyp' && /avi[fs]|mif1/.test(bytes.toString('latin1', 8, 32))) return 'avif';
  return /^\s*(?:\uFEFF|<\?xml|<!--|<svg)/.test(bytes.toString('utf8', 0, 200)) ? 'svg' : null;
}

/** Width and height from the head of a file, so that a page can keep their place. Null where it does not say. */
export function pictureSize(bytes: Buffer, kind: SourceKind): PictureSize | null {
  try {
    const size = readers[kind](bytes);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

const readers = {
  svg: svgSize,
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpg: jpgSize,
  webp: webpSize,
  avif: avifSize,
} as const satisfies Record<SourceKind, (bytes: Buffer) => PictureSize | null>;

function svgSize(bytes: Buffer): PictureSize | null {
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  const box = /\bviewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  const side = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(?:px)?["']`).exec(root)?.[1];
  const width = box?.[1] ?? side('width');
  const height = box?.[2] ?? side('height');
  return width === undefined || height === undefined
    ? null
    : { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}

function jpgSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
  }
  return null;
}

function webpSize(bytes: Buffer): PictureSize | null {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (chunk === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (chunk !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function avifSize(bytes: Buffer): PictureSize | null {
  const at = bytes.indexOf('ispe', 0, 'latin1');
  return at === -1 ? null : { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}
