import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as css from './Hero.css.ts';
import { HeroWords } from './HeroWords.tsx';
import * as plain from './PlainHero.css.ts';

/** Hero of a brand without banners: its colours, texts and hot games. */
export function PlainHero() {
  const t = useText();
  const { name, tagline } = useBrand();
  const { data: games = [] } = useQuery(queries.hotGames());
  return (
    <section className={plain.plain} data-place="hero" aria-label={t('home.hero.label')}>
      <div className={plain.fan} aria-hidden="true">
        {games.slice(0, 3).map((game) => (
          <span key={`${game.vassalage}-${game.gameId}`} className={plain.card}>
            <Picture picture={game.picture} alt="" sizes="(min-width: 1024px) 200px, (min-width: 768px) 174px, 88px" priority />
          </span>
        ))}
      </div>
      <HeroWords
        overline={tagline === null ? null : name}
        title={tagline ?? t('home.hero.plain.title', { name })}
        text={t('home.hero.plain.text')}
      >
        <LinkButton to="/hot" size="lg" tone="onHero">
          {t('home.hero.plain.action')}
        </LinkButton>
        <span className={css.secondAction}>
          <LinkButton to="/help" size="lg" tone="outlineOnHero">
            {t('home.hero.plain.second')}
          </LinkButton>
        </span>
      </HeroWords>
    </section>
  );
}
