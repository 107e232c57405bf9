import type { Live } from '../../platform/live/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenants } from '../../tenants/tenant/index.ts';
import { createDeskEvents } from './events.ts';
import { createFigures } from './figures/index.ts';
import { type ActServices, createQueueActs } from './queue/acts.ts';
import { createClaims } from './queue/claims.ts';
import { createDetails, type DetailDeps } from './queue/detail.ts';
import { createQueueList } from './queue/list.ts';

export interface DeskDeps extends Omit<DetailDeps, 'list' | 'operators' | 'bindings' | 'promotions' | 'tenants'> {
  readonly live: Pick<Live, 'follow' | 'ready'>;
  readonly tenants: Pick<Tenants, 'byMerchant' | 'load'>;
  readonly operators: ActServices['operators'];
  readonly bindings: ActServices['bindings'] & DetailDeps['bindings'];
  readonly promotions: { readonly operate: ActServices['promotions']['operate'] & DetailDeps['promotions']['operate'] };
  readonly deposits: ActServices['deposits'];
  readonly feedbackAnswers: ActServices['feedbackAnswers'];
}

/** The operators' desk. */
export function createDesk(deps: DeskDeps) {
  const claims = createClaims(deps);
  const list = createQueueList({ ...deps, claims });
  return {
    queue: { ...list, claims, ...createDetails({ ...deps, list }), ...createQueueActs({ ...deps, claims, list }) },
    events: createDeskEvents(deps),
    figures: createFigures(deps),
  };
}

export const deskModule = defineModule({
  needs: [
    'db',
    'now',
    'audit',
    'bindings',
    'deposits',
    'feedbackAnswers',
    'live',
    'operators',
    'promotions',
    'tenants',
    'withdrawals',
  ],
  gives: { desk: createDesk },
  drain: ({ desk }) => desk.events.drain(),
});
