import { assign, setup } from 'xstate';
import { systemStatus } from '../../domain/systemStatus.ts';
import type { SystemStatusInfo } from '../../wire/permission.ts';
import { unprovided } from '../unprovided.ts';

/** Poll interval while the site is closed, in milliseconds. */
export const pollEvery = 60_000;

/**
 * Whether the site is open, under maintenance or blocked in the user's region. While it is closed, the flow polls and opens
 * the site when it can.
 */
export const systemStatusMachine = setup({
  types: {
    input: {} as { readonly info: SystemStatusInfo },
    context: {} as { readonly info: SystemStatusInfo },
    events: {} as { type: 'status.check' },
    tags: {} as 'blocked' | 'busy',
  },
  actors: { readStatus: unprovided<SystemStatusInfo>('readStatus') },
  delays: { pollEvery },
  guards: {
    isMaintenance: ({ context }) => systemStatus(context.info) === 1,
    isRegion: ({ context }) => systemStatus(context.info) === 2,
  },
  actions: { adopt: assign({ info: (_, info: SystemStatusInfo) => info }) },
}).createMachine({
  id: 'systemStatus',
  context: ({ input }) => ({ info: input.info }),
  // Requested immediately: the status in the page is the same for all users and has no location.
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'readStatus',
        onDone: { target: 'deciding', actions: { type: 'adopt', params: ({ event }) => event.output } },
        // A failed call keeps the last known status.
        onError: 'deciding',
      },
    },
    deciding: {
      always: [{ guard: 'isMaintenance', target: 'maintenance' }, { guard: 'isRegion', target: 'region' }, { target: 'open' }],
    },
    open: { on: { 'status.check': 'asking' } },
    maintenance: { tags: 'blocked', after: { pollEvery: 'asking' }, on: { 'status.check': 'asking' } },
    region: { tags: 'blocked', after: { pollEvery: 'asking' }, on: { 'status.check': 'asking' } },
  },
});
