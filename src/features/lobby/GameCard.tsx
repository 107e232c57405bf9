import { useText } from '../../i18n/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { GameCard as Game } from '../../wire/catalogue.ts';
import { CardPicture } from './CardPicture.tsx';
import * as css from './GameCard.css.ts';
import { GameLink } from './GameLink.tsx';

export interface GameCardProps {
  readonly game: Game;
  /** Set for cards of the first screen: their images load eagerly. */
  readonly priority?: boolean;
}

export function GameCard({ game, priority = false }: GameCardProps) {
  const t = useText();
  const name = game.gameName;
  return (
    <GameLink game={game} className={css.card}>
      <span className={css.art}>
        <span className={css.picture}>
          <CardPicture game={game} priority={priority} />
        </span>
        <span className={css.badges}>
          {game.isHot === 1 ? (
            <Badge kind="hot" icon={<Icon name="fire" weight="fill" size={12} />}>
              {t('game.hot')}
            </Badge>
          ) : null}
          {game.isHot !== 1 && game.isNew === 1 ? <Badge kind="new">{t('game.new')}</Badge> : null}
        </span>
      </span>
      <span className={css.name}>{name}</span>
      <span className={css.vendor}>{game.vendorName}</span>
    </GameLink>
  );
}
