import { type Ref, useContext, useState, useSyncExternalStore } from 'react';
import { fallbackAddress, type Picture as PictureFile, pictureFormats, srcSet } from '../../domain/picture.ts';
import * as css from './Picture.css.ts';
import { PictureOrigin } from './pictureOrigin.ts';

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

export function Picture({ picture: file, alt, sizes, fit = 'cover', priority = false, onError, imageRef }: PictureProps) {
  const [origin, setOrigin] = usePictureOrigin();
  const picture = origin === '' ? file : { ...file, base: `${origin}${file.base}` };
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
        onError={origin === '' ? onError : () => setOrigin('')}
      />
    </picture>
  );
}

/** Pictures of the served page stay on the site, and one that the CDN fails to deliver is loaded from there again. */
function usePictureOrigin() {
  const cdn = useContext(PictureOrigin);
  return useState(useSyncExternalStore(never, () => cdn, own));
}

const never = () => () => undefined;
const own = () => '';
