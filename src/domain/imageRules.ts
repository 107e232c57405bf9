/** What a visitor may send along; both ends hold to it. */
export const imageLimits = {
  count: 3,
  /** Bytes of one file. */
  bytes: 5 * 1024 * 1024,
  kinds: ['png', 'jpg'],
  /** Width times height: a small file may unfold to any number of them. */
  pixels: 40_000_000,
} as const;

export type ImageKind = (typeof imageLimits.kinds)[number];

/** Why an image is refused. `pixels` and `broken` are found by decoding only. */
export const imageFaults = ['count', 'type', 'size', 'pixels', 'broken'] as const;
export type ImageFault = (typeof imageFaults)[number];

/** As many first bytes of a file as it takes to know its kind. */
export const signatureLength = 8;

const signatures: Record<ImageKind, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** What a file is by its first bytes, whatever its name says. */
export const imageKind = (head: Uint8Array): ImageKind | null =>
  imageLimits.kinds.find((kind) => signatures[kind].every((byte, at) => head[at] === byte)) ?? null;

export interface SentImage {
  /** Bytes of the file. */
  readonly size: number;
  /** Its first bytes, `signatureLength` of them at least. */
  readonly head: Uint8Array;
}

/** The first thing that is wrong with an image that comes after `before` others. */
export function imageFault({ size, head }: SentImage, before: number): ImageFault | null {
  if (before >= imageLimits.count) return 'count';
  if (imageKind(head) === null) return 'type';
  return size > imageLimits.bytes ? 'size' : null;
}
