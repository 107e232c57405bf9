import type { Category } from '../../domain/category.ts';
import type { LaunchTarget } from '../../domain/launchTarget.ts';
import type { LaunchFault } from '../../flows/launch/index.ts';

/** A vendor whose games are shown in a popup. */
export interface VendorGames {
  readonly gameType: Category;
  readonly vassalage: string;
  readonly name: string;
}

export interface Launcher {
  readonly launch: (target: LaunchTarget) => void;
  readonly showGames: (vendor: VendorGames) => void;
}

/** State of a launch, as the game page shows it. */
export interface LaunchView {
  readonly target: LaunchTarget;
  /** Absolute URL of the frame; null while there is none. */
  readonly frame: string | null;
  readonly state: 'waiting' | 'warned' | 'asking' | 'opening' | 'playing' | 'failed';
  readonly fault: LaunchFault | null;
  readonly gameName: string | null;
  readonly demo: boolean;
}

export type FrameEvent =
  | { readonly type: 'frame.ready' | 'frame.blocked' | 'frame.balance' | 'frame.close' }
  | { readonly type: 'frame.error'; readonly code: string }
  | { readonly type: 'launch.retry' | 'launch.leave' | 'page.left' };

/** Runs launches once its chunk has loaded. */
export interface LaunchHostPort extends Launcher {
  readonly send: (event: FrameEvent) => void;
}

export interface LaunchStore extends Launcher {
  readonly view: () => LaunchView | null;
  readonly subscribe: (notify: () => void) => () => void;
  readonly show: (view: LaunchView | null) => void;
  readonly send: (event: FrameEvent) => void;
  readonly attach: (host: LaunchHostPort) => () => void;
}

/**
 * Queues commands until the host attaches.
 * @param wake Called on every command, so that the host starts to load.
 */
export function createLaunchStore(wake: () => void): LaunchStore {
  const listeners = new Set<() => void>();
  const queue: ((host: LaunchHostPort) => void)[] = [];
  let host: LaunchHostPort | null = null;
  let view: LaunchView | null = null;
  const command = (execute: (to: LaunchHostPort) => void) => {
    if (host === null) queue.push(execute);
    else execute(host);
    wake();
  };
  return {
    view: () => view,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    show(next) {
      view = next;
      for (const notify of listeners) notify();
    },
    launch: (target) => command((to) => to.launch(target)),
    showGames: (vendor) => command((to) => to.showGames(vendor)),
    send: (event) => host?.send(event),
    attach(next) {
      host = next;
      for (const execute of queue.splice(0)) execute(next);
      return () => {
        host = null;
      };
    },
  };
}
