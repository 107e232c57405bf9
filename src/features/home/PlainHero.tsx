import { queries } from '../../api/index.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as css from './Hero.css.ts';
import { HeroWords } from './HeroWords.tsx';
import * as plain from './PlainHero.css.ts';

/** Hero of a brand without banners: its colours, texts and hot games, or its mark if no game can be shown. */
export function PlainHero() {
  const t = useText();
  const { merchant, name, tagline, mark } = useBrand();
  const { data: games = [], isPending } = useServedQuery(queries.hotGames({ merchant, language: useLanguage() }));
  const isEmpty = !isPending && games.length === 0;
  const title = tagline ?? t('home.hero.plain.title', { name });
  return (
    <section className={plain.plain} data-place="hero" aria-label={t('home.hero.label')}>
      <div className={`${plain.fit[fitOf(title)]} ${title.length > maxLargeTitle ? plain.longTitle : ''}`}>
        <HeroWords
          overline={tagline === null ? null : name}
          title={title}
          text={t(isEmpty ? 'home.hero.plain.emptyText' : 'home.hero.plain.text')}
        >
          {isEmpty ? (
            <LinkButton to="/help" size="lg" tone="onHero">
              {t('home.hero.plain.second')}
            </LinkButton>
          ) : (
            <>
              <LinkButton to="/hot" size="lg" tone="onHero">
                {t('home.hero.plain.action')}
              </LinkButton>
              <span className={css.secondAction}>
                <LinkButton to="/help" size="lg" tone="outlineOnHero">
                  {t('home.hero.plain.second')}
                </LinkButton>
              </span>
            </>
          )}
        </HeroWords>
      </div>
      <div className={plain.art} aria-hidden="true">
        {isEmpty ? (
          <span className={plain.emblem}>
            <Picture picture={mark} alt="" sizes="200px" fit="contain" />
          </span>
        ) : (
          <div className={plain.fan}>
            {games.slice(0, 3).map((game) => (
              <span key={`${game.vassalage}-${game.gameId}`} className={plain.card}>
                <Picture picture={game.picture} alt="" sizes="(min-width: 768px) 174px, 88px" priority />
              </span>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** Longest title, in characters, of three lines in the largest type. */
const maxLargeTitle = 32;

function fitOf(title: string): keyof typeof plain.fit {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (longest <= 8) return 'short';
  return longest <= 12 ? 'medium' : 'long';
}
