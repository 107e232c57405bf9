import { afterEach, expect, it, vi } from 'vitest';
import { openMessage, showMessage } from './notices.ts';

afterEach(() => vi.unstubAllGlobals());

const message = { id: '5f0c', title: 'Alpha', text: 'Deposit credited', unread: 3 };
const address = '/index?member=messageV2&member.message=5f0c';

it('shows a message under the icon of the site, once per message, and the number of unread ones on the installed site', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  const setAppBadge = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { setAppBadge });
  await showMessage({ showNotification }, '/icon.png', message);
  const options = { body: 'Deposit credited', tag: '5f0c', icon: '/icon.png', badge: '/icon.png' };
  expect(showNotification.mock.calls).toEqual([['Alpha', options]]);
  expect(setAppBadge.mock.calls).toEqual([[3]]);
  vi.stubGlobal('navigator', {});
  await showMessage({ showNotification }, '/icon.png', message);
  expect(showNotification).toHaveBeenCalledTimes(2);
});

it('shows nothing for a push without a message, or in a browser without notices', async () => {
  const showNotification = vi.fn<ServiceWorkerRegistration['showNotification']>(async () => undefined);
  await showMessage({ showNotification }, '/icon.png', undefined);
  expect(showNotification).not.toHaveBeenCalled();
  await expect(showMessage({}, '/icon.png', message)).resolves.toBeUndefined();
});

it('opens a message in a page of the site that is open, else in a new one', async () => {
  const focus = vi.fn(async () => null);
  const page = { focus, navigate: vi.fn(async () => page) };
  const openWindow = vi.fn(async () => null);
  await openMessage({ matchAll: async () => [page], openWindow }, '5f0c');
  expect([page.navigate.mock.calls, focus.mock.calls.length, openWindow.mock.calls]).toEqual([[[address]], 1, []]);
  await openMessage({ matchAll: async () => [], openWindow }, '5f0c');
  expect(openWindow.mock.calls).toEqual([[address]]);
});
