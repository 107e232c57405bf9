import { missionCalls, missionKeys } from '../../../api/missions.ts';
import { priceText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useMutation, useQueryClient } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Mission } from '../../../wire/missions.ts';

export interface MissionActs {
  readonly claim: (mission: Mission) => void;
  readonly isClaiming: (mission: Mission) => boolean;
  /** Reads everything again that a claim or an envelope changes. */
  readonly refresh: () => void;
}

/** Claims of the member. Their results are toasts. */
export function useMissionActs(): MissionActs {
  const t = useText();
  const { money } = useBrand();
  const { showToast } = useOverlays();
  const client = useQueryClient();
  const refresh = () => {
    for (const queryKey of missionKeys) void client.invalidateQueries({ queryKey });
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, period }: Mission) => missionCalls.claim({ mission: id, period }),
    onSuccess: ({ reward }) => {
      const title =
        reward.kind === 'money'
          ? t('missions.toast.money', { amount: priceText(reward.amount, money.symbol, money) })
          : t('missions.toast.envelopes', { count: reward.count });
      showToast({ tone: 'success', title });
    },
    onError: (error) => {
      const code = failureCodeOf(error);
      showToast(
        code === 'CONFLICT'
          ? { tone: 'info', title: t('missions.toast.late') }
          : { tone: 'danger', title: t(failureText(code)) },
      );
    },
    onSettled: refresh,
  });
  return {
    claim: (mission) => (isPending ? undefined : mutate(mission)),
    isClaiming: ({ id, period }) => isPending && variables.id === id && variables.period === period,
    refresh,
  };
}
