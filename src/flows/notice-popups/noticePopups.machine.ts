import { assign, setup } from 'xstate';
import type { Notice } from '../../wire/notice.ts';
import { unprovided, unprovidedListener } from '../unprovided.ts';

interface Input {
  /** Most notices of one run. */
  readonly limit: number;
}

interface Context {
  /** Not shown yet, the next one first. */
  readonly queue: readonly Notice[];
  /** Number of notices that may still show. */
  readonly left: number;
  /** Whether this tab may show the next one. */
  readonly isClaimed: boolean;
}

type PageEvent = { readonly type: 'page.quiet' } | { readonly type: 'page.busy' };

/**
 * Notices that open by themselves. Each waits until nothing else is on the page, is claimed so that no other tab shows it today,
 * and gives way to a window that opens meanwhile.
 */
export const noticePopupsMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as PageEvent | { readonly type: 'popup.close' },
  },
  actors: {
    load: unprovided<readonly Notice[]>('load'),
    /** Sends whether something else is on the page: its state, then every change. */
    watchPage: unprovidedListener<PageEvent>('watchPage'),
    /** True for the first tab that asks today. */
    claim: unprovided<boolean, Notice | null>('claim'),
  },
  guards: {
    isOver: ({ context }) => context.queue.length === 0 || context.left === 0,
    isClaimed: ({ context }) => context.isClaimed,
    isOurs: (_, { isOurs }: { readonly isOurs: boolean }) => isOurs,
  },
  actions: {
    keep: assign({ queue: (_, { notices }: { readonly notices: readonly Notice[] }) => notices }),
    claimed: assign({ isClaimed: true }),
    drop: assign({ queue: ({ context }) => context.queue.slice(1), isClaimed: false }),
    count: assign({ left: ({ context }) => context.left - 1 }),
  },
}).createMachine({
  id: 'noticePopups',
  context: ({ input }) => ({ queue: [], left: input.limit, isClaimed: false }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'next', actions: { type: 'keep', params: ({ event }) => ({ notices: event.output }) } },
        onError: { target: 'over' },
      },
    },
    next: { always: [{ guard: 'isOver', target: 'over' }, { target: 'waiting' }] },
    waiting: {
      invoke: { src: 'watchPage' },
      on: { 'page.quiet': [{ guard: 'isClaimed', target: 'showing' }, { target: 'claiming' }] },
    },
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => context.queue[0] ?? null,
        onDone: [
          {
            guard: { type: 'isOurs', params: ({ event }) => ({ isOurs: event.output }) },
            // The page may have changed since.
            target: 'waiting',
            actions: 'claimed',
          },
          { target: 'next', actions: 'drop' },
        ],
        onError: { target: 'next', actions: 'drop' },
      },
    },
    showing: {
      invoke: { src: 'watchPage' },
      on: {
        'page.busy': { target: 'waiting' },
        'popup.close': { target: 'next', actions: ['drop', 'count'] },
      },
    },
    over: { type: 'final' },
  },
});
