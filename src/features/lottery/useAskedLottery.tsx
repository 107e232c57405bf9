import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { useText } from '../../i18n/index.ts';
import { useLaunch } from '../../runtime/launch/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import type { LotteryMenu } from '../../wire/launch.ts';
import { lotteryTarget } from './lotteryTarget.ts';

/**
 * Launches the game of `?gameCode=` with the bet type of `?playType=`, once: the query is removed first, so that back
 * navigation from the game ends in the lobby. Reports a code without a lottery.
 */
export function useAskedLottery(type: LotteryAccountType, menu: LotteryMenu | undefined): string | null {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const launcher = useLaunch();
  const opened = useRef<string | null>(null);
  const code = hydrated ? params.get('gameCode') : null;
  const playType = hydrated ? params.get('playType') : null;
  const game = code === null ? undefined : menu?.games.find((entry) => entry.game.gameId === code)?.game;

  useEffect(() => {
    if (game === undefined || launcher === null || opened.current === game.gameId) return;
    opened.current = game.gameId;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('gameCode');
        next.delete('playType');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    launcher.launch(lotteryTarget(game, type, playType));
  }, [game, launcher, playType, type, setParams]);

  return code !== null && menu !== undefined && game === undefined ? code : null;
}

export function UnknownCode({ code }: { readonly code: string }) {
  const t = useText();
  return <Alert tone="warning">{t('lottery.unknown', { code: code.slice(0, 64) })}</Alert>;
}
