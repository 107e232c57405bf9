import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { isCategory } from '../../../domain/category.ts';
import { gameAddress, wishOf } from '../../../domain/launchWish.ts';
import { words as english } from '../../../i18n/en.lobby.ts';
import { PageWords } from '../../../i18n/index.ts';
import { words as vietnamese } from '../../../i18n/vi.lobby.ts';
import { useLaunch } from '../../../ui/launch/useLaunch.ts';
import { useOverlays } from '../../../ui/overlay/useOverlays.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { LobbyContext } from './LobbyVisitor.ts';

export interface LobbyProviderProps {
  /** Who is here, as the page knows it. */
  readonly visitor: { readonly isLoggedIn: boolean; readonly account: string };
  readonly children: ReactNode;
}

const words = { vi: vietnamese, en: english };

/** Words and deeds of every page that lists games. */
export function LobbyProvider({ visitor: { isLoggedIn, account }, children }: LobbyProviderProps) {
  const launcher = useLaunch();
  const navigate = useNavigate();
  const { openModal } = useOverlays();
  const lobby = useMemo(() => {
    const start = ({ gameType, vassalage, gameId, supportPlay }: GameCard, trial: boolean) => {
      if (!isCategory(gameType)) return;
      const wish = wishOf({ gameType, vassalage, gameId, supportPlay, trial });
      if (launcher === null) void navigate(gameAddress(wish));
      else launcher.launch(wish);
    };
    return {
      isLoggedIn,
      account,
      play: (game: GameCard) => start(game, false),
      tryOut: (game: GameCard) => start(game, true),
      logIn: () => openModal('loginPopupModal'),
    };
  }, [launcher, navigate, openModal, isLoggedIn, account]);
  return (
    <PageWords words={words}>
      <LobbyContext value={lobby}>{children}</LobbyContext>
    </PageWords>
  );
}
