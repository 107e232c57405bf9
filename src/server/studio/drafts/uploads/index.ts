import pLimit from 'p-limit';
import { foldText } from '../../../../domain/searchText.ts';
import { imageSize } from '../../../../manifest/assets/imageFile.ts';
import { readSvg } from '../../../../manifest/assets/svg.ts';
import { caps } from '../../../../manifest/caps.ts';
import { Failure } from '../../../../wire/failure.ts';
import type { UploadedFile, UploadRefusal } from '../../../../wire/studio/brands.ts';
import type { StudioText } from '../../../../wire/studio/shapes.ts';
import type { ActingOperator, Audit } from '../../../platform/events/index.ts';
import { type CleanFile, maxPixels, render } from '../../../platform/rendering/index.ts';

import { type BrandFiles, mediaTypes } from '../../../tenants/brandFiles/index.ts';
import { hidesAnother, uploadKind } from './fileKind.ts';
import { filled, uploadWords as words } from './uploadWords.ts';

export interface UploadsDeps {
  readonly brandFiles: Pick<BrandFiles, 'put'>;
  readonly audit: Pick<Audit, 'note'>;
}

/** Body of an upload, in bytes: what cameras and drawing programs write. */
export const maxUploadBytes = 10 * 1024 * 1024;
const maxSvgBytes = 512 * 1024;
const megabyte = 1024 * 1024;
/** Files decoded concurrently; each may take much memory. */
const limit = pLimit(2);

/** Checks files that operators upload by their content, writes them again and stores them. What is refused is not stored. */
export function createUploads({ brandFiles, audit }: UploadsDeps) {
  return {
    /**
     * The same file twice gives the same path and digest.
     * @throws {Failure} VALIDATION with an `UploadRefusal`
     */
    async take(merchant: string | null, operator: ActingOperator, bytes: Buffer, name = ''): Promise<UploadedFile> {
      const file = await clean(bytes);
      if ('rule' in file) {
        await audit.note({ merchant, kind: 'upload.refused', details: { operator: operator.id, rule: file.rule } });
        throw new Failure('VALIDATION', { value: file });
      }
      const type = mediaTypes[file.kind];
      const digest = await brandFiles.put(file.bytes, type);
      const path = `${slugOf(name) || (file.kind === 'woff2' ? 'font' : 'picture')}-${digest.slice(0, 10)}.${file.kind}`;
      const { width, height, missing } = file;
      return { path, digest, type, bytes: file.bytes.length, width, height, missing: [...missing] };
    },
  };
}

/** Checks and cleans an upload. Properties that need no decoding are checked first. */
async function clean(bytes: Buffer): Promise<CleanFile | UploadRefusal> {
  if (bytes.length > maxUploadBytes) return tooLarge(maxUploadBytes);
  const kind = uploadKind(bytes);
  if (kind === null) return { rule: 'type', sentence: words.type };
  if (kind === 'svg') return cleanDrawing(bytes);
  if (kind === 'woff2' || kind === 'sfnt') return small(await limit(() => render('cleanFont', bytes)));
  if (hidesAnother(bytes, kind)) return { rule: 'hostile', sentence: words.hidden };
  const size = imageSize(bytes, kind);
  if (size !== null && size.width * size.height > maxPixels) return refusalOf('pixels');
  return small(await limit(() => render('cleanRaster', bytes, kind)));
}

function cleanDrawing(bytes: Buffer): CleanFile | UploadRefusal {
  if (bytes.length > maxSvgBytes) return tooLarge(maxSvgBytes);
  const source = bytes.toString('utf8');
  if (source.includes('\uFFFD') || source.includes('\0')) return refusalOf('broken');
  const reading = readSvg(source);
  if (!reading.ok) {
    const reason: StudioText =
      typeof reading.reason === 'string'
        ? { en: reading.reason, vi: reading.reason }
        : { en: reading.reason.en ?? reading.reason.vi, vi: reading.reason.vi };
    return { rule: 'hostile', sentence: filled(words.drawing, { reason }) };
  }
  const text = Buffer.from(reading.text);
  const { width = null, height = null } = imageSize(text, 'svg') ?? {};
  return { bytes: text, kind: 'svg', width, height, missing: [] };
}

/** A file that a manifest could not name, as it is too large for a page. */
function small(file: CleanFile | 'type' | 'pixels' | 'broken'): CleanFile | UploadRefusal {
  if (typeof file === 'string') return refusalOf(file);
  return file.bytes.length > caps.fileBytes ? tooLarge(caps.fileBytes) : file;
}

function refusalOf(rule: 'type' | 'pixels' | 'broken'): UploadRefusal {
  return { rule, sentence: filled(words[rule], { limit: String(maxPixels / 1_000_000) }) };
}

const tooLarge = (bytes: number): UploadRefusal => ({
  rule: 'size',
  sentence: filled(words.size, { limit: String(bytes / megabyte) }),
});

/** The name without its ending, in letters that a manifest accepts. */
const slugOf = (name: string): string =>
  foldText(name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
