import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Picture } from '../../domain/picture.ts';
import { type ImageKind, imageSize, kindOfFile } from '../../manifest/assets/imageFile.ts';
import { readSvg } from '../../manifest/assets/svg.ts';
import { maySendVector, type PictureUse, pictureUses } from './pictureUse.ts';

/** Where a drawing comes from: a scope names the folder in addresses. */
export interface PictureSource {
  readonly scope: string;
  readonly folder: string;
  /** Path inside the folder. */
  readonly file: string;
  readonly use: PictureUse;
  /** The drawing itself, where it stands in no file. */
  readonly drawn?: Buffer;
}

export interface LoadedPicture {
  readonly bytes: Buffer;
  readonly kind: ImageKind;
  readonly use: PictureUse;
  readonly picture: Picture;
  /** A vector may be drawn in the colour of the text around it. */
  readonly isGlyph: boolean;
}

/** Larger sources would cost more to read than any page gains. */
const largestSource = 8 * 1024 * 1024;

/** A drawing up to this size is sent as it is instead of in widths. */
const largestVector = 24 * 1024;

/** Reads a source, cleans it and works out its address. Null where there is no such picture. */
export function loadPicture(source: PictureSource): LoadedPicture | null {
  const raw = source.drawn ?? readInside(source.folder, source.file);
  if (raw === null || raw.length > largestSource) return null;
  const kind = kindOfFile(raw);
  if (kind === 'woff2' || kind === 'unknown') return null;
  const bytes = kind === 'svg' ? safeSvg(raw) : raw;
  const size = bytes === null ? null : imageSize(bytes, kind);
  if (bytes === null || size === null) return null;
  const isVector = kind === 'svg' && maySendVector(source.use) && bytes.length <= largestVector;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const picture = {
    base: `/pictures/${source.scope}/${hash}/${nameOf(source.file)}`,
    ...size,
    widths: isVector ? [] : [...pictureUses[source.use].widths],
  };
  return { bytes, kind, use: source.use, picture, isGlyph: kind === 'svg' && bytes.includes('currentColor') };
}

/** The file's path as one word of an address; the hash beside it keeps two files apart. */
export const nameOf = (file: string) => file.replace(/\.[^.]+$/, '').replace(/[^A-Za-z0-9]+/g, '-');

/** The root of a one-colour drawing is called `logo`, so that `<use>` finds it. */
export function vectorText({ bytes, isGlyph }: LoadedPicture): string {
  const text = bytes.toString('utf8');
  if (!isGlyph) return text;
  return text.replace(/^<svg\b([^>]*)>/, (_root, rest: string) => `<svg id="logo"${rest.replace(/\sid="[^"]*"/, '')}>`);
}

function safeSvg(raw: Buffer): Buffer | null {
  const reading = readSvg(raw.toString('utf8'));
  return reading.ok ? Buffer.from(reading.text) : null;
}

/** A link in a brand folder must not lead out of it. */
function readInside(folder: string, file: string): Buffer | null {
  try {
    const root = realpathSync(folder);
    const path = realpathSync(join(root, file));
    return path.startsWith(root + sep) ? readFileSync(path) : null;
  } catch {
    return null;
  }
}
