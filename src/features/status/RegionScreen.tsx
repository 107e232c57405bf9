import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { SystemStatusInfo } from '../../wire/permission.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { countryName } from './countryName.ts';
import * as css from './RegionScreen.css.ts';
import { Scenery } from './Scenery.tsx';
import { StatusBar } from './StatusBar.tsx';
import { screen } from './StatusScreen.css.ts';

export interface RegionScreenProps {
  /** Empty until the server has responded: the page itself has no user data. */
  readonly location: SystemStatusInfo['location'];
  readonly controls: ReactNode;
  readonly onContact: () => void;
}

export function RegionScreen({ location, controls, onContact }: RegionScreenProps) {
  const t = useText();
  const country = countryName(location.country, useLanguage());
  return (
    <div className={screen}>
      <Scenery gears={false} />
      <StatusBar controls={controls} />
      <main className={css.place}>
        <div className={css.card}>
          <span className={css.sign}>
            <Icon name="globe-hemisphere-east" weight="duotone" size={28} />
          </span>
          <h1 className={css.title}>{t('status.region.title')}</h1>
          <p className={css.text}>{t('status.region.text')}</p>
          <dl className={css.facts}>
            <Fact icon={<Icon name="globe" weight="duotone" size={22} />} name={t('status.region.ip')} value={location.ip} />
            <Fact icon={<Icon name="map-pin" weight="duotone" size={22} />} name={t('status.region.country')} value={country} />
          </dl>
          <div className={css.actions}>
            <ContactButtons onContact={onContact} />
            <CopyButton text={`${location.ip} · ${country}`} />
          </div>
        </div>
      </main>
    </div>
  );
}

interface FactProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly value: string;
}

function Fact({ icon, name, value }: FactProps) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>
        <span className={css.factSign}>{icon}</span>
        {name}
      </dt>
      <dd className={css.factValue}>{value}</dd>
    </div>
  );
}

function CopyButton({ text }: { readonly text: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // The clipboard may be blocked; the text can still be selected by hand.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button size="lg" tone="secondary" iconStart={<Icon name={copied ? 'check' : 'copy'} size={18} />} onClick={copy}>
      <span aria-live="polite">{t(copied ? 'status.region.copied' : 'status.region.copy')}</span>
    </Button>
  );
}
