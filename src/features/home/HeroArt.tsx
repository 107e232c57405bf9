import { fallbackAddress, type Picture, pictureFormats, srcSet } from '../../domain/picture.ts';
import { heroCuts } from '../../theme/heroPicture.ts';
import * as css from './Hero.css.ts';

export interface HeroArtProps {
  readonly wide: Picture;
  /** The same image, cropped for phones. */
  readonly narrow: Picture;
  readonly alt: string;
  /** The first slide: the page preloads its image for the shown mode; the others load lazily. */
  readonly first: boolean;
}

const { narrow: narrowCut, wide: wideCut } = heroCuts;

/** One image in two crops, selected by media query. */
export function HeroArt({ wide, narrow, alt, first }: HeroArtProps) {
  return (
    <picture>
      {pictureFormats.map((format) =>
        narrow.widths.length === 0 ? null : (
          <source
            key={`narrow-${format}`}
            media={narrowCut.media}
            type={`image/${format}`}
            srcSet={srcSet(narrow, format)}
            sizes={narrowCut.sizes}
          />
        ),
      )}
      {pictureFormats.map((format) =>
        wide.widths.length === 0 ? null : (
          <source key={`wide-${format}`} type={`image/${format}`} srcSet={srcSet(wide, format)} sizes={wideCut.sizes} />
        ),
      )}
      <img
        className={css.art}
        src={fallbackAddress(wide)}
        alt={alt}
        width={wide.width}
        height={wide.height}
        decoding="async"
        loading="lazy"
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  );
}
