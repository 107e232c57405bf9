import { isCategory } from '../../domain/category.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { categoryIcons } from '../../runtime/navigation/index.ts';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import type { GameCard } from '../../wire/catalogue.ts';

/** `sizes` of a card's image. */
export const cardSizes = '(min-width: 1280px) 202px, (min-width: 768px) 19vw, (min-width: 480px) 24vw, 31vw';

/** Image of a game card; without one, the icon of its category. */
export function CardPicture({ game, priority }: { readonly game: GameCard; readonly priority: boolean }) {
  const t = useText();
  const { mark } = useBrand();
  const icon = isCategory(game.gameType) ? categoryIcons[game.gameType] : 'game-controller';
  const fallback = <PictureFallback mark={mark} icon={icon} text={t('game.noPicture')} />;
  if (game.showIcon !== 1) return fallback;
  return <LazyPicture picture={game.picture} alt="" sizes={cardSizes} priority={priority} fallback={fallback} />;
}
