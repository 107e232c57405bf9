/**
 * A picture the server renders in several widths. Its address is made here and
 * nowhere else: `<base>-<width>.<format>`, or `<base>.svg` where the drawing is small.
 */
export interface Picture {
  /** Path without width and ending; holds a hash of the source, so it never changes its content. */
  readonly base: string;
  readonly width: number;
  readonly height: number;
  /** Widths in CSS pixels × density that exist; empty for a vector picture. */
  readonly widths: readonly number[];
}

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureAddress = (picture: Picture, format: PictureFormat, width: number) => `${picture.base}-${width}.${format}`;

export const vectorAddress = (picture: Picture) => `${picture.base}.svg`;

export const srcSet = (picture: Picture, format: PictureFormat) =>
  picture.widths.map((width) => `${pictureAddress(picture, format, width)} ${width}w`).join(', ');

/** What an `<img>` loads where no candidate of a set fits. */
export const fallbackAddress = (picture: Picture) => {
  const largest = picture.widths.at(-1);
  return largest === undefined ? vectorAddress(picture) : pictureAddress(picture, 'webp', largest);
};

/** A picture with a drawing per mode; the page holds both and shows one by CSS, so a mode switch renders nothing. */
export interface ModePictures {
  readonly dark: Picture;
  readonly light: Picture;
}
