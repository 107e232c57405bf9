import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { bareList } from '../shell.css.ts';
import * as css from './Footer.css.ts';

const links = [
  ['terms', 'shell.footer.terms'],
  ['privacy', 'shell.footer.privacy'],
  ['responsible', 'shell.footer.responsible'],
] as const;

/** No year: the page is cached and identical for all users. */
export function LegalLine() {
  const t = useText();
  const { name } = useBrand();
  return (
    <div className={css.legal}>
      <p>{t('shell.footer.copyright', { name })}</p>
      <nav className={css.legalLinks} aria-label={t('shell.footer.legal')}>
        <ul className={`${bareList} ${css.legalList}`}>
          {links.map(([topic, label]) => (
            <li key={topic}>
              <SiteLink to={`/help#${topic}`} className={css.legalLink}>
                {t(label)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageMenu side="above" />
    </div>
  );
}
