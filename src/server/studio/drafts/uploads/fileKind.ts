import { type FileKind, kindOfFile } from '../../../../manifest/assets/imageFile.ts';

export type UploadKind = Exclude<FileKind, 'unknown'> | 'sfnt';

/** Kind of an upload by its content. Null for everything a brand has no use for. */
export function uploadKind(bytes: Buffer): UploadKind | null {
  const kind = kindOfFile(bytes);
  if (kind !== 'unknown') return kind;
  const head = bytes.toString('latin1', 0, 4);
  return head === 'OTTO' || head === '\0\x01\0\0' || head === 'true' ? 'sfnt' : null;
}

/** Signs that end a picture's role as data: what a browser or a server might run, were the file served as something else. */
const foreign = /<(?:script|html|!doctype|svg|iframe|\?php)|%PDF-\d/i;

/** Whether a raster image carries another file: behind its end, or as markup inside. */
export function hidesAnother(bytes: Buffer, kind: 'png' | 'jpg' | 'webp' | 'avif'): boolean {
  return endOf(bytes, kind) < bytes.length || foreign.test(bytes.toString('latin1'));
}

/** End of the image; a malformed one ends with the file, and is refused when it is decoded. */
function endOf(bytes: Buffer, kind: 'png' | 'jpg' | 'webp' | 'avif'): number {
  if (kind === 'png') return endOfPng(bytes);
  if (kind === 'webp') return bytes.length < 8 ? bytes.length : even(bytes.readUInt32LE(4)) + 8;
  if (kind === 'jpg') {
    const last = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]));
    // Cameras pad with zeros.
    return last === -1 || bytes.subarray(last + 2).every((byte) => byte === 0) ? bytes.length : last + 2;
  }
  return endOfBoxes(bytes);
}

function endOfPng(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return next;
    at = next;
  }
  return bytes.length;
}

/** AVIF is a row of boxes, each with its size and a name of four letters. */
function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    if (size < 8 || !/^[\w ]{4}$/.test(bytes.toString('latin1', at + 4, at + 8))) return size === 1 ? bytes.length : at;
    at += size;
  }
  return at;
}

const even = (size: number) => size + (size % 2);
