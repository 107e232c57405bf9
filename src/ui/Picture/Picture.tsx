import type { Ref } from 'react';
import { fallbackAddress, type Picture as PictureFile, pictureFormats, srcSet } from '../../domain/picture.ts';
import * as css from './Picture.css.ts';

export interface PictureProps {
  readonly picture: PictureFile;
  /** Empty if decorative. */
  readonly alt: string;
  /** The `sizes` attribute: width of the image at each viewport width. */
  readonly sizes: string;
  readonly fit?: keyof typeof css.fit;
  /** On the first screen: fetched eagerly, with high priority. */
  readonly priority?: boolean;
  readonly onError?: () => void;
  readonly imageRef?: Ref<HTMLImageElement>;
}

export function Picture({ picture, alt, sizes, fit = 'cover', priority = false, onError, imageRef }: PictureProps) {
  return (
    <picture className={css.frame}>
      {picture.widths.length === 0
        ? null
        : pictureFormats.map((format) => (
            <source key={format} type={`image/${format}`} srcSet={srcSet(picture, format)} sizes={sizes} />
          ))}
      <img
        ref={imageRef}
        className={css.fit[fit]}
        src={fallbackAddress(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}
