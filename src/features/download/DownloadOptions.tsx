import type { ReactNode } from 'react';
import type { Download } from '../../domain/downloads.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { isOutside, useBrand } from '../../runtime/brand/index.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import * as css from './DownloadOptions.css.ts';
import { LazyQrCode } from './LazyQrCode.tsx';
import type { ResourceLook } from './resourceLooks.ts';
import { useResources } from './useResources.ts';

export interface DownloadOptionsProps {
  /** Adds the site to the home screen, where the browser can. */
  readonly install?: ReactNode;
}

/** Every app of the brand with QR code and install instructions. */
export function DownloadOptions({ install }: DownloadOptionsProps) {
  return (
    <WithWords areas={['pages']}>
      <Options install={install} />
    </WithWords>
  );
}

function Options({ install }: DownloadOptionsProps) {
  const t = useText();
  const { name } = useBrand();
  const resources = useResources();
  const hasApps = resources.length === 0 || resources.some(isOutside);
  return (
    <>
      <header className={css.banner}>
        <div className={css.words}>
          <h1 className={css.title}>{t(hasApps ? 'download.title' : 'download.web.title', { name })}</h1>
          <p className={css.text}>{t(hasApps ? 'download.text' : 'download.web.text', { name })}</p>
          <div className={css.install}>{install}</div>
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
                {isOutside(resource) ? (
                  <LinkButton to={resource.url} newTab block iconStart={<Icon name="download-simple" size={18} />}>
                    {t('download.open')}
                  </LinkButton>
                ) : (
                  <LinkButton to={resource.url} block tone="tonal">
                    {t('download.guide')}
                  </LinkButton>
                )}
              </li>
            ))}
          </ul>
          <InstallGuide resources={resources} />
        </>
      )}
    </>
  );
}

/** Install instructions per app; the target of `/down#install` and, per system, of `/down#ios` and `/down#android`. */
function InstallGuide({ resources }: { readonly resources: readonly (Download & ResourceLook)[] }) {
  const t = useText();
  return (
    <section id="install" className={css.guide} aria-labelledby="install-title">
      <SectionHeading id="install-title" title={t('download.install.title')} />
      <div className={css.columns}>
        {resources.map(({ kind, name, steps }) => (
          <div key={kind} id={kind.toLowerCase()} className={css.column}>
            <h3 className={css.kind}>{t(name)}</h3>
            <ol className={css.steps}>
              {steps.map((step) => (
                <li key={step} className={css.step}>
                  {t(step)}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {resources.some(isOutside) ? <p className={css.note}>{t('download.install.note')}</p> : null}
    </section>
  );
}
