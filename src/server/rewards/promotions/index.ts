import type { Language } from '../../../domain/language.ts';
import { moneyToWire } from '../../../domain/money.ts';
import type {
  PromotionAct,
  PromotionApplication,
  PromotionClaim,
  PromotionOffer,
  PromotionPaid,
  RaffleClaim,
  RaffleClaimed,
} from '../../../wire/promotions.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import type { Audit } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type ActDeps, createActs, type Paid } from './acts.ts';
import { createBoard } from './board.ts';
import { createBonuses } from './bonuses.ts';
import { createOperatorActs } from './operatorActs.ts';

export { commitmentTo } from './acts.ts';
export type { Bonuses } from './bonuses.ts';
export { paidTogether } from './budget.ts';
export { lockAccount } from './figures.ts';
export type { ApplicationKey } from './operatorActs.ts';

interface PromotionDeps extends Omit<ActDeps, 'bonuses'> {
  readonly pictures: Pick<Pictures, 'ofBrand'>;
  readonly audit: Pick<Audit, 'note'>;
  readonly saferPlay: Pick<SaferPlay, 'assertMay' | 'forbids'>;
}

export type Promotions = ReturnType<typeof createPromotions>;

/** Promotions of the manifest: what an account may claim of them, and the bonus money they paid. */
export function createPromotions(deps: PromotionDeps) {
  const bonuses = createBonuses(deps);
  const acts = createActs({ ...deps, bonuses });
  const board = createBoard({ ...deps, bonuses });

  const paid = async (tenant: Tenant, owner: Account, language: Language, id: string, { amount, wallet, balance }: Paid) => ({
    offer: await board.offer(tenant, owner, language, id),
    amount: moneyToWire(amount),
    wallet,
    balance: moneyToWire(balance),
  });

  return {
    list: (...given: Parameters<typeof board.list>) => board.list(...given),
    detail: (...given: Parameters<typeof board.detail>) => board.detail(...given),
    available: (...given: Parameters<typeof board.available>) => board.available(...given),
    rewards: (...given: Parameters<typeof board.rewards>) => board.rewards(...given),

    /** Notes that the member has opened it; once more changes nothing. @throws Failure NOT_FOUND */
    open: (tenant: Tenant, owner: Account, { id }: PromotionAct): Promise<void> => board.open(tenant, owner, id),

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    async join(tenant: Tenant, owner: Account, language: Language, { id }: PromotionAct): Promise<PromotionOffer> {
      await acts.join(tenant, owner, id);
      return board.offer(tenant, owner, language, id);
    },

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT, VALIDATION */
    async apply(tenant: Tenant, owner: Account, language: Language, form: PromotionApplication): Promise<PromotionOffer> {
      await acts.apply(tenant, owner, form);
      return board.offer(tenant, owner, language, form.id);
    },

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    async claim(tenant: Tenant, owner: Account, language: Language, claim: PromotionClaim): Promise<PromotionPaid> {
      return paid(tenant, owner, language, claim.id, await acts.claim(tenant, owner, claim));
    },

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    async signIn(tenant: Tenant, owner: Account, language: Language, claim: PromotionClaim): Promise<PromotionPaid> {
      return paid(tenant, owner, language, claim.id, await acts.signIn(tenant, owner, claim));
    },

    /** @throws Failure NOT_FOUND, NOT_ALLOWED, CONFLICT */
    async draw(tenant: Tenant, owner: Account, language: Language, claim: RaffleClaim): Promise<RaffleClaimed> {
      const row = await acts.draw(tenant, owner, claim);
      return { result: board.resultOf(row), raffle: await board.raffle(tenant, owner, language, claim.id) };
    },

    /** For missions: a bonus of theirs, in their ledger request. */
    grant: (...given: Parameters<typeof bonuses.grant>) => bonuses.grant(...given),
    bonuses: (...given: Parameters<typeof bonuses.page>) => bonuses.page(...given),
    cancelBonus: (...given: Parameters<typeof bonuses.cancel>) => bonuses.cancel(...given),
    /** A job. */
    settleDue: () => bonuses.settleDue(),

    operate: createOperatorActs({ ...deps, bonuses }),
  };
}

const settleEveryMs = 60_000;

export const promotionsModule = defineModule({
  needs: ['db', 'now', 'audit', 'limits', 'ledger', 'pictures', 'promotionBook', 'saferPlay'],
  gives: {
    promotions: createPromotions,
    // Missions and ranks grant them.
    bonuses: ({ promotions }: Record<'promotions', Promotions>) => promotions,
  },
  jobs: ({ promotions }) => [{ name: 'bonuses', everyMs: settleEveryMs, run: () => promotions.settleDue() }],
});
