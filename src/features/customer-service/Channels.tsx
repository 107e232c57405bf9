import { useText, WithWords } from '../../i18n/index.ts';
import { isOutside, socialLook, useBrand } from '../../runtime/brand/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/iconNames.ts';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import * as css from './Channels.css.ts';
import { useCustomerService } from './useCustomerService.ts';

interface Channel {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
}

/** Every channel of the brand: customer service, its accounts elsewhere, mail and the help centre. Suspends for its words. */
export function Channels() {
  return (
    <WithWords areas={['contact']}>
      <List />
    </WithWords>
  );
}

function List() {
  const t = useText();
  const { contacts } = useBrand();
  const support = useCustomerService();
  const links: readonly Channel[] = [
    ...contacts.social
      .filter(isOutside)
      .map(({ kind, url }) => ({ to: url, icon: socialLook(kind).icon, name: t(socialLook(kind).name) })),
    ...(contacts.email === null
      ? []
      : [{ to: `mailto:${contacts.email}`, icon: 'envelope-simple' as const, name: contacts.email }]),
    { to: '/help', icon: 'question', name: t('contact.community.help') },
    { to: '/help#feedback', icon: 'chat-circle-dots', name: t('contact.community.feedback') },
  ];
  return (
    <ul className={css.channels}>
      {support === null ? null : (
        <li>
          <button type="button" className={css.channel} onClick={support}>
            <span className={css.sign}>
              <Icon name="headset" weight="duotone" size={28} />
            </span>
            {t('contact.community.chat')}
          </button>
        </li>
      )}
      {links.map(({ to, icon, name }) => (
        <li key={to}>
          <SiteLink to={to} newTab={to.startsWith('https:')} className={css.channel}>
            <span className={css.sign}>
              <Icon name={icon} size={28} />
            </span>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
