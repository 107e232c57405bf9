import { useSyncExternalStore } from 'react';
import { type InstallWay, installWay } from './installWay.ts';

/** Event of Chromium with which the site may have the browser ask. The library of the DOM does not hold it. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const scope = globalThis as { liveryInstall?: InstallPrompt };

let isInstalled: boolean | null = null;
let isOpen = false;
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

/** Installed: opened from the home screen, or installed while the page is open. */
const runsInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;

function way(): InstallWay | null {
  isInstalled ??= runsInstalled();
  const { userAgent, maxTouchPoints } = navigator;
  return installWay({ isInstalled, canPrompt: scope.liveryInstall !== undefined, userAgent, touchPoints: maxTouchPoints });
}

function subscribe(listener: () => void) {
  watch();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let isWatching = false;

function watch() {
  if (isWatching) return;
  isWatching = true;
  // The inline script of the document keeps the event; this reports it.
  addEventListener('beforeinstallprompt', notify);
  addEventListener('appinstalled', () => {
    isInstalled = true;
    isOpen = false;
    notify();
  });
}

function setOpen(open: boolean) {
  isOpen = open;
  notify();
}

/** Opens and closes the sheet that leads to the home screen, from wherever it is offered. */
export const installSheet = {
  open: (): void => setOpen(true),
  close: (): void => setOpen(false),
  /** Has the browser ask. Its event serves once. */
  prompt: (): void => {
    const event = scope.liveryInstall;
    delete scope.liveryInstall;
    setOpen(false);
    void event?.prompt();
  },
} as const;

/** Way of the site to the home screen; null on the server, and where there is none. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(subscribe, way, () => null);

export const useInstallOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
