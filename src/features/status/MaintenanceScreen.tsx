import { type ReactNode, useEffect, useState } from 'react';
import { momentText } from '../../domain/momentText.ts';
import { type TextKey, useLanguage, useText } from '../../i18n/index.ts';
import { isOutside, useBrand } from '../../runtime/brand/index.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { ModePicture } from '../../ui/ModePicture/ModePicture.tsx';
import { ContactButtons } from './ContactButtons.tsx';
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
  const language = useLanguage();
  const { contacts, maintenancePicture, timeZone } = useBrand();
  const reachable = contacts.chat || contacts.email !== null || contacts.social.some(isOutside);
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
                {momentText(end, { timeZone, language })}
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

const daySeconds = 86_400;

/** Time until a date: hours, minutes and seconds; from two days on, days instead of seconds. Hidden once it has passed. */
function Countdown({ until }: { readonly until: string }) {
  const t = useText();
  const left = useSecondsUntil(until);
  if (left !== null && left <= 0) return null;
  const far = left !== null && left >= 2 * daySeconds;
  const part = (name: TextKey, value: (seconds: number) => number) => ({
    name: t(name),
    value: left === null ? null : Math.floor(value(left)),
  });
  const parts = [
    ...(far ? [part('status.days', (seconds) => seconds / daySeconds)] : []),
    part('status.hours', (seconds) => (far ? seconds % daySeconds : seconds) / 3_600),
    part('status.minutes', (seconds) => (seconds / 60) % 60),
    ...(far ? [] : [part('status.seconds', (seconds) => seconds % 60)]),
  ];
  return (
    <div className={css.clock} role="timer" aria-label={t('status.maintenance.left')}>
      {parts.map(({ name, value }) => (
        <div key={name} className={css.unit}>
          <span className={css.number}>{value === null ? '--' : String(value).padStart(2, '0')}</span>
          <span className={css.unitName}>{name}</span>
        </div>
      ))}
    </div>
  );
}

/** Null until hydration: the server's HTML is the same for all users. */
function useSecondsUntil(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000)));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
