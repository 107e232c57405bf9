import { moneyText } from '../../../domain/moneyText.ts';
import type { useText } from '../../../i18n/index.ts';
import type { Mission } from '../../../wire/missions.ts';

/** Reward of a mission, in words. */
export function rewardText(
  reward: Mission['reward'],
  t: ReturnType<typeof useText>,
  money: Parameters<typeof moneyText>[1],
): string {
  if (reward.kind === 'money') return moneyText(reward.amount, money);
  return reward.count === 1 ? t('missions.reward.envelope') : t('missions.reward.envelopes', { count: reward.count });
}
