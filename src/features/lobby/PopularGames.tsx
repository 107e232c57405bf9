import { queries } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { GameLink } from './GameLink.tsx';
import * as css from './Popular.css.ts';
import { SmallPicture } from './SmallPicture.tsx';

/** Fits beside the hero without changing its height. */
const shown = 5;

/** Aside with the most played games, in order; nothing if there are none. */
export function PopularGames() {
  const t = useText();
  const { data: games = [], isPending } = useServedQuery(queries.popular());
  if (!isPending && games.length === 0) return null;
  return (
    <aside className={css.panel} aria-labelledby="home-popular">
      <h2 className={css.title} id="home-popular">
        {t('home.popular.title')}
      </h2>
      <ol className={css.list}>
        {games.slice(0, shown).map((game, index) => (
          <li key={`${game.vassalage}-${game.gameId}`}>
            <GameLink game={game} className={css.row}>
              <span className={index < 3 ? `${css.rank} ${css.leading}` : css.rank} aria-hidden="true">
                {index + 1}
              </span>
              <SmallPicture game={game} />
              <span className={css.words}>
                <span className={css.name}>{game.gameName}</span>
                <span className={css.vendor}>{game.vendorName}</span>
              </span>
            </GameLink>
          </li>
        ))}
      </ol>
    </aside>
  );
}
