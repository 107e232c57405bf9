import type { Category } from '../../../domain/category.ts';
import { firstDropdownPage, laterDropdownPage } from '../../../domain/headerPaging.ts';
import { launchTarget, targetOfCard } from '../../../domain/launchTarget.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { LaunchLink } from '../../../runtime/launch/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { LazyPicture } from '../../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../../ui/Picture/PictureFallback.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import type { GameCard } from '../../../wire/catalogue.ts';
import { bareList } from '../shell.css.ts';
import * as css from './MegaMenu.css.ts';
import type { MegaGamesView } from './useMegaGames.ts';

export interface MegaGridProps {
  readonly view: MegaGamesView;
  /** The first page has an additional column. */
  readonly first: boolean;
  /** Rows that all games fit; other content uses the remaining height. Null: the games use all of it. */
  readonly few: 1 | 2 | null;
  readonly gameType: Category;
}

/** Three rows in every state, so that the dropdown keeps its height. */
export function MegaGrid({ view, first, few, gameType }: MegaGridProps) {
  const t = useText();
  if (view.state === 'failed') {
    return (
      <div className={css.message}>
        <LoadFailed title={t('shell.mega.failed')} onRetry={view.retry} />
      </div>
    );
  }
  if (view.state === 'ready' && view.games.length === 0) {
    return (
      <div className={css.message}>
        <EmptyState icon="magnifying-glass" level={3} title={t('shell.mega.empty')} text={t('shell.mega.emptyText')} />
      </div>
    );
  }
  return (
    <ul className={`${bareList} ${few !== null ? css.fewGrid[few] : first ? css.wideGrid : css.grid}`}>
      {view.state === 'loading'
        ? Array.from({ length: first ? firstDropdownPage : laterDropdownPage }, (_, index) => <Placeholder key={index} />)
        : view.games.map((game) => <MegaGame key={game.gameId} game={game} gameType={gameType} />)}
    </ul>
  );
}

function Placeholder() {
  return (
    <li>
      <span className={css.art}>
        <Skeleton />
      </span>
      <span className={css.gameName}>
        <Skeleton shape="textHalf" />
      </span>
    </li>
  );
}

export interface MegaGameProps {
  readonly game: GameCard;
  readonly gameType: Category;
}

export function MegaGame({ game, gameType }: MegaGameProps) {
  const t = useText();
  const { mark } = useBrand();
  const name = game.gameName;
  return (
    <li className={css.cell}>
      <LaunchLink
        launchTarget={targetOfCard(game) ?? launchTarget({ gameType, vassalage: game.vassalage })}
        className={css.game}
      >
        <span className={css.art}>
          <LazyPicture picture={game.picture} alt="" sizes="152px" fallback={<PictureFallback mark={mark} />} />
          {game.isHot === 1 ? (
            <span className={css.hot}>
              <Badge kind="hot">{t('shell.mega.hot')}</Badge>
            </span>
          ) : null}
        </span>
        <span className={css.gameName}>{name}</span>
      </LaunchLink>
    </li>
  );
}
