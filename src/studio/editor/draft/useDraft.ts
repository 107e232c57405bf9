import { useSelector } from '@xstate/react';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from '../document/draft.machine.ts';
import { type EditStep, type Place, pointerTo, valueAt, withSteps, withValue } from '../document/values.ts';
import type { OpenDraft, Person } from './openDraft.ts';

export const DraftContext = createContext<OpenDraft | null>(null);

export function useOpenDraft(): OpenDraft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('A draft is needed here: draw it within DraftProvider.');
  return draft;
}

/** A part of the draft's state; draws again only when that part changes. */
export const useDraft = <Part>(select: (snapshot: SnapshotFrom<typeof draftMachine>) => Part): Part =>
  useSelector(useOpenDraft().actor, select);

export const useDocument = (): unknown => useDraft(({ context }) => context.document);
export const usePublished = (): unknown => useDraft(({ context }) => context.server.published);
export const useFiles = (): Readonly<Record<string, string>> => useDraft(({ context }) => context.server.files);

/** Whether the JSON editor holds text that is no document: the form stands still. */
export const useBroken = () => useDraft(({ context }) => context.broken);

export interface DraftActs {
  /** Sets one setting; undefined removes it, so that the standard holds again. */
  readonly set: (place: Place, value: unknown) => void;
  /** Takes a whole document. `key`: what the person is doing, for undo. */
  readonly replace: (document: unknown, key: string) => void;
  readonly apply: (steps: readonly EditStep[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly leave: () => void;
  readonly read: () => unknown;
}

export function useDraftActs(): DraftActs {
  const { actor } = useOpenDraft();
  return useMemo(() => {
    const read = () => actor.getSnapshot().context.document;
    const replace = (document: unknown, key: string) => actor.send({ type: 'edit', document, key, at: Date.now() });
    return {
      read,
      replace,
      set: (place, value) => replace(withValue(read(), place, value), pointerTo(place)),
      apply: (steps) => replace(withSteps(read(), steps), `fix ${Date.now()}`),
      undo: () => actor.send({ type: 'undo' }),
      redo: () => actor.send({ type: 'redo' }),
      leave: () => actor.send({ type: 'leave' }),
    };
  }, [actor]);
}

/** One setting: what the draft says, what is published, and how to change it. */
export function useSetting(place: Place) {
  const value = useDraft(({ context }) => valueAt(context.document, place));
  const published = useDraft(({ context }) => valueAt(context.server.published, place));
  const { set } = useDraftActs();
  return { value, published, set: (next: unknown) => set(place, next) };
}

export function usePeople(): readonly Person[] {
  const { people, onPeople } = useOpenDraft();
  return useSyncExternalStore(onPeople, people);
}
