import type { categoryIcons } from '../../../runtime/navigation/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { GameCard } from '../../../wire/catalogue.ts';
import * as css from './Category.css.ts';

export interface CategoryBannerProps {
  readonly title: string;
  readonly summary: string | null;
  readonly icon: (typeof categoryIcons)[keyof typeof categoryIcons] | 'fire' | 'heart';
  /** The first games of the category, whose images form the banner. */
  readonly games: readonly GameCard[];
}

export function CategoryBanner({ title, summary, icon, games }: CategoryBannerProps) {
  return (
    <header className={css.banner}>
      <div className={css.bannerWords}>
        <h1 className={css.title}>{title}</h1>
        {summary === null ? null : <p className={css.summary}>{summary}</p>}
      </div>
      {games.length < 3 ? (
        <span className={css.sign}>
          <Icon name={icon} weight="duotone" size={40} />
        </span>
      ) : (
        <div className={css.fan} aria-hidden="true">
          {games.slice(0, 4).map((game) => (
            <span key={`${game.vassalage}-${game.gameId}`} className={css.fanCard}>
              <Picture picture={game.picture} alt="" sizes="114px" />
            </span>
          ))}
        </div>
      )}
    </header>
  );
}
