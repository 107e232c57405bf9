import { useText } from '../../i18n/index.ts';
import * as css from './PasswordMeter.css.ts';

export interface PasswordMeterProps {
  readonly strength: 0 | 1 | 2 | 3 | 4;
}

/** Password strength as four bars and as text. */
export function PasswordMeter({ strength }: PasswordMeterProps) {
  const t = useText();
  return (
    <div className={css.meter} data-strength={strength}>
      {steps.map((step) => (
        <span key={step} className={css.bar} data-on={step <= strength ? '' : undefined} />
      ))}
      {strength === 0 ? null : (
        <output className={css.words} aria-label={t('form.strength')}>
          {t(`form.strength.${strength}`)}
        </output>
      )}
    </div>
  );
}

const steps = [1, 2, 3, 4] as const;
