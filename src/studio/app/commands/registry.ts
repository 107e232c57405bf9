import { useEffect, useSyncExternalStore } from 'react';
import type { StudioIconName } from '../../kit/index.ts';

/** An entry of the command palette. */
export interface Command {
  readonly id: string;
  readonly group: 'settings' | 'commands' | 'pages' | 'brands';
  readonly label: string;
  readonly detail?: string;
  readonly icon?: StudioIconName;
  /** Shown, and pressed outside of fields as well: `mod+J`, `F8`, `?`, or two in a row: `g b`. */
  readonly keys?: string;
  /** More words it is found by. */
  readonly words?: string;
  /** Address below `/studio`; opened in a new tab with ⌘Enter. */
  readonly to?: string;
  readonly run?: () => void;
  /** Keys that also act while a person is writing, such as `mod+J`. */
  readonly whileWriting?: boolean;
  /** Listed under the keyboard help only. */
  readonly isKeyOnly?: boolean;
}

let sources: ReadonlyMap<object, readonly Command[]> = new Map();
let all: readonly Command[] = [];
const listeners = new Set<() => void>();

function keep(next: typeof sources): void {
  sources = next;
  all = [...sources.values()].flat();
  for (const listener of listeners) listener();
}

/** Offers commands while the caller is shown. Memoise the list: a new one replaces the former. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const source = {};
    keep(new Map([...sources, [source, commands]]));
    return () => {
      const rest = new Map(sources);
      rest.delete(source);
      keep(rest);
    };
  }, [commands]);
}

/** Everything that can be done from here. */
export const allCommands = (): readonly Command[] => all;

export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => all,
  );
}
