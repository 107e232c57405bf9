import { offlineAddress, type WorkerData, type WorkerMessage } from '../domain/workerMessages.ts';
import { openMessage, type Pages, showMessage } from './notices.ts';
import { cachesToDelete, filesCache, handlingOf, isOfSameBuild, mayKeep, pageCache } from './rules.ts';

/** Parts of a service worker's scope and events that the program uses; the library of the DOM does not hold them. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}
interface NotificationClick extends ExtendableEvent {
  readonly notification: Notification;
}
interface WorkerScope {
  /** Written by the server before this program. */
  readonly livery: WorkerData;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage>) => void): void;
}

const scope = self as unknown as WorkerScope;
const { livery } = scope;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, scope.location.origin);
  if (handling === 'page') event.respondWith(openPage(event));
  else if (handling === 'file') event.respondWith(openFile(event));
});
scope.addEventListener('message', ({ data, ports }) => {
  if (data === 'take') void scope.skipWaiting();
  else if (data === 'build') ports[0]?.postMessage(livery.build);
});

scope.addEventListener('push', (event) => event.waitUntil(showMessage(scope.registration, livery.icon, event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMessage(scope.clients, event.notification.tag));
});

async function install() {
  const isSame = isOfSameBuild(await caches.keys(), livery.build);
  const response = await fetch(new Request(offlineAddress, { cache: 'reload', credentials: 'omit' }));
  if (!response.ok) throw new Error(`The offline page answers ${response.status}.`);
  await (await caches.open(pageCache(livery.page))).put(offlineAddress, response);
  await caches.open(filesCache(livery.build));
  if (isSame) await scope.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(cachesToDelete(names, livery).map((name) => caches.delete(name)));
  // The request for a page does not wait for the start of the worker. Safari has it since 15.4, Firefox since 99.
  await scope.registration.navigationPreload.enable();
  await scope.clients.claim();
}

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match(offlineAddress)) ?? Response.error();
  }
}

async function openFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (mayKeep(response)) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

/** A full disk costs the copy, not the answer. */
async function keep(address: string, response: Response) {
  try {
    await (await caches.open(filesCache(livery.build))).put(address, response);
  } catch {
    await response.body?.cancel();
  }
}
