import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import * as css from './Header.css.ts';

/** Quiet shortcuts for whoever has a mouse and room; phones find them in the side menu. */
export function HeaderActions({ support }: { readonly support: (() => void) | null }) {
  const t = useText();
  return (
    <div className={css.actions}>
      <SiteLink to="/down" className={css.action}>
        <Icon name="device-mobile" size={18} />
        {t('shell.header.download')}
      </SiteLink>
      <SiteLink to="/help" className={css.action}>
        <Icon name="question" size={18} />
        {t('shell.header.help')}
      </SiteLink>
      {support === null ? null : (
        <button type="button" className={css.strongAction} onClick={support}>
          <Icon name="headset" size={18} />
          {t('shell.header.support')}
        </button>
      )}
      <span className={css.divider} />
    </div>
  );
}
