import type { Static } from 'typebox';
import { moneyToWire } from '../../../domain/money.ts';
import type { SeamlessBalance, SeamlessSession } from '../../../wire/seamless.ts';
import type { Limits } from '../../identity/ports/index.ts';
import type { Ledger } from '../../money/ledger/index.ts';
import { playWallet, type Wallets } from '../../money/wallets/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { defineModule, type Setting } from '../../platform/modules/index.ts';
import { systemStatus } from '../../tenants/permission/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';
import { createCallBudget, type NewCallBudget } from './callBudget.ts';
import { SeamlessRefusal, unknownGame } from './errors.ts';
import { createGames } from './games.ts';
import { createPlaceBet } from './placeBet.ts';
import type { VendorCaller } from './playDeps.ts';
import { createPlaySessions } from './playSessions.ts';
import { createRecord } from './record.ts';
import { createResolveRounds, hasDueRounds } from './resolveRounds.ts';
import { createRollback } from './rollback.ts';
import { openRoundsOf } from './rounds.ts';
import { createSettleBets } from './settleBets.ts';
import type { Vendors } from './vendorAdapter.ts';

export { SeamlessRefusal } from './errors.ts';
export type { VendorCaller } from './playDeps.ts';
export type { PlayedWin } from './record.ts';
export type { VendorAdapter, Vendors } from './vendorAdapter.ts';
export { UnknownGame, VendorDown } from './vendorAdapter.ts';

interface NewPlay {
  readonly db: Db;
  readonly now: () => Date;
  readonly ledger: Ledger;
  readonly wallets: Wallets;
  readonly limits: Pick<Limits, 'keyedHash'>;
  readonly tenants: Pick<Tenants, 'byMerchant'>;
  readonly vendors: Vendors;
}

export type Play = ReturnType<typeof createPlay>;

const unknownOrigin = { ip: '', country: '' };

/** Seamless wallet operations of vendors, play sessions and the betting record. */
export function createPlay({ db, now, ledger, wallets, limits, tenants, vendors }: NewPlay) {
  const playSessions = createPlaySessions({ db, now, limits });
  const games = createGames(vendors);
  const deps = {
    ledger,
    playSessions,
    vendors,
    now,
    gameOf: (...asked: Parameters<typeof games.ofVendor>) => games.ofVendor(...asked),
  };
  const placeBet = createPlaceBet(deps);
  const settle = createSettleBets(deps);
  const { rollback, refund } = createRollback(deps);
  const record = createRecord(db);

  return {
    playSessions,
    record,
    /** The adapter for games of this studio and category; null if there is none. */
    vendorOf: games.vendorOf,

    async authenticate(tenant: Tenant, vendor: string, ticket: string): Promise<Static<typeof SeamlessSession>> {
      const { token, playSession, game: row } = await playSessions.swap(tenant, vendor, ticket);
      const game = games.ofVendor(tenant, vendor, row);
      if (game === null) throw unknownGame(tenant, vendor, playSession.gameId);
      const wallet = await wallets.open(tenant, playSession.owner);
      return {
        session: token,
        player: playSession.player,
        // The account's nickname is its login name until it is changed.
        nickname: playSession.player,
        language: playSession.language,
        currency: tenant.brand.money.currency,
        profile: tenant.brand.profile === 'real' && !playSession.isDemo ? 'real' : 'play',
        demo: playSession.isDemo,
        balance: moneyToWire(await ledger.balance(wallet)),
        game,
        openRounds: await openRoundsOf(db, { ...playSession, vendor }),
      };
    },

    async balance(tenant: Tenant, vendor: string, token: string): Promise<Static<typeof SeamlessBalance>> {
      const { playSession } = await playSessions.find(db, tenant, vendor, token);
      const balance = await ledger.balance(playWallet(tenant, playSession.owner));
      const profile = tenant.brand.profile === 'real' && !playSession.isDemo ? 'real' : 'play';
      return { balance: moneyToWire(balance), currency: tenant.brand.money.currency, profile };
    },

    /** Under maintenance bets are refused; placed bets are still settled. */
    bet(caller: VendorCaller, order: Parameters<typeof placeBet>[1]) {
      if (systemStatus(caller.tenant.brand, unknownOrigin, now()).maintenance) throw new SeamlessRefusal('MAINTENANCE');
      return placeBet(caller, order);
    },

    settle,
    rollback,
    refund,
    hasDueRounds: () => hasDueRounds(db, now()),
    resolveRounds: createResolveRounds({ db, now, tenants, vendors, settle, refund }),
  };
}

type CallBudgetNeeds = Omit<NewCallBudget, 'perMinute'> & Setting<'vendorCallsPerMinute', number>;

export const playModule = defineModule({
  needs: ['settings', 'db', 'now', 'limits', 'ledger', 'tenants', 'vendors', 'wallets'],
  gives: {
    play: createPlay,
    callBudget: ({ settings, ...deps }: CallBudgetNeeds) =>
      createCallBudget({ ...deps, perMinute: settings.vendorCallsPerMinute }),
  },
  jobs: ({ play }) => [{ name: 'rounds', isDue: play.hasDueRounds, run: () => play.resolveRounds() }],
});
