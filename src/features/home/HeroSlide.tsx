import { useBrand } from '../../brand/index.ts';
import { shownInDark, shownInLight } from '../../theme/modeOnly.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { Banner } from '../../wire/catalogue.ts';
import * as css from './Hero.css.ts';
import { HeroArt } from './HeroArt.tsx';

export interface HeroSlideProps {
  readonly banner: Banner;
  /** The first slide is the largest picture of the first paint. */
  readonly first: boolean;
}

export function HeroSlide({ banner, first }: HeroSlideProps) {
  const { modes } = useBrand();
  const { overline, title, text, action, secondAction } = banner;
  return (
    <div className={css.slide}>
      {modes.map((mode) => (
        <div key={mode} className={`${css.drawing} ${mode === 'dark' ? shownInDark : shownInLight}`}>
          <HeroArt wide={banner.wide[mode]} narrow={banner.narrow[mode]} alt={title === null ? banner.alt : ''} first={first} />
        </div>
      ))}
      {title === null ? null : <div className={css.scrim} />}
      <div className={css.words}>
        {overline === null ? null : <p className={css.overline}>{overline}</p>}
        {title === null ? null : <h2 className={css.title}>{title}</h2>}
        {text === null ? null : <p className={css.text}>{text}</p>}
        {action === null ? null : (
          <div className={css.actions}>
            <LinkButton to={action.to} size="lg" tone="onMedia" iconEnd={<Icon name="arrow-right" weight="bold" size={16} />}>
              {action.label}
            </LinkButton>
            {secondAction === null ? null : (
              <SiteLink to={secondAction.to} className={css.secondAction}>
                {secondAction.label}
              </SiteLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
