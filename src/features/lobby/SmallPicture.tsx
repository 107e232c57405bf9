import { useBrand } from '../../runtime/brand/index.ts';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import type { GameCard } from '../../wire/catalogue.ts';
import * as css from './SmallPicture.css.ts';

/** Thumbnail of a game in a list row, beside its name. */
export function SmallPicture({ game }: { readonly game: Pick<GameCard, 'picture'> }) {
  const { mark } = useBrand();
  return (
    <span className={css.picture}>
      <LazyPicture picture={game.picture} alt="" sizes="44px" fallback={<PictureFallback mark={mark} />} />
    </span>
  );
}
