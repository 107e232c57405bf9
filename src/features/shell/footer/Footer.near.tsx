import { queries } from '../../../api/index.ts';
import { zoneText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useServedQuery } from '../../../runtime/data/index.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { iconNameOf } from '../../../ui/Icon/iconNameOf.ts';
import { RichText } from '../../../ui/RichText/RichText.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { bareList, wrap } from '../shell.css.ts';
import { VendorLogo } from '../VendorLogo.tsx';
import * as css from './Footer.css.ts';
import { FooterAbout } from './FooterAbout.tsx';
import { FooterLicence } from './FooterLicence.tsx';
import { firstParagraph, footerTopics } from './footerTopics.ts';

/** The footer inside its place, which the shell keeps. */
export default function Footer() {
  const t = useText();
  return (
    <footer className={css.footer} data-place="footer">
      <div className={wrap}>
        <div className={css.columns}>
          <FooterAbout />
          <div className={css.middle}>
            <FooterPayments />
            <FooterLicence />
          </div>
          <section className={css.help}>
            <h2 className={css.heading}>{t('shell.footer.help')}</h2>
            <FooterHelp />
          </section>
        </div>
        <FooterVendors />
        <LegalLine />
      </div>
    </footer>
  );
}

/** The fixed help topics: the first paragraph of each, with a link to the full text. */
function FooterHelp() {
  const t = useText();
  const { data = [] } = useServedQuery(queries.help());
  const items = footerTopics(data).map(({ id, title, body }) => ({
    id: `footer-${id}`,
    title,
    body: (
      <>
        <RichText html={firstParagraph(body)} />
        <SiteLink to={`/help#${id}`} className={css.textLink} label={t('shell.footer.moreOf', { title })}>
          {t('shell.footer.more')}
        </SiteLink>
      </>
    ),
  }));
  return items.length === 0 ? null : <Accordion items={items} exclusive="footer-help" />;
}

function FooterPayments() {
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

/** One logo per vendor, in catalogue order. */
function FooterVendors() {
  const t = useText();
  const { data = [] } = useServedQuery(queries.catalogue());
  const vendors = [...new Map(data.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor])).values()];
  return vendors.length === 0 ? null : (
    <ul className={`${bareList} ${css.vendors}`} aria-label={t('shell.footer.vendors')}>
      {vendors.map(({ vassalage, displayName, smallIcon }) => (
        <li key={vassalage}>
          <VendorLogo src={smallIcon} name={displayName} />
        </li>
      ))}
    </ul>
  );
}

const links = [
  ['terms', 'shell.footer.terms'],
  ['privacy', 'shell.footer.privacy'],
  ['responsible', 'shell.footer.responsible'],
] as const;

/** No year: the page is cached and identical for all users. A zone's offset may be that of its last render. */
function LegalLine() {
  const t = useText();
  const language = useLanguage();
  const { name, timeZone, articles } = useBrand();
  return (
    <div className={css.legal}>
      <p>
        {t('shell.footer.copyright', { name })} {t('shell.footer.zone', { zone: zoneText(timeZone, language) })}
      </p>
      <nav className={css.legalLinks} aria-label={t('shell.footer.legal')}>
        <ul className={`${bareList} ${css.legalList}`}>
          {articles.map((kind) => (
            <li key={kind}>
              <SiteLink to={`/${kind}`} className={css.legalLink}>
                {t(`shell.articles.${kind}`)}
              </SiteLink>
            </li>
          ))}
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
