import { useQuery } from '@tanstack/react-query';
import { playQueries } from '../../api/playCalls.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import type { LotteryGame } from '../../wire/launch.ts';

/** The lotteries of one lobby, with their draws. */
export function useLotteries(type: LotteryAccountType) {
  const { data, isError, refetch } = useQuery(playQueries.lotteries(type));
  const menu = data?.find(({ accountTypeName }) => accountTypeName === type);
  return {
    menu,
    games: menu?.games ?? none,
    isLoading: data === undefined && !isError,
    isError: data === undefined && isError,
    refetch,
  };
}

const none: readonly LotteryGame[] = [];
