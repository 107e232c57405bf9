import { fallbackAddress, type Picture, pictureFormats, srcSet } from '../../domain/picture.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { heroCuts } from '../../theme/heroPicture.ts';
import { shownInDark, shownInLight } from '../../theme/modeOnly.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Banner } from '../../wire/catalogue.ts';
import * as css from './Hero.css.ts';
import { HeroWords } from './HeroWords.tsx';

export interface HeroSlideProps {
  readonly banner: Banner;
  /** The first slide is the largest contentful paint. */
  readonly first: boolean;
}

export function HeroSlide({ banner, first }: HeroSlideProps) {
  const { modes } = useBrand();
  // The pictures of hidden slides would compete with the first paint.
  const isDrawn = useHydrated() || first;
  const { overline, title, text, action, secondAction } = banner;
  return (
    <div className={css.slide}>
      {(isDrawn ? modes : []).map((mode) => (
        <div key={mode} className={`${css.drawing} ${mode === 'dark' ? shownInDark : shownInLight}`}>
          <HeroArt wide={banner.wide[mode]} narrow={banner.narrow[mode]} alt={title === null ? banner.alt : ''} first={first} />
        </div>
      ))}
      {title === null ? null : <div className={css.scrim} />}
      <HeroWords overline={overline} title={title} text={text}>
        {action === null ? null : (
          <>
            <LinkButton to={action.to} size="lg" tone="onHero" iconEnd={<Onwards />}>
              {action.label}
            </LinkButton>
            {secondAction === null ? null : (
              <span className={css.secondAction}>
                <LinkButton to={secondAction.to} size="lg" tone="outlineOnHero">
                  {secondAction.label}
                </LinkButton>
              </span>
            )}
          </>
        )}
      </HeroWords>
    </div>
  );
}

function Onwards() {
  return (
    <span className={css.onwards}>
      <Icon name="arrow-right" weight="bold" size={16} />
    </span>
  );
}

interface HeroArtProps {
  readonly wide: Picture;
  /** The same image, cropped for phones. */
  readonly narrow: Picture;
  readonly alt: string;
  /** The first slide: the page preloads its image for the shown mode; the others load lazily. */
  readonly first: boolean;
}

const { narrow: narrowCut, wide: wideCut } = heroCuts;

/** One image in two crops, selected by media query. */
function HeroArt({ wide, narrow, alt, first }: HeroArtProps) {
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
