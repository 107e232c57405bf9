import { fromPromise } from 'xstate';
import { queries } from '../../api/index.ts';
import { systemStatusMachine } from '../../flows/system-status/index.ts';

/** Provides the flow's actor with the real call. */
export const statusWith = (ask = queries.status().queryFn) =>
  systemStatusMachine.provide({ actors: { readStatus: fromPromise(({ signal }) => ask({ signal })) } });
