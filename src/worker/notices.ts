import type { PushMessage } from '../domain/workerMessages.ts';
import { messageAddress } from './rules.ts';

interface OpenPage {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<OpenPage | null>;
}

/** Pages of the site that are open in the browser. */
export interface Pages {
  matchAll(choice: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  openWindow(address: string): Promise<unknown>;
}

/** Shows a message that was pushed, and the number of unread ones on the icon of the installed site. */
export async function showMessage(
  registration: Partial<Pick<ServiceWorkerRegistration, 'showNotification'>>,
  icon: string,
  given: unknown,
): Promise<void> {
  const message = given as PushMessage | undefined;
  if (message === undefined || !('showNotification' in registration)) return;
  const { id, title, text, unread } = message;
  await registration.showNotification?.(title, { body: text, tag: id, icon, badge: icon });
  // Absent where the site has no icon that could carry the number.
  await (navigator as { setAppBadge?: (count: number) => Promise<void> }).setAppBadge?.(unread);
}

/** Shows a message in a page that is open, else in a new one. */
export async function openMessage(pages: Pages, id: string): Promise<void> {
  const address = messageAddress(id);
  const [page] = await pages.matchAll({ type: 'window', includeUncontrolled: false });
  if (page === undefined) await pages.openWindow(address);
  else await (await page.navigate(address))?.focus();
}
