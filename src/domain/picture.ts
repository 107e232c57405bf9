/**
 * An image that the server provides in several widths, or a small SVG. This module is the only one that builds its URLs:
 * `<base>-<width>.<format>` or `<base>.svg`.
 */
export interface Picture {
  /** Path without width and extension; contains a content hash, so it can be cached forever. */
  readonly base: string;
  readonly width: number;
  readonly height: number;
  /** Available widths in CSS pixels × density; empty for a vector image. */
  readonly widths: readonly number[];
}

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureAddress = (picture: Picture, format: PictureFormat, width: number) => `${picture.base}-${width}.${format}`;

export const vectorAddress = (picture: Picture) => `${picture.base}.svg`;

export const srcSet = (picture: Picture, format: PictureFormat) =>
  picture.widths.map((width) => `${pictureAddress(picture, format, width)} ${width}w`).join(', ');

/** `src` of the `<img>`, for browsers that support no candidate of the set. */
export const fallbackAddress = (picture: Picture) => {
  const largest = picture.widths.at(-1);
  return largest === undefined ? vectorAddress(picture) : pictureAddress(picture, 'webp', largest);
};

/** An image with a variant per mode. The page contains both and CSS shows one, so a mode switch needs no render. */
export interface ModePictures {
  readonly dark: Picture;
  readonly light: Picture;
}
