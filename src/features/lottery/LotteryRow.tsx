import { isCategory } from '../../domain/category.ts';
import { isLottery } from '../../domain/launchTarget.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { LaunchLink } from '../../runtime/launch/index.ts';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { GameCard } from '../../wire/catalogue.ts';
import * as css from './Lottery.css.ts';
import { lotteryTarget } from './lotteryTarget.ts';

export interface LotteryRowProps {
  readonly title: string;
  /** Games of any kind; only the lotteries of this lobby are shown. */
  readonly cards: readonly GameCard[];
  readonly lobby: LotteryAccountType;
  readonly known: readonly string[];
}

/** A short row of lotteries; renders nothing if there are none. */
export function LotteryRow({ title, cards, lobby, known }: LotteryRowProps) {
  const { mark, ornament } = useBrand();
  const shown = cards.filter(
    (game) => isCategory(game.gameType) && isLottery({ gameType: game.gameType }) && known.includes(game.gameId),
  );
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} ornament={ornament} />
      <ul className={css.row}>
        {shown.map((game) => (
          <li key={game.gameId}>
            <LaunchLink launchTarget={lotteryTarget(game, lobby)} className={css.chip}>
              <span className={css.chipPicture}>
                <LazyPicture
                  picture={game.picture}
                  alt=""
                  sizes="40px"
                  fallback={<PictureFallback mark={mark} icon="ticket" />}
                />
              </span>
              <span className={css.cardName}>{game.gameName}</span>
            </LaunchLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
