import { beforeEach, expect, it, vi } from 'vitest';
import { sessionValues } from '../../api/session.ts';
import { createPageCache } from '../data/index.ts';
import type { DialogOptions } from '../overlays/index.ts';
import { type SessionPage, sessionEffects } from './sessionEffects.tsx';
import { createVisit } from './visit.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../../api/call.ts', () => ({
  call: async (name: string) => {
    asked.push(name);
    if (name === 'domainRoute') return { domainList: [] };
    return name === 'balance' ? { sumBalance: '1.0000', wallets: [{ wallet: 'main', balance: '1.0000' }] } : [];
  },
}));

// Styles cannot be created outside a browser build.
vi.mock('../../ui/Icon/Icon.tsx', () => ({ Icon: () => null }));

const dialogs: DialogOptions[] = [];
const effects = () => {
  const overlays = { showDialog: (dialog: DialogOptions) => void dialogs.push(dialog) } as unknown as SessionPage['overlays'];
  const page: SessionPage = {
    t: (key) => key,
    overlays,
    go: () => undefined,
    cache: createPageCache({ catalogue: [], banners: [], notices: [], help: [] }),
    hasModalRoute: () => false,
    merchant: 'alpha',
    language: 'vi',
    pwdEnabled: false,
    idleMinutes: 30,
  };
  return sessionEffects(page, createVisit());
};

beforeEach(() => {
  sessionValues.clear();
  asked.length = 0;
  dialogs.length = 0;
});

it('titles its questions and warnings by in_popup_prompt [ERR-03]', () => {
  const { askLogout, warnTrial } = effects();
  askLogout({ yes: () => undefined, no: () => undefined });
  warnTrial();
  expect(dialogs.map(({ title }) => title)).toEqual(['in_popup_prompt', 'in_popup_prompt']);
});

it('fills the session with vendors, mirrors, wallets and favourites of a member, once [STORE-01]', async () => {
  effects().keepMemberData({ account: 'minhanh', isAgent: 0 });
  await vi.waitFor(() => {
    const missing = (['gameVendor', 'routers', 'merchantWallet', 'favGames'] as const).filter(
      (key) => sessionValues.read(key) === null,
    );
    expect(missing).toEqual([]);
  });
  expect(asked.toSorted()).toEqual(['balance', 'domainRoute', 'favouriteGames', 'gameVendors']);
  expect(sessionValues.read('merchantWallet')?.wallets).toEqual([{ wallet: 'main', balance: '1.0000' }]);
  effects().keepMemberData({ account: 'minhanh', isAgent: 0 });
  await vi.waitFor(() => expect(asked).toHaveLength(4));
});

it('asks for neither wallets nor favourites of a trial account', async () => {
  effects().keepMemberData({ account: 'trial', isAgent: 4 });
  await vi.waitFor(() => expect(sessionValues.read('routers')).not.toBe(null));
  expect(asked.toSorted()).toEqual(['domainRoute', 'gameVendors']);
});
