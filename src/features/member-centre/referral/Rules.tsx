import { useEffect, useId, useRef, useState } from 'react';
import { moneyText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { PageAction, useMedia } from '../../../runtime/centre/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Referral } from '../../../wire/referral.ts';
import * as css from './referral.css.ts';

interface RulesProps {
  readonly terms: Referral['terms'];
}

/** The rules, opened from the title row. */
export function Rules({ terms }: RulesProps) {
  const t = useText();
  const isPhone = useMedia(below.md);
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      <PageAction>
        {isPhone ? (
          <IconButton label={t('referral.rules')} icon={<Icon name="scroll" size={20} />} onClick={open} />
        ) : (
          <Button tone="ghost" iconStart={<Icon name="scroll" size={18} />} onClick={open}>
            {t('referral.rules')}
          </Button>
        )}
      </PageAction>
      {isOpen ? <RulesWindow terms={terms} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RulesWindow({ terms, onClose }: RulesProps & { readonly onClose: () => void }) {
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.window} aria-labelledby={id} onClose={onClose}>
      <header className={css.head}>
        <h3 id={id} className={css.title}>
          {t('referral.rules')}
        </h3>
        <IconButton
          label={t('common.close')}
          icon={<Icon name="x" weight="bold" size={16} />}
          onClick={() => dialog.current?.close()}
        />
      </header>
      <ul className={css.rules}>
        {useRules(terms).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </dialog>
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
