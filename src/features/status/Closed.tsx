import type { ReactNode } from 'react';
import { WithWords } from '../../i18n/index.ts';
import type { SystemStatusInfo } from '../../wire/permission.ts';
import { MaintenanceScreen } from './MaintenanceScreen.tsx';
import { RegionScreen } from './RegionScreen.tsx';

export interface ClosedProps {
  readonly info: SystemStatusInfo;
  readonly controls: ReactNode;
  readonly onContact: () => void;
}

/** The screen that shows why the site is closed. */
export function Closed({ info, controls, onContact }: ClosedProps) {
  return (
    <WithWords areas={['status']}>
      {info.maintenance ? (
        <MaintenanceScreen end={info.maintenanceEnd ?? null} controls={controls} onContact={onContact} onReload={reload} />
      ) : (
        <RegionScreen location={info.location} controls={controls} onContact={onContact} />
      )}
    </WithWords>
  );
}

const reload = () => location.reload();
