import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../../api/index.ts';
import { targetOfCard } from '../../domain/launchTarget.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import type { VendorGames } from '../../runtime/launch/index.ts';
import { LaunchLink } from '../../runtime/launch/index.ts';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { Pagination } from '../../ui/Pagination/Pagination.tsx';
import { LazyPicture } from '../../ui/Picture/LazyPicture.tsx';
import { PictureFallback } from '../../ui/Picture/PictureFallback.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { Spinner } from '../../ui/Spinner/Spinner.tsx';
import type { GameCard } from '../../wire/catalogue.ts';
import * as css from './GamePopup.css.ts';

export interface GamePopupProps {
  readonly vendor: VendorGames;
  readonly onClose: () => void;
}

/** The games of a vendor in a popup; choosing one launches it. */
export function GamePopup({ vendor, onClose }: GamePopupProps) {
  return (
    <Sheet title={vendor.name} width={760} dismissable onClose={onClose}>
      <Games vendor={vendor} onChoose={onClose} />
    </Sheet>
  );
}

function Games({ vendor, onChoose }: { readonly vendor: VendorGames; readonly onChoose: () => void }) {
  const t = useText();
  const [pageNum, turnTo] = useState(1);
  const { gameType, vassalage } = vendor;
  const { data, isError, refetch } = useQuery({
    ...queries.games({ gameType, vassalage, pageNum }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined && isError) return <LoadFailed title={t('play.popup.failed')} onRetry={refetch} />;
  if (data === undefined) {
    return (
      <div className={css.waiting} aria-busy="true">
        <Spinner size={24} />
      </div>
    );
  }
  if (data.games.length === 0) return <EmptyState level={3} title={t('play.popup.empty')} />;
  return (
    <>
      <ul className={css.grid}>
        {data.games.map((game) => (
          <li key={game.gameId}>
            <Card game={game} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <Pagination page={data.pageNum} totalPages={data.totalPages} onChange={turnTo} />
    </>
  );
}

function Card({ game, onChoose }: { readonly game: GameCard; readonly onChoose: () => void }) {
  const { mark } = useBrand();
  const name = game.gameName;
  const target = targetOfCard(game);
  if (target === null) return null;
  return (
    <LaunchLink launchTarget={target} className={css.card} onClick={onChoose}>
      <span className={css.art}>
        <LazyPicture picture={game.picture} alt="" sizes="132px" fallback={<PictureFallback mark={mark} />} />
      </span>
      <span className={css.name}>{name}</span>
    </LaunchLink>
  );
}
