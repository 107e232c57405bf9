import { beforeEach, expect, it, vi } from 'vitest';
import { sessionValues } from '../../api/session.ts';
import { createPageCache } from '../data/index.ts';
import type { Overlays } from '../overlays/index.ts';
import type { SessionPage } from './sessionEffects.tsx';
import { createSessionStore } from './sessionStore.ts';

const openModal = vi.fn<Overlays['openModal']>();
const closeModal = vi.fn<Overlays['closeModal']>();
const page: SessionPage = {
  t: (key: string) => key,
  overlays: {
    openModal,
    closeModal: () => undefined,
    showDialog: () => undefined,
    showToast: () => undefined,
    showLoader: () => () => undefined,
  },
  go: () => undefined,
  cache: createPageCache({ catalogue: [], banners: [], notices: [], help: [] }),
  merchant: 'alpha',
  language: 'vi',
  pwdEnabled: false,
  hasMemberCentre: true,
  mayRegister: true,
  idleMinutes: 30,
  hasModalRoute: () => false,
};

beforeEach(() => {
  openModal.mockClear();
  sessionValues.clear();
});

it('opens the login window instead of what only members may do [GATE-01] [GATE-07] [MODAL-02]', () => {
  const store = createSessionStore();
  const action = vi.fn<() => void>();
  store.attach(page);
  store.guard(action);
  expect(openModal).toHaveBeenCalledExactlyOnceWith('loginPopupModal');
  expect(action).not.toHaveBeenCalled();
});

it.each([0, 1, 2, 41, 42])('lets an account of type %i do it [GATE-04]', (isAgent) => {
  sessionValues.write('token', 'any');
  sessionValues.write('isAgent', isAgent);
  const store = createSessionStore();
  const action = vi.fn<() => void>();
  store.guard(action);
  expect(action).toHaveBeenCalledOnce();
  expect(openModal).not.toHaveBeenCalled();
});

it('continues the session that another tab has handed over, and closes the login window', () => {
  const store = createSessionStore();
  store.attach({ ...page, overlays: { ...page.overlays, closeModal } });
  store.adopt();
  expect([store.view().isLoggedIn, closeModal.mock.calls]).toEqual([false, []]);
  sessionValues.write('token', 'any');
  sessionValues.write('account', 'minhanh88');
  store.adopt();
  expect(store.view()).toMatchObject({ isLoggedIn: true, account: 'minhanh88' });
  expect(closeModal).toHaveBeenCalledWith('loginPopupModal');
});

it('shows whom the tab kept, by the names of its storage', () => {
  expect(createSessionStore().view().isLoggedIn).toBe(false);
  sessionValues.write('token', 'any');
  sessionValues.write('account', 'minhanh88');
  sessionValues.write('memberLabel', 'VIP 3');
  expect(createSessionStore().view()).toMatchObject({ isLoggedIn: true, account: 'minhanh88', memberLabel: 'VIP 3' });
});
