import { useBrand } from '../../brand/index.ts';
import { useText } from '../../i18n/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import * as css from './DownloadBand.css.ts';
import { LazyQrCode } from './LazyQrCode.tsx';
import { useResources } from './useResources.ts';

/** The apps of the brand on its home page. */
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
        <p className={css.text}>{t('home.download.text', { name })}</p>
        <LinkButton to="/down#install" tone="tonal">
          {t('home.download.guide')}
        </LinkButton>
      </div>
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
