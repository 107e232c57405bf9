import type { ReactNode } from 'react';
import { targetOfCard } from '../../domain/launchTarget.ts';
import { LaunchLink } from '../../runtime/launch/index.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import type { GameCard, LiveTable } from '../../wire/catalogue.ts';

export interface GameLinkProps {
  readonly game: Pick<GameCard | LiveTable, 'gameId' | 'roomId' | 'nodeId' | 'gameType' | 'vassalage' | 'supportPlay'>;
  readonly className: string;
  readonly children: ReactNode;
}

/** Launches a game; its URL is the page of the game. A game of an unknown category leads to the hot games. */
export function GameLink({ game, className, children }: GameLinkProps) {
  const target = targetOfCard(game);
  if (target === null) {
    return (
      <SiteLink to="/hot" className={className}>
        {children}
      </SiteLink>
    );
  }
  return (
    <LaunchLink launchTarget={target} className={className}>
      {children}
    </LaunchLink>
  );
}
