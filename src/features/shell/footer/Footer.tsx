import { useText } from '../../../i18n/index.ts';
import { wrap } from '../shell.css.ts';
import * as css from './Footer.css.ts';
import { FooterAbout } from './FooterAbout.tsx';
import { FooterHelp } from './FooterHelp.tsx';
import { FooterLicence } from './FooterLicence.tsx';
import { FooterPayments } from './FooterPayments.tsx';
import { FooterVendors } from './FooterVendors.tsx';
import { LegalLine } from './LegalLine.tsx';

export function Footer() {
  const t = useText();
  return (
    <footer className={css.footer} data-place="footer" data-far="">
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
