import { downloadsOf } from '../../../domain/downloads.ts';
import { useText } from '../../../i18n/index.ts';
import { socialLook, useBoot } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Logo } from '../../../ui/Logo/Logo.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { bareList } from '../shell.css.ts';
import { DownloadCode } from './DownloadCode.tsx';
import * as css from './Footer.css.ts';

/** About the brand: description, social links, app. */
export function FooterAbout() {
  const t = useText();
  const { brand, permission } = useBoot();
  const { email, social } = brand.contacts;
  const downloads = downloadsOf(permission.resources);
  return (
    <div>
      <span className={css.sign}>
        <Logo logo={brand.logo} on={brand.logoOn.footer} name={brand.name} />
      </span>
      <p className={css.description}>{brand.description ?? t('shell.footer.about', { name: brand.name, age: brand.minAge })}</p>
      {social.length === 0 && email === null ? null : (
        <ul className={`${bareList} ${css.social}`}>
          {social.map(({ kind, url }) => (
            <li key={url}>
              <SiteLink
                to={url}
                newTab
                className={css.socialLink}
                label={t('shell.social.newWindow', { name: t(socialLook(kind).name) })}
              >
                <Icon name={socialLook(kind).icon} />
              </SiteLink>
            </li>
          ))}
          {email === null ? null : (
            <li>
              <SiteLink to={`mailto:${email}`} className={css.socialLink} label={t('shell.right.emailLong', { email })}>
                <Icon name="envelope-simple" />
              </SiteLink>
            </li>
          )}
        </ul>
      )}
      {downloads.length === 0 ? null : <DownloadCode kinds={downloads.map(({ kind }) => kind)} />}
    </div>
  );
}
