import { useQuery } from '@tanstack/react-query';
import { playQueries } from '../../api/play.ts';
import type { LotteryAccountType } from '../../domain/lottery.ts';
import { failureCodeOf } from '../../wire/failure.ts';
import type { LotteryGame } from '../../wire/launch.ts';

/** The lotteries of one lobby, with their draws. */
export function useLotteries(type: LotteryAccountType, isMember: boolean) {
  const { data, isError, error, refetch } = useQuery(playQueries.lotteries(type, isMember));
  const menu = data?.find(({ accountTypeName }) => accountTypeName === type);
  return {
    menu,
    games: menu?.games ?? none,
    isLoading: data === undefined && !isError,
    isError: data === undefined && isError,
    isForMembers: !isMember && isError && failureCodeOf(error) === 'AUTH_REQUIRED',
    refetch,
  };
}

const none: readonly LotteryGame[] = [];
