import type { MouseEvent } from 'react';
import { isCategory } from '../../domain/category.ts';
import { type LaunchTarget, launchTarget } from '../../domain/launchTarget.ts';
import { useLaunch } from '../../runtime/launch/index.ts';

type Game = Pick<LaunchTarget, 'vassalage'> & {
  readonly gameType: string;
  readonly gameId: string;
  readonly supportPlay?: number;
};

/** For links to games: a plain click launches the game if possible; any other click follows the link. */
export function useGameLaunch() {
  const launcher = useLaunch();
  return (event: MouseEvent, { gameType, vassalage, gameId, supportPlay = 1 }: Game) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (launcher === null || !plain || !isCategory(gameType)) return;
    event.preventDefault();
    launcher.launch(launchTarget({ gameType, vassalage, gameId, supportPlay }));
  };
}
