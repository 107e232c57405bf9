import { fallbackAddress, type Picture, pictureFormats, srcSet } from '../../domain/picture.ts';
import * as css from './Hero.css.ts';

export interface HeroArtProps {
  readonly wide: Picture;
  /** The same drawing cut for phones. */
  readonly narrow: Picture;
  readonly alt: string;
  /** Wanted at once; every other drawing waits until it is looked at. */
  readonly eager: boolean;
}

const phones = '(max-width: 767.98px)';
const narrowSizes = 'calc(100vw - 32px)';
const wideSizes = '(min-width: 1280px) 948px, (min-width: 1024px) calc(100vw - 380px), calc(100vw - 48px)';

/** One drawing in its two cuts; the browser takes the one that fits. */
export function HeroArt({ wide, narrow, alt, eager }: HeroArtProps) {
  return (
    <picture>
      {pictureFormats.map((format) =>
        narrow.widths.length === 0 ? null : (
          <source
            key={`narrow-${format}`}
            media={phones}
            type={`image/${format}`}
            srcSet={srcSet(narrow, format)}
            sizes={narrowSizes}
          />
        ),
      )}
      {pictureFormats.map((format) =>
        wide.widths.length === 0 ? null : (
          <source key={`wide-${format}`} type={`image/${format}`} srcSet={srcSet(wide, format)} sizes={wideSizes} />
        ),
      )}
      <img
        className={css.art}
        src={fallbackAddress(wide)}
        alt={alt}
        width={wide.width}
        height={wide.height}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  );
}
