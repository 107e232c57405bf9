import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { restrictedType } from '../../../domain/accountType.ts';
import { isCategory } from '../../../domain/category.ts';
import { gameAddress, wishOf } from '../../../domain/launchWish.ts';
import { words as english } from '../../../i18n/en.lobby.ts';
import { PageWords } from '../../../i18n/index.ts';
import { words as vietnamese } from '../../../i18n/vi.lobby.ts';
import { useLaunch } from '../../../ui/launch/useLaunch.ts';
import type { GameCard } from '../../../wire/catalogue.ts';
import { LobbyContext } from './LobbyVisitor.ts';

export interface LobbyProviderProps {
  /** Who is here, as the page knows it. */
  readonly visitor: { readonly isLoggedIn: boolean; readonly account: string; readonly isAgent: number };
  readonly guard: (action: () => void) => void;
  readonly children: ReactNode;
}

const words = { vi: vietnamese, en: english };

/** Words and deeds of every page that lists games. */
export function LobbyProvider({ visitor: { isLoggedIn, account, isAgent }, guard, children }: LobbyProviderProps) {
  const launcher = useLaunch();
  const navigate = useNavigate();
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
      keepsGames: isLoggedIn && isAgent !== restrictedType,
      play: (game: GameCard) => start(game, false),
      tryOut: (game: GameCard) => start(game, true),
      guard,
    };
  }, [launcher, navigate, isLoggedIn, account, isAgent, guard]);
  return (
    <PageWords words={words}>
      <LobbyContext value={lobby}>{children}</LobbyContext>
    </PageWords>
  );
}
