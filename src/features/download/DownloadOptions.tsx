import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import * as css from './DownloadOptions.css.ts';
import { InstallGuide } from './InstallGuide.tsx';
import { LazyQrCode } from './LazyQrCode.tsx';
import { useResources } from './useResources.ts';

/** Every app of the brand with QR code and install instructions. */
export function DownloadOptions() {
  const t = useText();
  const { name } = useBrand();
  const resources = useResources();
  return (
    <>
      <header className={css.banner}>
        <div className={css.words}>
          <h1 className={css.title}>{t('download.title', { name })}</h1>
          <p className={css.text}>{t('download.text')}</p>
        </div>
        <span className={css.sign}>
          <Icon name="device-mobile" weight="duotone" size={40} />
        </span>
      </header>
      {resources.length === 0 ? (
        <EmptyState
          icon="device-mobile"
          title={t('download.empty.title')}
          text={t('download.empty.text')}
          action={
            <LinkButton to="/index" tone="tonal">
              {t('download.empty.action')}
            </LinkButton>
          }
        />
      ) : (
        <>
          <ul className={css.options}>
            {resources.map((resource) => (
              <li key={resource.kind} className={css.option}>
                <div className={css.optionHead}>
                  <span className={css.optionSign}>
                    <Icon name={resource.icon} size={24} />
                  </span>
                  <div>
                    <h2 className={css.optionName}>{t(resource.name)}</h2>
                    <p className={css.optionText}>{t(resource.text)}</p>
                  </div>
                </div>
                <LazyQrCode value={resource.url} label={t('download.qr', { kind: t(resource.name) })} />
                <LinkButton to={resource.url} newTab block iconStart={<Icon name="download-simple" size={18} />}>
                  {t('download.open')}
                </LinkButton>
              </li>
            ))}
          </ul>
          <InstallGuide resources={resources} />
        </>
      )}
    </>
  );
}
