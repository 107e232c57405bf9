import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { RulesSheet } from '../../../runtime/centre/index.ts';
import type { MissionSummary } from '../../../wire/missions.ts';
import * as css from './missions.css.ts';

const rules = ['count', 'periods', 'claim', 'score', 'envelope', 'wallet'] as const;

interface MissionRulesProps {
  readonly prizes: MissionSummary['envelopes']['prizes'];
}

/** The rules and the chances of an envelope, opened from the title row. */
export function MissionRules({ prizes }: MissionRulesProps) {
  const t = useText();
  return (
    <RulesSheet title={t('missions.rules')}>
      <ul className={css.rules}>
        {rules
          .filter((rule) => rule !== 'envelope' || prizes.length > 0)
          .map((rule) => (
            <li key={rule}>{t(`missions.rules.${rule}`)}</li>
          ))}
      </ul>
      <Odds prizes={prizes} />
    </RulesSheet>
  );
}

function Odds({ prizes }: MissionRulesProps) {
  const t = useText();
  const { money } = useBrand();
  if (prizes.length === 0) return null;
  return (
    <>
      <h3 className={css.oddsTitle}>{t('missions.rules.odds')}</h3>
      <ul className={css.odds}>
        {prizes.map(({ amount, odds }, index) => (
          <li key={`${index + 1} ${amount}`} className={css.chance}>
            <span>{moneyText(amount, money)}</span>
            <span>{odds}%</span>
          </li>
        ))}
      </ul>
    </>
  );
}
