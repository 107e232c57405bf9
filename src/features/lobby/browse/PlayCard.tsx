import { useNavigate } from 'react-router-dom';
import { gameAddress, offersTrial, targetOfCard } from '../../../domain/launchTarget.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useLaunch } from '../../../runtime/launch/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { hidden } from '../../../ui/VisuallyHidden/VisuallyHidden.css.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { CardPicture } from '../CardPicture.tsx';
import * as css from './PlayCard.css.ts';
import type { Favourites } from './useFavourites.ts';

export interface PlayCardProps {
  readonly game: GameCard;
  readonly favourites: Favourites;
  readonly priority?: boolean;
}

/** A game card with actions. A press plays; the trial and favourite buttons are on top of it. */
export function PlayCard({ game, favourites, priority = false }: PlayCardProps) {
  const t = useText();
  const start = useStartGame();
  const name = game.gameName;
  const kept = favourites.has(game);
  const resting = game.maintenanceUntil !== undefined;
  return (
    <article className={css.card}>
      <button type="button" className={css.play} disabled={resting} onClick={() => start(game, false)}>
        <span className={css.art} aria-hidden={!resting}>
          <span className={css.picture}>
            <CardPicture game={game} priority={priority} />
          </span>
          {resting ? <Resting until={game.maintenanceUntil} /> : <CallToPlay withTrial={offersTrial(game)} />}
        </span>
        <span className={hidden}>{t('lobby.playGame', { name })}</span>
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
        <span className={css.vendor}>{game.vendorName}</span>
      </button>
      <span className={css.badges}>
        <Marks game={game} />
      </span>
      <span className={css.heart} data-kept={kept ? '' : undefined}>
        <IconButton
          tone="onMedia"
          size="sm"
          label={t('lobby.favourite', { name })}
          aria-pressed={kept}
          icon={kept ? <Icon name="heart" weight="fill" size={16} /> : <Icon name="heart" size={16} />}
          onClick={() => favourites.toggle(game)}
        />
      </span>
      {offersTrial(game) && !resting ? (
        <span className={css.trialPlace}>
          <button
            type="button"
            className={css.trial}
            aria-label={t('lobby.trialGame', { name })}
            onClick={() => start(game, true)}
          >
            <span className={css.trialLook}>{t('lobby.trial')}</span>
          </button>
        </span>
      ) : null}
    </article>
  );
}

/** Launches a game over the page, or opens its page if there is no LaunchProvider. */
function useStartGame() {
  const launcher = useLaunch();
  const navigate = useNavigate();
  return (game: GameCard, trial: boolean) => {
    const target = targetOfCard(game, trial);
    if (target === null) return;
    if (launcher === null) void navigate(gameAddress(target));
    else launcher.launch(target);
  };
}

function Marks({ game }: { readonly game: GameCard }) {
  const t = useText();
  if (game.isHot === 1) {
    return (
      <Badge kind="hot" icon={<Icon name="fire" weight="fill" size={12} />}>
        {t('game.hot')}
      </Badge>
    );
  }
  return game.isNew === 1 ? <Badge kind="new">{t('game.new')}</Badge> : null;
}

/** Shown on hover or focus; the button around it handles the press. */
function CallToPlay({ withTrial }: { readonly withTrial: boolean }) {
  const t = useText();
  return (
    <span className={css.veil} aria-hidden="true">
      <span className={withTrial ? `${css.playLook} ${css.aboveTrial}` : css.playLook}>
        <Icon name="play" weight="fill" size={14} />
        {t('lobby.play')}
      </span>
    </span>
  );
}

function Resting({ until = '' }: { readonly until: string | undefined }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return (
    <span className={css.resting}>
      <Icon name="wrench" size={24} />
      {t('lobby.maintenanceUntil', { time: momentText(until, { timeZone, language, to: 'short' }) })}
    </span>
  );
}
