import { useBrand } from '../../brand/index.ts';
import { shownInDark, shownInLight } from '../../theme/modeOnly.css.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { Banner } from '../../wire/catalogue.ts';
import * as css from './Hero.css.ts';
import { HeroArt } from './HeroArt.tsx';

export interface HeroSlideProps {
  readonly banner: Banner;
  /** The first slide is the largest picture of the first paint. */
  readonly first: boolean;
}

export function HeroSlide({ banner, first }: HeroSlideProps) {
  const { modes, defaultMode } = useBrand();
  const { overline, title, text, action, secondAction } = banner;
  return (
    <div className={css.slide}>
      {modes.map((mode) => (
        <div key={mode} className={`${css.drawing} ${mode === 'dark' ? shownInDark : shownInLight}`}>
          <HeroArt
            wide={banner.wide[mode]}
            narrow={banner.narrow[mode]}
            alt={title === null ? banner.alt : ''}
            eager={first && (mode === defaultMode || modes.length === 1)}
          />
        </div>
      ))}
      {title === null ? null : <div className={css.scrim} />}
      <div className={css.words}>
        {overline === null ? null : <p className={css.overline}>{overline}</p>}
        {title === null ? null : <h2 className={css.title}>{title}</h2>}
        {text === null ? null : <p className={css.text}>{text}</p>}
        {action === null ? null : (
          <div className={css.actions}>
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
          </div>
        )}
      </div>
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
