import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { bareList } from '../shell.css.ts';
import { VendorLogo } from '../VendorLogo.tsx';
import * as css from './Footer.css.ts';

/** One logo per vendor, in catalogue order. */
export function FooterVendors() {
  const t = useText();
  const { data = [] } = useQuery(queries.catalogue());
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
