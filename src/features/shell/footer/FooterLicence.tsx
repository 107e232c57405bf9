import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { iconNameOf } from '../../../ui/Icon/iconNameOf.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { bareList } from '../shell.css.ts';
import * as css from './Footer.css.ts';

/** Age and licences. Always shown: a brand can fill this block but not remove it. */
export function FooterLicence() {
  const t = useText();
  const { minAge, footer } = useBrand();
  return (
    <section>
      <h2 className={css.heading}>{t('shell.footer.licence')}</h2>
      <div className={css.licence}>
        <span className={css.age}>
          <VisuallyHidden>{t('shell.footer.ageLong', { age: minAge })}</VisuallyHidden>
          <span aria-hidden="true">{t('shell.footer.age', { age: minAge })}</span>
        </span>
        <div className={css.licenceText}>
          {footer.licences.length === 0 ? <p>{t('shell.footer.noLicence', { age: minAge })}</p> : null}
          {footer.licences.map(({ issuer, number, url, note }) => (
            <p key={number}>
              {t('shell.footer.licenceLine', { issuer })}{' '}
              {url === null ? (
                <strong className={css.strong}>{number}</strong>
              ) : (
                <SiteLink to={url} newTab className={css.textLink}>
                  {number}
                </SiteLink>
              )}
              {note === null ? null : <span className={css.note}>{note}</span>}
            </p>
          ))}
        </div>
      </div>
      {footer.assurances.length === 0 ? null : (
        <ul className={`${bareList} ${css.assurances}`}>
          {footer.assurances.map(({ icon, label }) => (
            <li key={label} className={css.assurance}>
              <Icon name={iconNameOf(icon, 'shield-check')} size={16} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
