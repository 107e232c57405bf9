import { type TextKey, useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import type { InstallWay } from '../../runtime/install/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { IconName } from '../../ui/Icon/iconNames.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import * as css from './InstallSheet.css.ts';

export interface InstallSheetProps {
  readonly way: InstallWay;
  /** Whether the site has a page without a network. */
  readonly hasOffline: boolean;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Leads to the home screen: a button where the browser asks, steps with pictures on iPhone and iPad. */
export function InstallSheet({ way, hasOffline, onAdd, onClose }: InstallSheetProps) {
  const t = useText();
  const { name } = useBrand();
  return (
    <Sheet title={t('app.install.title')} dismissable onClose={onClose}>
      <div className={css.brand}>
        <Mark size="icon" />
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.note}>{t('app.install.note')}</p>
        </div>
      </div>
      {way === 'prompt' ? <Reasons hasOffline={hasOffline} /> : <Steps />}
      <div className={css.actions}>
        {way === 'prompt' ? (
          <>
            <Button block size="lg" onClick={onAdd}>
              {t('app.install.add')}
            </Button>
            <Button block tone="ghost" onClick={onClose}>
              {t('app.install.later')}
            </Button>
          </>
        ) : (
          <Button block size="lg" onClick={onClose}>
            {t('app.install.understood')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const reasons: readonly { readonly icon: IconName; readonly key: 'fast' | 'current' | 'offline' }[] = [
  { icon: 'lightning', key: 'fast' },
  { icon: 'arrows-clockwise', key: 'current' },
  { icon: 'wifi-slash', key: 'offline' },
];

function Reasons({ hasOffline }: { readonly hasOffline: boolean }) {
  const t = useText();
  return (
    <ul className={css.list}>
      {reasons
        .filter(({ key }) => hasOffline || key !== 'offline')
        .map(({ icon, key }) => (
          <li key={key} className={css.reason}>
            <span className={css.sign}>
              <Icon name={icon} size={20} />
            </span>
            <div>
              <p className={css.strong}>{t(`app.install.${key}`)}</p>
              <p className={css.note}>{t(`app.install.${key}.text`)}</p>
            </div>
          </li>
        ))}
    </ul>
  );
}

const steps = ['app.install.step.1', 'app.install.step.2', 'app.install.step.3'] as const satisfies readonly TextKey[];

/** Each step with a picture of the part of the screen that it is about. */
function Steps() {
  const t = useText();
  const { name } = useBrand();
  const pictures = [
    <div key="bar" className={css.bar}>
      <Icon name="caret-left" size={20} />
      <Icon name="caret-right" size={20} />
      <span className={css.pressed}>
        <Icon name="export" size={20} />
      </span>
      <Icon name="copy" size={20} />
    </div>,
    <div key="row" className={css.menuRow}>
      <span>{t('app.install.row')}</span>
      <Icon name="plus-square" size={20} />
    </div>,
    <div key="home" className={css.home}>
      <Mark size="small" />
      <span className={css.homeName}>{name}</span>
    </div>,
  ];
  return (
    <ol className={css.list} aria-label={t('app.install.steps')}>
      {steps.map((step, index) => (
        <li key={step} className={css.step}>
          <div className={css.picture} aria-hidden="true">
            {pictures[index]}
          </div>
          <p className={css.stepText}>{t(step)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The brand's mark as the icon has it: on the ground of the header. */
function Mark({ size }: { readonly size: keyof typeof css.mark }) {
  const { mark } = useBrand();
  return (
    <span className={css.mark[size]}>
      <span className={css.markInside}>
        <Picture picture={mark} alt="" sizes="64px" fit="contain" />
      </span>
    </span>
  );
}
