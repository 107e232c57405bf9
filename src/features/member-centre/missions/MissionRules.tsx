import { useState } from 'react';
import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { PageAction, useMedia } from '../../../runtime/centre/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { MissionSummary } from '../../../wire/missions.ts';
import { Sheet } from '../withdraw/Sheet.tsx';
import * as css from './missions.css.ts';

const rules = ['count', 'periods', 'claim', 'score', 'envelope', 'wallet'] as const;

interface MissionRulesProps {
  readonly prizes: MissionSummary['envelopes']['prizes'];
}

/** The rules and the chances of an envelope, opened from the title row. */
export function MissionRules({ prizes }: MissionRulesProps) {
  const t = useText();
  const isPhone = useMedia(below.md);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <PageAction>
        {isPhone ? (
          <IconButton label={t('missions.rules')} icon={<Icon name="scroll" size={20} />} onClick={open} />
        ) : (
          <Button tone="ghost" iconStart={<Icon name="scroll" size={18} />} onClick={open}>
            {t('missions.rules')}
          </Button>
        )}
      </PageAction>
      {isOpen ? (
        <Sheet title={t('missions.rules')} onClose={() => setOpen(false)}>
          <div className={css.rulesBody}>
            <ul className={css.rules}>
              {rules
                .filter((rule) => rule !== 'envelope' || prizes.length > 0)
                .map((rule) => (
                  <li key={rule}>{t(`missions.rules.${rule}`)}</li>
                ))}
            </ul>
            <Odds prizes={prizes} />
          </div>
        </Sheet>
      ) : null}
    </>
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
