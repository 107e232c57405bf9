import type { ReactNode } from 'react';
import { words as english } from '../../i18n/en.status.ts';
import { PageWords } from '../../i18n/index.ts';
import { words as vietnamese } from '../../i18n/vi.status.ts';
import type { SystemStatusInfo } from '../../wire/permission.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { RegionScreen } from './RegionScreen.tsx';

const words = { vi: vietnamese, en: english };

export interface ClosedProps {
  readonly info: SystemStatusInfo;
  readonly controls: ReactNode;
  readonly onContact: () => void;
}

/** The screen that says why the site is closed. */
export function Closed({ info, controls, onContact }: ClosedProps) {
  return (
    <PageWords words={words}>
      {info.maintenance ? (
        <MaintenanceScreen end={info.maintenanceEnd ?? null} controls={controls} onContact={onContact} onReload={reload} />
      ) : (
        <RegionScreen location={info.location} controls={controls} onContact={onContact} />
      )}
    </PageWords>
  );
}

const reload = () => location.reload();
