import type { Download } from '../../domain/downloads.ts';
import { useText } from '../../i18n/index.ts';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import * as css from './InstallGuide.css.ts';
import type { ResourceLook } from './resourceLooks.ts';

/** Install instructions per app; the target of `/down#install`. */
export function InstallGuide({ resources }: { readonly resources: readonly (Download & ResourceLook)[] }) {
  const t = useText();
  return (
    <section id="install" className={css.guide} aria-labelledby="install-title">
      <SectionHeading id="install-title" title={t('download.install.title')} />
      <div className={css.columns}>
        {resources.map(({ kind, name, steps }) => (
          <div key={kind} className={css.column}>
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
      <p className={css.note}>{t('download.install.note')}</p>
    </section>
  );
}
