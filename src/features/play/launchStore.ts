import type { LaunchWish } from '../../domain/launchWish.ts';
import type { LaunchFault } from '../../flows/launch/index.ts';
import type { Launcher, VendorGames } from '../../ui/launch/useLaunch.ts';

/** What the page of the frame shows of a launch. */
export interface LaunchView {
  readonly wish: LaunchWish;
  /** The whole address of the frame; null while there is none. */
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

/** What runs launches, once it has loaded. */
export interface LaunchHostPort {
  readonly launch: (wish: LaunchWish) => void;
  readonly showGames: (vendor: VendorGames) => void;
  readonly send: (event: FrameEvent) => void;
}

export interface LaunchStore extends Launcher {
  readonly view: () => LaunchView | null;
  readonly subscribe: (notify: () => void) => () => void;
  readonly show: (view: LaunchView | null) => void;
  readonly send: (event: FrameEvent) => void;
  readonly attach: (host: LaunchHostPort) => () => void;
}

/** Takes orders before the flow that fulfils them is there. */
export function createLaunchStore(wake: () => void): LaunchStore {
  const listeners = new Set<() => void>();
  const waiting: ((host: LaunchHostPort) => void)[] = [];
  let host: LaunchHostPort | null = null;
  let view: LaunchView | null = null;
  const order = (give: (to: LaunchHostPort) => void) => {
    if (host === null) waiting.push(give);
    else give(host);
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
    launch: (wish) => order((to) => to.launch(wish)),
    showGames: (vendor) => order((to) => to.showGames(vendor)),
    send: (event) => host?.send(event),
    attach(next) {
      host = next;
      for (const give of waiting.splice(0)) give(next);
      return () => {
        host = null;
      };
    },
  };
}
