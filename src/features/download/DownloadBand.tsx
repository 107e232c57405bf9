import { useText } from '../../i18n/index.ts';
import { isOutside, useBrand } from '../../runtime/brand/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './DownloadBand.css.ts';
import { LazyQrCode } from './LazyQrCode.tsx';
import { useResources } from './useResources.ts';

/** The brand's apps on the home page: QR codes on desktop, links on phones. */
export function DownloadBand() {
  const t = useText();
  const { name } = useBrand();
  const resources = useResources();
  if (resources.length === 0) return null;
  return (
    <section className={css.band} aria-labelledby="home-download">
      <div>
        <h2 className={css.title} id="home-download">
          {t('home.download.title')}
        </h2>
        <p className={css.scanText}>{t('home.download.text', { name })}</p>
        <p className={css.touchText}>{t('home.download.touchText', { name })}</p>
        <LinkButton to="/down#install" tone="tonal">
          {t('home.download.guide')}
        </LinkButton>
      </div>
      <ul className={css.links}>
        {resources.map((resource) => (
          <li key={resource.kind} className={css.link}>
            <LinkButton
              to={resource.url}
              newTab={isOutside(resource)}
              block
              tone="secondary"
              iconStart={<Icon name={resource.icon} size={20} />}
            >
              {t(resource.name)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <ul className={css.codes}>
        {resources.map((resource) => (
          <li key={resource.kind} className={css.code}>
            <LazyQrCode value={resource.url} label={t('download.qr', { kind: t(resource.name) })} />
            {t(resource.name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
