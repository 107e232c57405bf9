/** Path of the service worker's program. */
export const workerAddress = '/sw.js';

/** Path of the page that it shows without a network. */
export const offlineAddress = '/offline.html';

/** Data that the server writes before the program of a brand. */
export interface WorkerData {
  /** The build whose files the worker keeps. */
  readonly build: string;
  /** Address of the icon of the site, for notices. */
  readonly icon: string;
  /** Digest of the offline page. */
  readonly page: string;
}

/** Messages of a page to a worker: to say its build through the port, or to replace the active worker. */
export type WorkerMessage = 'build' | 'take';

/** Message of the inbox that a browser shows while no page of the site is open. `unread` counts up to 100. */
export interface PushMessage {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly unread: number;
}
