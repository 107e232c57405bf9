import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { iconNameOf } from '../../../ui/Icon/iconNameOf.ts';
import { bareList } from '../shell.css.ts';
import * as css from './Footer.css.ts';

export function FooterPayments() {
  const t = useText();
  const { payments } = useBrand().footer;
  if (payments.length === 0) return null;
  return (
    <section>
      <h2 className={css.heading}>{t('shell.footer.payments')}</h2>
      <ul className={`${bareList} ${css.payments}`}>
        {payments.map(({ icon, label }) => (
          <li key={label} className={css.payment}>
            <Icon name={iconNameOf(icon, 'wallet')} size={18} />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
