import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Picture } from '../../../domain/picture.ts';
import { type ImageKind, imageSize, kindOfFile } from '../../../manifest/assets/imageFile.ts';
import { readSvg } from '../../../manifest/assets/svg.ts';
import { maySendVector, type PictureUse, pictureUses } from './pictureUse.ts';

/** Source of a picture; `scope` is the folder's name in URLs. */
export interface PictureSource {
  readonly scope: string;
  readonly folder: string;
  /** Path inside the folder. */
  readonly file: string;
  readonly use: PictureUse;
  /** Content of a generated picture that has no file. */
  readonly drawn?: Buffer;
}

export interface LoadedPicture {
  readonly bytes: Buffer;
  readonly kind: ImageKind;
  readonly use: PictureUse;
  readonly picture: Picture;
  /** An SVG that uses `currentColor`. */
  readonly isGlyph: boolean;
  /** Colour below an app icon, as `#rrggbb`. */
  readonly ground?: string;
}

/** Larger sources are ignored. */
const maxSourceBytes = 8 * 1024 * 1024;

/** An SVG up to this size is sent as SVG instead of rasterised. */
const maxVectorBytes = 24 * 1024;

/** Reads a source and computes its URL. Null if the file is missing, unsafe or not an image. */
export function loadPicture(source: PictureSource): LoadedPicture | null {
  const raw = source.drawn ?? readInside(source.folder, source.file);
  if (raw === null || raw.length > maxSourceBytes) return null;
  const kind = kindOfFile(raw);
  if (kind === 'woff2' || kind === 'unknown') return null;
  const bytes = kind === 'svg' ? safeSvg(raw) : raw;
  const size = bytes === null ? null : imageSize(bytes, kind);
  if (bytes === null || size === null) return null;
  const isVector = kind === 'svg' && maySendVector(source.use) && bytes.length <= maxVectorBytes;
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  const picture = {
    base: `/pictures/${source.scope}/${hash}/${nameOf(source.file)}`,
    ...size,
    widths: isVector ? [] : [...pictureUses[source.use].widths],
  };
  return { bytes, kind, use: source.use, picture, isGlyph: kind === 'svg' && bytes.includes('currentColor') };
}

/** App icon of a brand: its mark on a ground. */
export function iconOf(mark: LoadedPicture, scope: string, ground: string): LoadedPicture {
  const hash = createHash('sha256').update(mark.bytes).update(ground).digest('base64url').slice(0, 16);
  const { widths } = pictureUses.icon;
  const side = Math.max(...widths);
  const picture = { base: `/pictures/${scope}/${hash}/icon`, width: side, height: side, widths: [...widths] };
  return { ...mark, use: 'icon', picture, ground };
}

/** The file's path as one URL segment; the content hash beside it makes the URL unique. */
export const nameOf = (file: string) => file.replace(/\.[^.]+$/, '').replace(/[^A-Za-z0-9]+/g, '-');

/** The root of a one-colour SVG gets the id `logo`, which `<use>` refers to. */
export function vectorText({ bytes, isGlyph }: LoadedPicture): string {
  const text = bytes.toString('utf8');
  if (!isGlyph) return text;
  return text.replace(/^<svg\b([^>]*)>/, (_root, rest: string) => `<svg id="logo"${rest.replace(/\sid="[^"]*"/, '')}>`);
}

function safeSvg(raw: Buffer): Buffer | null {
  const reading = readSvg(raw.toString('utf8'));
  return reading.ok ? Buffer.from(reading.text) : null;
}

/** Symbolic links must not leave the brand folder. */
function readInside(folder: string, file: string): Buffer | null {
  try {
    const root = realpathSync(folder);
    const path = realpathSync(join(root, file));
    return path.startsWith(root + sep) ? readFileSync(path) : null;
  } catch {
    return null;
  }
}
