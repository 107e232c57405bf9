import { type Language, localeOf } from './language.ts';

/** Limits of uploaded images, enforced by browser and server. */
export const imageLimits = {
  count: 3,
  /** Maximum size of one file in bytes. */
  bytes: 5 * 1024 * 1024,
  kinds: ['png', 'jpg'],
  /** Maximum width times height: a small file can decompress to a huge image. */
  pixels: 40_000_000,
} as const;

export type ImageKind = (typeof imageLimits.kinds)[number];

/** Reasons for rejecting an image. `pixels` and `broken` are detected only by decoding. */
export const imageFaults = ['count', 'type', 'size', 'pixels', 'broken'] as const;
export type ImageFault = (typeof imageFaults)[number];

/** Number of leading bytes needed to determine the file type. */
export const signatureLength = 8;

const signatures: Record<ImageKind, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** File type by its first bytes, regardless of its name. */
export const imageKind = (head: Uint8Array): ImageKind | null =>
  imageLimits.kinds.find((kind) => signatures[kind].every((byte, at) => head[at] === byte)) ?? null;

export interface SentImage {
  /** File size in bytes. */
  readonly size: number;
  /** The first bytes, at least `signatureLength`. */
  readonly head: Uint8Array;
}

/** The first rule an image violates; `before` is the number of images already accepted. */
export function imageFault({ size, head }: SentImage, before: number): ImageFault | null {
  if (before >= imageLimits.count) return 'count';
  if (imageKind(head) === null) return 'type';
  return size > imageLimits.bytes ? 'size' : null;
}

const kilo = 1024;

/** Human-readable file size: whole kilobytes, or megabytes with one digit, rounded up. */
export function fileSizeText(bytes: number, language: Language): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.ceil(bytes / kilo))} KB`;
  const tenths = Math.ceil((bytes * 10) / (kilo * kilo));
  return `${new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1, useGrouping: false }).format(tenths / 10)} MB`;
}
