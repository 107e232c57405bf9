import { type AnyMachineSnapshot, type AnyStateMachine, type AnyStateNode, type EventObject, getStateNodes } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

interface Walk {
  readonly input?: unknown;
  /** Events of the user or the page. */
  readonly events: readonly (EventObject & Readonly<Record<string, unknown>>)[];
  /** Possible results of each call, by actor name. */
  readonly answers: Readonly<Record<string, readonly unknown[]>>;
  /** Possible errors of every call. */
  readonly errors: readonly unknown[];
  /** Context keys that do not distinguish states, such as timestamps. */
  readonly ignore?: readonly string[];
}

interface Found {
  /** Unreachable leaf states. */
  readonly unreached: readonly string[];
  /** Non-final leaf states without a way out. */
  readonly traps: readonly string[];
}

/**
 * Explores every path through a machine: all events, every result and error of every call, every timeout. Runs no calls and no
 * actions.
 */
export function walk(machine: AnyStateMachine, { input, events, answers, errors, ignore = [] }: Walk): Found {
  const adjacency = getAdjacencyMap(machine, {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      snapshot.status === 'active' ? [...events, ...internalEvents(snapshot, answers, errors)] : [],
    serializeState: ({ value, context }: AnyMachineSnapshot) =>
      JSON.stringify(value) + JSON.stringify(context, (name, part: unknown) => (ignore.includes(name) ? null : part)),
  } as never) as unknown as Readonly<Record<string, Situation>>;
  const reached = new Set<string>();
  const left = new Set<string>();
  for (const { state, transitions } of Object.values(adjacency)) {
    const here = leafIdsOf(state);
    for (const id of here) reached.add(id);
    for (const { state: next } of Object.values(transitions)) {
      const there = leafIdsOf(next);
      for (const id of here) if (!there.includes(id)) left.add(id);
    }
  }
  const leaves = leavesOf(machine.root);
  return {
    unreached: leaves.filter(({ id, isPassing }) => !reached.has(id) && !isPassing).map(({ id }) => id),
    traps: leaves.filter(({ id, isFinal }) => reached.has(id) && !isFinal && !left.has(id)).map(({ id }) => id),
  };
}

interface Situation {
  readonly state: AnyMachineSnapshot;
  readonly transitions: Readonly<Record<string, { readonly state: AnyMachineSnapshot }>>;
}

/** Internal events of the state: results and errors of its calls, and timeouts. */
function internalEvents(snapshot: AnyMachineSnapshot, answers: Walk['answers'], errors: Walk['errors']): EventObject[] {
  return nodesOf(snapshot).flatMap((node) => [
    ...node.invoke.flatMap(({ id, src }) => {
      const name = typeof src === 'string' ? src : id;
      return [
        ...(answers[name] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output })),
        ...(name in answers ? errors : []).map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ];
    }),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);
}

const leafIdsOf = (snapshot: AnyMachineSnapshot): string[] =>
  nodesOf(snapshot)
    .filter(isLeaf)
    .map(({ id }) => id);

const nodesOf = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => getStateNodes(machine.root, value);

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final';

/** Leaf states; `isPassing` marks transient ones, which are left on entry. */
function leavesOf(node: AnyStateNode): { id: string; isFinal: boolean; isPassing: boolean }[] {
  if (isLeaf(node)) return [{ id: node.id, isFinal: node.type === 'final', isPassing: (node.always?.length ?? 0) > 0 }];
  return Object.values(node.states).flatMap(leavesOf);
}
