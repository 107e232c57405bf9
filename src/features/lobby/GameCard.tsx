import { useBrand } from '../../brand/index.ts';
import { categoryIcons, isCategory } from '../../domain/category.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { GameCard as Game } from '../../wire/catalogue.ts';
import * as css from './GameCard.css.ts';
import { gameLink } from './gameLink.ts';
import { useGameLaunch } from './useGameLaunch.ts';

export interface GameCardProps {
  readonly game: Game;
  /** On for cards of the first screen: their pictures do not wait. */
  readonly priority?: boolean;
}

/** How wide the picture of a card stands. */
export const cardSizes = '(min-width: 1280px) 202px, (min-width: 768px) 19vw, (min-width: 480px) 24vw, 31vw';

export function GameCard({ game, priority = false }: GameCardProps) {
  const t = useText();
  const launch = useGameLaunch();
  const { mark } = useBrand();
  const name = useLanguage() === 'vi' ? game.gameName : game.gameNameEn;
  const icon = isCategory(game.gameType) ? categoryIcons[game.gameType] : 'game-controller';
  return (
    <SiteLink to={gameLink(game)} className={css.card} onFollow={(event) => launch(event, game)}>
      <span className={css.art}>
        <span className={css.picture}>
          <LazyPicture
            picture={game.picture}
            alt=""
            sizes={cardSizes}
            priority={priority}
            fallback={<PictureFallback mark={mark} icon={icon} text={t('game.noPicture')} />}
          />
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
    </SiteLink>
  );
}
