import { useText } from '../../i18n/index.ts';
import { isOutside, socialLook, useBrand } from '../../runtime/brand/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

/**
 * Contacts while the site is closed. The help centre is closed too, so a brand without a chat offers its social links; a brand
 * without either gets no button.
 */
export function ContactButtons({ onContact }: { readonly onContact: () => void }) {
  const t = useText();
  const { contacts } = useBrand();
  if (contacts.chat) {
    return (
      <Button size="lg" iconStart={<Icon name="headset" size={20} />} onClick={onContact}>
        {t('status.contact')}
      </Button>
    );
  }
  const channels = [
    ...(contacts.email === null
      ? []
      : [{ to: `mailto:${contacts.email}`, icon: 'envelope-simple' as const, name: contacts.email }]),
    ...contacts.social
      .filter(isOutside)
      .map(({ kind, url }) => ({ to: url, icon: socialLook(kind).icon, name: t(socialLook(kind).name) })),
  ];
  return channels.map(({ to, icon, name }, index) => (
    <LinkButton
      key={to}
      to={to}
      size="lg"
      tone={index === 0 ? 'primary' : 'secondary'}
      newTab={isOutside({ url: to })}
      iconStart={<Icon name={icon} size={20} />}
    >
      {name}
    </LinkButton>
  ));
}
