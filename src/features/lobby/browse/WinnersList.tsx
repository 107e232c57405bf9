import { queries } from '../../../api/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { priceText } from '../../../domain/moneyText.ts';
import { useLanguage, useText, WithWords } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { WinnerEntry } from '../../../wire/catalogue.ts';
import { GameLink } from '../GameLink.tsx';
import { SmallPicture } from '../SmallPicture.tsx';
import * as banner from './Category.css.ts';
import { PagePath } from './PagePath.tsx';
import * as css from './WinnersList.css.ts';

/** The full winner board: newest first, polled every minute. */
export function WinnersList() {
  return (
    <WithWords areas={['lobby']}>
      <Winners />
    </WithWords>
  );
}

function Winners() {
  const t = useText();
  const winners = useQuery(queries.winners());
  const title = t('lobby.winners.title');
  return (
    <>
      <PagePath title={title} />
      <header className={banner.banner}>
        <div className={banner.bannerWords}>
          <h1 className={banner.title}>{title}</h1>
          <p className={banner.summary}>
            {t('lobby.winners.text')}
            {winners.data?.some(({ sample }) => sample) === true ? ` ${t('lobby.winners.sample')}` : null}
          </p>
        </div>
        <span className={banner.sign}>
          <Icon name="trophy" weight="duotone" size={40} />
        </span>
      </header>
      <div className={css.board}>
        <Board
          winners={winners.data}
          failed={winners.isError && winners.data === undefined}
          onRetry={() => void winners.refetch()}
        />
      </div>
    </>
  );
}

interface BoardProps {
  readonly winners: readonly WinnerEntry[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

const waitingRows = 8;

function Board({ winners, failed, onRetry }: BoardProps) {
  const t = useText();
  if (failed) {
    return <LoadFailed level={2} title={t('lobby.winners.failed')} text={t('category.failed.text')} onRetry={onRetry} />;
  }
  if (winners === undefined) {
    return (
      <div className={css.waiting} aria-busy="true">
        <VisuallyHidden>{t('category.loading')}</VisuallyHidden>
        {Array.from({ length: waitingRows }, (_, index) => (
          <span key={`row-${String(index)}`} className={css.waitingRow}>
            <Skeleton />
          </span>
        ))}
      </div>
    );
  }
  if (winners.length === 0) {
    return <EmptyState icon="trophy" title={t('lobby.winners.empty')} text={t('lobby.winners.emptyText')} />;
  }
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('lobby.winners.game')}</th>
          <th scope="col" className={css.wide}>
            {t('lobby.winners.player')}
          </th>
          <th scope="col" className={css.time}>
            {t('lobby.winners.time')}
          </th>
          <th scope="col" className={css.amount}>
            {t('lobby.winners.reward')}
          </th>
        </tr>
      </thead>
      <tbody>
        {winners.map((entry) => (
          <Row key={`${entry.wonAt}-${entry.player}-${entry.game.gameId}`} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ entry }: { readonly entry: WinnerEntry }) {
  const { money, timeZone } = useBrand();
  const language = useLanguage();
  const { player, reward, wonAt } = entry;
  return (
    <tr>
      <td>
        <WonGame entry={entry} />
      </td>
      <td className={`${css.player} ${css.wide}`}>{player}</td>
      <td className={css.time}>
        <time dateTime={wonAt}>{momentText(wonAt, { timeZone, language })}</time>
      </td>
      <td className={css.amount}>{`+${priceText(reward, money.symbol, money)}`}</td>
    </tr>
  );
}

function WonGame({ entry: { game, player } }: { readonly entry: WinnerEntry }) {
  const name = game.gameName;
  return (
    <GameLink game={game} className={css.game}>
      <SmallPicture game={game} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={`${css.vendor} ${css.wide}`}>{game.vendorName}</span>
        <span className={`${css.vendor} ${css.narrow}`}>{player}</span>
      </span>
    </GameLink>
  );
}
