import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { RulesSheet } from '../../../runtime/centre/index.ts';
import type { Referral } from '../../../wire/referral.ts';
import * as css from './referral.css.ts';

interface RulesProps {
  readonly terms: Referral['terms'];
}

/** The rules, opened from the title row. */
export function Rules({ terms }: RulesProps) {
  const t = useText();
  return (
    <RulesSheet title={t('referral.rules')}>
      <ul className={css.rules}>
        {useRules(terms).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </RulesSheet>
  );
}

function useRules({ reward, minDeposit, turnover, days, share, paysAt, sameNetwork }: Referral['terms']): readonly string[] {
  const t = useText();
  const { money } = useBrand();
  const minimum = moneyText(minDeposit, money);
  return [
    t('referral.rules.friend'),
    ...(reward === null ? [] : [t('referral.rules.reward', { reward: moneyText(reward, money), minimum })]),
    ...(reward === null || turnover === 0 ? [] : [t('referral.rules.turnover', { turnover, days })]),
    ...(share === null ? [] : [t('referral.rules.share', { share, minimum, time: paysAt })]),
    t('referral.rules.owner'),
    ...(sameNetwork ? [] : [t('referral.rules.network')]),
    t('referral.rules.privacy'),
  ];
}
