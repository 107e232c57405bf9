import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { queries } from '../../api/index.ts';
import { systemStatusMachine } from '../../flows/system-status/index.ts';
import type { SystemStatusInfo } from '../../wire/permission.ts';

/** Provides the flow's actor with the real call. */
const statusWith = (ask = queries.status().queryFn) =>
  systemStatusMachine.provide({ actors: { readStatus: fromPromise(({ signal }) => ask({ signal })) } });

export interface StatusWatchProps {
  readonly info: SystemStatusInfo;
  readonly onInfo: (info: SystemStatusInfo) => void;
  /** The site is open again: polling stops. */
  readonly onOpen: () => void;
}

const machine = statusWith();

/** Runs the flow while the site is, or may be, closed. Renders nothing. */
export function StatusWatch({ info, onInfo, onOpen }: StatusWatchProps) {
  const [snapshot] = useMachine(machine, { input: { info } });
  const latest = snapshot.context.info;
  const open = snapshot.matches('open');
  useEffect(() => onInfo(latest), [latest, onInfo]);
  useEffect(() => {
    if (open) onOpen();
  }, [open, onOpen]);
  return null;
}
