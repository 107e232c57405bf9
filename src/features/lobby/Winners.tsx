import { queries } from '../../api/index.ts';
import { priceText } from '../../domain/moneyText.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useServedQuery } from '../../runtime/data/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Ticker } from '../../ui/Ticker/Ticker.tsx';
import type { WinnerEntry } from '../../wire/catalogue.ts';
import { SmallPicture } from './SmallPicture.tsx';
import * as css from './Winners.css.ts';

/** Recent winners; names are masked by the server. */
export function Winners() {
  const t = useText();
  const { data: winners = [] } = useServedQuery(queries.winners());
  if (winners.length === 0) return null;
  const entries = winners.map((entry) => ({
    id: `${entry.wonAt}-${entry.player}-${entry.game.gameId}`,
    content: <Winner entry={entry} />,
  }));
  return (
    <section className={css.board} aria-labelledby="home-winners">
      <SiteLink to="/winners" className={css.head}>
        <span className={css.trophy}>
          <Icon name="trophy" weight="duotone" size={28} />
        </span>
        <div>
          <h2 className={css.title} id="home-winners">
            {t('home.winners.title')}
          </h2>
          <span className={css.note}>
            {t(winners.some(({ sample }) => sample) ? 'home.winners.sample' : 'home.winners.note')}
          </span>
        </div>
      </SiteLink>
      <div className={css.strip}>
        <Ticker label={t('home.winners.title')} entries={entries} />
      </div>
    </section>
  );
}

function Winner({ entry }: { readonly entry: WinnerEntry }) {
  const { money } = useBrand();
  const { game, player, reward } = entry;
  const name = game.gameName;
  return (
    <div className={css.entry}>
      <SmallPicture game={game} />
      <span>
        <span className={css.who}>{`${player} · ${name}`}</span>
        <span className={css.amount}>{`+${priceText(reward, money.symbol, money)}`}</span>
      </span>
    </div>
  );
}
