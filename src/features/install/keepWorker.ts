import { type WorkerMessage, workerAddress } from '../../domain/workerMessages.ts';
import { trustedAddress } from '../../runtime/scripts/index.ts';

/** Time between two checks for a new version while the page stays open. */
const checkEveryMs = 3_600_000;

/** Longest time to wait for a worker to say its build. */
const answerTimeoutMs = 5_000;

export interface WorkerReports {
  /** A version that is newer than the page waits: `take` has it replace the active one, which reloads the page. */
  readonly onWaiting: (take: () => void) => void;
}

/**
 * Registers the service worker of the site and watches for its new versions; without a build removes what an earlier visit left.
 * A worker of the build that the page is of replaces the active one by itself, because nothing that is open is older.
 *
 * @param build Name of the build of this page; undefined for a site without a worker.
 */
export async function keepWorker(build: string | undefined, { onWaiting }: WorkerReports): Promise<void> {
  // Absent in private windows of Firefox and outside of https.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (workers === undefined) return;
  if (build === undefined) return removeWorkers(workers);
  const registration = await workers.register(trustedAddress('worker', workerAddress), { updateViaCache: 'none' });
  const look = async () => {
    const { waiting, active } = registration;
    if (waiting === null || active === null) return;
    const take = () => waiting.postMessage('take' satisfies WorkerMessage);
    if ((await buildOf(waiting)) === build) return take();
    onWaiting(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true });
      take();
    });
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void look();
    });
  });
  await look();
  checkWhenSeen(registration);
}

async function removeWorkers(workers: ServiceWorkerContainer): Promise<void> {
  const registrations = await workers.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (registrations.length > 0) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Null if the worker does not answer. */
function buildOf(worker: ServiceWorker): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    const timer = setTimeout(() => done(null), answerTimeoutMs);
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      done(typeof data === 'string' ? data : null);
    });
    port1.start();
    worker.postMessage('build' satisfies WorkerMessage, [port2]);
  });
}

/** An installed site stays open for days and navigates within itself, so that the browser does not check. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checked < checkEveryMs) return;
    checked = Date.now();
    // Without a network the next look tries again.
    registration.update().catch(() => undefined);
  });
}
