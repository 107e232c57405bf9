import { beforeEach, expect, it, vi } from 'vitest';
import { sessionValues } from '../../api/session.ts';
import { createPageCache } from '../data/index.ts';
import type { DialogOptions } from '../overlays/index.ts';
import { type SessionPage, sessionEffects } from './sessionEffects.tsx';
import { createSessionStore } from './sessionStore.ts';
import { createVisit, keepReturnPath } from './visit.ts';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('../../api/call.ts', () => ({
  call: async (name: string) => {
    asked.push(name);
    if (name === 'domainRoute') return { domainList: [] };
    if (name === 'memberInfo') return new Promise(() => undefined);
    return name === 'balance' ? { sumBalance: '1.0000', wallets: [{ wallet: 'main', balance: '1.0000' }] } : [];
  },
}));

// Styles cannot be created outside a browser build.
vi.mock('../../ui/Icon/Icon.tsx', () => ({ Icon: () => null }));

const dialogs: DialogOptions[] = [];
const openModal = vi.fn<SessionPage['overlays']['openModal']>();
const went: string[] = [];
const pageOf = ({ mayRegister = true, hasMemberCentre = true } = {}): SessionPage => {
  const showDialog = (dialog: DialogOptions) => void dialogs.push(dialog);
  const overlays = { showDialog, openModal, showToast: () => undefined } as unknown as SessionPage['overlays'];
  return {
    t: (key) => key,
    overlays,
    go: (path) => void went.push(path),
    cache: createPageCache({ catalogue: [], banners: [], notices: [], help: [] }),
    hasModalRoute: () => true,
    merchant: 'alpha',
    language: 'vi',
    pwdEnabled: false,
    mayRegister,
    hasMemberCentre,
    idleMinutes: 30,
  };
};
const effects = (choice?: { readonly mayRegister: boolean }) => sessionEffects(pageOf(choice), createVisit());

beforeEach(() => {
  sessionValues.clear();
  asked.length = 0;
  dialogs.length = 0;
  went.length = 0;
});

it('titles its questions and warnings by in_popup_prompt, and asks by in_sure_logout [ERR-02] [ERR-03]', () => {
  const { askLogout, warnTrial } = effects();
  askLogout({ yes: () => undefined, no: () => undefined });
  warnTrial();
  expect(dialogs.map(({ title }) => title)).toEqual(['in_popup_prompt', 'in_popup_prompt']);
  expect(dialogs[0]?.text).toBe('in_sure_logout');
});

it.each([
  [true, ['in_increase_submit', 'session.login', 'session.trial.upgrade']],
  [false, ['in_increase_submit', 'session.login']],
])('offers a trial to register only where that is possible: %s [GATE-02] [MANIFEST-08]', (mayRegister, labels) => {
  effects({ mayRegister }).warnTrial();
  expect(dialogs[0]?.buttons.map(({ label }) => label)).toEqual(labels);
});

it('warns a trial account that does what only members may do, and opens no window [GATE-02] [GATE-07]', async () => {
  sessionValues.write('token', 'any');
  sessionValues.write('isAgent', 4);
  const store = createSessionStore();
  const action = vi.fn<() => void>();
  store.attach(pageOf());
  store.guard(action);
  await vi.waitFor(() => expect(dialogs.map(({ text }) => text)).toEqual(['in_need_true_account']));
  expect(openModal).not.toHaveBeenCalled();
  expect(action).not.toHaveBeenCalled();
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

it.each([
  ['over the home page', null, true, '/index?member=securityCenter&member.welcome=1'],
  ['over the page that required the login', '/rng?page=KNK', true, '/rng?page=KNK&member=securityCenter&member.welcome=1'],
  ['not without the member centre', null, false, '/index'],
])('opens securityCenter with a welcome at the first login, %s [LOGIN-06]', (_, returnPath, hasMemberCentre, path) => {
  const visit = createVisit();
  if (returnPath !== null) keepReturnPath(visit, returnPath);
  const page = sessionEffects(pageOf({ hasMemberCentre }), visit);
  page.welcome('An');
  page.continueAfterLogin();
  expect(went).toEqual([path]);
});
