import type { ReactNode } from 'react';
import { dateText } from '../../domain/dateText.ts';
import { useText } from '../../i18n/index.ts';
import { useBrand } from '../../runtime/brand/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ModePicture } from '../../ui/ModePicture/ModePicture.tsx';
import { ContactButtons } from './ContactButtons.tsx';
import { Countdown } from './Countdown.tsx';
import { Scenery } from './Scenery.tsx';
import { StatusBar } from './StatusBar.tsx';
import * as css from './StatusScreen.css.ts';

export interface MaintenanceScreenProps {
  /** ISO 8601; null if unknown. */
  readonly end: string | null;
  /** Language and mode: the only header parts that remain. */
  readonly controls: ReactNode;
  readonly onContact: () => void;
  readonly onReload: () => void;
}

export function MaintenanceScreen({ end, controls, onContact, onReload }: MaintenanceScreenProps) {
  const t = useText();
  const { contacts, maintenancePicture, timeZone } = useBrand();
  const reachable = contacts.chat || contacts.email !== null || contacts.social.length > 0;
  return (
    <div className={css.screen}>
      {maintenancePicture === null ? (
        <Scenery gears />
      ) : (
        <div className={maintenancePicture.dark.base === maintenancePicture.light.base ? css.onePicture : css.picture}>
          <ModePicture pictures={maintenancePicture} sizes="100vw" alt="" priority />
        </div>
      )}
      <StatusBar controls={controls} />
      <main className={maintenancePicture === null ? css.body : css.bodyBelowPicture}>
        <Badge kind="warning" size="lg" icon={<Icon name="wrench" weight="fill" size={16} />}>
          {t('status.maintenance.badge')}
        </Badge>
        <h1 className={css.title}>{t('status.maintenance.title')}</h1>
        <p className={css.subtitle}>{t('status.maintenance.subtitle')}</p>
        <p className={css.text}>{t('status.maintenance.text')}</p>
        {end === null ? null : (
          <>
            <Countdown until={end} />
            <p className={css.end}>
              {t('status.maintenance.end')}{' '}
              <time className={css.endTime} dateTime={end}>
                {dateText(end, timeZone)}
              </time>
            </p>
          </>
        )}
        <div className={css.actions}>
          <ContactButtons onContact={onContact} />
          <Button
            size="lg"
            tone={reachable ? 'secondary' : 'primary'}
            iconStart={<Icon name="arrows-clockwise" size={18} />}
            onClick={onReload}
          >
            {t('status.reload')}
          </Button>
        </div>
      </main>
    </div>
  );
}
